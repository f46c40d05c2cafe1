"""The arbiter of nardy: gathers the facts of an incident from the game, has it decided, carries the ruling out."""

from attrs import evolve

from lasca_rules import clock as clocks
from lasca_rules.clock import Clock, Refusal
from lasca_rules.nardy.board import POINTS
from lasca_rules.nardy.game import (
    MadeTurn,
    NardyError,
    NardyGame,
    begin_again,
    take_back,
    thrown_since,
    turn_numbered,
    turns_made,
)
from lasca_rules.nardy.judging import Impossible
from lasca_rules.nardy.reasons import TurnViolation
from lasca_rules.nardy.setup import compare, miscount
from lasca_rules.refereeing.nardy_facts import (
    Facts,
    ImpossibleTurnFacts,
    NotMentionedFacts,
    TimeGatheredFacts,
    TurnProtestFacts,
    UnderWay,
    WrongCheckersFacts,
)
from lasca_rules.refereeing.nardy_incidents import (
    ImpossibleTurn,
    NardyIncident,
    NotMentioned,
    TimeGathered,
    TurnProtest,
    WrongCheckers,
)
from lasca_rules.refereeing.verdicts import (
    AddToHead,
    BackToInitialPosition,
    ReferredToReferee,
    RemoveFromHead,
    RollVoid,
    TurnMadeAgain,
    Verdict,
    Warned,
)
from lasca_rules.rulebook.deciding import decide
from lasca_rules.rulebook.profiles import read_profile
from lasca_rules.rulebook.rulings import ClockOrder, ResetClocks, Ruling, SwitchBack
from lasca_rules.rulebook.wording import ruling_in_words
from lasca_rules.sides import BySide, Side


def rule(game: NardyGame, incident: NardyIncident) -> Ruling:
    """Decide what is to be done about an incident, under the readings of the game's profile."""
    return decide(gather(game, incident), read_profile(game.profile))


def apply(game: NardyGame, ruling: Ruling) -> NardyGame:
    """Carry a ruling out: checkers put right, a turn taken back, the clock switched back, warnings recorded."""
    if isinstance(ruling.verdict, ReferredToReferee):
        return evolve(game, decisions=(*game.decisions, ruling_in_words(ruling)))
    verdicts = (ruling.verdict, *ruling.besides)
    clock = _clock_by(game, ruling.clocks)
    after = evolve(game, clock=clock, over=game.over or clock.flag is not None)
    for verdict in verdicts:
        after = _carry_out(after, verdict, full_time=isinstance(ruling.clocks, ResetClocks))
    return evolve(after, decisions=(*game.decisions, ruling_in_words(ruling)))


def gather(game: NardyGame, incident: NardyIncident) -> Facts:
    """Gather from the game what there is to know about an incident."""
    match incident:
        case WrongCheckers():
            return _wrong_checkers(game)
        case ImpossibleTurn():
            return _impossible_turn(game, incident)
        case TurnProtest(number, lodged_by, seen_by):
            turn = turn_numbered(game, number)
            return TurnProtestFacts(
                offender=turn.side,
                lodged_by=lodged_by,
                violations=_violations(turn),
                seen_by=seen_by,
                replies=_replies(game, number),
                replies_played=_replies(game, number, only_played=True),
                ended=game.over,
                under_way=_under_way(game, turn.side.other),
            )
        case NotMentioned(matter):
            return NotMentionedFacts(matter)
        case TimeGathered(offender, to_gather):
            return TimeGatheredFacts(
                offender=offender,
                impossible_turns=_in_error(game, offender, listed=True),
                other_errors=_in_error(game, offender, listed=False),
                increment=game.clock.control.increment > 0,
                to_gather=to_gather,
            )


def _wrong_checkers(game: NardyGame) -> Facts:
    faults = compare(game.setup)
    open_faults = faults.map(lambda fault: fault.any and not game.settled)
    return WrongCheckersFacts(
        nardy=game.discipline.nardy,
        turns=BySide(*(turns_made(game, side) for side in Side)),
        turns_played=BySide(*(turns_made(game, side, only_played=True) for side in Side)),
        misplaced=faults.map(lambda fault: bool(fault.wrong_points) and not game.settled),
        miscount=game.board.checkers.map(miscount),
        head=BySide(*(game.board.head(side) for side in Side)),
        at_fault=open_faults,
        warnings=game.warnings,
        ended=game.over,
    )


