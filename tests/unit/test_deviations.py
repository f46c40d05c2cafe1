"""The list of deviations: some of every statement, each with a name and a sentence of its own."""

import re
from collections import Counter
from typing import get_args

from lasca_rules.refereeing.verdicts import (
    ReferredToReferee,
)
from lasca_rules.regulations import load
from lasca_rules.rulebook.kinds import verdict_kinds
from lasca_rules.rulebook.rulings import ClockOrder, InOrder, RefereeSetsClocks
from steps.deviations import (
    ONLY_ONE_WAY,
    clocks,
    deviations,
    own,
    verdicts,
)
from steps.deviations.cases import leads

LISTED = deviations()
RUSSIAN = re.compile("[А-Яа-яЁё]")


def test_there_are_two_for_every_statement_unless_there_is_but_one_way_to_break_it() -> None:
    count = Counter(deviation.statement for deviation in LISTED)
    few = {each.id for each in load().statements if count[each.id] < 2}
    assert few == set(ONLY_ONE_WAY)
    assert len(LISTED) > 200


def test_each_has_a_name_of_its_own_that_begins_with_its_statement() -> None:
    assert [name for name, times in Counter(deviation.id for deviation in LISTED).items() if times > 1] == []
    assert all(deviation.id.startswith(f"{deviation.statement}/") for deviation in LISTED)


def test_each_is_told_in_english_and_in_russian_and_differently_from_the_others_of_its_statement() -> None:
    assert [each.id for each in LISTED if RUSSIAN.search(each.text.en) or not RUSSIAN.search(each.text.ru)] == []
    assert [each.id for each in LISTED if each.text.en.endswith(".") or each.text.ru.endswith(".")] == []
    told = Counter((each.statement, text) for each in LISTED for text in (each.text.en, each.text.ru))
    assert [text for text, times in told.items() if times > 1] == []


def test_they_stand_in_the_order_of_the_statements() -> None:
    order = [statement.id for statement in load().statements]
    places = [order.index(deviation.statement) for deviation in LISTED]
    assert places == sorted(places)


def test_every_verdict_and_every_order_to_the_clocks_has_something_in_its_place() -> None:
    decided = set(verdict_kinds().values()) - {ReferredToReferee}
    ordered = set(get_args(ClockOrder)) - {InOrder, RefereeSetsClocks}
    assert set(verdicts.OTHERS) <= decided
    assert set(clocks.OTHERS) == ordered


def test_what_is_a_statements_own_is_something_that_it_leads_to() -> None:
    found = leads()
    for statement, kinds in own.VERDICTS.items():
        assert statement in found
        assert "-v" in statement or set(kinds) <= set(found[statement].verdicts), statement
    for statement, kinds in own.ORDERS.items():
        assert set(kinds) <= set(found[statement].orders), statement
