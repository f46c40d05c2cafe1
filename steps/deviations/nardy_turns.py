"""Deviations of 28.4 to 28.8 beyond those that rulings share: turns judged, the right lost, the time bank."""

from collections.abc import Callable, Iterator
from itertools import pairwise
from typing import Any

from attrs import evolve, frozen

from lasca_rules.nardy.board import BAR, OFF, POINTS
from lasca_rules.nardy.game import NardyGame
from lasca_rules.nardy.judging import Impossible, Possible, TurnObjection
from lasca_rules.nardy.reasons import TurnReason, TurnViolation
from lasca_rules.nardy.turns import Steps
from lasca_rules.refereeing.incidents import Official, Wish
from lasca_rules.refereeing.nardy_facts import ImpossibleTurnFacts, TimeGatheredFacts, TurnProtestFacts
from lasca_rules.refereeing.nardy_incidents import NotMentioned
from lasca_rules.refereeing.verdicts import OpponentDecides, TurnMadeAgain
from lasca_rules.reference import Reference
from lasca_rules.rulebook.rulings import Ruling, SwitchBack, Unchanged
from lasca_rules.sides import Side
from steps.deviations.deviant import OtherOutcome, OtherRuling
from steps.deviations.deviation import Deviation, breaking
from steps.deviations.mistaken import carrying_out, taking, when

TURN = (ImpossibleTurnFacts, TurnProtestFacts)


@frozen
class NoObjection(Reference):
    """Does not object to a turn for one reason."""

    reason: TurnReason

    def play_turn(self, game: NardyGame, side: Side, steps: Steps) -> NardyGame:
        """Make a turn and judge it without that reason."""
        after = super().play_turn(game, side, steps)
        judgement = after.pending.judgement if after.pending else None
        if after.pending is None or not isinstance(judgement, Impossible):
            return after
        rest = tuple(each for each in judgement.objections if each.reason is not self.reason)
        judged = evolve(judgement, objections=rest) if rest else Possible(judgement.after)
        return evolve(after, pending=evolve(after.pending, judgement=judged))


@frozen
class Objecting(Reference):
    """Objects for one reason to turns of a certain sort that are possible."""

    reason: TurnReason
    to: Callable[[NardyGame, Side, Steps], bool]

    def play_turn(self, game: NardyGame, side: Side, steps: Steps) -> NardyGame:
        """Make a turn and judge it; one of that sort is not allowed."""
        after = super().play_turn(game, side, steps)
        if after.pending is None or isinstance(after.pending.judgement, Impossible) or not self.to(game, side, steps):
            return after
        judged = Impossible(after.pending.judgement.after, (TurnObjection(self.reason, steps[0]),))
        return evolve(after, pending=evolve(after.pending, judgement=judged))


def from_the_bar(_: NardyGame, __: Side, steps: Steps) -> bool:
    """Does a checker enter from the bar?"""
    return any(step.start == BAR for step in steps)


def with_one_checker(game: NardyGame, _: Side, steps: Steps) -> bool:
    """Does one checker play two numbers?"""
    dice = () if game.roll is None else game.roll.dice
    on = any(step.start == before.end for before, step in pairwise(steps))
    return on or any(step.end != OFF and step.length not in dice for step in steps)


def off_by_a_larger_number(game: NardyGame, _: Side, steps: Steps) -> bool:
    """Does a checker go off on a number that is larger than it needs?"""
    return game.roll is not None and any(step.end == OFF and step.length not in game.roll.dice for step in steps)


def two_from_the_head_moving_second(game: NardyGame, side: Side, steps: Steps) -> bool:
    """Does the player who moves second take two checkers from the head on the first turn?"""
    return len(game.made) == 1 and game.made[0].side is not side and sum(step.start == POINTS for step in steps) > 1


