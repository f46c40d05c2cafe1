"""Who pays: whose time the ruling lets run, in one short answer."""

from lasca_rules.desk.clock_orders import flat
from lasca_rules.languages import Text
from lasca_rules.refereeing.rulings import (
    AsBeforeMove,
    Charge,
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
    MakeAgain,
    MarkKing,
    PutBack,
    TakeBack,
    TakenPutRight,
    TurnMadeAgain,
)
from lasca_rules.refereeing.wording import NAME
from lasca_rules.sides import Side

_CORRECTED = (MakeAgain, TakeBack, PutBack, TakenPutRight, MarkKing, TurnMadeAgain)


def who_pays(ruling: Ruling) -> Text:  # noqa: C901, PLR0911 -- one case an order
    """Return on whose time what the ruling orders is done, and who gets time back."""
    order = next((each for each in flat(ruling.clocks) if not isinstance(each, NobodyPays)), NobodyPays(0))
    charged = next((each for each in flat(ruling.clocks) if isinstance(each, Charge)), order)
    match charged:
        case Charge(player):
            return Text(f"{NAME[player].en}, for the inquiry", f"{_ru(player)} — за время проверки")
        case StartClockOf(player):
            return Text(f"{NAME[player].en}, for restoring it", f"{_ru(player)} — за восстановление позиции")
        case SwitchBack(offender):
            return Text(f"{NAME[offender].en}, for the correction", f"{_ru(offender)} — за исправление")
        case AsBeforeMove():
            return Text(
                "nobody: both get the time since then back", "никто: обоим возвращается время, прошедшее с тех пор"
            )
        case ResetClocks():
            return Text("nobody: both get all their time back", "никто: обоим возвращается всё время")
        case RefereeSetsClocks():
            return Text("the referee decides", "решает судья")
        case StopClocks():
            return Text("nobody yet: that is settled after the inquiry", "пока никто: это решится после проверки")
        case Unchanged() if "before-the-press" in ruling.readings and isinstance(ruling.verdict, _CORRECTED):
            return Text("whoever erred: their clock is going", "тот, кто ошибся: идут его часы")
        case Unchanged() if {"clocks-on-replay", "nardy-reset"} & set(ruling.readings):
            return Text("nobody, but no time is given back", "никто, но и время никому не возвращается")
        case Unchanged() | NobodyPays() | InOrder():
            return Text("nobody", "никто")


def _ru(side: Side) -> str:
    return NAME[side].ru
