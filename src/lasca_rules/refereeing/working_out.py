"""Working out from the moves and the board which of the fourteen violations a half-move was, if any."""

from collections.abc import Iterator

from attrs import evolve

from lasca_rules.board.position import Position
from lasca_rules.board.squares import Square
from lasca_rules.board.towers import Tower, owner
from lasca_rules.languages import Text
from lasca_rules.play.by_hand import carried_out, mark
from lasca_rules.play.game import Game, HalfMove
from lasca_rules.play.legality import Illegal, Legal, Reason, judge
from lasca_rules.play.moves import legal_moves
from lasca_rules.play.rulesets import Ruleset
from lasca_rules.refereeing.facts import TouchDuty
from lasca_rules.refereeing.incidents import Violation
from lasca_rules.sides import Side

MULTIPLE = 2
"""Jumps that make a capture a multiple one."""


def violations(game: Game, number: int) -> tuple[Violation, ...]:
    """Return all that was wrong with a half-move, the chief thing first; nothing for a regular one.

    A half-move that has been taken back, with no other made yet, bears the number after the last one.
    """
    if number > len(game.half_moves):
        return (Violation.TOOK_BACK,) if game.retracted else ()
    half_move = game.half_moves[number - 1]
    found = (
        *((Violation.TOOK_BACK,) if half_move.retracted else ()),
        *_of_the_move(game, number),
        *_of_marking(half_move),
        *((Violation.TOUCHED_ANOTHER,) if touch_duty(half_move, game.ruleset) is TouchDuty.MOVE_IT else ()),
    )
    return tuple(dict.fromkeys(found))


def touched_first(half_move: HalfMove) -> Square | None:
    """Return the first of their own towers that the player touched, if it is another than the one moved.

    The opponent's towers bind nobody.
    """
    position = half_move.rightful
    own = (square for square in half_move.touched if position[square] and owner(position[square]) is half_move.side)
    first = next(own, None)
    return None if first == half_move.move.start else first


def touch_duty(half_move: HalfMove, ruleset: Ruleset) -> TouchDuty:
    """Return what the tower touched first bound the player to, where another one was moved.

    A touch before a move out of turn binds nobody.
    """
    first, position = touched_first(half_move), half_move.rightful
    if first is None or half_move.side is not position.side:
        return TouchDuty.NONE
    moves = legal_moves(position, ruleset)
    if any(move.start == first for move in moves):
        return TouchDuty.MOVE_IT
    return TouchDuty.CAPTURE_WITH_ANOTHER if any(move.capture for move in moves) else TouchDuty.NONE


def stopped_short(half_move: HalfMove, ruleset: Ruleset) -> bool:
    """Was it a capture that stopped though it could go on?"""
    path = half_move.move.path
    return half_move.move.capture and any(
        len(whole.path) > len(path) and whole.path[: len(path)] == path
        for whole in legal_moves(half_move.rightful, ruleset)
    )


def unmarked_king(game: Game, number: int) -> Square | None:
    """Return where the king stands now that this half-move left or moved unmarked, if it is still on top of a tower."""
    if number > len(game.half_moves):
        return None
    square: Square | None = game.half_moves[number - 1].move.end
    for half_move in (None, *game.half_moves[number:]):
        if half_move is not None and half_move.move.start == square:
            square = half_move.move.end
        unmarked = game.half_moves[number - 1].unmarked if half_move is None else half_move.unmarked
        if square not in unmarked:
            return None
    return square


def disagreement(reported: Violation | None, found: tuple[Violation, ...]) -> Text | None:
    """Return what to tell the players where a half-move is not the violation that was reported."""
    if reported is None or reported in found:
        return None
    if not found:
        return Text(
            f"reported: {reported.text.en}; the board shows nothing irregular",
            f"заявлено: {reported.text.ru}; по позиции нарушения нет",
        )
    return Text(
        f"reported: {reported.text.en}; the board shows: {found[0].text.en}",
        f"заявлено: {reported.text.ru}; доска показывает: {found[0].text.ru}",
    )


def _of_the_move(game: Game, number: int) -> Iterator[Violation]:
    half_move, ruleset = game.half_moves[number - 1], game.ruleset
    position = half_move.rightful
    if owner(position[half_move.move.start]) is not half_move.side:
        yield Violation.OPPONENTS_PIECE
    elif half_move.side is not position.side:
        again = number > 1 and game.half_moves[number - 2].side is half_move.side
        yield Violation.TWO_MOVES_IN_A_ROW if again else Violation.WRONG_MOVE
    else:
        match judge(position, half_move.move, ruleset, half_move.side):
            case Legal(after=due):
                yield from _of_what_is_taken(half_move, due)
            case Illegal() as judgement:
                yield from _of_an_illegal_move(half_move, judgement, ruleset)


