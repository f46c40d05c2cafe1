"""Deviations of 1.14 beyond those that rulings share: who may report, how long, what is taken for what."""

from attrs import evolve

from lasca_rules.play.game import Game
from lasca_rules.refereeing.column.moves import NOT_MENTIONED
from lasca_rules.refereeing.facts import (
    BoardFacts,
    ColoursFacts,
    DisturbedFacts,
    Facts,
    MoveFacts,
    SetUpFacts,
    Stage,
)
from lasca_rules.refereeing.incidents import (
    TAKEN_WRONGLY,
    UNMARKED_KING,
    Answer,
    Fault,
    Official,
    PositionDisturbed,
    Violation,
    WrongBoard,
)
from steps.deviations.around_rulings import (
    AlsoInDraughts,
    MovesMeanwhile,
    a_second_less,
    no_flag,
    stopped,
)
from steps.deviations.deviation import Deviation, breaking
from steps.deviations.mistaken import carrying_out, of_claim, taking, when

SETTING_UP = (SetUpFacts, BoardFacts)


def by_referee(facts: MoveFacts) -> bool:
    """Did the referee notice it?"""
    return facts.noticed_by is Official.REFEREE


def by_opponent(facts: MoveFacts) -> bool:
    """Did the opponent of the one who moved notice it?"""
    return facts.noticed_by is facts.offender.other


def turned(game: Game) -> int:
    """Return by how many quarter turns the board has been turned."""
    return game.set_up.placement.quarter_turns


def any_turn_is_wrong(facts: Facts, game: Game) -> Facts:
    """Take every board that has been turned for wrongly placed."""
    return evolve(facts, wrong=facts.wrong or turned(game) > 0) if isinstance(facts, BoardFacts) else facts


def turns_are_right(facts: Facts, game: Game) -> Facts:
    """Take no board for wrongly placed because it has been turned."""
    return evolve(facts, wrong=facts.wrong and not turned(game)) if isinstance(facts, BoardFacts) else facts


def inversion_is_right(facts: Facts, game: Game) -> Facts:
    """Take no board for wrongly placed because light and dark are exchanged."""
    fair = game.set_up.placement.inverted
    return evolve(facts, wrong=facts.wrong and not fair) if isinstance(facts, BoardFacts) else facts


def labels_are_right(facts: Facts, game: Game) -> Facts:
    """Take no board for wrongly placed because of its labels."""
    fair = game.set_up.placement.labels_turned
    return evolve(facts, wrong=facts.wrong and not fair) if isinstance(facts, BoardFacts) else facts


