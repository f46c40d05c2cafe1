"""Rules in general, on a made-up regulation of a made-up game: asked in order, up to the first that decides."""

import pytest
from attrs import frozen

from lasca_rules.refereeing import column, draughts
from lasca_rules.regulations import load
from lasca_rules.rulebook.rules import NothingDecided, ReadingNotDeclared, Rule, RuleSpoken, about, ask, rule


@frozen
class Tea:
    degrees: int
    sugar: bool = False


@frozen
class Says:
    text: str
    decides: bool = True
    readings: tuple[str, ...] = ()


@rule("tea:1-a")
def sweet(tea: Tea, _: str) -> Says | None:
    return Says("sweet", decides=False) if tea.sugar else None


@rule("tea:1-b", readings=("how-hot",))
def hot(tea: Tea, profile: str) -> Says | None:
    return Says("hot", readings=("how-hot",)) if tea.degrees > (50 if profile == "mild" else 80) else None


@rule()
def silence(_: Tea, __: str) -> Says:
    return Says("silent")


TEA: tuple[Rule[Tea, str, Says], ...] = (sweet, hot, silence)


def test_what_is_added_goes_along_with_what_decides() -> None:
    spoken = ask(TEA, Tea(90, sugar=True), "mild")
    assert spoken == (
        RuleSpoken("sweet", ("tea:1-a",), Says("sweet", decides=False)),
        RuleSpoken("hot", ("tea:1-b",), Says("hot", readings=("how-hot",))),
    )


def test_rules_after_the_one_that_decides_are_not_asked() -> None:
    assert [each.rule for each in ask((silence, hot), Tea(90), "mild")] == ["silence"]


def test_that_no_rule_decides_is_an_error_of_the_rulebook() -> None:
    with pytest.raises(NothingDecided, match="no rule decides on Tea"):
        ask((sweet, hot), Tea(20, sugar=True), "mild")


def test_a_rule_rests_only_on_readings_that_it_declares() -> None:
    @rule("tea:2-a", readings=("how-strong",))
    def strong(_: Tea, __: str) -> Says:
        return Says("strong", readings=("how-hot",))

    with pytest.raises(ReadingNotDeclared, match="strong rests on how-hot, but declares how-strong"):
        ask((strong,), Tea(90), "mild")


def test_rules_are_asked_about_a_part_of_other_facts() -> None:
    assert [each.rule for each in ask(about(Tea, (hot, silence)), 60, "mild")] == ["hot"]


@pytest.mark.parametrize("regulation", [column, draughts])
def test_each_rule_names_statements_and_readings_that_there_are(regulation: object) -> None:
    rules = {each for named in vars(regulation).values() if isinstance(named, tuple) for each in named}
    asked = [each for each in rules if isinstance(each, Rule)]
    assert len(asked) > 10
    for each in asked:
        for statement in each.statements:
            load().statement(statement)
        for reading in each.readings:
            load().reading(reading)


def test_each_decision_of_draughts_can_be_found_by_its_clause() -> None:
    named = {
        statement
        for regulation in (column, draughts)
        for rules in vars(regulation).values()
        if isinstance(rules, tuple)
        for each in rules
        if isinstance(each, Rule)
        for statement in each.statements
    }
    decisions = {
        statement.id
        for statement in load().statements
        if statement.regulation in {"column", "draughts"} and statement.kind.value == "decision"
    }
    assert decisions <= named, "a decision that no rule restates"