def _of_an_illegal_move(half_move: HalfMove, judgement: Illegal, ruleset: Ruleset) -> Iterator[Violation]:
    reasons = {objection.reason for objection in judgement.objections}
    if stopped_short(half_move, ruleset):
        taken_rightly = _as_marked(half_move) in _on_the_way(half_move, ruleset)
        yield Violation.WRONG_MOVE if taken_rightly else Violation.TAKEN_WRONGLY_IN_CAPTURE
        return
    if Reason.CAPTURE_DUE in reasons and not half_move.move.capture:
        yield Violation.CAPTURE_DUE
    if reasons != {Reason.CAPTURE_DUE}:
        yield Violation.WRONG_MOVE


def _on_the_way(half_move: HalfMove, ruleset: Ruleset) -> Iterator[Position]:
    """Yield what may stand on the board where a capture stops short, if nothing has been taken wrongly so far."""
    yield carried_out(half_move.rightful, half_move.side, half_move.move, ruleset)
    if not ruleset.towers:
        # Captured pieces are removed when the whole capture is over, so until then they may still stand there.
        jumped_only = evolve(half_move.move, capture=False)
        yield carried_out(half_move.rightful, half_move.side, jumped_only, ruleset)


def _of_what_is_taken(half_move: HalfMove, due: Position) -> Iterator[Violation]:
    """Compare what stands on the board after a legal move with what should."""
    left = _as_marked(half_move)
    if left == due:
        return
    if not half_move.move.capture:
        yield Violation.TAKEN_WITHOUT_REASON
        return
    before, jumped = half_move.rightful, _jumped(half_move, due)
    taken = {square: len(before[square]) - len(left[square]) for square in jumped}
    expected = {square: len(before[square]) - len(due[square]) for square in jumped}
    elsewhere = [
        square
        for square in left.board.squares
        if square not in jumped and square != half_move.move.end and left[square] != due[square]
    ]
    own_elsewhere = any(due[square] and owner(due[square]) is half_move.side for square in elsewhere)
    if own_elsewhere or any(_own_released_piece_taken(half_move.side, due[square], left[square]) for square in jumped):
        yield Violation.OWN_PIECE_TAKEN
    if any(not due[square] or owner(due[square]) is not half_move.side for square in elsewhere):
        yield Violation.TAKEN_NOT_TO_BE_TAKEN
    number, expected_number = sum(taken.values()), sum(expected.values())
    if 0 < number < expected_number and expected_number >= MULTIPLE and not half_move.pressed:
        yield Violation.STOPPED_WHILE_TAKING
    elif number != expected_number:
        yield Violation.WRONG_NUMBER_TAKEN
    elif taken != expected:
        yield Violation.TAKEN_NOT_TO_BE_TAKEN
    elif not elsewhere:
        # The right pieces, but not in their order under the tower.
        yield Violation.TAKEN_WRONGLY_IN_CAPTURE


def _own_released_piece_taken(side: Side, due: Tower, left: Tower) -> bool:
    """Was more than its commander taken from a jumped tower, and a piece of the taker's own colour with it?"""
    extra = due[: len(due) - len(left)] if len(left) < len(due) else ""
    return any(owner(piece) is side for piece in extra)


def _of_marking(half_move: HalfMove) -> Iterator[Violation]:
    shown, should = half_move.before[half_move.move.start], half_move.rightful[half_move.move.start]
    if shown != should:
        yield Violation.UNMARKED_KING_MOVED
    elif half_move.move.end in half_move.unmarked:
        yield Violation.KING_NOT_MARKED


def _as_marked(half_move: HalfMove) -> Position:
    """Return what was left on the board with every king marked that should be."""
    position = half_move.after
    for square in half_move.unmarked:
        position = mark(position, square)
    return position


def _jumped(half_move: HalfMove, due: Position) -> tuple[Square, ...]:
    """Return the squares whose towers a legal capture jumps: those that it leaves smaller."""
    before = half_move.rightful
    return tuple(
        square
        for square in due.board.squares
        if square not in {half_move.move.start, half_move.move.end} and len(due[square]) < len(before[square])
    )