COLUMN: tuple[Deviation, ...] = (
    taking("column:1.14.1-a", "referee-ignored", "Only players can bring an irregularity up, not the referee",
           "Заявить о неправильности могут только игроки, но не судья", of_claim(by_referee, violation=None)),
    taking("column:1.14.1-a", "opponent-only", "Only the opponent of the one who erred can bring a wrong move up",
           "Заявить о неправильном ходе может только соперник виновника",
           of_claim(lambda facts: not by_opponent(facts), violation=None)),
    taking("column:1.14.1-a", "on-demand", "The game is replayed whenever anybody asks for it, right or wrong",
           "Партию переигрывают по первому требованию, была ошибка или нет", when(SETTING_UP, wrong=True)),
    taking("column:1.14.1-b", "not-after-both-moved", "A wrong set-up counts only until both players have moved",
           "Неправильная расстановка важна, только пока не сделали хода оба игрока",
           when(SetUpFacts, lambda facts: facts.stage is Stage.BOTH_MOVED, wrong=False)),
    taking("column:1.14.1-b", "not-after-the-first-move", "A wrong set-up counts only until the first move",
           "Неправильная расстановка важна только до первого хода",
           when(SetUpFacts, lambda facts: facts.stage is Stage.ONE_MOVED, wrong=False)),
    taking("column:1.14.1-b", "not-before-the-first-move", "A wrong set-up is not looked at before the first move",
           "До первого хода неправильная расстановка никого не занимает",
           when(SetUpFacts, lambda facts: facts.stage in {Stage.NOT_BEGUN, Stage.NONE_MOVED}, wrong=False)),
    taking("column:1.14.1-c", "not-after-both-moved",
           "A wrongly placed board counts only until both players have moved",
           "Неправильно поставленная доска важна, только пока не сделали хода оба игрока",
           when(BoardFacts, lambda facts: facts.stage is Stage.BOTH_MOVED, wrong=False)),
    taking("column:1.14.1-c", "not-after-the-first-move", "A wrongly placed board counts only until the first move",
           "Неправильно поставленная доска важна только до первого хода",
           when(BoardFacts, lambda facts: facts.stage is Stage.ONE_MOVED, wrong=False)),
    taking("column:1.14.1-c", "any-turn", "A board that has been turned is always wrongly placed",
           "Повёрнутая доска всегда поставлена неправильно", any_turn_is_wrong),
    taking("column:1.14.1-c", "turns-right", "A board of 64 squares may be given a quarter turn",
           "Доску из 64 полей можно повернуть на четверть оборота", turns_are_right),
    taking("column:1.14.1-c", "inverted-right", "A board with light corners is rightly placed",
           "Доска с белыми углами поставлена правильно", inversion_is_right),
    taking("column:1.14.1-c", "labels-right", "It does not matter from which side the labels of the board read",
           "С какой стороны начинается разметка доски, не важно", labels_are_right),
    breaking("column:1.14.1-c", "in-the-sport-of-draughts",
             "In the sport of draughts too a wrongly placed board means a replay",
             "И по правилам вида спорта «шашки» из-за неправильно поставленной доски партию переигрывают",
             AlsoInDraughts(WrongBoard)),
    taking("column:1.14.1-d", "not-after-the-reply", "A wrong move can be played again only until the reply",
           "Неправильный ход можно переиграть только до ответного хода",
           of_claim(lambda facts: facts.replied, violation=None)),
    taking("column:1.14.1-d", "not-before-the-press", "A wrong move can be played again only once the clock is pressed",
           "Неправильный ход можно переиграть только после переключения часов",
           of_claim(lambda facts: not facts.replied and not facts.opponents_clock, violation=None)),
    taking("column:1.14.1-d", "taking-ignored", "It does not matter what is taken in a capture",
           "Что именно снято при взятии, не важно",
           of_claim(lambda facts: facts.violation in TAKEN_WRONGLY, violation=None)),
    taking("column:1.14.1-d", "capture-due-ignored", "To overlook a capture is not against the rules",
           "Просмотреть взятие — не нарушение",
           of_claim(lambda facts: facts.violation is Violation.CAPTURE_DUE, violation=None)),
    taking("column:1.14.1-d", "opponents-piece-ignored", "To move the opponent's piece is not against the rules",
           "Пойти чужой шашкой — не нарушение",
           of_claim(lambda facts: facts.violation is Violation.OPPONENTS_PIECE, violation=None)),
    taking("column:1.14.1-d", "two-in-a-row-ignored", "To move twice in a row is not against the rules",
           "Два хода подряд — не нарушение",
           of_claim(lambda facts: facts.violation is Violation.TWO_MOVES_IN_A_ROW, violation=None)),
    taking("column:1.14.1-d", "marking-ignored", "To leave a king unmarked is not against the rules",
           "Не обозначить дамку — не нарушение",
           of_claim(lambda facts: facts.violation in UNMARKED_KING, violation=None)),
    taking("column:1.14.1-d", "touch-counts", "To touch one tower and move another is a move against the rules",
           "Тронуть одну башню, а пойти другой — ход не по правилам",
           of_claim(lambda facts: facts.violation in NOT_MENTIONED, violation=Violation.WRONG_MOVE)),
    taking("column:1.14.1-e", "refused-during-the-game", "A claim over a move is refused while the game is still on",
           "Претензию к ходу отклоняют, хотя партия ещё не окончена", of_claim(over=True)),
    taking("column:1.14.1-n", "never-kept", "Wrong colours are exchanged however late they are found",
           "Перепутанный цвет шашек исправляют, когда бы это ни заметили",
           when(ColoursFacts, lambda facts: facts.stage is Stage.BOTH_MOVED, stage=Stage.ONE_MOVED)),
    taking("column:1.14.1-n", "kept-after-the-first-move", "Wrong colours are kept as soon as White has moved",
           "Перепутанный цвет шашек оставляют, как только пошли белые",
           when(ColoursFacts, lambda facts: facts.stage is Stage.ONE_MOVED, stage=Stage.BOTH_MOVED)),
    taking("column:1.14.1-n", "kept-before-the-first-move", "Wrong colours are kept even before the first move",
           "Перепутанный цвет шашек оставляют даже до первого хода",
           when(ColoursFacts, lambda facts: facts.stage in {Stage.NOT_BEGUN, Stage.NONE_MOVED},
                stage=Stage.BOTH_MOVED)),
    taking("column:1.14.1-n", "right-taken-for-wrong", "Right colours are taken for wrong ones",
           "Правильный цвет шашек принимают за перепутанный", when(ColoursFacts, wrong=True)),
    taking("column:1.14.2-a", "not-after-the-reply", "A denied claim suspends the game only until the reply",
           "Непризнанная претензия приостанавливает партию только до ответного хода",
           of_claim(lambda facts: facts.replied, answer=None)),
    taking("column:1.14.2-a", "referee-suspends", "A doubt of the referee's own suspends the game too",
           "Партию приостанавливает и сомнение самого судьи",
           of_claim(by_referee, noticed_by=lambda facts: facts.offender.other, answer=Answer.DENIES)),
    taking("column:1.14.2-a", "touch-foreknown",
           "It is known before any inquiry that a denied claim is only about a touch, and the game is not suspended",
           "Ещё до проверки известно, что непризнанная претензия — лишь о прикосновении, и партию не приостанавливают",
           of_claim(lambda facts: facts.violation in NOT_MENTIONED, answer=None)),
    breaking("column:1.14.2-a", "moves-meanwhile", "Moves can be made while the truth is being established",
             "Пока выясняют, кто прав, можно делать ходы", MovesMeanwhile("claim")),
    taking("column:1.14.2-b", "suspended-anyway", "The game is suspended although the claim is admitted",
           "Партию приостанавливают, хотя претензия признана",
           of_claim(lambda facts: facts.answer is Answer.ADMITS, answer=Answer.DENIES)),
    taking("column:1.14.2-b", "admission-decides", "To admit a move makes it wrong, even if it was by the rules",
           "Признание делает неправильным и ход, сделанный по правилам",
           of_claim(lambda facts: facts.answer is Answer.ADMITS and facts.violation is None,
                    violation=Violation.WRONG_MOVE)),
    carrying_out("column:1.14.2-c", "no-flag", "An inquiry never costs anybody the game",
                 "Из-за проверки никто не проигрывает по времени", no_flag),
    carrying_out("column:1.14.2-c", "second-less", "A second less is charged than the inquiry took",
                 "Времени на проверку засчитывают на секунду меньше, чем она заняла", a_second_less),
    carrying_out("column:1.14.2-c", "clocks-stand", "After the inquiry no clock goes on",
                 "После проверки не идут ничьи часы", stopped),
    taking("column:1.14.3-a", "both-by-one", "When both players are at fault, White alone pays",
           "Если виноваты оба, расходуется время одних белых",
           when(DisturbedFacts, lambda facts: facts.fault is Fault.BOTH, fault=Fault.WHITE)),
    breaking("column:1.14.3-a", "moves-meanwhile", "Moves can be made while the position is disturbed",
             "Пока позиция нарушена, можно делать ходы", MovesMeanwhile("disturbed")),
    breaking("column:1.14.3-a", "in-the-sport-of-draughts", "In the sport of draughts too the one at fault pays",
             "И по правилам вида спорта «шашки» расходуется время виновника", AlsoInDraughts(PositionDisturbed)),
    carrying_out("column:1.14.3-a", "no-flag", "Restoring the position never costs anybody the game",
                 "Из-за восстановления позиции никто не проигрывает по времени", no_flag),
    carrying_out("column:1.14.3-a", "second-less", "A second less is charged than restoring the position took",
                 "Времени на восстановление позиции засчитывают на секунду меньше, чем оно заняло", a_second_less),
    carrying_out("column:1.14.3-a", "clocks-stand", "Once the position is restored no clock goes on",
                 "После восстановления позиции не идут ничьи часы", stopped),
    breaking("column:1.14.4-a", "in-the-sport-of-draughts",
             "In the sport of draughts too nobody pays when nobody is at fault",
             "И по правилам вида спорта «шашки» ничьё время не расходуется, если никто не виноват",
             AlsoInDraughts(PositionDisturbed)),
    taking("column:1.14.4-a", "white-blamed", "When nobody is at fault, White is blamed",
           "Если не виноват никто, винят белых",
           when(DisturbedFacts, lambda facts: facts.fault is Fault.NOBODY, fault=Fault.WHITE)),
    taking("column:1.14.4-a", "black-blamed", "When nobody is at fault, Black is blamed",
           "Если не виноват никто, винят чёрных",
           when(DisturbedFacts, lambda facts: facts.fault is Fault.NOBODY, fault=Fault.BLACK)),
    taking("column:1.14.4-a", "always-free", "Restoring the position costs nobody any time, whoever is at fault",
           "Восстановление позиции никому не стоит времени, кто бы ни был виноват",
           when(DisturbedFacts, fault=Fault.NOBODY)),
)  # fmt: skip
