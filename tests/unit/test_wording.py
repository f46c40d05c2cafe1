"""Every verdict and every order to the clocks in words: all different, in both languages."""

import re
from typing import Any, get_args

from attrs import evolve, fields

from lasca_rules.clock import SECOND
from lasca_rules.languages import Text
from lasca_rules.play.rulesets import LASCA
from lasca_rules.refereeing import arbiter, verdicts
from lasca_rules.refereeing.incidents import IrregularMove, Violation, Wish
from lasca_rules.refereeing.moves_made import as_made_in
from lasca_rules.refereeing.verdicts import (
    BackToInitialPosition,
    MakeAgain,
    RemoveFromHead,
    ReplayFromMove,
    ReplayFromStart,
    RestorePosition,
    Verdict,
    Warned,
)
from lasca_rules.rulebook import rulings
from lasca_rules.rulebook.kinds import verdict_kinds
from lasca_rules.rulebook.move_names import in_turn
from lasca_rules.rulebook.rulings import AsBeforeMove, Charge, ClockOrder, InOrder, Ruling, SwitchBack
from lasca_rules.rulebook.slots import in_game
from lasca_rules.rulebook.word_tables import table_for
from lasca_rules.rulebook.wording import clocks_in_words, order_in_words, ruling_in_words, verdict_in_words
from lasca_rules.sides import Side
from tests.irregular_games import begun, make

WHITE, BLACK = Side
SAMPLES: dict[str, object] = {
    "half_move": 3,
    "turn": 3,
    "number": 3,
    "checkers": 3,
    "played_in": 0,
    "time": 40 * SECOND,
    "players": (WHITE, BLACK),
    "square": "c3",
    "tower": None,
    "exchange_colours": False,
    "increment_kept": False,
    "from_bank": False,
    "rest_first": False,
    "orders": (AsBeforeMove(3), Charge(WHITE, 40 * SECOND)),
}
"""A value for each field of a verdict or an order; any other field is a side."""


def sample(kind: type) -> Any:  # noqa: ANN401 -- some value of whatever class is asked for
    """Return some value of a verdict's or an order's class."""
    return kind(**{each.name: SAMPLES.get(each.name, WHITE) for each in fields(kind)})


def hold(texts: list[Text]) -> None:
    for text in texts:
        assert not re.search("[а-яё]", text.en.lower()), text.en
        assert not re.search("[a-z]", text.ru.replace("c3", "").lower()), text.ru
        assert not text.en.endswith("."), text.en
        assert not text.ru.endswith("."), text.ru
    assert len({text.en for text in texts}) == len({text.ru for text in texts}) == len(texts)


def test_every_verdict_has_its_own_words() -> None:
    more: list[Verdict] = [
        ReplayFromStart(exchange_colours=True),
        BackToInitialPosition(exchange_colours=True),
        MakeAgain(3, WHITE, tower="c3"),
        RestorePosition(None),
        RemoveFromHead(WHITE, 3, played_in=1),
    ]
    every: list[Verdict] = [*(sample(kind) for kind in verdict_kinds().values()), *more]
    for regulation in ("draughts", "nardy"):
        hold([verdict_in_words(verdict, table_for(regulation), in_game(in_turn)) for verdict in every])


def test_every_order_to_the_clocks_has_its_own_words() -> None:
    more: list[ClockOrder] = [SwitchBack(WHITE, increment_kept=True), SwitchBack(WHITE, from_bank=True)]
    every: list[ClockOrder] = [*(sample(kind) for kind in get_args(ClockOrder)), *more]
    hold([order_in_words(order, table_for("draughts"), in_game(in_turn)) for order in every])


def test_a_ruling_is_told_with_what_is_decided_besides() -> None:
    ruling = Ruling(verdicts.GoesOn(), rulings.Unchanged(), under=("nardy:28.3-a",), besides=(Warned((WHITE, BLACK)),))
    assert ruling_in_words(ruling).en == "the game goes on; nothing is corrected; warning for White and Black"
    assert ruling_in_words(ruling).ru.endswith("предупреждение белым и чёрным")


def test_once_something_is_corrected_it_is_the_rest_that_stands() -> None:
    ruling = Ruling(
        verdicts.AddToHead(BLACK, 1), rulings.Unchanged(), under=("nardy:28.2.1-a",), besides=(verdicts.GoesOn(),)
    )
    assert ruling_in_words(evolve(ruling, regulation="nardy")).ru.endswith("как есть, игра продолжается")
    assert ruling_in_words(ruling) == Text(
        "the referee adds the missing checkers to Black's head: 1; all else stands, and the game goes on",
        "судья добавляет на голову чёрных недостающие шашки: 1; всё остальное остаётся как есть, партия продолжается",
    )


def test_orders_are_told_in_their_order() -> None:
    order = InOrder((AsBeforeMove(3), Charge(WHITE, 40 * SECOND)))
    assert clocks_in_words(Ruling(verdicts.GoesOn(), order, under=("column:1.14.2-c",))) == Text(
        "both clocks are set as they stood before White's 2nd move; then White pays for 0:40",
        "на часах обоих игроков восстанавливаются показания, какие были перед 2-м ходом белых; "
        "затем 0:40 засчитывается как время, израсходованное белыми",
    )


def test_disagreement_with_what_was_reported_is_told_with_the_ruling() -> None:
    game = make(begun(LASCA, "w: c3w g1w d4b g7b"), WHITE, "g1-f2")
    agreeing = arbiter.rule(game, IrregularMove(1, BLACK, wish=Wish.CORRECT, reported=Violation.CAPTURE_DUE))
    differing = arbiter.rule(game, IrregularMove(1, BLACK, wish=Wish.CORRECT, reported=Violation.WRONG_MOVE))
    assert agreeing.remark is None
    assert ruling_in_words(differing).en == (
        "White's 1st move is taken back, and White makes another; "
        "reported: wrong move; the board shows: moved though a capture was due"
    )
    assert (agreeing.verdict, agreeing.clocks) == (differing.verdict, differing.clocks)


def test_a_move_is_named_by_whose_it_is_and_which_of_theirs() -> None:
    game = begun(LASCA, "w: a1w c1w g7b")
    game = make(make(game, WHITE, "a1-b2"), WHITE, "c1-d2", and_press=False)
    game = make(make(game, BLACK, "g7-f6"), WHITE, "b2-c3")
    assert [as_made_in(game)(number).en for number in (1, 2, 3, 4, 5)] == [
        "White's 1st move",
        "White's 2nd move",
        "Black's 1st move",
        "White's 3rd move",
        "Black's 2nd move",
    ]
    assert verdict_in_words(ReplayFromMove(2), table_for("column"), in_game(as_made_in(game))) == Text(
        "the game is replayed from White's 2nd move", "партия переигрывается с 2-го хода белых"
    )
    in_words = verdict_in_words(ReplayFromMove(2), table_for("column"), in_game(in_turn))
    assert in_words.en == "the game is replayed from Black's 1st move"
