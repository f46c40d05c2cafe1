"""No regular expression of ours hangs: its steps grow no faster than the text that it is put to."""

import ast
import importlib
import random
import re
import sys
from collections import defaultdict
from collections.abc import Iterator
from itertools import product
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

from steps.words import WORDS
from tests.growth.counting import REPEATS, Counting, EndlessError, parsed

HOUSE = Path(__file__).parents[2]
FILES = sorted(
    path
    for folder, root in (("src/lasca_rules", "src"), ("steps", "."), ("reports", "."))
    for path in (HOUSE / folder).rglob("*.py")
    if "house" not in path.parts
)
WHOLE = {"fullmatch": "fullmatch", "match": "match"}
"""The methods that begin at the start of a text; all others look everywhere."""
MADE_HERE = {"checks.py", "nardy.py", "advice.py", "phrasebook.py", "sentence.py", "conflicts.py", "help_texts.py"}
"""The files that make expressions of what they are given: names of the house, and kinds, which are tried below.

Those of ``help_texts`` are put to messages of at most 400 letters.
"""
SIZE = 30
"""Letters. A text is tried at this size, at twice and at three times it: where steps grow with the text, they grow by
as much the second time as the first; where they grow with its square, by at least this size times itself more."""
ENDLESS = 1_000_000
EVERYWHERE = [" ", "1", "a", "я", ".", "-", "<", '"']


def module_of(path: Path) -> ModuleType:
    parts = path.relative_to(HOUSE).with_suffix("").parts
    name = ".".join(parts[1:] if parts[0] == "src" else parts).removesuffix(".__init__")
    return importlib.import_module(name)


def compiled_in(value: object) -> Iterator[re.Pattern[str]]:
    """Give the expressions in a constant of a module."""
    if isinstance(value, re.Pattern):
        yield value
    elif isinstance(value, tuple | list):
        for each in value:
            yield from compiled_in(each)


def used() -> dict[tuple[str, int], set[str]]:
    """Return every expression of our code, with its flags, and in which ways it is used."""
    found: dict[tuple[str, int], set[str]] = defaultdict(set)
    methods: dict[str, set[str]] = defaultdict(set)
    named: dict[str, list[re.Pattern[str]]] = defaultdict(list)
    for path in FILES:
        tree = ast.parse(path.read_text(encoding="utf-8"))
        text = path.read_text(encoding="utf-8")
        module = module_of(path) if "\nimport re\n" in text else None
        for node in ast.walk(tree):
            if not (isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute)):
                continue
            holder, method = node.func.value, node.func.attr
            if isinstance(holder, ast.Name) and holder.id == "re" and method not in {"compile", "escape"}:
                written = constant(node.args[0], module)
                assert written is not None or path.name in MADE_HERE, f"{path}:{node.lineno}"
                if written is not None:
                    found[written, int(re.compile(written).flags)].add(WHOLE.get(method, "findall"))
            elif isinstance(holder, ast.Name) and hasattr(re.Pattern, method):
                methods[holder.id].add(WHOLE.get(method, "findall"))
        for name, value in vars(module).items() if module else ():
            named[name].extend(compiled_in(value))
    for name, patterns in named.items():
        for pattern in patterns:
            found[pattern.pattern, int(pattern.flags)] |= methods[name] or {"findall"}
    return found


def constant(node: ast.expr, module: Any) -> str | None:  # noqa: ANN401 -- a module's constants have no type
    """Return the text of an argument, if it is one that stands in the file."""
    if isinstance(node, ast.Constant):
        return str(node.value)
    return getattr(module, node.id, None) if isinstance(node, ast.Name) else None


USED = used()
KINDS = {f"{name} {language.value}": text for name, word in WORDS.items() for language, text in word.patterns.items()}


def hostile(pattern: re.Pattern[str]) -> Iterator[tuple[str, str, str]]:
    """Give texts that may cost an expression time: what it begins with, what is said over and over, and an end."""
    runs = list(dict.fromkeys(runs_in(parsed(pattern))))
    units = list(dict.fromkeys([*EVERYWHERE, *(letter for run in runs for letter in run[:2]), *runs]))[:16]
    pairs = ["".join(pair) for pair in product(units[:8], repeat=2) if pair[0] != pair[1]]
    for unit in (*units, *pairs):
        yield "", unit, "\0"
    for unit in units:
        yield "", unit, ""
    for start, unit in product(runs[:5], [*EVERYWHERE[:5], *runs[:4]]):
        yield start, unit, "\0"


