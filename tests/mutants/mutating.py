"""Mutants: a module with one small thing wrong, at a place in its syntax tree.

A mutant is a place and one of the ways in which the node there can be wrong. What only says something to people is left
alone: texts, annotations, docstrings, the fields of a class. So is what only refuses that which cannot be: conditions
under which an error is raised and nothing else done, and ``strict``.
"""

import ast
from collections.abc import Callable, Iterator
from copy import deepcopy
from functools import cache, partial
from typing import Any, TypeAlias

from attrs import frozen

from lasca_rules.regulations import load

PROSE = frozenset({"Text", "Named", "Refusal", "find", "NardyError", "InputError"})
"""Calls whose arguments are texts for people, after the first one at any rate."""
SWAPPED: dict[type[ast.AST], Callable[[], Any]] = {
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
    ast.Is: ast.IsNot,
    ast.IsNot: ast.Is,
    ast.In: ast.NotIn,
    ast.NotIn: ast.In,
    ast.And: ast.Or,
    ast.Or: ast.And,
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.Mult: ast.FloorDiv,
    ast.FloorDiv: ast.Mult,
    ast.BitAnd: ast.BitOr,
    ast.BitOr: ast.BitAnd,
    ast.Break: ast.Continue,
    ast.Continue: ast.Break,
}
TWINS = {"any": "all", "all": "any", "min": "max", "max": "min"}

Way: TypeAlias = Callable[[], ast.AST]
"""Makes what stands in a node's place."""


@frozen
class Mutant:
    """One thing wrong with a module, told so that it can be found again when lines have moved."""

    module: str
    """The module's file below the package: ``play/game.py``."""
    function: str
    """The function or method of the module that it is in or deep in; empty for the module's own statements."""
    line: int
    was: str
    becomes: str
    source: str
    """The whole module with this one thing wrong."""

    @property
    def key(self) -> tuple[str, str, str, str]:
        """What tells it from other mutants, whatever line it stands on."""
        return self.module, self.function, self.was, self.becomes

    def __str__(self) -> str:
        return f"{self.module}:{self.line} {self.function or '(module)'}: {self.was} -> {self.becomes}"


@frozen
class Place:
    """A node that can be wrong, the function around it, and the number of the node in ``ast.walk``."""

    number: int
    function: str
    line: int
    ways: int


def places(source: str) -> tuple[Place, ...]:
    """Return every place of a module at which something can be wrong."""
    tree = ast.parse(source)
    numbers = {node: number for number, node in enumerate(ast.walk(tree))}
    return tuple(
        Place(numbers[node], function, _line(node), len(list(_ways(node, tree))))
        for node, function in _deciding(tree, "")
        if any(True for _ in _ways(node, tree))
    )


def mutant(module: str, source: str, place: Place, way: int) -> Mutant:
    """Return the mutant of a module at a place, in one of that place's ways."""
    tree = ast.parse(source)
    node = list(ast.walk(tree))[place.number]
    made = list(_ways(node, tree))[way]()
    was, becomes = _told(node), _told(made)
    for parent in ast.walk(tree):
        for name, value in ast.iter_fields(parent):
            if value is node:
                setattr(parent, name, made)
            elif isinstance(value, list) and any(each is node for each in value):
                setattr(parent, name, [made if each is node else each for each in value])
    ast.copy_location(made, node)
    return Mutant(module, place.function, place.line, was, becomes, ast.unparse(ast.fix_missing_locations(tree)))


def _deciding(node: ast.AST, function: str, *, inside: bool = False) -> Iterator[tuple[ast.AST, str]]:
    """Yield the nodes that decide something, each with the outermost function around it."""
    for child in _deciding_children(node):
        if _only_refuses(child):
            continue
        match child:
            case ast.FunctionDef():
                for around in _around(child):
                    yield around, function if inside else ""
                    yield from _deciding(around, function, inside=inside)
                name = function if inside else f"{function}.{child.name}".removeprefix(".")
                yield from _deciding(child, name, inside=True)
            case ast.ClassDef(name=name) if not inside:
                yield from _deciding(child, f"{function}.{name}".removeprefix("."))
            case ast.ClassDef():
                yield from _deciding(child, function, inside=True)
            case _:
                yield child, function if inside else ""
                yield from _deciding(child, function, inside=inside)


def _around(function: ast.FunctionDef) -> Iterator[ast.expr]:
    """Yield what is worked out where a function is defined: what its decorators are given, and defaults.

    The readings that a rule declares decide nothing: they only refuse that it should rest on others.
    """
    for decorator in function.decorator_list:
        if isinstance(decorator, ast.Call):
            yield from decorator.args
            yield from (keyword.value for keyword in decorator.keywords if keyword.arg != "readings")
    yield from (each for each in (*function.args.defaults, *function.args.kw_defaults) if each is not None)


def _only_refuses(node: ast.AST) -> bool:
    """Is it a guard: an ``if`` that raises an error, with a message put together before, and does nothing else?"""
    match node:
        case ast.If(body=[*before, ast.Raise()], orelse=[]):
            return all(isinstance(each, ast.Assign) for each in before)
        case ast.keyword(arg="strict"):
            return True
        case _:
            return False


def _deciding_children(node: ast.AST) -> Iterator[ast.AST]:
    match node:
        case ast.ClassDef(body=body):
            yield from (each for each in body if isinstance(each, ast.FunctionDef))
        case ast.FunctionDef(body=body):
            yield from _without_docstring(body)
        case ast.Module(body=body):
            yield from _without_docstring(body)
        case ast.AnnAssign(value=value, annotation=annotation):
            if value is not None and "TypeAlias" not in ast.unparse(annotation):
                yield value
        case ast.Import() | ast.ImportFrom() | ast.Raise() | ast.JoinedStr():
            return
        case ast.Call(func=ast.Name(id=name), args=[first, *_]) if name in PROSE:
            yield first
        case _:
            yield from ast.iter_child_nodes(node)


