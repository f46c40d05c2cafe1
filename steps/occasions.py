"""What goes wrong in a game, in words: who notices what and when, how a board was laid, what an event's rules say."""

from enum import Enum
from typing import TypeAlias, cast

from attrs import frozen

from lasca_rules.board.squares import Board
from lasca_rules.languages import Language, Text, ordinal_in_english
from lasca_rules.play.set_up import Placement
from lasca_rules.refereeing.incidents import (
    Official,
    Person,
    WrongBoard,
    WrongColours,
    WrongSetUp,
)
from lasca_rules.sides import Side
from steps.grammar import declined, ordinal_in_digits
from steps.words import RU, Manner, Named, choice, not_read, word


@frozen
class Notice:
    """Who says that something is wrong: someone who finds it, or someone who only believes it."""

    person: Person
    rightly: bool


FINDER = choice(
    "Finder",
    {
        Notice(Official.REFEREE, rightly=True): Named("the referee finds", "судья обнаруживает"),
        Notice(Side.WHITE, rightly=True): Named("White finds", "белые обнаруживают"),
        Notice(Side.BLACK, rightly=True): Named("Black finds", "чёрные обнаруживают"),
        Notice(Official.REFEREE, rightly=False): Named("the referee believes", "судья считает"),
        Notice(Side.WHITE, rightly=False): Named("White believes", "белые считают"),
        Notice(Side.BLACK, rightly=False): Named("Black believes", "чёрные считают"),
    },
)
IRREGULARITY = choice(
    "Irregularity",
    {
        WrongSetUp: Named("the pieces were set up wrongly", "шашки были расставлены неправильно"),
        WrongBoard: Named("the board was placed wrongly", "доска была поставлена неправильно"),
        WrongColours: Named("the players have each other's colours", "игроки играют шашками не того цвета"),
    },
)
DOCUMENT = choice(
    "Document",
    {
        "column": Named(
            "the schedule",
            declined("расписание", "расписания", "расписанию", "расписание", "расписанием", "расписании"),
        ),
        "draughts": Named(
            "the pairing sheet",
            declined(
                "протокол пар", "протокола пар", "протоколу пар", "протокол пар", "протоколом пар", "протоколе пар"
            ),
        ),
    },
)
"""What each regulation says assigns the colours."""
PLACEMENT = choice(
    "Placement",
    {
        Placement(quarter_turns=1): Named("given a quarter turn", "повёрнута на четверть оборота"),
        Placement(quarter_turns=2): Named("given a half turn", "повёрнута на пол-оборота"),
        Placement(inverted=True): Named(
            "laid with a light square in each corner", "положена так, что все угловые поля белые"
        ),
        Placement(labels_turned=True): Named(
            "laid with its letters and numbers on the wrong sides", "положена буквами и цифрами не к тем краям"
        ),
    },
)
EVENT_RULE = choice(
    "EventRule",
    {
        ("colours-before-reply", "play-on"): Named(
            "wrong colours are never exchanged", "перепутанный цвет шашек не исправляют никогда"
        ),
        ("clocks-on-replay", "kept"): Named("time once used is not given back", "израсходованное время не возвращают"),
        ("clocks-on-replay", "referee-sets"): Named(
            "the referee sets the clocks for a replay", "время на часах при переигровке устанавливает судья"
        ),
        ("both-disturbed", "referee-decides"): Named(
            "the referee decides when both disturb the position", "о позиции, нарушенной обоими, решает судья"
        ),
        ("disputed-set-up", "as-for-a-move"): Named(
            "who is wrong about the set-up pays for looking into it",
            "время на выяснение расстановки засчитывается тому, кто был неправ",
        ),
        ("unfit-equipment", "replay"): Named(
            "unfit equipment means a replay", "из-за негодного инвентаря партию переигрывают"
        ),
        ("disturbed-unnoticed", "moves-stand"): Named(
            "moves made before a disturbed position is noticed stand",
            "ходы, сделанные до того как замечена нарушенная позиция, остаются в силе",
        ),
        ("column-unmarked-king", "mark-and-play-on"): Named(
            "an unmarked king is marked and play goes on", "необозначенную дамку обозначают и играют дальше"
        ),
        ("failed-claim-cost", "claimant-pays"): Named(
            "the claimant pays for a claim that fails",
            "время проверки неподтвердившейся претензии засчитывается тому, кто её заявил",
        ),
        ("failed-claim-cost", "referee-sets"): Named(
            "the referee sets the clocks when a claim fails",
            "время на часах после неверной претензии устанавливает судья",
        ),
        ("setup-one-moved", "until-both-moved"): Named(
            "errors before the start are put right until both have moved",
            "ошибки перед началом исправляют, пока не сделали ход оба",
        ),
        ("column-before-start", "replay"): Named(
            "an error found before the start counts as found in play",
            "ошибку, замеченную до начала, разбирают как замеченную во время партии",
        ),
        ("lasca-board-turn", "inverted-only"): Named(
            "letters and numbers at the edge do not matter", "буквы и цифры по краям доски значения не имеют"
        ),
        ("column-named-irregularities", "any-irregularity"): Named(
            "any irregularity means a replay", "из-за любой неправильности партию переигрывают"
        ),
        ("column-wrongly-taken", "restore"): Named(
            "pieces taken wrongly are put right before the reply",
            "неправильно взятые шашки до ответного хода исправляют",
        ),
        ("nothing-established", "claimant-pays"): Named(
            "the claimant pays when nothing is established",
            "если ничего не установлено, время проверки засчитывается заявившему претензию",
        ),
        ("nothing-established", "referee-decides"): Named(
            "the referee decides when nothing is established", "если ничего не установлено, решает судья"
        ),
        ("taken-back-corrected-to", "same-tower"): Named(
            "after a move is taken back the same piece has to move",
            "если ход взят обратно, пойти обязана та же шашка",
        ),
        ("touch-after-correction", "free"): Named(
            "a piece that moved illegally does not count as touched",
            "шашка, сделавшая невозможный ход, тронутой не считается",
        ),
        ("reply-move", "restored"): Named(
            "a reply that is taken back does not count", "ответный ход, взятый обратно, не в счёт"
        ),
        ("let-stand-final", "until-reply"): Named(
            "the opponent may still decide otherwise before replying", "до ответного хода соперник может передумать"
        ),
        ("upheld-claim-cost", "denier-pays"): Named(
            "whoever denied a right claim pays for the inquiry",
            "время проверки верной претензии засчитывается не признавшему её",
        ),
        ("upheld-claim-cost", "referee-sets"): Named(
            "the referee sets the clocks when a claim is upheld",
            "время на часах после верной претензии устанавливает судья",
        ),
        ("sanction-after-end", "sanction-possible"): Named(
            "a sanction is possible after the end too", "санкция возможна и после окончания партии"
        ),
        ("unnoticed", "neither-saw-it"): Named(
            "a move that one of the players saw to be wrong counts as noticed",
            "ход, неправильность которого видел хотя бы один из игроков, считается замеченным",
        ),
        ("increment-on-reversal", "kept"): Named(
            "the time added for a move taken back is kept", "время, добавленное за отменённый ход, сохраняется"
        ),
    },
)
AFTER_THE_MOVE = choice(
    "AfterTheMove",
    {
        (True, True): Named("presses the clock", "переключают часы"),
        (False, True): Named("does not press the clock", "часов не переключают"),
        (True, False): Named("presses the clock without marking the king", "переключают часы, не обозначив дамку"),
        (False, False): Named(
            "neither marks the king nor presses the clock", "ни дамки не обозначают, ни часов не переключают"
        ),
    },
)
_BEFORE_CLOCK = Text("before the clock is started", "до пуска часов")
_BEFORE_MOVE = Text("before the first move", "до первого хода")


