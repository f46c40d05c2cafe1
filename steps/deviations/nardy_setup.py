"""Deviations of 28.1 to 28.3 beyond those that rulings share: set-up and count, the head, warnings, mars and koks."""

from collections.abc import Callable
from typing import Any

from attrs import evolve, frozen

from lasca_rules.nardy.board import CHECKERS, NardyBoard
from lasca_rules.nardy.disciplines import Nardy
from lasca_rules.nardy.game import NardyGame, Warnings
from lasca_rules.nardy.scoring import Win, kind_of_win
from lasca_rules.nardy.setup import compare
from lasca_rules.refereeing.nardy_facts import WrongCheckersFacts
from lasca_rules.refereeing.verdicts import (
    MarsOrKoksPossible,
    SanctionPossible,
    Verdict,
    Warned,
)
from lasca_rules.reference import Reference
from lasca_rules.rulebook.rulings import Ruling
from lasca_rules.sides import BySide, Side
from steps.deviations.cases import BEFORE
from steps.deviations.deviant import OtherRuling
from steps.deviations.deviation import Deviation, breaking
from steps.deviations.mistaken import Change, carrying_out, taking


@frozen
class OtherWin(Reference):
    """Counts won games otherwise."""

    change: Callable[[NardyBoard, Side], Win]

    def kind_of_win(self, board: NardyBoard, winner: Side) -> Win:
        """Tell how a game is won."""
        return self.change(board, winner)


def missing_are_off(board: NardyBoard, winner: Side) -> Win:
    """Count a checker that was never there as borne off."""
    loser = board[winner.other]
    return Win.PLAIN if loser.total < CHECKERS else kind_of_win(board, winner)


def no_koks(board: NardyBoard, winner: Side) -> Win:
    """Spare a player with a wrong count koks, but not mars."""
    win = kind_of_win(board, winner)
    return Win.MARS if win is Win.KOKS and board[winner.other].total != CHECKERS else win


def always_at_least_mars(board: NardyBoard, winner: Side) -> Win:
    """Let a player with a wrong count lose by mars at least."""
    win = kind_of_win(board, winner)
    return Win.MARS if win is Win.PLAIN and board[winner.other].total != CHECKERS else win


def koks_in_long_nardy(board: NardyBoard, winner: Side) -> Win:
    """Count koks in long nardy as in short."""
    return kind_of_win(evolve(board, nardy=Nardy.SHORT), winner)


def checkers(nardy: Nardy | None, **changes: Callable[[Any], Any]) -> Change:
    """Change what is known of wrong checkers, in one game or in both."""

    def change(facts: Any, _: object) -> Any:  # noqa: ANN401 -- facts of any kind
        if not isinstance(facts, WrongCheckersFacts) or nardy not in {None, facts.nardy}:
            return facts
        return evolve(facts, **{name: to(facts) for name, to in changes.items()})

    return change


def turns(nardy: Nardy, count: Callable[[BySide[int]], BySide[int]]) -> Change:
    """Count the turns that have been made otherwise."""
    return checkers(nardy, turns=lambda facts: count(facts.turns), turns_played=lambda facts: count(facts.turns_played))


def more(by: int) -> Callable[[BySide[int]], BySide[int]]:
    """Count so many turns more for each player, or fewer."""
    return lambda made: made.map(lambda turns: max(0, turns + by))


def the_most(made: BySide[int]) -> BySide[int]:
    """Count for both players what one of them has made."""
    return made.map(lambda _: max(made))


def within_two_moves(facts: Any, _: object) -> Any:  # noqa: ANN401 -- facts of any kind
    """Take every head for empty once both have made two moves."""
    late = isinstance(facts, WrongCheckersFacts) and min(facts.turns) > 1
    return evolve(facts, head=BySide(0, 0)) if late else facts


def short_of(facts: WrongCheckersFacts, head: Callable[[Side], int]) -> BySide[int]:
    """Take another number for that on the head of whoever is short of checkers."""
    return BySide(*(head(side) if facts.miscount[side] < 0 else facts.head[side] for side in Side))


def any_count(facts: Any, game: NardyGame) -> Any:  # noqa: ANN401 -- facts of any kind
    """Take a wrong count, however it came about, for an error in the set-up."""
    if not isinstance(facts, WrongCheckersFacts) or game.settled:
        return facts
    return evolve(facts, at_fault=BySide(*(facts.at_fault[side] or facts.miscount[side] != 0 for side in Side)))


