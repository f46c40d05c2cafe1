"""What a verdict has the referee do, apart from the clocks: steps, each an instruction that can be read out."""

from lasca_rules.desk.phrases import Phrase, fixed
from lasca_rules.desk.unknowns import START
from lasca_rules.languages import Text
from lasca_rules.refereeing.rulings import Ruling
from lasca_rules.refereeing.verdicts import (
    AddToHead,
    BackToInitialPosition,
    ClaimFails,
    ClaimRefused,
    GoesOn,
    MakeAgain,
    MarkKing,
    MarsOrKoksPossible,
    MayCapture,
    MoveStands,
    NoProtest,
    NotThisViolation,
    OpponentDecides,
    PlayedIn,
    PutBack,
    RefereeMustBeAsked,
    ReferredToReferee,
    RemoveFromHead,
    ReplayFromMove,
    ReplayFromStart,
    RestorePosition,
    RightLost,
    SanctionPossible,
    SportingSanction,
    Suspended,
    TakeBack,
    TakenPutRight,
    TurnMadeAgain,
    TurnStands,
    Verdict,
    Warned,
)
from lasca_rules.refereeing.wording import DATIVE, GENITIVE, NAME
from lasca_rules.sides import Side

GATHERING = ("draughts:5.4.13.4-c", "nardy:28.7-a")
"""The statements on impossible moves made to gather time."""
_RIGHT_NUMBERS = ("nardy:28.1-a", "nardy:28.2-a")
_EXCHANGE = fixed("Have the players exchange colours.", "Пусть игроки поменяются цветом шашек.")
_MAY_BE_MARKED = Phrase(
    Text("Have the king on {king} marked.", "Дамку на {king} нужно обозначить."),
    Text("Have the king marked.", "Дамку нужно обозначить."),
)


def board_steps(ruling: Ruling) -> tuple[Phrase, ...]:
    """Return what a ruling has done on the board, and what is to be told to whom, in order."""
    marks_first = isinstance(ruling.verdict, MakeAgain) and MarkKing(START) in ruling.besides
    besides = () if marks_first else ruling.besides
    first = _made_again(ruling.verdict, marking=marks_first) if isinstance(ruling.verdict, MakeAgain) else None
    return (
        *(first or _steps(ruling.verdict, ruling)),
        *(step for verdict in besides for step in _steps(verdict, ruling)),
    )