class EmptyBankFalls(Reference):
    """Has the flag of a player with nothing in the bank fall at once."""

    def play_turn(self, game: NardyGame, side: Side, steps: Steps) -> NardyGame:
        """Make a turn; with nothing in the bank the flag has fallen, though there is time left for the move."""
        after = super().play_turn(game, side, steps)
        if after.clock.left[side] or not after.clock.control.delay:
            return after
        return evolve(after, clock=evolve(after.clock, going=False, flag=side), over=True)


class SmallerFirst(Reference):
    """Asks for the smaller number where only one can be played."""

    def play_turn(self, game: NardyGame, side: Side, steps: Steps) -> NardyGame:
        """Make a turn and judge it; one that plays only the larger number is not allowed."""
        after = super().play_turn(game, side, steps)
        if after.pending is None or game.roll is None or game.roll.double or len(steps) != 1:
            return after
        judgement = after.pending.judgement
        if isinstance(judgement, Impossible) or steps[0].length != game.roll.dice[0]:
            return after
        objection = TurnObjection(TurnReason.NOT_THE_LARGER, steps[0])
        judged = Impossible(judgement.after, (objection,))
        return evolve(after, pending=evolve(after.pending, judgement=judged))


def without_reasons() -> Iterator[Deviation]:
    """Yield, for each reason by which a turn is judged impossible when made, the deviation that does not know it."""
    for reason in (each for each in TurnReason if each is not TurnReason.HIT_LEFT):
        yield breaking(
            reason.violation.statement,
            f"no-objection-{reason.name.lower().replace('_', '-')}",
            f"There is no objection when {reason.text.en}",
            f"Не возражают, если {reason.text.ru}",
            NoObjection(reason),
        )


def by_anybody(facts: ImpossibleTurnFacts) -> bool:
    """Is it not the opponent who asks?"""
    return facts.claimant is not facts.offender.other


def unpressed_is_a_reply(facts: Any, game: NardyGame) -> Any:  # noqa: ANN401 -- facts of any kind
    """Take a turn that has been made but not ended by the press for a reply."""
    if not isinstance(facts, ImpossibleTurnFacts) or game.pending is None or game.pending.side is facts.offender:
        return facts
    return evolve(facts, replies=facts.replies + 1, replies_played=facts.replies_played + 1)


def roll_is_a_reply(facts: Any, game: NardyGame) -> Any:  # noqa: ANN401 -- facts of any kind
    """Take a roll of the dice for a reply."""
    thrown = game.roll is not None and game.pending is None
    if not isinstance(facts, ImpossibleTurnFacts) or not thrown or game.to_move is facts.offender:
        return facts
    return evolve(facts, replies=facts.replies + 1, replies_played=facts.replies_played + 1)


def won_back(facts: Any, game: NardyGame) -> Any:  # noqa: ANN401 -- facts of any kind
    """Forget a reply that has been taken back."""
    if not isinstance(facts, ImpossibleTurnFacts) or facts.turn > game.replied:
        return facts
    return evolve(facts, replies=facts.replies - 1, replies_played=max(0, facts.replies_played - 1))


def later_for_the_referee(facts: Any, _: object) -> Any:  # noqa: ANN401 -- facts of any kind
    """Let the referee have a turn corrected that has been replied to."""
    late = isinstance(facts, ImpossibleTurnFacts) and facts.replies and facts.claimant is Official.REFEREE
    return evolve(facts, claimant=facts.offender.other, replies=0, replies_played=0) if late else facts


def opponents_clock(game: NardyGame, ruling: Ruling, after: NardyGame) -> NardyGame:
    """Leave the opponent's clock going."""
    return evolve(after, clock=game.clock, over=game.over) if isinstance(ruling.clocks, SwitchBack) else after


def new_time_for_the_move(_: NardyGame, ruling: Ruling, after: NardyGame) -> NardyGame:
    """Give the offender a new time for the move."""
    if not isinstance(ruling.clocks, SwitchBack) or after.clock.flag is not None:
        return after
    return evolve(after, clock=evolve(after.clock, free=after.clock.control.delay))


