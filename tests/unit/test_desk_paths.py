"""Along every path of the desk a game is played that has just those facts, and is ruled on as the desk rules."""

from collections import Counter
from collections.abc import Iterator

import pytest

from lasca_rules.refereeing import arbiter
from lasca_rules.refereeing.desks import draughts_questions as ask
from lasca_rules.refereeing.gathering import gather
from lasca_rules.regulations import load
from lasca_rules.rulebook.announcing import announced
from lasca_rules.rulebook.desk.answer import answer
from lasca_rules.rulebook.desk.questions import IncidentId, OptionId, QuestionId
from lasca_rules.rulebook.desk.table import Seen, make_table
from lasca_rules.rulebook.profiles import Profile
from tests.told_games import game_of
from tests.unit import test_desk_table as desk

TABLE = make_table()
GAMES = [
    (regulation, incident.id) for regulation in ("column", "draughts") for incident in announced(regulation).incidents
]
UNANSWERED = {"offender": "w"}
"""Answers to what is not asked where it makes no difference."""

Way = dict[QuestionId, OptionId]


def ways(seen: Seen, place: int, way: Way) -> Iterator[tuple[Way, int]]:
    if place < 0:
        yield way, place
        return
    node = seen.node(place)
    for option, there in node.places:
        yield from ways(seen, there, {**way, node.question: option})


def cannot_be(regulation: str, incident: IncidentId, way: Way) -> str | None:  # noqa: PLR0911 -- one case a reason
    """Return why no game of the reference has these facts, if none has."""
    violation, when = way.get("violation"), way.get("when", "before-reply")
    pressed = way.get("pressed", "yes" if when == "after-reply" else "no") == "yes"
    match violation:
        case "v11" if pressed:
            return "who presses has not stopped while taking: fewer are taken"
        case "v9" if not pressed and way.get("towers") == "no" and way.get("single") == "no":
            return "until the press, fewer are taken because taking has stopped"
        case "v8" if way.get("stopped") == "no" and way.get("towers") == "no":
            return "without towers what is taken wrongly in a whole capture is the number or the pieces"
        case "v13" | "v14" if way.get("unmarked") == "no" and when != "after-reply":
            return "a game does not keep that a player marked a king afterwards"
        case "v13" | "v14" if way.get("unmarked") == "no" and regulation == "column":
            return "in a game with towers a king that was taken is there still, unmarked, as a prisoner"
        case ask.ONLY_TAKEN_BACK | ask.ONLY_TOUCHED if way.get("wish") == ask.CHANGED:
            return "where nothing has been made nothing is kept to have been let stand"
        case _:
            pass
    if incident == "inquiry" and regulation == "draughts" and when == "after-reply" and way.get("unmarked") != "yes":
        return "under draughts nothing is looked into any more after the reply"
    return None


@pytest.mark.parametrize(("regulation", "incident"), GAMES)
def test_a_game_with_these_facts_is_ruled_on_as_the_desk_rules(regulation: str, incident: IncidentId) -> None:
    seen = TABLE.under(Profile(regulation))
    left_out: Counter[str] = Counter()
    compared = 0
    for way, place in ways(seen, seen.beginning(incident), {}):
        why = cannot_be(regulation, incident, way)
        if why is not None:
            left_out[why] += 1
            continue
        game, said = game_of(incident, {**UNANSWERED, **way}, regulation)
        known = desk.asked(gather(game, said))[1]
        assert {name: known.get(name) for name in way} == way, way
        assert answer(arbiter.rule(game, said)) == answer(seen.ruling(place)), way
        compared += 1
    assert compared
    assert sum(left_out.values()) < compared / 2, left_out


@pytest.mark.parametrize("regulation", ["column", "draughts"])
def test_with_readings_taken_otherwise_too(regulation: str) -> None:
    """Each alternative of each reading, on every seventh path."""
    for reading in load().readings:
        for alternative in reading.alternatives:
            for entry in TABLE.entries:
                if entry.regulation != regulation or reading.id not in entry.readings:
                    continue
                profile = Profile(regulation).taking(reading.id, alternative.id)
                seen = TABLE.under(profile)
                paths = list(ways(seen, seen.beginning(entry.incident), {}))
                for way, place in paths[::7]:
                    if cannot_be(regulation, entry.incident, way) is None:
                        game, said = game_of(entry.incident, {**UNANSWERED, **way}, str(profile))
                        assert answer(arbiter.rule(game, said)) == answer(seen.ruling(place)), (str(profile), way)