def runs_in(nodes: Any) -> Iterator[str]:  # noqa: ANN401, C901 -- a branch a kind of node; the parser's own data
    """Give the letters that stand in an expression one after the other, and an example of each class."""
    run = ""
    for operation, what in nodes:
        name = str(operation)
        if name == "LITERAL":
            run += chr(what)
            continue
        if run:
            yield run
        run = ""
        if name == "IN":
            yield from (chr(v if str(k) == "LITERAL" else v[0]) for k, v in what if str(k) in {"LITERAL", "RANGE"})
        elif name in REPEATS:
            yield from runs_in(what[2])
        elif name == "SUBPATTERN":
            yield from runs_in(what[3])
        elif name in {"ASSERT", "ASSERT_NOT"}:
            yield from runs_in(what[1])
        elif name == "BRANCH":
            for branch in what[1]:
                yield from runs_in(branch)
    if run:
        yield run


def steps(pattern: re.Pattern[str], method: str, text: str) -> int:
    counting = Counting(pattern, text)
    try:
        getattr(counting, method)()
    except EndlessError:
        return ENDLESS
    return counting.steps


def too_slow(pattern: re.Pattern[str], method: str) -> list[tuple[str, str, list[int]]]:
    """Return the texts on which an expression's steps grow faster than the text, with the steps at three sizes."""
    found = []
    for start, unit, end in hostile(pattern):
        counts = [steps(pattern, method, start + unit * (size * SIZE // len(unit)) + end) for size in (1, 2, 3)]
        if (counts[2] - counts[1]) - (counts[1] - counts[0]) > SIZE * SIZE // 2 or ENDLESS in counts:
            found.append((start, unit, counts))
    return found


@pytest.fixture(autouse=True)
def deep() -> Iterator[None]:
    """Let the counting matcher go as deep as a long text needs."""
    before = sys.getrecursionlimit()
    sys.setrecursionlimit(20_000)
    yield
    sys.setrecursionlimit(before)


@pytest.mark.parametrize(
    ("pattern", "flags", "method"), [(*which, method) for which, methods in USED.items() for method in sorted(methods)]
)
def test_the_steps_of_an_expression_grow_with_the_text(pattern: str, flags: int, method: str) -> None:
    assert too_slow(re.compile(pattern, flags), method) == []


@pytest.mark.parametrize("kind", KINDS)
def test_a_kind_of_value_is_recognised_as_quickly(kind: str) -> None:
    assert too_slow(re.compile(KINDS[kind]), "fullmatch") == []


@pytest.mark.parametrize(
    ("pattern", "method"),
    [
        (r"[-\s]*(?:page)?\s*\d{1,4}", "fullmatch"),
        ("<(.+?)>", "findall"),
        (r"\s*\S+\s*?(?=\s|$)", "findall"),
        (r"\d+:", "findall"),
        ("(?:a|aa)+b", "match"),
    ],
)
def test_an_expression_that_hangs_is_noticed(pattern: str, method: str) -> None:
    assert too_slow(re.compile(pattern), method) != []


def test_the_counting_matcher_finds_what_python_finds() -> None:
    chance = random.Random(1)  # noqa: S311 -- the same texts every time
    for pattern, flags in USED:
        expression = re.compile(pattern, flags)
        letters = [*EVERYWHERE, *runs_in(parsed(expression)), "\n", ":", ">", "B"]
        for _ in range(40):
            text = "".join(chance.choices(letters, k=chance.randrange(8)))
            counting = Counting(expression, text)
            assert counting.findall() == [match.span() for match in expression.finditer(text)], (pattern, text)
            assert counting.fullmatch() is (expression.fullmatch(text) is not None), (pattern, text)
            assert counting.match() is (expression.match(text) is not None), (pattern, text)