def empty_bank_plays_on(_: NardyGame, ruling: Ruling, after: NardyGame) -> NardyGame:
    """Let a player with nothing in the bank make the turn again without losing on time."""
    if not isinstance(ruling.clocks, SwitchBack) or after.clock.flag is None:
        return after
    clock = evolve(after.clock, flag=None, going=True, free=after.clock.control.delay)
    return evolve(after, clock=clock, over=False)


def bank_before_the_press(_: Any, ruling: Ruling, after: Any) -> Any:  # noqa: ANN401 -- a game of either kind
    """Take the rest of the time for the move away also where the clock has not been pressed."""
    again = isinstance(ruling.verdict, TurnMadeAgain) and not isinstance(ruling.clocks, SwitchBack)
    return evolve(after, clock=evolve(after.clock, free=0)) if again and after.clock.left[after.to_move] else after


def anything_is_an_error(_: Ruling, game: Any, incident: Any) -> Ruling | None:  # noqa: ANN401 -- a game of either kind
    """Leave what article 28 does not mention to the opponent, as if it were an error."""
    if not isinstance(incident, NotMentioned):
        return None
    return Ruling(OpponentDecides(game.to_move.other), Unchanged(), ("nardy:28.4-a",), regulation="nardy")


NARDY_TURNS: tuple[Deviation, ...] = (
    *without_reasons(),
    breaking("nardy:28.4-v1", "smaller-first", "If only one number can be played, it must be the smaller",
             "Если сыграть можно только одно число, это должно быть меньшее", SmallerFirst()),
    breaking("nardy:28.4-v1", "no-entry", "A checker may not enter from the bar",
             "Шашка не может войти с бара", Objecting(TurnReason.POINT_CLOSED, from_the_bar)),
    breaking("nardy:28.4-v1", "a-checker-a-number", "One checker may not play two numbers",
             "Одной шашкой нельзя сыграть два числа", Objecting(TurnReason.NOT_IN_THE_ROLL, with_one_checker)),
    breaking("nardy:28.4-v4", "exact-number-only", "Only the exact number takes a checker off",
             "Шашку снимает только число, равное номеру её пункта",
             Objecting(TurnReason.TAKES_NOTHING_OFF, off_by_a_larger_number)),
    breaking("nardy:28.4-v1", "second-player-one-from-head",
             "Who moves second may not take two checkers from the head even on the first turn",
             "Тот, кто ходит вторым, не вправе снять с головы две шашки даже на первом ходу",
             Objecting(TurnReason.HEAD, two_from_the_head_moving_second)),
    taking("nardy:28.4-a", "anybody-decides", "Whoever asks for it, the turn is made again",
           "Кто бы этого ни потребовал, ход делают заново",
           when(ImpossibleTurnFacts, by_anybody, claimant=lambda facts: facts.offender.other)),
    taking("nardy:28.4-a", "wish-ignored", "The turn is made again although the opponent lets it stand",
           "Ход делают заново, хотя соперник оставил его в силе",
           when(ImpossibleTurnFacts, lambda facts: facts.wish is Wish.LET_STAND, wish=Wish.CORRECT)),
    taking("nardy:28.4-a", "correction-ignored", "The turn stands although the opponent asks for its correction",
           "Ход остаётся в силе, хотя соперник требует исправления",
           when(ImpossibleTurnFacts, lambda facts: facts.wish is Wish.CORRECT, wish=Wish.LET_STAND)),
    breaking("nardy:28.4-a", "anything-is-an-error", "Whatever happens at the board is for the opponent to decide",
             "Что бы ни случилось за доской, решает соперник", OtherRuling(anything_is_an_error)),
    taking("nardy:28.4-a", "after-the-end-too", "A turn that ended the game is made again too",
           "Заново делают и ход, которым игра закончилась", when(ImpossibleTurnFacts, ended=False)),
    taking("nardy:28.5-a", "never-lost", "The right to a correction outlasts the reply",
           "Право требовать исправления сохраняется и после ответного хода",
           when(ImpossibleTurnFacts, replies=0, replies_played=0)),
    taking("nardy:28.5-a", "lost-at-once", "The right to a correction is lost even before the reply",
           "Право требовать исправления утрачено ещё до ответного хода",
           when(ImpossibleTurnFacts, replies=1, replies_played=1)),
    taking("nardy:28.5-a", "roll-is-a-reply", "A roll of the dice is a reply already",
           "Ответный ход — это уже бросок костей", roll_is_a_reply),
    taking("nardy:28.5-a", "unpressed-is-a-reply", "A turn is a reply before the clock is pressed already",
           "Ход считается ответным ещё до переключения часов", unpressed_is_a_reply),
    taking("nardy:28.5-a", "won-back", "The right is won back when the reply is taken back",
           "Право возвращается, когда ответный ход взят обратно", won_back),
    taking("nardy:28.6-a", "hit-checker-may-stay", "A hit checker may be left on its point",
           "Побитую шашку можно оставить на её пункте",
           when(ImpossibleTurnFacts, violations=lambda facts: tuple(
               each for each in facts.violations if each is not TurnViolation.HIT_LEFT))),
    carrying_out("nardy:28.6-a", "opponents-time", "The error is corrected on the opponent's time",
                 "Ошибку исправляют за счёт времени соперника", opponents_clock),
    carrying_out("nardy:28.6-b", "new-time", "The offender gets a new time for the move",
                 "Нарушитель получает новое время на ход", new_time_for_the_move),
    carrying_out("nardy:28.6-b", "empty-bank",
                 "Who has nothing in the bank makes the turn again without losing on time",
                 "Игрок с пустым таймбанком делает ход заново и по времени не проигрывает", empty_bank_plays_on),
    breaking("nardy:28.6-b", "empty-bank-at-once", "With nothing in the bank the time for the move is lost too",
             "С пустым таймбанком пропадает и время на ход", EmptyBankFalls()),
    breaking("nardy:28.6-b", "before-the-press-too",
             "The rest of the time for the move is lost also when the clock has not been pressed",
             "Остаток времени на ход пропадает и тогда, когда часы ещё не переключены",
             OtherOutcome(bank_before_the_press)),
    taking("nardy:28.7-a", "by-mistake-too", "Impossible moves made by mistake are a gross violation too",
           "И невозможные ходы по ошибке — грубое нарушение", when(TimeGatheredFacts, to_gather=True)),
    taking("nardy:28.7-a", "no-increment-needed", "Where no time is added it is a gross violation too",
           "Грубое нарушение возможно и там, где время не добавляют", when(TimeGatheredFacts, increment=True)),
    taking("nardy:28.7-a", "moves-by-the-rules", "Turns by the rules can be such a violation too",
           "Таким нарушением могут быть и ходы по правилам",
           when(TimeGatheredFacts, impossible_turns=lambda facts: max(1, facts.impossible_turns))),
    taking("nardy:28.7-a", "three-times", "Only a third impossible turn is a gross violation",
           "Грубое нарушение — только третий невозможный ход",
           when(TimeGatheredFacts, impossible_turns=lambda facts: max(0, facts.impossible_turns - 2))),
    taking("nardy:28.8-a", "protest-upheld", "After the reply a protest can still change the turn",
           "Протестом можно изменить ход и после ответного",
           when(TurnProtestFacts, replies=0, replies_played=0, ended=False)),
    taking("nardy:28.8-a", "before-the-reply-too", "Even before the reply an impossible turn cannot be changed",
           "Невозможный ход не меняют и до ответного", when(TURN, replies=1, replies_played=1)),
    taking("nardy:28.8-a", "referee-may", "The referee can have it corrected after the reply",
           "Судья может исправить ход и после ответного", later_for_the_referee),
)  # fmt: skip