def _without_docstring(body: list[ast.stmt]) -> Iterator[ast.stmt]:
    for statement in body:
        if not (isinstance(statement, ast.Expr) and isinstance(statement.value, ast.Constant)):
            yield statement


def _ways(node: ast.AST, tree: ast.Module) -> Iterator[Way]:  # noqa: C901, PLR0912 -- one case a kind of node
    """Yield the ways in which a node can be wrong."""
    match node:
        case ast.Break() | ast.Continue():
            yield SWAPPED[type(node)]
        case ast.Compare(ops=[operator]) if type(operator) in SWAPPED:
            yield lambda: _evolved(node, ops=[SWAPPED[type(operator)]()])
        case ast.BinOp(op=operator) | ast.AugAssign(op=operator) if type(operator) in SWAPPED:
            yield lambda: _evolved(node, op=SWAPPED[type(operator)]())
        case ast.Constant(value=bool(value)):
            yield lambda: ast.Constant(not value)
        case ast.Constant(value=int(number)):
            yield lambda: ast.Constant(number + 1)
            if number > 0:
                yield lambda: ast.Constant(number - 1)
        case ast.Constant(value=str(text)):
            other = _another_id(text, tree)
            if other:
                yield lambda: ast.Constant(other)
        case ast.UnaryOp(op=ast.Not(), operand=operand):
            yield lambda: deepcopy(operand)
        case ast.BoolOp(op=operator, values=values):
            yield lambda: _evolved(node, op=SWAPPED[type(operator)]())
            for place in range(len(values)):
                yield partial(_boolean, node, place)
        case ast.If(test=test) | ast.IfExp(test=test) | ast.While(test=test):
            yield lambda: _evolved(node, test=ast.UnaryOp(ast.Not(), deepcopy(test)))
            if not isinstance(node, ast.While):
                yield lambda: _evolved(node, test=ast.Constant(value=False))
                yield lambda: _evolved(node, test=ast.Constant(value=True))
        case ast.comprehension(ifs=[_, *_]):
            yield lambda: _evolved(node, ifs=[])
        case ast.Attribute(attr="other", value=value):
            yield lambda: deepcopy(value)
        case ast.Attribute(attr=member, value=ast.Name(id=name)) if member.isupper():
            other = _another_member(name, member, tree)
            if other:
                yield lambda: _evolved(node, attr=other)
        case ast.Name(id=name) if name in TWINS:
            yield lambda: ast.Name(TWINS[name], ast.Load())
        case ast.Call(func=ast.Name(id="evolve"), keywords=keywords):
            for place in range(len(keywords)):
                yield partial(_evolved, node, keywords=keywords[:place] + keywords[place + 1 :])
        case ast.Tuple(elts=elements, ctx=ast.Load()) if len(elements) > 1:
            for place in range(len(elements)):
                yield partial(_evolved, node, elts=elements[:place] + elements[place + 1 :])
        case ast.Match(cases=cases) if len(cases) > 1:
            for place in range(len(cases)):
                yield partial(_evolved, node, cases=cases[:place] + cases[place + 1 :])
        case ast.Expr(value=ast.Yield() | ast.YieldFrom() | ast.Call()):
            yield ast.Pass
        case _:
            return


def _evolved(node: ast.AST, **changes: object) -> ast.AST:
    """Return a copy of a node with something about it changed."""
    made = deepcopy(node)
    for name, value in changes.items():
        setattr(made, name, deepcopy(value))
    return made


def _boolean(node: ast.BoolOp, left_out: int) -> ast.expr:
    """Return a condition without one of its parts."""
    rest = [deepcopy(value) for place, value in enumerate(node.values) if place != left_out]
    return rest[0] if len(rest) == 1 else ast.BoolOp(deepcopy(node.op), rest)


def _another_id(text: str, tree: ast.Module) -> str | None:
    """Return another statement or reading that the module names, where the text names one."""
    texts = (each.value for each in ast.walk(tree) if isinstance(each, ast.Constant))
    return _next(text, {each for each in texts if isinstance(each, str) and each in _ids()})


@cache
def _ids() -> frozenset[str]:
    registry = load()
    statements = {name for each in registry.statements for name in (each.id, each.label)}
    return frozenset(statements).union(each.id for each in registry.readings)


def _another_member(name: str, member: str, tree: ast.Module) -> str | None:
    """Return another member of an enumeration, one that the module names as well."""
    named = (each for each in ast.walk(tree) if isinstance(each, ast.Attribute) and each.attr.isupper())
    return _next(member, {each.attr for each in named if isinstance(each.value, ast.Name) and each.value.id == name})


def _next(one: str, all_of_them: set[str]) -> str | None:
    """Return the one after this among several, in their order; ``None`` if this is none or there is no other."""
    if one not in all_of_them or len(all_of_them) == 1:
        return None
    ordered = sorted(all_of_them)
    return ordered[(ordered.index(one) + 1) % len(ordered)]


def _told(node: ast.AST) -> str:
    """Tell a node on one line: of an ``if`` its condition, of a ``match`` its cases."""
    match node:
        case ast.If(test=test) | ast.While(test=test):
            return f"if {ast.unparse(test)}"
        case ast.Match(cases=cases):
            return "match " + " | ".join(ast.unparse(case.pattern) for case in cases)
        case ast.Pass():
            return "(nothing)"
        case _:
            return " ".join(ast.unparse(node).split())


def _line(node: ast.AST) -> int:
    """Return the line on which a node begins; some, such as a part of a comprehension, have none, so it is 0 there."""
    return getattr(node, "lineno", 0)
