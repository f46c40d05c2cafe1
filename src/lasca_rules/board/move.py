"""A move as the squares it names. Whether the rules allow it is asked elsewhere (``play.legality``)."""

from attrs import Attribute, field, frozen

from lasca_rules.board.squares import Square


def _two_squares_at_least(_: "Move", __: "Attribute[tuple[Square, ...]]", path: tuple[Square, ...]) -> None:
    if len(path) < 2:  # noqa: PLR2004 -- where it starts and where it ends
        message = f"a move names at least two squares, not {path}"
        raise ValueError(message)


@frozen(cache_hash=True)
class Move:
    """The square a tower leaves, then every square it lands on. A quiet move names two squares, a capture two or more.

    Printed as in the notation: ``c3-d4``, ``a1xc3xe5``.
    """

    path: tuple[Square, ...] = field(validator=_two_squares_at_least)
    capture: bool

    @property
    def start(self) -> Square:
        """The square the tower leaves."""
        return self.path[0]

    @property
    def end(self) -> Square:
        """The square on which the move ends."""
        return self.path[-1]

    def __str__(self) -> str:
        return ("x" if self.capture else "-").join(self.path)
