"""Carrying a ruling out: what the referee does on the board and with the clocks, one step after the other."""

from lasca_rules.desk.board_steps import board_steps
from lasca_rules.desk.clock_orders import INCREMENT_REVERSED, flat
from lasca_rules.desk.phrases import Phrase, fixed
from lasca_rules.languages import Text
from lasca_rules.refereeing.rulings import (
    AsBeforeMove,
    Charge,
    ClockOrder,
    InOrder,
    NobodyPays,
    RefereeSetsClocks,
    ResetClocks,
    Ruling,
    StartClockOf,
    StopClocks,
    SwitchBack,
    Unchanged,
)
from lasca_rules.refereeing.verdicts import (
    AddToHead,
    BackToInitialPosition,
    ClaimRefused,
    MakeAgain,
    MarkKing,
    NotThisViolation,
    PutBack,
    ReferredToReferee,
    RemoveFromHead,
    ReplayFromMove,
    ReplayFromStart,
    RestorePosition,
    SportingSanction,
    TakeBack,
    TakenPutRight,
    TurnMadeAgain,
)
from lasca_rules.refereeing.wording import GENITIVE, NAME
from lasca_rules.sides import Side

_CORRECTED = (MakeAgain, TakeBack, PutBack, TakenPutRight, MarkKing, TurnMadeAgain)
"""What the offender does before the clock is pressed again."""
_PUT_UP_ANEW = (ReplayFromStart, ReplayFromMove, BackToInitialPosition, AddToHead, RemoveFromHead)
"""What the referee stops the clocks for."""
_STOP = fixed("Stop both clocks.", "Остановите часы.")
_MOVER = fixed("Start the clock of the player whose move it is.", "Пустите часы того, чей ход.")
_GO_ON = fixed("The clocks go on as they are.", "Часы идут дальше, как шли.")

_WHEN_THE_INQUIRY_IS_OVER = fixed(
    "Until it is known, both clocks stand still. Then go on to what the inquiry showed.",
    "Пока это выясняется, часы стоят у обоих. Затем перейдите к итогу проверки.",
)
_FROM_THE_START = fixed(
    "Start White's clock: the game begins again, and what was played so far does not count.",
    "Пустите часы белых: партия начинается заново, сыгранное до сих пор не в счёт.",
)
_FROM_THE_MOVE = fixed(
    "Start the clock of the player who had the move there, and who now moves again, by the rules.",
    "Пустите часы того, за кем в этой позиции ход: он ходит заново — по правилам.",
)
_IF_IT_GOES_ON = fixed(
    "If the game goes on, start the clock of the player whose move it is.",
    "Если партия продолжается, пустите часы того, чей ход.",
)


def steps(ruling: Ruling) -> tuple[Phrase, ...]:
    """Return how a ruling is carried out, step by step."""
    orders = flat(ruling.clocks)
    return (*_first(ruling, orders), *board_steps(ruling), *_times(ruling, orders), *_last(ruling, orders))


def _first(ruling: Ruling, orders: tuple[ClockOrder, ...]) -> tuple[Phrase, ...]:
    """Return what comes before anything is done on the board: clocks stopped, started, switched back."""
    for order in orders:
        match order:
            case SwitchBack():
                free = tuple(_charged_to_nobody() for each in orders if isinstance(each, NobodyPays))
                return (*free, *_switched_back(order, ruling))
            case StartClockOf(player):
                return (fixed(f"Start {NAME[player].en}'s clock.", f"Пустите часы {GENITIVE[player]}."),)
            case _:
                pass
    stopped_already = isinstance(ruling.clocks, InOrder | Charge | NobodyPays) and not _restoring(ruling)
    before_the_start = isinstance(ruling.verdict, BackToInitialPosition) and _not_begun(ruling)
    if stopped_already or before_the_start:
        return ()
    stops = any(isinstance(order, StopClocks | RefereeSetsClocks) for order in orders)
    return (_STOP,) if stops or _restoring(ruling) or _put_up_anew(ruling) else ()


def _times(ruling: Ruling, orders: tuple[ClockOrder, ...]) -> tuple[Phrase, ...]:
    """Return what is set on the clocks while they stand still."""
    if any(isinstance(order, SwitchBack) for order in orders):
        return ()
    return tuple(step for order in orders for step in _set(order, ruling))


def _set(order: ClockOrder, ruling: Ruling) -> tuple[Phrase, ...]:  # noqa: PLR0911 -- one case an order
    match order:
        case ResetClocks():
            return (fixed("Set both clocks to the full time.", "Поставьте на обоих часах полное время."),)
        case AsBeforeMove():
            return (
                fixed(
                    "Set both clocks to what they showed before {move}.",
                    "Поставьте на обоих часах время, которое они показывали перед {move-ins}.",
                ),
            )
        case Charge(player):
            return _taken_off(player)
        case NobodyPays():
            return (_charged_to_nobody(),)
        case RefereeSetsClocks():
            return (
                fixed(
                    "Set both clocks as you see fit.",
                    "Время на часах поставьте по своему усмотрению.",
                ),
            )
        case Unchanged() if _put_up_anew(ruling) and not _not_begun(ruling):
            return (fixed("Leave the times on both clocks as they are.", "Время на часах оставьте как есть."),)
        case StartClockOf(player):
            return (_flag_may_fall(player),)
        case Unchanged() | StopClocks() | SwitchBack() | InOrder():
            return ()


