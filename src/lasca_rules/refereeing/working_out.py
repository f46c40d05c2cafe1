"""Working out from the moves and the board which of the fourteen violations a half-move was, if any."""

from collections.abc import Iterator

from attrs import evolve

from lasca_rules.board.position import Position
from lasca_rules.board.squares import Square
from lasca_rules.board.towers import Tower, owner
from lasca_rules.languages import Text
from lasca_rules.play.by_hand import carried_out
from lasca_rules.play.game import Game, HalfMove
from lasca_rules.play.legality import Illegal, Legal, Reason, judge
from lasca_rules.play.moves import legal_moves
from lasca_rules.play.places import Place, piece_on, place_after
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
    took_back = (Violation.TOOK_BACK,) if move_taken_back(game, number) else ()
    if number > len(game.half_moves):
        return took_back
    half_move = game.half_moves[number - 1]
    found = (
        *took_back,
        *_of_the_move(game, number),
        *_of_marking(half_move),
        *((Violation.TOUCHED_ANOTHER,) if touch_duty(half_move, game.ruleset) is TouchDuty.MOVE_IT else ()),
    )
    return tuple(dict.fromkeys(found))


def move_taken_back(game: Game, number: int) -> HalfMove | None:
    """Return the first move by the rules that the player had made as this half-move and taken back, if there is one.

    An illegal move that its player takes back is none: nobody is made to put it on the board again.
    """
    taken_back = game.retracted if number > len(game.half_moves) else game.half_moves[number - 1].retracted
    first: HalfMove | None = None
    while taken_back is not None:
        first = taken_back if _by_the_rules(taken_back, game.ruleset) else first
        taken_back = taken_back.retracted
    return first


def _by_the_rules(half_move: HalfMove, ruleset: Ruleset) -> bool:
    """Was a half-move by the rules in itself, whatever its player had made and taken back before?"""
    judgement = judge(half_move.rightful, half_move.move, ruleset, half_move.side)
    return isinstance(judgement, Legal) and half_move.after == judgement.after


def touched_first(half_move: HalfMove) -> Square | None:
    """Return the first of their own towers that the player touched, if it is another than the one moved.

    The opponent's towers bind nobody.
    """
    position = half_move.rightful
    own = (square for square in half_move.touched if position[square] and owner(position[square]) is half_move.side)
    first = next(own, None)
    return None if first == half_move.move.start else first


def touched_in(game: Game, number: int) -> tuple[Square, ...]:
    """Return what the player touched in making a half-move, or one that has been taken back with no other made yet."""
    return game.half_moves[number - 1].touched if number <= len(game.half_moves) else game.touched


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
    # Where a capture is due every legal move is one.
    return TouchDuty.CAPTURE_WITH_ANOTHER if moves and moves[0].capture else TouchDuty.NONE


def stopped_short(half_move: HalfMove, ruleset: Ruleset) -> bool:
    """Was it a capture that stopped though it could go on?"""
    path = half_move.move.path
    return half_move.move.capture and any(
        len(whole.path) > len(path) and whole.path[: len(path)] == path
        for whole in legal_moves(half_move.rightful, ruleset)
    )


def unmarked_king(game: Game, number: int) -> Square | None:
    """Return where the king stands now that this half-move left or moved unmarked; ``None`` if it is marked, or gone.

    It may have been taken since, and stand in a tower: as a prisoner it is a king all the same (P10).
    """
    if number > len(game.half_moves):
        return None
    place: Place | None = Place(game.half_moves[number - 1].move.end)
    for half_move in game.half_moves[number:]:
        place = None if place is None else place_after(half_move, place, game.ruleset)
    if place is None:
        return None
    shown, should = (piece_on(position, place) for position in (game.position, game.rightful))
    return place.square if shown != should else None


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
        # After any move but one's own it is one's turn; only the first of a game can be out of turn otherwise.
        yield Violation.TWO_MOVES_IN_A_ROW if number > 1 else Violation.WRONG_MOVE
    else:
        match judge(position, half_move.move, ruleset, half_move.side):
            case Legal(after=due):
                yield from _of_what_is_taken(half_move, due)
            case Illegal() as judgement:
                yield from _of_an_illegal_move(half_move, judgement, ruleset)


def _of_an_illegal_move(half_move: HalfMove, judgement: Illegal, ruleset: Ruleset) -> Iterator[Violation]:
    reasons = {objection.reason for objection in judgement.objections}
    if stopped_short(half_move, ruleset):
        taken_rightly = half_move.rightly in _on_the_way(half_move, ruleset)
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
    left = half_move.rightly
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
    start, end = half_move.move.start, half_move.move.end
    if half_move.before[start][0] != half_move.rightful[start][0]:
        yield Violation.UNMARKED_KING_MOVED
    elif half_move.after[end][:1] != half_move.rightly[end][:1]:
        yield Violation.KING_NOT_MARKED


def _jumped(half_move: HalfMove, due: Position) -> tuple[Square, ...]:
    """Return the squares whose towers a legal capture jumps: those that it leaves smaller."""
    before = half_move.rightful
    return tuple(
        square
        for square in due.board.squares
        if square not in {half_move.move.start, half_move.move.end} and len(due[square]) < len(before[square])
    )
