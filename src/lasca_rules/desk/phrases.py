"""A ruling's words with places to be filled in: for a move, a square, a time or a number."""

import re

from attrs import frozen

from lasca_rules.clock import written
from lasca_rules.desk.unknowns import BEYOND, KING, MISSING, NUMBER, ON_HEAD, START, SURPLUS, TOOK, TOUCHED
from lasca_rules.languages import Language, Text
from lasca_rules.refereeing.move_names import MoveName, turn_name
from lasca_rules.refereeing.rulings import Charge, ClockOrder, InOrder, NobodyPays, StartClockOf
from lasca_rules.refereeing.verdicts import (
    AddToHead,
    MakeAgain,
    MarkKing,
    RemoveFromHead,
    Verdict,
)
from lasca_rules.refereeing.wording import (
    GENITIVE,
    INSTRUMENTAL,
    NAME,
    besides_in_words,
    clocks_in_words,
    verdict_in_words,
)
from lasca_rules.sides import Side


@frozen
class Phrase:
    """A short passage; ``{…}`` is a place to be filled in.

    The places ``{move}``, in Russian also ``{move-gen}`` and ``{move-ins}``, and ``{turn}`` can always be filled: where
    the number is not known, with "that move". For the others there is ``blank``, the passage without them.
    """

    text: Text
    blank: Text | None = None

    @property
    def needs(self) -> tuple[str, ...]:
        """The places that must be filled in for ``text``; without one of them it is ``blank`` that is said."""
        return tuple(dict.fromkeys(each for each in _PLACE.findall(self.text.en) if each not in _ALWAYS_FILLED))


def fixed(en: str, ru: str) -> Phrase:
    """Return a passage that needs nothing but perhaps the move."""
    return Phrase(Text(en, ru))


def verdict_phrase(verdict: Verdict) -> Phrase:
    """Return the verdict as it is worded everywhere, with places for what the desk does not know."""
    return Phrase(_with_places(verdict_in_words(verdict, _by_its_place)), _verdict_without(verdict))


def besides_phrase(verdict: Verdict) -> Phrase:
    """Return what is decided besides the verdict, likewise."""
    return Phrase(_with_places(besides_in_words(verdict, _by_its_place)), _verdict_without(verdict))


def clocks_phrase(order: ClockOrder) -> Phrase:
    """Return the order to the clocks as it is worded everywhere, with places for what the desk does not know."""
    return Phrase(_with_places(clocks_in_words(order, _by_its_place)), _order_without(order))


def _by_its_place(_half_move: int) -> MoveName:
    return MoveName("{move}", "{move}", "{move-gen}", "{move-ins}")


_PLACE = re.compile(r"\{([a-z-]+)\}")
_ALWAYS_FILLED = ("move", "turn")
_STAND_INS = tuple(
    (str(numbers[side]), f"{{{name}-{side.value}}}")
    for name, numbers in (("missing", MISSING), ("surplus", SURPLUS), ("head", ON_HEAD), ("beyond", BEYOND))
    for side in Side
)


def _with_places(text: Text) -> Text:
    en = text.en.replace(turn_name(NUMBER).en, "{turn}").replace(written(TOOK), "{took}")
    ru = text.ru.replace(turn_name(NUMBER).ru, "{turn}").replace(written(TOOK, Language.RUSSIAN), "{took}")
    for number, place in _STAND_INS:
        en, ru = en.replace(number, place), ru.replace(number, place)
    return Text(en, ru)


def _verdict_without(verdict: Verdict) -> Text | None:
    """Return the verdict in words that need no square and no number of checkers, where it has any."""
    match verdict:
        case MarkKing(square) if square in {KING, START}:
            return Text("the king is marked", "дамка обозначается")
        case MakeAgain(half_move, offender, tower) if tower == TOUCHED:
            again = _with_places(verdict_in_words(MakeAgain(half_move, offender), _by_its_place))
            return Text(f"{again.en}, with what was touched first", f"{again.ru} — тем, до чего дотронулись сначала")
        case AddToHead(side):
            return Text(
                f"the referee adds the missing checkers to {NAME[side].en}'s head",
                f"судья добавляет недостающие шашки на голову {GENITIVE[side]}",
            )
        case RemoveFromHead(side, _, played_in) if played_in:
            return Text(
                f"the referee removes all that stand on {NAME[side].en}'s head; the rest of the surplus is played in",
                f"судья снимает с головы {GENITIVE[side]} все шашки; остальные лишние — «заиграно»",
            )
        case RemoveFromHead(side):
            return Text(
                f"the referee removes the surplus checkers from {NAME[side].en}'s head",
                f"судья снимает лишние шашки с головы {GENITIVE[side]}",
            )
        case _:
            return None


def _order_without(order: ClockOrder) -> Text | None:
    """Return the order to the clocks in words that need no length of time, where it has one."""
    match order:
        case Charge(player):
            return Text(
                f"{NAME[player].en} pays for the time the inquiry took",
                f"время проверки засчитывается как израсходованное {INSTRUMENTAL[player]}",
            )
        case StartClockOf(player):
            return Text(
                f"{NAME[player].en}'s clock is started and runs until the position is restored",
                f"часы {GENITIVE[player]} пускаются и идут, пока позиция не восстановлена",
            )
        case NobodyPays():
            return Text("nobody pays for the time it took", "затраченное время не засчитывается никому")
        case InOrder(orders):
            texts = [_order_without(each) or _with_places(clocks_in_words(each, _by_its_place)) for each in orders]
            if not any(_order_without(each) for each in orders):
                return None
            return Text("; then ".join(text.en for text in texts), "; затем ".join(text.ru for text in texts))
        case _:
            return None
