"""Verdicts and orders to the clocks in words, in both languages, as the report shows them."""

from collections.abc import Iterable

from lasca_rules.languages import Text
from lasca_rules.rulebook.move_names import Naming, in_turn
from lasca_rules.rulebook.rulings import ClockOrder, InOrder, Ruling
from lasca_rules.rulebook.slots import Manner, in_game, unnamed
from lasca_rules.rulebook.verdicts import Verdict
from lasca_rules.rulebook.word_tables import table_of
from lasca_rules.rulebook.words import Decided, Passages, WordTable, chosen

_AND, _THEN = Text("; ", "; "), Text("; then ", "; затем ")


def ruling_in_words(ruling: Ruling, named: Naming = in_turn) -> Text:
    """Return the verdict with what is decided besides, and the referee's remark; ``named`` names the game's moves."""
    texts = [*verdicts_in_words(ruling, in_game(named)), *([ruling.remark] if ruling.remark else [])]
    return _joined(texts, _AND)


def clocks_in_words(ruling: Ruling, named: Naming = in_turn) -> Text:
    """Return a ruling's order to the clocks as a clause without a full stop; ``named`` names the game's moves."""
    return order_in_words(ruling.clocks, table_of(ruling), in_game(named))


def verdict_of_any_game(ruling: Ruling) -> Text:
    """Return the verdict with what is decided besides, without the moves, squares, times and numbers of one game."""
    return _joined(verdicts_in_words(ruling, unnamed), _AND)


def clocks_of_any_game(ruling: Ruling) -> Text:
    """Return the order to the clocks likewise."""
    return order_in_words(ruling.clocks, table_of(ruling), unnamed)


def verdicts_in_words(ruling: Ruling, manner: Manner) -> tuple[Text, ...]:
    """Return each of a ruling's decisions as a clause without a full stop."""
    table = table_of(ruling)
    besides = (besides_in_words(verdict, table, manner) for verdict in ruling.besides)
    return (verdict_in_words(ruling.verdict, table, manner), *besides)


def verdict_in_words(verdict: Verdict, table: WordTable, manner: Manner) -> Text:
    """Return a verdict as a clause without a full stop."""
    return _clauses(table.of(verdict).said, verdict, manner)


def besides_in_words(verdict: Verdict, table: WordTable, manner: Manner) -> Text:
    """Return what is decided besides a verdict, likewise: after something is corrected it is the rest that is not."""
    words = table.of(verdict)
    return _clauses(words.said_besides or words.said, verdict, manner)


def order_in_words(order: ClockOrder, table: WordTable, manner: Manner) -> Text:
    """Return an order to the clocks as a clause without a full stop."""
    if isinstance(order, InOrder):
        return _joined([order_in_words(each, table, manner) for each in order.orders], _THEN)
    return _clauses(table.of(order).said, order, manner)


def _clauses(passages: Passages, about: Decided, manner: Manner) -> Text:
    return _joined([passage.said(about, manner) for passage in chosen(passages, about)], _AND)


def _joined(texts: Iterable[Text], between: Text) -> Text:
    texts = tuple(texts)
    return Text(between.en.join(text.en for text in texts), between.ru.join(text.ru for text in texts))
