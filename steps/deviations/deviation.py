"""A deviation: the reference with one behaviour wrong on purpose, in the words of a referee."""

from collections.abc import Callable

from attrs import field, frozen

from lasca_rules.languages import Text
from lasca_rules.port import Rules
from lasca_rules.regulations import StatementId


@frozen
class Deviation:
    """One thing that a program could get wrong, and rules that get it wrong.

    ``id`` is the statement's id, a stroke and a name. ``text`` is a sentence without a full stop that says what the
    program does. ``rules`` makes the rules under test: the reference's but for this.
    """

    id: str
    statement: StatementId
    text: Text
    rules: Callable[[], Rules] = field(repr=False, eq=False)


def breaking(statement: StatementId, name: str, en: str, ru: str, rules: Rules) -> Deviation:
    """Return the deviation of that name which breaks a statement by these rules; values need no making anew."""
    return Deviation(f"{statement}/{name}", statement, Text(en, ru), lambda: rules)
