"""What can be wrong with equipment, fault by fault, so that a deviation can overlook one of them."""

from collections.abc import Callable, Iterable

from attrs import evolve, frozen

from lasca_rules.conformance.deviations.inspecting import Check, pieces
from lasca_rules.equipment.lengths import MILLIMETRE
from lasca_rules.equipment.observed import Colour, Equipment, ObservedPiece, Shade
from lasca_rules.sides import Side

SET = 11
"""Men in a set (2.2.1-a), and kings (2.2.1-c)."""
COLOURS = {Side.WHITE: Colour.WHITE, Side.BLACK: Colour.BLACK}


def overlooking(faults: Callable[[Equipment], set[str]], *overlooked: str) -> Check:
    """Find whatever is wrong but for these faults."""
    return lambda kit: bool(faults(kit) - set(overlooked))


def of_squares(kit: Equipment) -> set[str]:
    """Return what is wrong under 2.1-a."""
    board = kit.board
    return _there({
        "count": (board.count(Shade.LIGHT), board.count(Shade.DARK)) != (24, 25),
        "alternation": not board.alternates,
        "size": not board.squares_equal,
        "square": board.width != board.depth,
    })  # fmt: skip


def of_corners(kit: Equipment) -> set[str]:
    """Return what is wrong under 2.1-d."""
    light = {
        f"{side.value} {hand}": getattr(kit.board.corners(side), hand) is Shade.LIGHT
        for side in Side
        for hand in ("left", "right")
    }
    return _there(light | {"labels": not kit.board.labels_from_white})


def of_men(kit: Equipment) -> set[str]:
    """Return what is wrong under 2.2.1-a."""
    held = {side: kit.men[side] for side in Side}
    return _there({
        "white few": len(held[Side.WHITE]) < SET,
        "black few": len(held[Side.BLACK]) < SET,
        "many": any(len(men) > SET for men in held.values()),
        "colour": any(men and COLOURS[side] not in {man.colour for man in men} for side, men in held.items()),
        "flat": not all(piece.flat for piece in pieces(kit)),
        "round": not all(piece.round for piece in pieces(kit)),
    })  # fmt: skip


def of_kings(kit: Equipment) -> set[str]:
    """Return what is wrong under 2.2.1-c at an official event."""
    if not kit.official:
        return set()
    kings = kit.kings.white + kit.kings.black
    stripes = {king.stripes for king in kings}
    return _there({
        "few": any(len(held) < SET for held in kit.kings),
        "many": any(len(held) > SET for held in kit.kings),
        "unstriped": None in stripes,
        "white": Colour.WHITE in stripes,
        "black": Colour.BLACK in stripes,
        "size": any(not sizes(kit.kings[side]) <= sizes(kit.men[side]) for side in Side),
    })  # fmt: skip


def of_likeness(kit: Equipment) -> set[str]:
    """Return what is wrong under 2.2.1-n1."""
    return _there({
        "men": len(looks(kit.men.white + kit.men.black)) > 1,
        "kings": len(looks(kit.kings.white + kit.kings.black)) > 1,
        "size": len(sizes(pieces(kit))) > 1,
    })  # fmt: skip


def of_finish(kit: Equipment) -> set[str]:
    """Return what is wrong under 2.2.1-n4."""
    colours = {piece.colour for piece in pieces(kit)}
    return _there({
        "gloss": any(piece.glossy for piece in pieces(kit)),
        "light": kit.board.light in colours,
        "dark": kit.board.dark in colours,
    })  # fmt: skip


def of_colours(kit: Equipment) -> set[str]:
    """Return what is wrong under 2.2.1-n5."""
    return _there({
        f"{side.value} {kind}": len({piece.colour for piece in held[side]} | {COLOURS[side]}) > 1
        and len({piece.colour for piece in kit.pieces(side)}) > 1
        for side in Side
        for kind, held in (("men", kit.men), ("kings", kit.kings))
    })  # fmt: skip


@frozen
class Gap:
    """How much smaller than the square a piece has to be, in micrometres."""

    least: int = 5 * MILLIMETRE
    most: int = 10 * MILLIMETRE

    def broken_by(self, kit: Equipment) -> bool:
        """Tell whether a piece is too large or too small."""
        return not all(self.least <= kit.board.square - piece.diameter <= self.most for piece in pieces(kit))


@frozen
class Height:
    """How much, in micrometres, a height may fall short of a fifth of the diameter, or exceed a quarter."""

    short: int = 0
    beyond: int = 0

    def broken_by(self, kit: Equipment) -> bool:
        """Tell whether a piece is too low or too high."""
        return not all(
            4 * (piece.height - self.beyond) <= piece.diameter <= 5 * (piece.height + self.short)
            for piece in pieces(kit)
        )


@frozen
class Side35To40:
    """From how much to how much a side of the board may measure at an official event, in micrometres."""

    least: int = 350 * MILLIMETRE
    most: int = 400 * MILLIMETRE

    def broken_by(self, kit: Equipment) -> bool:
        """Tell whether the board is out of bounds."""
        return kit.official and not all(self.least <= side <= self.most for side in (kit.board.width, kit.board.depth))


def looks(held: Iterable[ObservedPiece]) -> set[ObservedPiece]:
    """Return the looks of pieces, apart from their colour and size."""
    return {evolve(piece, colour=Colour.WHITE, diameter=0, height=0) for piece in held}


def sizes(held: Iterable[ObservedPiece]) -> set[tuple[int, int]]:
    """Return the sizes of pieces."""
    return {(piece.diameter, piece.height) for piece in held}


def _there(found: dict[str, bool]) -> set[str]:
    return {fault for fault, there in found.items() if there}
