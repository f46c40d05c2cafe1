"""Verdicts and orders to the clocks in words, in both languages, as the report shows them."""

from lasca_rules.clock import Milliseconds, written
from lasca_rules.languages import Language, Text
from lasca_rules.refereeing.move_names import MoveName, Naming, in_turn, turn_name
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
from lasca_rules.sides import Side

NAME = {Side.WHITE: Text("White", "белые"), Side.BLACK: Text("Black", "чёрные")}
"""The sides by name; in Russian in the nominative."""
GENITIVE = {Side.WHITE: "белых", Side.BLACK: "чёрных"}
DATIVE = {Side.WHITE: "белым", Side.BLACK: "чёрным"}
INSTRUMENTAL = {Side.WHITE: "белыми", Side.BLACK: "чёрными"}


def verdict_in_words(  # noqa: C901, PLR0911, PLR0912 -- one case a verdict, a sentence each
    verdict: Verdict, named: Naming = in_turn
) -> Text:
    """Return the verdict as a short sentence without a full stop; ``named`` names the moves of the game."""
    match verdict:
        case GoesOn():
            return Text("the game goes on; nothing is corrected", "партия продолжается, исправления не вносятся")
        case PlayedIn(side):
            return Text(
                f"{NAME[side].en}'s wrong count is played in; the game goes on",
                f"неверное число шашек у {GENITIVE[side]} «заиграно», игра продолжается",
            )
        case ReplayFromStart(exchange_colours=False):
            return Text("the game is replayed from the start", "партия переигрывается сначала")
        case ReplayFromStart():
            return Text(
                "the game is replayed from the start, each player with the other colour",
                "партия переигрывается сначала, игроки меняются цветом шашек",
            )
        case ReplayFromMove(half_move):
            move = named(half_move)
            return Text(f"the game is replayed from {move.en}", f"партия переигрывается с {move.genitive}")
        case BackToInitialPosition(exchange_colours=False):
            return Text("back to the right initial position", "шашки возвращаются в правильное начальное положение")
        case BackToInitialPosition():
            return Text(
                "the players exchange colours, and the game begins from the initial position",
                "игроки меняются цветом шашек, и партия начинается с начального положения",
            )
        case OpponentDecides(opponent):
            return Text(
                f"only {NAME[opponent].en} decides whether the error is corrected",
                f"исправлять ли ошибку, решают только {NAME[opponent].ru}",
            )
        case MakeAgain(half_move, offender, tower):
            return _make_again(named(half_move), offender, tower)
        case TurnMadeAgain(turn, offender):
            return Text(
                f"{NAME[offender].en} takes {turn_name(turn).en} back and makes it again with the same roll",
                f"{NAME[offender].ru} берут {turn_name(turn).ru} обратно и делают его заново с тем же броском",
            )
        case TurnStands(turn):
            return Text(f"{turn_name(turn).en} stands", f"{turn_name(turn).ru} остаётся в силе")
        case TakeBack(half_move, offender):
            move = named(half_move)
            return Text(
                f"{move.en} is taken back, and it is {NAME[offender.other].en}'s move",
                f"{move.ru} берётся обратно, ходят {NAME[offender.other].ru}",
            )
        case PutBack(half_move):
            move = named(half_move)
            return Text(
                f"{move.en} is put back on the board as first made",
                f"{move.ru} восстанавливается на доске таким, как был сделан сначала",
            )
        case TakenPutRight(half_move, offender):
            move = named(half_move)
            return Text(
                f"{NAME[offender].en} puts right what {move.en} took",
                f"{NAME[offender].ru} исправляют взятое {move.instrumental}",
            )
        case MarkKing(square):
            return Text(f"the king on {square} is marked", f"дамка на {square} обозначается")
        case MayCapture(player):
            return Text(
                f"{NAME[player].en} may make the capture that is due",
                f"{NAME[player].ru} вправе произвести обязательное взятие",
            )
        case MoveStands(half_move):
            return Text(f"{named(half_move).en} stands", f"{named(half_move).ru} остаётся в силе")
        case RightLost(opponent):
            return Text(
                f"{NAME[opponent].en} has replied and lost the right to a correction",
                f"{NAME[opponent].ru} сделали ответный ход и потеряли право требовать исправления",
            )
        case NoProtest():
            return Text(
                "the move is not changed and is no ground for protest",
                "ход не изменяется и не служит основанием для протеста",
            )
        case Suspended():
            return Text(
                "the game is suspended until the truth is established",
                "партия приостанавливается до установления истины",
            )
        case RefereeMustBeAsked():
            return Text("the referee must be asked to decide", "за решением необходимо обратиться к судье")
        case ClaimFails(claimant):
            return Text(
                f"{NAME[claimant].en}'s claim is not upheld; the game goes on",
                f"претензия {GENITIVE[claimant]} не подтвердилась, партия продолжается",
            )
        case RestorePosition(by):
            if by is None:
                return Text("the position is restored", "позиция восстанавливается")
            return Text(f"{NAME[by].en} restores the position", f"{NAME[by].ru} восстанавливают позицию")
        case ClaimRefused():
            return Text(
                "the claim is not accepted; the result stands",
                "претензия не принимается, результат действителен",
            )
        case SportingSanction(offender):
            return Text(
                f"a gross violation: {NAME[offender].en} receives a sporting sanction",
                f"грубое нарушение: к {DATIVE[offender]} применяется спортивная санкция",
            )
        case NotThisViolation():
            return Text("there is no such violation here", "такого нарушения здесь нет")
        case AddToHead(side, checkers):
            return Text(
                f"the referee adds the missing checkers to {NAME[side].en}'s head: {checkers}",
                f"судья добавляет на голову {GENITIVE[side]} недостающие шашки: {checkers}",
            )
        case RemoveFromHead(side, checkers, played_in):
            return Text(
                f"the referee removes surplus checkers from {NAME[side].en}'s head: {checkers}"
                + (f"; played in: {played_in}" if played_in else ""),
                f"судья снимает с головы {GENITIVE[side]} лишние шашки: {checkers}"
                + (f"; «заиграно»: {played_in}" if played_in else ""),
            )
        case Warned(players):
            return Text(
                f"warning for {_both(players).en}",
                f"предупреждение {' и '.join(DATIVE[player] for player in players)}",
            )
        case SanctionPossible(players):
            return Text(
                f"the referee may apply 38.1 to {_both(players).en}",
                f"судья может применить пункт 38.1 к {' и '.join(DATIVE[player] for player in players)}",
            )
        case MarsOrKoksPossible(player):
            return Text(
                f"{NAME[player].en} may lose by mars or koks",
                f"{NAME[player].ru} могут проиграть марс или кокс",
            )
        case ReferredToReferee():
            return Text("the rules are silent: the referee decides", "правила об этом молчат: решает судья")