class Beginning(Enum):
    """A moment before any move."""

    BEFORE_CLOCK = "before the clock is started"
    BEFORE_MOVE = "before the first move"


@frozen
class AfterMove:
    """The moment after a side's move, by its number among that side's moves, from 1."""

    side: Side
    number: int


Moment: TypeAlias = Beginning | AfterMove


def _read_moment(text: str, language: Language, _: Board | None) -> Moment:
    if text == _BEFORE_CLOCK[language]:
        return Beginning.BEFORE_CLOCK
    if text == _BEFORE_MOVE[language]:
        return Beginning.BEFORE_MOVE
    number = int("".join(letter for letter in text if letter.isdigit()))
    if number == 0:
        raise not_read(text, "Moment")
    return AfterMove(Side.WHITE if "White" in text or "белых" in text else Side.BLACK, number)


def _write_moment(value: object, manner: Manner) -> str:
    match cast("Moment", value):
        case Beginning.BEFORE_CLOCK:
            return _BEFORE_CLOCK[manner.language]
        case Beginning.BEFORE_MOVE:
            return _BEFORE_MOVE[manner.language]
        case AfterMove(side, number) if manner.language is RU:
            return f"после {ordinal_in_digits(number)['genitive']} хода {'белых' if side is Side.WHITE else 'чёрных'}"
        case AfterMove(side, number):
            return f"after {side.name.capitalize()}'s {ordinal_in_english(number)} move"


MOMENT = word(
    "Moment",
    pattern=Text(
        rf"{_BEFORE_CLOCK.en}|{_BEFORE_MOVE.en}|after (?:White|Black)'s \d+(?:st|nd|rd|th) move",
        rf"{_BEFORE_CLOCK.ru}|{_BEFORE_MOVE.ru}|после \d+-го хода (?:белых|чёрных)",
    ),
    read=_read_moment,
    write=_write_moment,
    expected=Text("a moment, such as after White's 1st move", "момент, например после 1-го хода белых"),
    names={
        language: tuple(
            _write_moment(moment, Manner(language)) for moment in (*Beginning, *(AfterMove(side, 1) for side in Side))
        )
        for language in Language
    },
)
