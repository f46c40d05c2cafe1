"""What must hold between the entries of the registry, beyond the shape of each."""

import re
from collections.abc import Iterable, Iterator

from lasca_rules.languages import Text
from lasca_rules.regulations.readings import Reading
from lasca_rules.regulations.registry import nearest_ids
from lasca_rules.regulations.statements import Clause, Regulation, StatementId
from lasca_rules.structuring import refusal

KEBAB_CASE = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)*")


def check_regulation(regulation: Regulation, name: str, file: str) -> None:
    """Refuse a regulation that is not the one its folder is named for, or whose ids are repeated or misplaced.

    Raises:
        RegistryError: The first fault, with file, id and what was expected.
    """
    if regulation.id != name:
        raise refusal(
            file,
            "id",
            Text(f"expected “{name}”, as the folder is named", f"здесь нужно «{name}», как названа папка"),
        )
    refuse_repeated(file, (clause.id for clause in regulation.clauses))
    refuse_repeated(file, (statement.id for statement in regulation.statements))
    for clause in regulation.clauses:
        refuse_misplaced(file, regulation, clause)


def check_readings(readings: Iterable[Reading], known: Iterable[StatementId], file: str) -> None:
    """Refuse readings whose ids are repeated or badly formed, or that are about a statement that does not exist.

    Raises:
        RegistryError: The first fault, with file, id and what was expected.
    """
    statements = frozenset(known)
    listed = tuple(readings)
    refuse_repeated(file, (reading.id for reading in listed))
    for reading in listed:
        refuse_repeated(file, (answer.id for answer in reading.answers), within=reading.id)
        for name in (reading.id, *(answer.id for answer in reading.answers)):
            refuse_badly_formed(file, reading.id, name)
        for statement in reading.statements:
            if statement not in statements:
                raise unknown_statement(file, reading.id, statement, statements)


def refuse_repeated(file: str, names: Iterable[str], within: str = "") -> None:
    """Refuse the first id that stands twice."""
    for name in repeated(names):
        text = Text(f"the id {name} stands twice; expected once", f"id {name} стоит дважды, а должен один раз")
        raise refusal(file, within or name, text)


def repeated(names: Iterable[str]) -> Iterator[str]:
    """Give each name that stood before already."""
    seen: set[str] = set()
    for name in names:
        if name in seen:
            yield name
        seen.add(name)


def refuse_misplaced(file: str, regulation: Regulation, clause: Clause) -> None:
    """Refuse a statement whose id does not continue the id of its clause: 2.1 with -a or -n1, P with 4."""
    start = f"{regulation.id}:{clause.id}"
    ending, example = (r"\d+", "1") if clause.id.isalpha() else (r"-[a-z]\d*", "-a")
    for statement in clause.statements:
        if not re.fullmatch(re.escape(start) + ending, statement.id):
            text = Text(
                f"the statement stands under clause {clause.id}; expected an id such as {start}{example}",
                f"положение стоит в пункте {clause.id}; здесь нужен id вида {start}{example}",
            )
            raise refusal(file, statement.id, text)


def refuse_badly_formed(file: str, where: str, name: str) -> None:
    """Refuse an id that is not small Latin letters and digits joined by hyphens."""
    if not KEBAB_CASE.fullmatch(name):
        text = Text(
            f"the id “{name}” is badly formed; expected small letters joined by hyphens: clocks-on-replay",
            f"неверный id «{name}»; здесь нужны строчные латинские буквы через дефис: clocks-on-replay",
        )
        raise refusal(file, where, text)


def unknown_statement(file: str, where: str, name: str, known: Iterable[str]) -> Exception:
    """Make the error about a reading of a statement that does not exist."""
    nearest = ", ".join(nearest_ids(name, sorted(known))) or "column:1.14.1-a"
    text = Text(
        f"the reading is about an unknown statement {name}; expected one such as {nearest}",
        f"толкование относится к неизвестному положению {name}; здесь нужно, например, {nearest}",
    )
    return refusal(file, where, text)