def every_time(facts: Any, game: NardyGame) -> Any:  # noqa: ANN401 -- facts of any kind
    """Take an error in the set-up that has been dealt with for a new one."""
    if not isinstance(facts, WrongCheckersFacts):
        return facts
    return evolve(facts, at_fault=compare(game.setup).map(lambda fault: fault.any))


def dropping(kind: type) -> OtherRuling:
    """Return rules that leave out one sort of further decision."""

    def change(ruling: Ruling, *_: object) -> Ruling | None:
        kept: list[Verdict] = [each for each in (ruling.verdict, *ruling.besides) if not isinstance(each, kind)]
        return evolve(ruling, verdict=kept[0], besides=tuple(kept[1:])) if kept else None

    return OtherRuling(change)


def cube_kept(game: NardyGame, _: Ruling, after: NardyGame) -> NardyGame:
    """Leave the cube as it was."""
    return evolve(after, cube=game.cube)


SHORT_ONES = (
    ("nardy:28.1-a", Nardy.SHORT),
    ("nardy:28.2-a", Nardy.LONG),
)

NARDY_SETUP: tuple[Deviation, ...] = (
    *(taking(statement, "one-move-is-enough", "The game goes on once both have made one move",
             "Игра продолжается, если оба сделали хотя бы по одному ходу", turns(nardy, more(1)))
      for statement, nardy in SHORT_ONES),
    *(taking(statement, "three-moves-needed", "The game goes on only once both have made three moves",
             "Игра продолжается, только если оба сделали по три хода", turns(nardy, more(-1)))
      for statement, nardy in SHORT_ONES),
    *(taking(statement, "one-player-is-enough", "The game goes on once one of the players has made two moves",
             "Игра продолжается, если два хода сделал хотя бы один из соперников", turns(nardy, the_most))
      for statement, nardy in SHORT_ONES),
    taking("nardy:28.1-a", "count-not-included", "A wrong count, unlike wrong places, always goes back to the start",
           "При неверном числе шашек, в отличие от неправильной расстановки, всегда начинают заново",
           checkers(Nardy.SHORT, turns=lambda facts: BySide(0, 0) if any(facts.miscount) else facts.turns,
                    turns_played=lambda facts: BySide(0, 0) if any(facts.miscount) else facts.turns_played)),
    taking("nardy:28.1-a", "after-the-end-too", "An error found after the end of the game is dealt with too",
           "Ошибку разбирают и после окончания игры", checkers(Nardy.SHORT, ended=lambda _: False)),
    breaking("nardy:28.1-b", "unsaid", "Nothing is said of mars or koks when the count is wrong",
             "При неверном числе шашек о марсе и коксе не говорится", dropping(MarsOrKoksPossible)),
    taking("nardy:28.1-b", "wrong-places-too", "Mars or koks is spoken of when only the places are wrong",
           "О марсе и коксе говорят и тогда, когда неправильна только расстановка",
           checkers(Nardy.SHORT, miscount=lambda facts: BySide(*(
               facts.miscount[side] or (1 if facts.misplaced[side] else 0) for side in Side)))),
    breaking("nardy:28.1-b", "saved", "A checker that was never there counts as borne off, so there is no mars",
             "Шашка, которой не было, считается снятой, и марса не бывает", OtherWin(missing_are_off)),
    breaking("nardy:28.1-b", "koks-in-long-nardy", "There is koks in long nardy too",
             "Кокс бывает и в длинных нардах", OtherWin(koks_in_long_nardy)),
    breaking("nardy:28.1-b", "no-koks", "A player with a wrong count can lose by mars but not by koks",
             "Игрок с неверным числом шашек может проиграть марс, но не кокс", OtherWin(no_koks)),
    breaking("nardy:28.1-b", "always-mars", "A player with a wrong count always loses by mars at least",
             "Игрок с неверным числом шашек всегда проигрывает не меньше чем марс", OtherWin(always_at_least_mars)),
    taking("nardy:28.1-c", "only-before-moves", "The checkers go back only while a player has made no move at all",
           "Шашки возвращают, только пока кто-то не сделал ни одного хода", turns(Nardy.SHORT, more(1))),
    taking("nardy:28.1-c", "after-two-too", "The checkers go back also when both have made two moves",
           "Шашки возвращают и тогда, когда оба сделали по два хода", turns(Nardy.SHORT, more(-1))),
    carrying_out("nardy:28.1-c", "cube-kept",
                 "The cube stays where it was", "Куб удвоения остаётся как был", cube_kept),
    taking("nardy:28.2-b", "only-before-moves", "The checkers go back only while a player has made no move at all",
           "Шашки возвращают, только пока кто-то не сделал ни одного хода", turns(Nardy.LONG, more(1))),
    taking("nardy:28.2-b", "after-two-too", "The checkers go back also when both have made two moves",
           "Шашки возвращают и тогда, когда оба сделали по два хода", turns(Nardy.LONG, more(-1))),
    taking("nardy:28.2-b", "count-forgotten", "With the set-up the count is not put right first",
           "Вместе с расстановкой число шашек сначала не исправляют",
           checkers(Nardy.LONG, miscount=lambda facts: BySide(0, 0) if any(facts.misplaced) else facts.miscount)),
    taking("nardy:28.2-a", "count-forgotten", "With a wrong set-up the count is not put right",
           "При неправильной расстановке число шашек не исправляют",
           checkers(Nardy.LONG, miscount=lambda facts: BySide(0, 0) if any(facts.misplaced) else facts.miscount)),
    taking("nardy:28.2.1-a", "two-on-the-head", "Missing checkers are added only if two stand on the head",
           "Недостающие шашки добавляют, только если на голове их две",
           checkers(Nardy.LONG, head=lambda facts: facts.head.map(lambda on: max(0, on - 1)))),
    taking("nardy:28.2.1-a", "within-two-moves", "Missing checkers are added only until both have made two moves",
           "Недостающие шашки добавляют, только пока оба не сделали по два хода", within_two_moves),
    taking("nardy:28.2.1-a", "never", "Missing checkers are never added", "Недостающие шашки никогда не добавляют",
           checkers(Nardy.LONG, head=lambda _: BySide(0, 0))),
    taking("nardy:28.2.1-b", "empty-head-too", "Missing checkers are added to an empty head too",
           "Недостающие шашки добавляют и на пустую голову",
           checkers(Nardy.LONG, head=lambda facts: short_of(facts, lambda side: max(1, facts.head[side])))),
    taking("nardy:28.2.1-b", "other-head", "It is the opponent's head that decides",
           "Всё решает голова соперника",
           checkers(Nardy.LONG, head=lambda facts: short_of(facts, lambda side: facts.head[side.other]))),
    taking("nardy:28.2.1-b", "one-left", "A head with one checker on it counts as empty",
           "Голова с одной шашкой считается пустой",
           checkers(Nardy.LONG, head=lambda facts: facts.head.map(lambda on: 0 if on == 1 else on))),
    taking("nardy:28.2.2-a", "never", "Surplus checkers are never removed", "Лишние шашки никогда не снимают",
           checkers(Nardy.LONG, head=lambda _: BySide(0, 0))),
    taking("nardy:28.2.2-a", "all-or-nothing", "Surplus checkers are removed only if the head can give all of them",
           "Лишние шашки снимают, только если на голове хватает всех",
           checkers(Nardy.LONG, head=lambda facts: BySide(*(
               facts.head[side] if facts.head[side] >= facts.miscount[side] else 0 for side in Side)))),
    taking("nardy:28.2.2-b", "last-one-stays", "The last checker on the head is never removed",
           "Последнюю шашку с головы никогда не снимают",
           checkers(Nardy.LONG, head=lambda facts: facts.head.map(lambda on: max(0, on - 1)))),
    taking("nardy:28.2.2-b", "opponents-head-too", "With the opponent's head empty, too, nothing is removed",
           "Ничего не снимают и тогда, когда пуста голова соперника",
           checkers(Nardy.LONG, head=lambda facts: BySide(*(
               facts.head[side] if facts.head[side.other] else 0 for side in Side)))),
    breaking("nardy:28.3-a", "unwarned", "Nobody is warned", "Никого не предупреждают", dropping(Warned)),
    taking("nardy:28.3-a", "any-count", "A checker lost in the course of the game brings a warning too",
           "Предупреждение получают и за шашку, потерянную по ходу игры", any_count),
    taking("nardy:28.3-a", "every-time", "The same error brings a warning every time it is found",
           "За одну и ту же ошибку предупреждают всякий раз, когда её обнаружат", every_time),
    breaking("nardy:28.3-b", "never", "A repeat has no consequences", "Повтор ничего не меняет",
             dropping(SanctionPossible)),
    taking("nardy:28.3-b", "at-once", "38.1 is open to the referee for a first violation already",
           "Пункт 38.1 можно применить уже за первое нарушение",
           checkers(None, warnings=lambda _: BySide(BEFORE, BEFORE))),
    taking("nardy:28.3-b", "third-time", "Only a third violation is a repeat", "Повтор — только третье нарушение",
           checkers(None, warnings=lambda facts: facts.warnings.map(
               lambda had: Warnings(max(0, had.in_match - 1), max(0, had.in_event - 1))))),
)  # fmt: skip
