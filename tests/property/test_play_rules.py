"""What holds in every position: drawn from games of random moves and composed, under every combination of settings."""

import pytest
from attrs import evolve
from hypothesis import assume, event, given, settings
from hypothesis import strategies as st

from lasca_rules.board.move import Move
from lasca_rules.board.position import Position, initial_position, place
from lasca_rules.board.towers import runs
from lasca_rules.play.legality import Illegal, Legal, Reason, judge, objections
from lasca_rules.play.moves import legal_moves, successors
from lasca_rules.play.perft import perft
from lasca_rules.play.result import Ongoing, Won, result
from lasca_rules.play.rulesets import (
    BASHNI,
    FLYING_KING,
    KING,
    LASCA,
    MAN,
    MAN_THAT_CAPTURES_BACKWARD,
    RUSSIAN,
    PromotionInCapture,
    Ruleset,
    Taken,
)
from lasca_rules.play.status import Oddity, status
from lasca_rules.sides import BySide, Side

GAMES = [LASCA, BASHNI, RUSSIAN]
LONGEST_GAME = 80


@st.composite
def rulesets(draw: st.DrawFn) -> Ruleset:
    """Draw a game with any settings, but not both of two.

    A flying king that may jump the same tower twice goes to and fro over a tall one in too many ways to list here.
    """
    taken = draw(st.sampled_from(Taken))
    king = draw(st.sampled_from([KING, FLYING_KING]))
    return evolve(
        draw(st.sampled_from(GAMES)),
        taken=taken,
        man=draw(st.sampled_from([MAN, MAN_THAT_CAPTURES_BACKWARD])),
        king=king,
        promotion_in_capture=draw(st.sampled_from(PromotionInCapture)),
        majority=draw(st.booleans()),
        same_tower_twice=taken is Taken.UNDER_AT_ONCE and king is KING and draw(st.booleans()),
    )


@st.composite
def composed_positions(draw: st.DrawFn, ruleset: Ruleset) -> Position:
    """Draw towers of at most two runs of colour on any squares."""
    side = st.sampled_from(Side)
    squares = draw(st.lists(st.sampled_from(ruleset.board.squares), unique=True, min_size=1, max_size=16))

    @st.composite
    def towers(draw: st.DrawFn) -> str:
        colour = draw(side)
        letters = {Side.WHITE: "wW", Side.BLACK: "bB"}
        if not ruleset.towers:
            return draw(st.sampled_from(letters[colour]))
        above = draw(st.text(letters[colour], min_size=1, max_size=3))
        return above + draw(st.text(letters[colour.other], max_size=3))

    return place(ruleset.board, draw(side), {square: draw(towers()) for square in squares})


@st.composite
def played_positions(draw: st.DrawFn, ruleset: Ruleset) -> Position:
    """Draw a position from a game of random moves."""
    random = draw(st.randoms(use_true_random=False))
    position = initial_position(ruleset.board)
    for _ in range(draw(st.integers(0, LONGEST_GAME))):
        after = tuple(successors(position, ruleset).values())
        if not after:
            break
        position = random.choice(after)
    return position


def positions(ruleset: Ruleset) -> st.SearchStrategy[Position]:
    return composed_positions(ruleset) | played_positions(ruleset)


@st.composite
def situations(draw: st.DrawFn) -> tuple[Ruleset, Position]:
    """Draw a game and a position in it."""
    ruleset = draw(rulesets())
    return ruleset, draw(positions(ruleset))


@st.composite
def attempts(draw: st.DrawFn) -> tuple[Ruleset, Position, Move]:
    """Draw a game, a position, and a move that is likely to be nearly legal there."""
    ruleset, position = draw(situations())
    ways = (spoiled_moves, moves_under_other_settings, plain_steps, any_moves)
    move = draw(st.sampled_from(ways).flatmap(lambda way: way(position, ruleset)))
    return ruleset, position, move


@st.composite
def spoiled_moves(draw: st.DrawFn, position: Position, ruleset: Ruleset) -> Move:
    """Draw a legal move with one thing about it changed."""
    legal = legal_moves(position, ruleset)
    assume(legal)
    move = draw(st.sampled_from(legal))
    at = draw(st.integers(0, len(move.path)))
    put = draw(st.sampled_from([(), (draw(squares_of(position)),)]))
    path = move.path[:at] + put + move.path[at + 1 :]
    assume(len(path) > 1)
    return Move(path, capture=move.capture is not draw(st.sampled_from([False, False, False, True])))


@st.composite
def moves_under_other_settings(draw: st.DrawFn, position: Position, ruleset: Ruleset) -> Move:
    """Draw a move that would be legal if the game had other settings."""
    other = evolve(draw(rulesets()), board=ruleset.board)
    legal = legal_moves(position, other)
    assume(legal)
    return draw(st.sampled_from(legal))


@st.composite
def plain_steps(draw: st.DrawFn, position: Position, ruleset: Ruleset) -> Move:  # noqa: ARG001 -- as the other ways
    """Draw a step or a jump, long or short, from a square that is not empty to one on a diagonal with it."""
    start = draw(st.sampled_from(tuple(position.standing())))
    rays = [ray for ray in position.board.rays[position.board.index[start]] if ray]
    end = draw(st.sampled_from(rays).flatmap(lambda ray: st.sampled_from(ray[:1]) | st.sampled_from(ray)))
    return Move((start, position.board.squares[end]), capture=draw(st.booleans()))


@st.composite
def any_moves(draw: st.DrawFn, position: Position, ruleset: Ruleset) -> Move:  # noqa: ARG001 -- as the other ways
    """Draw any squares."""
    path = draw(st.lists(squares_of(position), min_size=2, max_size=4))
    return Move(tuple(path), capture=draw(st.booleans()))