def _impossible_turn(game: NardyGame, incident: ImpossibleTurn) -> Facts:
    turn = turn_numbered(game, incident.turn)
    return ImpossibleTurnFacts(
        turn=incident.turn,
        offender=turn.side,
        violations=_violations(turn),
        claimant=incident.noticed_by,
        wish=incident.wish,
        reported=incident.reported,
        pressed=incident.turn <= len(game.made),
        replies=_replies(game, incident.turn),
        replies_played=_replies(game, incident.turn, only_played=True),
        time_bank=game.clock.control.delay > 0,
        increment=game.clock.control.increment > 0,
        ended=game.over,
        under_way=_under_way(game, turn.side.other),
        rolled=thrown_since(game, incident.turn) is not None,
        by_teammate=incident.by_teammate,
    )


def _violations(turn: MadeTurn) -> tuple[TurnViolation, ...]:
    return turn.judgement.violations if isinstance(turn.judgement, Impossible) else ()


def _in_error(game: NardyGame, side: Side, *, listed: bool) -> int:
    """Count the pressed turns of a side that have a violation which 28.4 lists, or that have only others."""
    found = (_violations(turn) for turn in game.made if turn.side is side)
    return sum(1 for violations in found if violations and any(each.listed for each in violations) is listed)


def _replies(game: NardyGame, number: int, *, only_played: bool = False) -> int:
    """Count the turns that the opponent of whoever made turn ``number`` has made since."""
    offender = turn_numbered(game, number).side
    since = sum(1 for made in game.made[number:] if made.side is not offender and (made.played or not only_played))
    return since + (number <= game.replied)


def _under_way(game: NardyGame, side: Side) -> UnderWay:
    """Tell how far a turn of this side's has come after which it has not pressed the clock."""
    if game.pending is None or game.pending.side is not side or not game.pending.played:
        return UnderWay.NOTHING
    return UnderWay.DICE_UP if game.dice_up else UnderWay.MOVED


def _carry_out(game: NardyGame, verdict: Verdict, *, full_time: bool) -> NardyGame:  # noqa: PLR0911 -- one case a verdict
    """Change the game by one verdict; verdicts that only say how things stand change nothing."""
    match verdict:
        case AddToHead(side, checkers):
            return _on_head(game, side, checkers)
        case RemoveFromHead(side, checkers):
            return _on_head(game, side, -checkers)
        case BackToInitialPosition():
            return begin_again(game, full_time=full_time)
        case TurnMadeAgain(turn):
            return take_back(game, turn)
        case RollVoid():
            return evolve(game, ahead=None)
        case Warned(players):
            warnings = game.warnings
            for side in players:
                warnings = warnings.put(side, warnings[side].one_more())
            return evolve(game, warnings=warnings, settled=True)
        case _:
            return game


def _on_head(game: NardyGame, side: Side, checkers: int) -> NardyGame:
    return evolve(game, board=game.board.put(side, game.board[side].add(POINTS, checkers)))


def _clock_by(game: NardyGame, order: ClockOrder) -> Clock:
    """Return the clock after the order; a game that begins again sets its own."""
    match order:
        case SwitchBack(offender, increment_kept) if game.clock.turn is offender:
            return _bank_at_once(game.clock, keep_increment=increment_kept)
        case SwitchBack(offender, increment_kept, rest_first=rest):
            after = clocks.switch_back(game.clock, offender.other, keep_increment=increment_kept, keep_delay=rest)
            if isinstance(after, Refusal):
                raise NardyError(after.reason)
            return after
        case _:
            return game.clock


def _bank_at_once(clock: Clock, *, keep_increment: bool) -> Clock:
    """Return the clock with no time for the move left: the offender's is going already, after what is no reply.

    The increment that the press of the turn now reversed brought goes back, unless it is kept.
    """
    revoked = 0 if keep_increment else clock.control.increment
    left = clock.left.put(clock.turn, max(0, clock.left[clock.turn] - revoked))
    empty = left[clock.turn] == 0
    return evolve(clock, left=left, free=0, credited=None, going=not empty, flag=clock.turn if empty else None)
