"""Questions that deviations are asked: two rules that answer all of them alike could not be told apart."""

from collections.abc import Iterator

from lasca_rules.board.position import initial_position
from lasca_rules.conformance.reference import Reference
from lasca_rules.play import acts
from lasca_rules.play.by_hand import put
from lasca_rules.play.moves import legal_moves
from lasca_rules.play.rulesets import LASCA
from lasca_rules.refereeing.incidents import Answer, IrregularMove
from tests.deviation_asking import Question
from tests.deviation_equipment import equipment, set_ups
from tests.deviation_games import BLACK, WHITE, incidents
from tests.deviation_nardy import nardy_incidents, of_nardy
from tests.deviation_play import of_play, of_reading, of_results, of_starting
from tests.irregular_games import begun, done, make


def questions() -> Iterator[Question]:
    """Yield all of them."""
    yield from of_starting()
    yield from of_reading()
    yield from of_play()
    yield from of_results()
    suspended = Reference().apply(
        wrong := make(begun(profile="column"), WHITE, "b2-d4"),
        Reference().rule(wrong, IrregularMove(1, BLACK, Answer.DENIES)),
    )
    yield Question("play", (suspended, BLACK, legal_moves(suspended.position, LASCA)[0]))
    disturbed = done(acts.disturb(begun(profile="column"), put(initial_position(LASCA.board), "a1", "")))
    yield Question("play", (disturbed, WHITE, legal_moves(disturbed.position, LASCA)[0]))
    yield from (Question("inspect", (thing,)) for thing in (*equipment(), *set_ups()))
    yield from (Question("rule", asked) for asked in incidents())
    yield from (Question("rule", asked) for asked in nardy_incidents())
    yield from of_nardy()
