"""What the reference rules in the scenarios is what the desk rules on the same facts."""

from collections import Counter
from typing import Any

import pytest
from attrs import evolve

from lasca_rules.refereeing import arbiter, nardy_arbiter
from lasca_rules.refereeing.facts import InquiryFacts, MoveFacts, ProtestFacts
from lasca_rules.refereeing.incidents import Violation
from lasca_rules.refereeing.nardy_facts import ImpossibleTurnFacts, TurnProtestFacts
from lasca_rules.reference import Reference
from lasca_rules.rulebook import deciding
from lasca_rules.rulebook.desk.answer import answer
from lasca_rules.rulebook.profiles import Profile
from lasca_rules.rulebook.rulings import Ruling
from steps.trial import Reaction, attempt
from tests.steps.test_every_deviation import scripts
from tests.unit import test_desk_table as desk

Decided = tuple[Any, Profile, Ruling]
"""The facts that a regulation was asked about, the profile, and what it ruled."""


def decided_in_scenarios(config: pytest.Config, monkeypatch: pytest.MonkeyPatch) -> list[Decided]:
    """Play every scenario, and return all that was decided in any of them."""
    found: dict[tuple[str, Profile], Decided] = {}

    def noting(facts: Any, profile: Profile) -> Ruling:  # noqa: ANN401 -- each regulation has facts of its own
        ruling = deciding.decide(facts, profile)
        found.setdefault((repr(facts), profile), (facts, profile, ruling))
        return ruling

    monkeypatch.setattr(arbiter, "decide", noting)
    monkeypatch.setattr(nardy_arbiter, "decide", noting)
    every = {script.id: script for of_statement in scripts(config).values() for script in of_statement}
    for script in every.values():
        assert attempt(script, Reference()).reaction is Reaction.NOTHING, script.id
    return list(found.values())


def cannot_be_told(facts: object) -> str | None:
    """Return why a referee cannot answer the desk's questions with these facts, if so."""
    match facts:
        case InquiryFacts(move) | ProtestFacts(move):
            return cannot_be_told(move)
        case MoveFacts() if len(facts.also) > 1 or (facts.also and not asked_also(facts)):
            return "several things wrong with one move"
        case ImpossibleTurnFacts() | TurnProtestFacts() if len(facts.violations) > 1:
            return "several things wrong with one turn"
        case ImpossibleTurnFacts(reported=reported) if reported and not facts.violations:
            return "what a claim that fails called the move"
        case _:
            return None


def asked_also(facts: MoveFacts) -> bool:
    return facts.violation in {Violation.WRONG_MOVE, Violation.CAPTURE_DUE} and set(facts.also) <= {
        Violation.TOUCHED_ANOTHER,
        Violation.TOOK_BACK,
    }


def test_the_desk_rules_in_every_scenario_as_the_reference_does(
    request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch
) -> None:
    left_out: Counter[str] = Counter()
    compared: Counter[str] = Counter()
    otherwise = []
    for facts, profile, ruling in decided_in_scenarios(request.config, monkeypatch):
        why = cannot_be_told(facts)
        if why is not None:
            left_out[why] += 1
            continue
        incident, answers = desk.told(facts)
        at_the_desk = desk.TABLE.look_up(incident, answers, profile)
        assert isinstance(at_the_desk, Ruling), (incident, answers, at_the_desk)
        if answer(at_the_desk) != answer(evolve(ruling, remark=None)):
            otherwise.append((profile, facts, at_the_desk, ruling))
        compared[incident] += 1
    assert min(compared.values()) > 0
    assert otherwise == []
    assert set(left_out) == {
        "several things wrong with one move",
        "several things wrong with one turn",
        "what a claim that fails called the move",
    }
    assert sum(left_out.values()) < sum(compared.values()) / 20
