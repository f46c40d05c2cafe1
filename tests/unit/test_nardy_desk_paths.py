"""Along every path of the desk of nardy a game is played that has just those facts and is ruled on as there."""

import pytest

from lasca_rules.refereeing import nardy_arbiter
from lasca_rules.regulations import load
from lasca_rules.rulebook.desk.answer import answer
from lasca_rules.rulebook.desk.questions import IncidentId
from lasca_rules.rulebook.profiles import Profile
from tests.told_nardy import game_of
from tests.unit import test_desk_table as desk
from tests.unit.test_desk_paths import TABLE, UNANSWERED, ways

NARDY = Profile("nardy")
OF_NARDY = [entry.incident for entry in TABLE.entries if entry.regulation == "nardy"]


@pytest.mark.parametrize("incident", OF_NARDY)
def test_a_game_of_nardy_with_these_facts_is_ruled_on_as_the_desk_rules(incident: IncidentId) -> None:
    seen = TABLE.under(NARDY)
    compared = 0
    for way, place in ways(seen, seen.beginning(incident), {}):
        game, said = game_of(incident, {**UNANSWERED, **way}, "nardy")
        told_as, known = desk.told(nardy_arbiter.gather(game, said))
        assert told_as == incident
        assert {name: known.get(name) for name in way} == way, way
        assert answer(nardy_arbiter.rule(game, said)) == answer(seen.ruling(place)), way
        compared += 1
    assert compared


def test_with_readings_taken_otherwise_too() -> None:
    """Each alternative of each reading, on every seventh path."""
    for reading in load().readings:
        for alternative in reading.alternatives:
            for entry in TABLE.entries:
                if entry.regulation != "nardy" or reading.id not in entry.readings:
                    continue
                profile = NARDY.taking(reading.id, alternative.id)
                seen = TABLE.under(profile)
                paths = list(ways(seen, seen.beginning(entry.incident), {}))
                for way, place in paths[::7]:
                    game, said = game_of(entry.incident, {**UNANSWERED, **way}, str(profile))
                    given = answer(nardy_arbiter.rule(game, said))
                    assert given == answer(seen.ruling(place)), (str(profile), way)