def _steps(verdict: Verdict, ruling: Ruling) -> tuple[Phrase, ...]:  # noqa: C901, PLR0911, PLR0912 -- one case a verdict
    match verdict:
        case ReplayFromStart(exchange_colours):
            again = fixed(
                "See that the board is placed rightly, and set the pieces up anew in the initial position.",
                "Проверьте, как стоит доска, и заново расставьте шашки в начальном положении.",
            )
            return (*((_EXCHANGE,) if exchange_colours else ()), again)
        case BackToInitialPosition(exchange_colours):
            return (*((_EXCHANGE,) if exchange_colours else ()), _initial_position(ruling))
        case ReplayFromMove():
            return (
                fixed(
                    "From the record of the game, put the position back as it stood before {move}.",
                    "По записи партии восстановите позицию, которая была перед {move-ins}.",
                ),
            )
        case OpponentDecides(opponent):
            return (_left_to(opponent), _ask_again(opponent))
        case MakeAgain():
            return _made_again(verdict, marking=False)
        case TurnMadeAgain(_, offender):
            return (
                fixed(
                    f"{NAME[offender].en} takes {{turn}} back and makes it again, by the rules and with the same roll.",
                    f"{_ru(offender)} берут {{turn}} обратно и делают его заново — по правилам и с тем же броском.",
                ),
            )
        case TakeBack(_, offender):
            return (
                fixed(
                    f"{NAME[offender].en} takes {{move}} back. After that it is {NAME[offender.other].en}'s move.",
                    f"{_ru(offender)} берут {{move}} обратно. После этого ход {GENITIVE[offender.other]}.",
                ),
            )
        case PutBack(_, offender):
            return (
                fixed(
                    f"{NAME[offender].en} puts the move that was taken back on the board again, as first made.",
                    f"{_ru(offender)} возвращают на доску тот ход, который взяли обратно.",
                ),
            )
        case TakenPutRight(_, offender):
            return (
                fixed(
                    f"The move stands. {NAME[offender].en} puts right what was taken: exactly what the move captures.",
                    f"Сам ход остаётся в силе. {_ru(offender)} исправляют взятие: снимается ровно то, что взято.",
                ),
            )
        case MarkKing():
            return (
                _MAY_BE_MARKED,
                fixed("The moves that were made stand.", "Сделанные ходы остаются в силе."),
            )
        case MayCapture(player):
            return (
                fixed(
                    f"Let {NAME[player].en} make the capture that is due: the touch does not bind.",
                    f"{_ru(player)} вправе произвести обязательное взятие: прикосновение не в счёт.",
                ),
            )
        case GoesOn():
            return (_stands(ruling),)
        case MoveStands() | TurnStands():
            return (fixed("The move stands as it was made.", "Ход остаётся в силе, каким он сделан."),)
        case RightLost(opponent):
            return (
                fixed(
                    f"Tell {NAME[opponent].en} that the right to a correction went with the reply. The move stands.",
                    f"Объясните {DATIVE[opponent]}, что с ответным ходом право на исправление потеряно. "
                    "Ход остаётся в силе.",
                ),
            )
        case NoProtest():
            return (
                fixed(
                    "Turn the protest down. The move is not changed any more.",
                    "Протест отклоните. Ход уже не изменяется.",
                ),
            )
        case Suspended() | RefereeMustBeAsked():
            return _looked_into()
        case ClaimFails():
            return (
                fixed(
                    "Tell the players that the move was by the rules and stands.",
                    "Объявите игрокам, что ход сделан по правилам и остаётся в силе.",
                ),
            )
        case RestorePosition(by):
            return (_restored(by),)
        case ClaimRefused():
            return (
                fixed(
                    "Do not take the claim up: the game has ended and its result is valid.",
                    "Претензию не рассматривайте: партия окончена и её результат действителен.",
                ),
            )
        case SportingSanction(offender):
            return _sanctioned(offender)
        case NotThisViolation():
            return (_not_this(ruling),)
        case PlayedIn(side) if _some_removed(side, ruling):
            return (
                fixed(
                    f"Leave {NAME[side].en}'s other surplus checkers where they are: they are played in.",
                    f"Остальные лишние шашки {GENITIVE[side]} не трогайте: они «заиграны».",
                ),
            )
        case PlayedIn(side):
            return (
                fixed(
                    f"Leave {NAME[side].en}'s checkers as they are: the wrong number is played in.",
                    f"Шашки {GENITIVE[side]} не трогайте: неверное число «заиграно».",
                ),
            )
        case AddToHead() | RemoveFromHead():
            return (_on_head(verdict),)
        case Warned(players):
            return (
                fixed(
                    f"Give a warning to {_names(players).en}, and enter it in the record of the event.",
                    f"Объявите предупреждение {_names(players).ru} и запишите его.",
                ),
            )
        case SanctionPossible(players):
            return (
                fixed(
                    f"It is a repeat: you may also apply 38.1 to {_names(players).en}.",
                    f"Нарушение повторное: к {_names(players).ru} можно применить и пункт 38.1.",
                ),
            )
        case MarsOrKoksPossible(player):
            return (
                fixed(
                    f"Tell the players that {NAME[player].en}, with a wrong number, may lose by mars or koks.",
                    f"Предупредите игроков: {NAME[player].ru} с неверным числом шашек могут проиграть марс или кокс.",
                ),
            )
        case ReferredToReferee():
            return (
                fixed(
                    "The text says nothing about this. Decide as you see fit, and cite no clause for it.",
                    "В тексте об этом ничего нет. Решите по своему усмотрению и не ссылайтесь на пункт правил.",
                ),
            )


def _made_again(verdict: MakeAgain, *, marking: bool) -> tuple[Phrase, ...]:
    en, ru = NAME[verdict.offender].en, _ru(verdict.offender)
    back = fixed(f"{en} takes {{move}} back.", f"{ru} берут {{move}} обратно.")
    mark = Phrase(
        Text("Have the king on {start} marked.", "Дамку на {start} нужно обозначить."),
        Text("Have the king marked.", "Дамку нужно обозначить."),
    )
    again = fixed(f"{en} makes another move, by the rules.", f"{ru} делают другой ход — по правилам.")
    if verdict.tower is not None:
        again = Phrase(
            Text(f"{en} moves again, from {{touched}}.", f"{ru} ходят заново — с поля {{touched}}."),
            Text(
                f"{en} moves again, with what was touched first.",
                f"{ru} ходят заново — тем, до чего дотронулись сначала.",
            ),
        )
    return (back, *((mark,) if marking else ()), again)


def _initial_position(ruling: Ruling) -> Phrase:
    if not any(statement.startswith("nardy:") for statement in ruling.under):
        return fixed(
            "Set the pieces up in the right initial position.", "Расставьте шашки в правильном начальном положении."
        )
    if "nardy:28.1-c" in ruling.under:
        return fixed(
            "Put all the checkers back in the right initial position, and the doubling cube at 1.",
            "Верните все шашки в правильное начальное положение, куб удвоения поставьте на 1.",
        )
    return fixed(
        "Put all the checkers back in the right initial position.",
        "Верните все шашки в правильное начальное положение.",
    )


