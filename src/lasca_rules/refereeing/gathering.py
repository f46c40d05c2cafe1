"""Gathering facts: what a game shows of an incident, in the form that the regulations decide on."""

from attrs import evolve

from lasca_rules.errors import InputError
from lasca_rules.languages import Text
from lasca_rules.play.acts import is_over
from lasca_rules.play.game import Game, HalfMove
from lasca_rules.play.legality import Illegal, judge
from lasca_rules.play.rulesets import LASCA
from lasca_rules.refereeing.facts import (
    BoardFacts,
    ColoursFacts,
    DisturbedFacts,
    EquipmentFacts,
    Facts,
    GatheringFacts,
    InquiryFacts,
    MoveFacts,
    ProtestFacts,
    SetUpFacts,
    Stage,
    TouchDuty,
)
from lasca_rules.refereeing.incidents import (
    Incident,
    IncrementGathered,
    InquiryEnd,
    InquiryOver,
    IrregularMove,
    PositionDisturbed,
    Protest,
    UnfitEquipment,
    WrongBoard,
    WrongColours,
    WrongSetUp,
)
from lasca_rules.refereeing.working_out import (
    move_taken_back,
    stopped_short,
    touch_duty,
    touched_first,
    unmarked_king,
    violations,
)
from lasca_rules.sides import Side

ONE_JUMP = 2
"""Squares that a capture of one jump names."""


class IncidentError(InputError):
    """What is reported cannot be about this game: it has no such half-move, or no claim is being looked into."""


def gather(game: Game, incident: Incident) -> Facts:
    """Return the facts of an incident.

    Raises:
        IncidentError: the game has no such half-move, or no claim is being looked into.
    """
    return evolve(_gather(game, incident), lasca=game.ruleset.id == LASCA.id)


def _gather(game: Game, incident: Incident) -> Facts:  # noqa: PLR0911 -- one case an incident
    match incident:
        case WrongSetUp(noticed_by, looked_into):
            denied_by = noticed_by.other if looked_into is not None and isinstance(noticed_by, Side) else None
            return SetUpFacts(_stage(game), game.set_up.pieces_wrong, denied_by, looked_into or 0)
        case WrongColours():
            return ColoursFacts(_stage(game), wrong=game.set_up.colours_exchanged)
        case WrongBoard():
            return BoardFacts(_stage(game), wrong=game.set_up.board_wrong, labels_only=game.set_up.only_labels_wrong)
        case UnfitEquipment():
            return EquipmentFacts(_stage(game))
        case IrregularMove():
            return _move(game, incident)
        case Protest(half_move, lodged_by, seen_by):
            return ProtestFacts(_move(game, IrregularMove(half_move, lodged_by)), seen_by)
        case InquiryOver(took, ends):
            return _inquiry(game, took, ends)
        case PositionDisturbed(fault, took):
            return DisturbedFacts(is_over(game), fault, took, _next_move(game))
        case IncrementGathered(offender, to_gather):
            return GatheringFacts(
                over=is_over(game),
                offender=offender,
                impossible=_impossible_and_pressed(game, offender),
                increment=game.clock.control.increment > 0,
                to_gather=to_gather,
            )


def _next_move(game: Game) -> int | None:
    """Return the half-move made first after the position was disturbed, if one was made before anybody noticed."""
    if game.displaced is None or game.displaced.after == len(game.half_moves):
        return None
    return game.displaced.after + 1


def _stage(game: Game) -> Stage:
    if is_over(game):
        return Stage.OVER
    if game.both_have_moved:
        return Stage.BOTH_MOVED
    if game.half_moves:
        return Stage.ONE_MOVED
    return Stage.NONE_MOVED if game.begun else Stage.NOT_BEGUN


def _move(game: Game, incident: IrregularMove) -> MoveFacts:
    number = incident.half_move
    if number == len(game.half_moves) + 1 and game.retracted is None and game.touched:
        return _only_touched(game, incident)
    half_move = _half_move(game, number)
    offender, opponent = half_move.side, half_move.side.other
    found = violations(game, number)
    clock = game.clock
    replied = number <= len(game.half_moves) and game.replied_to(number)
    first = move_taken_back(game, number)
    touched = touched_first(half_move) if first is None else None
    return MoveFacts(
        over=is_over(game),
        half_move=number,
        start=half_move.move.start,
        offender=offender,
        violation=found[0] if found else None,
        noticed_by=incident.noticed_by,
        answer=incident.answer,
        wish=incident.wish,
        replied=replied,
        opponents_clock=clock.turn is opponent and clock.credited is not None,
        increment=half_move.pressed and clock.control.increment > 0,
        towers=game.ruleset.towers,
        out_of_turn=half_move.side is not half_move.before.side,
        single=half_move.move.capture and len(half_move.move.path) == ONE_JUMP,
        stopped_short=stopped_short(half_move, game.ruleset),
        duty=touch_duty(half_move, game.ruleset) if touched else TouchDuty.NONE,
        touched=touched,
        king=unmarked_king(game, number),
        also=found[1:],
        taken_back=first.move.start if first else None,
        made=number <= len(game.half_moves),
        corrected_alone=half_move.retracted is not None and first is None,
        reply_undone=not replied and number <= game.replied,
        let_stand=half_move.settled,
    )


def _only_touched(game: Game, incident: IrregularMove) -> MoveFacts:
    """Return the facts of a move of which so far only a touch has been seen."""
    return MoveFacts(
        over=is_over(game),
        half_move=incident.half_move,
        start=game.touched[0],
        offender=game.position.side,
        violation=None,
        noticed_by=incident.noticed_by,
        answer=incident.answer,
        wish=incident.wish,
        replied=False,
        opponents_clock=False,
        increment=False,
        towers=game.ruleset.towers,
        made=False,
    )


def _half_move(game: Game, number: int) -> HalfMove:
    """Return a half-move of the game; the one after the last is one taken back with no other made yet."""
    if number <= len(game.half_moves):
        return game.half_moves[number - 1]
    if number == len(game.half_moves) + 1 and game.retracted is not None:
        return game.retracted
    made = len(game.half_moves)
    message = Text(
        f"half-move {number}: the game has only {made} half-moves",
        f"полуход {number}: в партии сделано полуходов: {made}",
    )
    raise IncidentError(message)


def _inquiry(game: Game, took: int, ends: InquiryEnd) -> InquiryFacts:
    if game.claim is None:
        message = Text("no claim is being looked into", "никакая претензия не проверяется")
        raise IncidentError(message)
    claim = game.claim
    return InquiryFacts(_move(game, IrregularMove(claim.half_move, claim.claimant)), claim.claimant, took, ends)


def _impossible_and_pressed(game: Game, offender: Side) -> int:
    """Count the player's impossible moves after which they pressed the clock, also those undone since."""
    return sum(
        half_move.side is offender
        and half_move.pressed
        and isinstance(judge(half_move.rightful, half_move.move, game.ruleset, half_move.side), Illegal)
        for half_move in (*game.undone, *game.half_moves)
    )