def squares_of(position: Position) -> st.SearchStrategy[str]:
    """Draw a dark square, seldom one that is none."""
    return st.sampled_from((*position.board.squares, "a2", "i9"))


@given(situations())
def test_every_legal_move_is_judged_legal(situation: tuple[Ruleset, Position]) -> None:
    ruleset, position = situation
    for move, after in successors(position, ruleset).items():
        assert judge(position, move, ruleset) == Legal(move, after)
        assert tuple(objections(position, move, ruleset, position.side)) == ()


@given(situations())
def test_a_capture_cut_short_is_not_finished(situation: tuple[Ruleset, Position]) -> None:
    ruleset, position = situation
    for move in legal_moves(position, ruleset):
        for length in range(2, len(move.path)):
            judgement = judge(position, evolve(move, path=move.path[:length]), ruleset)
            assert isinstance(judgement, Illegal)
            assert [found.reason for found in judgement.objections] == [Reason.CAPTURE_NOT_FINISHED]


@given(situations())
def test_only_the_majority_rule_forbids_a_smaller_capture(situation: tuple[Ruleset, Position]) -> None:
    ruleset, position = situation
    free, bound = evolve(ruleset, majority=False), evolve(ruleset, majority=True)
    for move in set(legal_moves(position, free)) - set(legal_moves(position, bound)):
        judgement = judge(position, move, bound)
        assert isinstance(judgement, Illegal)
        assert [found.reason for found in judgement.objections] == [Reason.NOT_THE_MOST]


@given(attempts(), st.sampled_from([None, None, None, *Side]))
@settings(max_examples=400)
def test_any_other_move_is_illegal_for_a_reason(attempt: tuple[Ruleset, Position, Move], side: Side | None) -> None:
    ruleset, position, move = attempt
    judgement = judge(position, move, ruleset, side)
    allowed = move in legal_moves(position, ruleset) and side in {None, position.side}
    assert isinstance(judgement, Legal) is allowed
    if isinstance(judgement, Illegal):
        event("legal for the other side" if side not in {None, position.side} else judgement.objections[0].reason.value)
        assert len(set(judgement.objections)) == len(judgement.objections) > 0


@given(situations())
def test_no_position_is_both_unfinished_and_without_moves(situation: tuple[Ruleset, Position]) -> None:
    ruleset, position = situation
    if legal_moves(position, ruleset):
        assert result(position, ruleset) == Ongoing()
    else:
        ended = result(position, ruleset)
        assert isinstance(ended, Won)
        assert ended.side is position.side.other


@given(situations())
def test_pieces_are_conserved_where_prisoners_stay(situation: tuple[Ruleset, Position]) -> None:
    ruleset, position = situation
    for move, after in successors(position, ruleset).items():
        assert after.side is position.side.other
        if ruleset.towers:
            assert after.pieces() == position.pieces()
        else:
            jumped = len(move.path) - 1 if move.capture else 0
            left = position.pieces()
            assert after.pieces() == left.put(after.side, left[after.side] - jumped)


@pytest.mark.parametrize("ruleset", [LASCA, BASHNI], ids=lambda ruleset: ruleset.id)
@given(st.data())
def test_a_game_keeps_its_pieces_and_towers_of_two_runs(ruleset: Ruleset, data: st.DataObject) -> None:
    position = data.draw(played_positions(ruleset))
    each = ruleset.board.pieces_a_side
    assert position.pieces() == BySide(each, each)
    assert all(runs(tower) <= 2 for tower in position.standing().values())


@given(situations())
def test_no_tower_comes_to_show_three_runs(situation: tuple[Ruleset, Position]) -> None:
    ruleset, position = situation
    for after in successors(position, ruleset).values():
        assert all(runs(tower) <= 2 for tower in after.standing().values())


@given(situations())
def test_kings_never_become_men(situation: tuple[Ruleset, Position]) -> None:
    ruleset, position = situation
    assume(ruleset.towers)
    kings = sum(piece.isupper() for tower in position.towers for piece in tower)
    for move, after in successors(position, ruleset).items():
        promoted = sum(piece.isupper() for tower in after.towers for piece in tower) - kings
        assert promoted in ({0, 1} if position[move.start][0].islower() else {0})


@given(situations())
def test_the_mirror_image_has_the_mirrored_moves(situation: tuple[Ruleset, Position]) -> None:
    """Turned by half a turn with the colours exchanged, a position offers the same moves."""
    ruleset, position = situation
    mirrored = evolve(
        position,
        side=position.side.other,
        towers=tuple(tower.translate(str.maketrans("wWbB", "bBwW")) for tower in reversed(position.towers)),
    )
    turned = dict(zip(position.board.squares, reversed(position.board.squares), strict=True))
    assert set(legal_moves(mirrored, ruleset)) == {
        evolve(move, path=tuple(turned[square] for square in move.path)) for move in legal_moves(position, ruleset)
    }


@given(situations())
def test_counting_and_listing_agree(situation: tuple[Ruleset, Position]) -> None:
    ruleset, position = situation
    after = successors(position, ruleset)
    assert perft(position, ruleset, 1) == len(after)
    assert perft(position, ruleset, 2) == sum(len(legal_moves(reached, ruleset)) for reached in after.values())


@given(rulesets().flatmap(lambda ruleset: st.tuples(st.just(ruleset), played_positions(ruleset))))
@settings(max_examples=400)
def test_play_comes_to_nothing_odd_before_the_side_to_move_has_lost_all(situation: tuple[Ruleset, Position]) -> None:
    ruleset, position = situation
    odd = {(each.oddity, each.side) for each in status(position, ruleset)}
    assert odd <= {(Oddity.SIDE_ABSENT, position.side)}
    event("the side to move has lost all" if odd else "nothing odd")