def besides_in_words(verdict: Verdict, named: Naming = in_turn) -> Text:
    """Return what is decided besides a verdict: after something is corrected it is the rest that is not."""
    if verdict == GoesOn():
        return Text("all else stands, and the game goes on", "всё остальное остаётся как есть, игра продолжается")
    return verdict_in_words(verdict, named)


def clocks_in_words(  # noqa: C901, PLR0911 -- one case an order, a sentence each
    order: ClockOrder, named: Naming = in_turn
) -> Text:
    """Return the order to the clocks as a short sentence without a full stop; ``named`` names the game's moves."""
    match order:
        case Unchanged():
            return Text("the clocks are not changed", "показания часов не изменяются")
        case ResetClocks():
            return Text("both clocks are set back to the full time", "часы обоих игроков ставятся на полное время")
        case AsBeforeMove(half_move):
            return Text(
                f"both clocks are set as they stood before {named(half_move).en}",
                f"часы обоих игроков ставятся так, как стояли перед {named(half_move).instrumental}",
            )
        case StopClocks():
            return Text("the clocks are stopped", "часы останавливаются")
        case Charge(player, time):
            return Text(
                f"{NAME[player].en} pays for {_time(time).en}",
                f"{_time(time).ru} засчитывается как время, израсходованное {INSTRUMENTAL[player]}",
            )
        case StartClockOf(player, time):
            return Text(
                f"{NAME[player].en}'s clock is started and runs for {_time(time).en}",
                f"часы {GENITIVE[player]} пускаются и идут {_time(time).ru}",
            )
        case NobodyPays(time):
            return Text(f"nobody pays for {_time(time).en}", f"{_time(time).ru} не засчитывается никому")
        case SwitchBack(offender, increment_kept, from_bank):
            return _switch_back(offender, increment_kept=increment_kept, from_bank=from_bank)
        case RefereeSetsClocks():
            return Text("the referee sets the clocks", "время на часах устанавливает судья")
        case InOrder(orders):
            texts = [clocks_in_words(each, named) for each in orders]
            return Text("; then ".join(text.en for text in texts), "; затем ".join(text.ru for text in texts))


def ruling_in_words(ruling: Ruling, named: Naming = in_turn) -> Text:
    """Return the verdict with what is decided besides, and the referee's remark if there is one."""
    texts = [verdict_in_words(ruling.verdict, named), *(besides_in_words(verdict, named) for verdict in ruling.besides)]
    texts += [ruling.remark] if ruling.remark else []
    return Text("; ".join(text.en for text in texts), "; ".join(text.ru for text in texts))


def _make_again(move: MoveName, offender: Side, tower: str | None) -> Text:
    en = f"{move.en} is taken back, and {NAME[offender].en} makes another"
    ru = f"{move.ru} берётся обратно, {NAME[offender].ru} ходят заново"
    if tower is None:
        return Text(en, ru)
    return Text(f"{en}, from {tower}", f"{ru} — с поля {tower}")


def _switch_back(offender: Side, *, increment_kept: bool, from_bank: bool) -> Text:
    en = f"the clock is switched back: {NAME[offender].en}'s time is running"
    ru = f"часы переключаются назад: идёт время {GENITIVE[offender]}"
    if from_bank:
        en, ru = f"{en}, the time bank only", f"{ru} — только таймбанк"
    if increment_kept:
        en, ru = f"{en}; the increment is kept", f"{ru}; добавленное время сохраняется"
    return Text(en, ru)


def _both(players: tuple[Side, ...]) -> Text:
    return Text(
        " and ".join(NAME[player].en for player in players),
        " и ".join(NAME[player].ru for player in players),
    )


def _time(time: Milliseconds) -> Text:
    return Text(written(time), written(time, Language.RUSSIAN))
