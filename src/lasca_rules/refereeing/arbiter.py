"""The arbiter: asks the game's regulation about an incident, and carries out what it says."""

from attrs import evolve

from lasca_rules.languages import Text
from lasca_rules.play.game import Decision, Game
from lasca_rules.refereeing.board_orders import carry_out_on_the_board
from lasca_rules.refereeing.clock_orders import clock_after
from lasca_rules.refereeing.gathering import gather
from lasca_rules.refereeing.incidents import Incident, IrregularMove
from lasca_rules.refereeing.moves_made import as_made_in
from lasca_rules.refereeing.verdicts import ClaimRefused
from lasca_rules.refereeing.working_out import disagreement, violations
from lasca_rules.rulebook.deciding import decide
from lasca_rules.rulebook.profiles import read_profile
from lasca_rules.rulebook.rulings import Ruling
from lasca_rules.rulebook.wording import clocks_in_words, ruling_in_words


def rule(game: Game, incident: Incident) -> Ruling:
    """Decide on an incident under the regulation and the readings of the game's profile.

    Raises:
        IncidentError: the incident cannot be about this game.
        ProfileError: the game's profile is not one.
    """
    ruling = decide(gather(game, incident), read_profile(game.profile))
    return evolve(ruling, remark=_remark(game, incident))


def apply(game: Game, ruling: Ruling) -> Game:
    """Carry a ruling out: the board, the clocks, the claim, warnings and sanctions. It is also put on record."""
    recorded = evolve(game, decisions=(*game.decisions, _decision(game, ruling)))
    if isinstance(ruling.verdict, ClaimRefused):
        return recorded
    after = carry_out_on_the_board(recorded, ruling)
    clock = clock_after(game, ruling, after.position.side)
    undone = len(after.undone) > len(game.undone)
    return evolve(after, clock=clock, before=clock if undone else after.before)


def _remark(game: Game, incident: Incident) -> Text | None:
    """Return what to tell the players where the game shows another violation than was reported."""
    if not isinstance(incident, IrregularMove):
        return None
    return disagreement(incident.reported, violations(game, incident.half_move))


def _decision(game: Game, ruling: Ruling) -> Decision:
    named = as_made_in(game)
    return Decision(
        after=len(game.half_moves),
        verdict=ruling_in_words(ruling, named),
        clocks=clocks_in_words(ruling, named),
        under=ruling.under,
        readings=ruling.readings,
    )