def _last(ruling: Ruling, orders: tuple[ClockOrder, ...]) -> tuple[Phrase, ...]:
    """Return how the game goes on, if it does."""
    back = next((order for order in orders if isinstance(order, SwitchBack)), None)
    if back is not None:
        return (_then_presses(back.offender),)
    if any(isinstance(order, StopClocks) for order in orders):
        return (_WHEN_THE_INQUIRY_IS_OVER,)
    if any(isinstance(verdict, BackToInitialPosition) for verdict in (ruling.verdict, *ruling.besides)):
        return (_begun(ruling),)
    if "before-the-press" in ruling.readings and isinstance(ruling.verdict, _CORRECTED):
        return (_own_clock_going(ruling),)
    return _resumed(ruling)


def _resumed(ruling: Ruling) -> tuple[Phrase, ...]:
    match ruling.verdict:
        case ReplayFromStart():
            return (_FROM_THE_START,)
        case ReplayFromMove():
            return (_FROM_THE_MOVE,)
        case ReferredToReferee():
            return (_IF_IT_GOES_ON,)
        case ClaimRefused() | SportingSanction() | NotThisViolation():
            return ()
        case _ if isinstance(ruling.clocks, Unchanged) and not _put_up_anew(ruling):
            return (_GO_ON,)
        case _:
            return (_MOVER,)


def _switched_back(order: SwitchBack, ruling: Ruling) -> tuple[Phrase, ...]:
    en, ru, opponent = NAME[order.offender].en, GENITIVE[order.offender], order.offender.other
    back = fixed(
        f"{NAME[opponent].en} switches the clock back, or you do: {en}'s time is running.",
        f"{NAME[opponent].ru.capitalize()} переключают часы назад (или это делаете вы): идёт время {ru}.",
    )
    credited = INCREMENT_REVERSED in ruling.readings
    revoked = fixed(
        f"Take the increment that the press brought off {en}'s clock again.",
        f"Снимите с часов {ru} время, добавленное при переключении.",
    )
    kept = fixed(
        f"{en} keeps the increment that the press brought.",
        f"Время, добавленное при переключении, у {ru} остаётся.",
    )
    bank = fixed(
        f"{en} has no new time for the move: the time bank runs at once, and if it is empty the flag has fallen.",
        f"Нового времени на ход нет: у {ru} сразу идёт таймбанк, а если он пуст, флажок упал.",
    )
    return (
        back,
        *((kept if order.increment_kept else revoked,) if credited else ()),
        *((bank,) if order.from_bank else ()),
    )


def _taken_off(player: Side) -> tuple[Phrase, ...]:
    en, ru = NAME[player].en, GENITIVE[player]
    return (
        Phrase(
            Text(f"Take {{took}} off {en}'s clock.", f"Снимите {{took}} с часов {ru}."),
            Text(f"Take the time that the inquiry took off {en}'s clock.", f"Снимите время проверки с часов {ru}."),
        ),
        _flag_may_fall(player),
    )


def _flag_may_fall(player: Side) -> Phrase:
    return fixed(
        f"If nothing is left on it, {NAME[player].en}'s flag has fallen and the game is lost on time.",
        f"Если времени не осталось, флажок {GENITIVE[player]} упал: партия проиграна по времени.",
    )


def _charged_to_nobody() -> Phrase:
    return Phrase(
        Text("Do not charge the {took} to anybody.", "Затраченные {took} никому не засчитывайте."),
        Text("Do not charge the time it took to anybody.", "Затраченное время никому не засчитывайте."),
    )


def _then_presses(offender: Side) -> Phrase:
    return fixed(
        f"{NAME[offender].en} then presses the clock, and the game goes on.",
        f"Затем {NAME[offender].ru} переключают часы, и партия продолжается.",
    )


def _own_clock_going(ruling: Ruling) -> Phrase:
    if isinstance(ruling.clocks, InOrder):
        return fixed(
            "Start the clock that was going before: it is the offender's own.",
            "Пустите те часы, которые шли до этого: это часы самого нарушителя.",
        )
    return fixed(
        "Leave the clock alone: the one who erred is on their own time already.",
        "Часы не трогайте: и так идёт время того, кто ошибся.",
    )


def _begun(ruling: Ruling) -> Phrase:
    if any(statement.startswith("nardy:") for statement in ruling.under):
        return fixed(
            "Have the opening roll made anew: the game begins again, and what was played so far does not count.",
            "Право первого хода разыграйте заново: игра начинается сначала, сыгранное до сих пор не в счёт.",
        )
    if _not_begun(ruling):
        return fixed("Then start White's clock: the game begins.", "Затем пустите часы белых: партия начинается.")
    return fixed(
        "Start White's clock: the game begins again.",
        "Пустите часы белых: партия начинается заново.",
    )


def _not_begun(ruling: Ruling) -> bool:
    """Is this put right before White's clock has ever been started?"""
    return "draughts:5.4.13.1-a" in ruling.under and "setup-one-moved" not in ruling.readings


def _put_up_anew(ruling: Ruling) -> bool:
    return any(isinstance(verdict, _PUT_UP_ANEW) for verdict in (ruling.verdict, *ruling.besides))


def _restoring(ruling: Ruling) -> bool:
    return isinstance(ruling.verdict, RestorePosition)
