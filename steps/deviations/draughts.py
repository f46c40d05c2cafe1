"""Deviations of 5.4.13 beyond those that rulings share: how long the right lasts, what touching binds to."""

from typing import Any

from attrs import evolve

from lasca_rules.refereeing.facts import (
    ColoursFacts,
    GatheringFacts,
    ProtestFacts,
    SetUpFacts,
    Stage,
    TouchDuty,
)
from lasca_rules.refereeing.incidents import UNMARKED_KING, Violation, Wish
from lasca_rules.rulebook.rulings import Ruling, SwitchBack
from steps.deviations.around_rulings import a_second_less, no_flag
from steps.deviations.deviation import Deviation
from steps.deviations.mistaken import carrying_out, of_claim, of_move, taking, when

BEFORE = (SetUpFacts, ColoursFacts)


def touched_and_moved_another(facts: Any) -> bool:  # noqa: ANN401 -- facts of a half-move
    """Was another tower touched first, with nothing else wrong?"""
    return facts.violation is Violation.TOUCHED_ANOTHER


def protest_before_the_reply(facts: Any, _: object) -> Any:  # noqa: ANN401 -- facts of any kind
    """Take a protest lodged before the reply for one lodged after it."""
    return evolve(facts, move=evolve(facts.move, replied=True)) if isinstance(facts, ProtestFacts) else facts


def not_switched_back(game: Any, ruling: Ruling, after: Any) -> Any:  # noqa: ANN401 -- a game
    """Leave the opponent's clock going."""
    return evolve(after, clock=game.clock) if isinstance(ruling.clocks, SwitchBack) else after


DRAUGHTS: tuple[Deviation, ...] = (
    taking("draughts:5.4.13.1-a", "not-even-before", "Not even before the game is a wrong set-up put right",
           "Неправильную расстановку не исправляют и до начала партии",
           when(SetUpFacts, lambda facts: facts.stage is Stage.NOT_BEGUN, wrong=False)),
    taking("draughts:5.4.13.1-a", "colours-not-before", "Not even before the game are wrong colours put right",
           "Перепутанный цвет шашек не исправляют и до начала партии",
           when(ColoursFacts, lambda facts: facts.stage is Stage.NOT_BEGUN, wrong=False)),
    taking("draughts:5.4.13.1-b", "too-early", "Nothing is put right any more as soon as White has moved",
           "Ничего не исправляют уже после первого хода белых",
           when(BEFORE, lambda facts: facts.stage is Stage.ONE_MOVED, stage=Stage.BOTH_MOVED)),
    taking("draughts:5.4.13.1-b", "at-the-start", "Nothing is put right any more as soon as White's clock is started",
           "Ничего не исправляют, как только пущены часы белых",
           when(BEFORE, lambda facts: facts.stage is Stage.NONE_MOVED, stage=Stage.BOTH_MOVED)),
    taking("draughts:5.4.13.2-a", "nobody-asked", "A violation is corrected without the opponent being asked",
           "Нарушение исправляют, не спросив соперника",
           of_claim(lambda facts: facts.wish is None and facts.answer is None, wish=Wish.CORRECT)),
    taking("draughts:5.4.13.2-b", "never-lost", "The right to a correction outlasts the reply",
           "Право требовать исправления сохраняется и после ответного хода",
           of_move(lambda facts: facts.violation not in UNMARKED_KING, replied=False)),
    taking("draughts:5.4.13.2-b", "lost-at-once", "The right to a correction is lost even before the reply",
           "Право требовать исправления утрачено ещё до ответного хода",
           of_claim(lambda facts: facts.violation not in UNMARKED_KING, replied=True)),
    taking("draughts:5.4.13.2-b", "lost-with-the-press", "The right to a correction is lost when the clock is pressed",
           "Право требовать исправления утрачено с переключением часов",
           of_claim(lambda facts: facts.opponents_clock and facts.violation not in UNMARKED_KING, replied=True)),
    taking("draughts:5.4.13.2-c", "move-too", "A move with an unmarked king can be taken back after the reply too",
           "И ход необозначенной дамкой можно взять обратно после ответного хода",
           of_claim(lambda facts: facts.violation in UNMARKED_KING, replied=False)),
    taking("draughts:5.4.13.3-a", "any-move", "Who touched one piece and moved another may make any other move",
           "Тронувший одну шашку и пошедший другой может сделать любой другой ход",
           of_move(touched_and_moved_another, touched=None)),
    taking("draughts:5.4.13.3-b", "bound",
           "Who touched one piece while another must capture has to move the one touched",
           "Тронувший одну шашку, когда бить обязана другая, должен пойти тронутой",
           of_claim(lambda facts: facts.duty is TouchDuty.CAPTURE_WITH_ANOTHER,
                    violation=Violation.TOUCHED_ANOTHER, duty=TouchDuty.MOVE_IT)),
    taking("draughts:5.4.13.4-a", "before-the-press-too", "The clock is switched back before it has been pressed too",
           "Часы переключают назад и тогда, когда их ещё не переключали",
           of_claim(lambda facts: not facts.opponents_clock, opponents_clock=True)),
    carrying_out("draughts:5.4.13.4-a", "opponents-clock-goes-on", "The error is corrected on the opponent's time",
                 "Ошибку исправляют за счёт времени соперника", not_switched_back),
    carrying_out("draughts:5.4.13.4-b", "no-flag", "A claim that fails never costs anybody the game",
                 "Из-за неподтвердившейся претензии никто не проигрывает по времени", no_flag),
    carrying_out("draughts:5.4.13.4-b", "second-less", "A second less is charged than the referee's decision took",
                 "Времени на решение судьи засчитывают на секунду меньше, чем оно заняло", a_second_less),
    taking("draughts:5.4.13.4-c", "by-mistake-too", "Illegal moves made by mistake are a gross violation too",
           "И невозможные ходы по ошибке — грубое нарушение", when(GatheringFacts, to_gather=True)),
    taking("draughts:5.4.13.4-c", "moves-by-the-rules", "Moves by the rules can be such a violation too",
           "Таким нарушением могут быть и ходы по правилам",
           when(GatheringFacts, impossible=lambda facts: max(1, facts.impossible))),
    taking("draughts:5.4.13.4-c", "twice-at-least", "Only a second illegal move is a gross violation",
           "Грубое нарушение — только второй невозможный ход",
           when(GatheringFacts, impossible=lambda facts: max(0, facts.impossible - 1))),
    taking("draughts:5.4.13.4-d", "protest-before-the-reply", "Even before the reply an illegal move cannot be changed",
           "Невозможный ход не меняют и до ответного хода", protest_before_the_reply),
    taking("draughts:5.4.13.5-a", "set-up-after-the-end",
           "A claim over set-up or colours is examined after the end too",
           "Претензию к расстановке или цвету шашек рассматривают и после окончания партии",
           when(BEFORE, lambda facts: facts.stage is Stage.OVER, stage=Stage.BOTH_MOVED)),
    taking("draughts:5.4.13.5-a", "moves-after-the-end", "A claim over a move is examined after the end too",
           "Претензию к ходу рассматривают и после окончания партии", of_move(over=False)),
    taking("draughts:5.4.13.5-a", "refused-during-the-game",
           "A claim over a move is refused while the game is still on",
           "Претензию к ходу отклоняют, хотя партия ещё не окончена", of_claim(over=True)),
)  # fmt: skip