def _left_to(opponent: Side) -> Phrase:
    return fixed(
        f"Leave it to {NAME[opponent].en} whether the error is corrected. Nobody else may demand it.",
        f"Исправлять ли ошибку, пусть решают {NAME[opponent].ru}. Больше никто требовать этого не вправе.",
    )


def _ask_again(opponent: Side) -> Phrase:
    return fixed(
        f"Until {NAME[opponent].en} has spoken, change nothing. Enter above what {NAME[opponent].en} wants.",
        f"Пока {NAME[opponent].ru} не решили, ничего не меняйте. Их решение отметьте в ответах выше.",
    )


def _stands(ruling: Ruling) -> Phrase:
    if ruling.besides and not isinstance(ruling.verdict, GoesOn):
        return fixed("Correct nothing else on the board.", "Больше ничего на доске не исправляйте.")
    if "column:1.14.1-n" in ruling.under:
        return fixed(
            "The players go on with the colours they have.", "Игроки продолжают теми шашками, какие у них есть."
        )
    return fixed("Correct nothing on the board.", "На доске ничего не исправляйте.")


def _looked_into() -> tuple[Phrase, ...]:
    return (
        fixed(
            "Note what the clocks show, and measure how long the inquiry takes.",
            "Запишите показания часов и засеките, сколько времени займёт проверка.",
        ),
        fixed(
            "Find out from the record, the position and the rules whether {move} was wrong.",
            "По записи, по позиции и по правилам установите, был ли {move} неправильным.",
        ),
    )


def _restored(by: Side | None) -> Phrase:
    if by is None:
        return fixed("Have the position restored.", "Позицию восстановите.")
    return fixed(f"{NAME[by].en} restores the position.", f"{_ru(by)} восстанавливают позицию.")


def _sanctioned(offender: Side) -> tuple[Phrase, ...]:
    return (
        fixed(
            f"Record a gross violation by {NAME[offender].en}, and punish it with a sporting sanction.",
            f"Отметьте грубое нарушение со стороны {GENITIVE[offender]} и примените спортивную санкцию.",
        ),
        fixed(
            "Deal with the impossible move itself as a case of its own.",
            "Сам невозможный ход разберите как отдельный случай.",
        ),
    )


def _not_this(ruling: Ruling) -> Phrase:
    if any(statement in GATHERING for statement in ruling.under):
        return fixed(
            "There is no gross violation. An impossible move, if there was one, is dealt with as any other.",
            "Грубого нарушения нет. Невозможный ход, если он был, разбирается как обычный.",
        )
    if any(statement in _RIGHT_NUMBERS for statement in ruling.under):
        return fixed(
            "Nothing is wrong with the checkers: correct nothing.", "С шашками всё в порядке: исправлять нечего."
        )
    return fixed("The move was legal, and stands.", "Ход был возможен и остаётся в силе.")


def _on_head(verdict: AddToHead | RemoveFromHead) -> Phrase:
    side = verdict.side
    en, ru, letter = NAME[side].en, GENITIVE[side], side.value
    match verdict:
        case AddToHead():
            return Phrase(
                Text(
                    f"Put {{missing-{letter}}} on {en}'s head.",
                    f"Поставьте на голову {ru} шашек: {{missing-{letter}}}.",
                ),
                Text(f"Put the missing checkers on {en}'s head.", f"Поставьте на голову {ru} недостающие шашки."),
            )
        case RemoveFromHead(played_in=0):
            return Phrase(
                Text(
                    f"Take {{surplus-{letter}}} off {en}'s head.", f"Снимите с головы {ru} шашек: {{surplus-{letter}}}."
                ),
                Text(f"Take the surplus checkers off {en}'s head.", f"Снимите с головы {ru} лишние шашки."),
            )
        case RemoveFromHead():
            return Phrase(
                Text(
                    f"Take off all that stand on {en}'s head: {{head-{letter}}}.",
                    f"Снимите с головы {ru} все шашки, сколько есть: {{head-{letter}}}.",
                ),
                Text(f"Take off all that stand on {en}'s head.", f"Снимите с головы {ru} все шашки, сколько есть."),
            )


def _some_removed(side: Side, ruling: Ruling) -> bool:
    removals = (each for each in (ruling.verdict, *ruling.besides) if isinstance(each, RemoveFromHead))
    return any(removal.side is side and removal.played_in for removal in removals)


def _names(players: tuple[Side, ...]) -> Text:
    """Return the players' names; in Russian in the dative."""
    return Text(" and ".join(NAME[player].en for player in players), " и ".join(DATIVE[player] for player in players))


def _ru(side: Side) -> str:
    """Return the side's Russian name at the beginning of a sentence."""
    return NAME[side].ru.capitalize()
