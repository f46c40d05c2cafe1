"""The parts that every drawing of a position is made of: boards, pieces, and how they are coloured.

A page with many drawings carries them once and each drawing refers to them. Colours are custom properties with defaults
(``--board-dark``, ``--piece-white`` …), so that a page themes all its drawings at once.
"""

from functools import cache

from lasca_rules.board.squares import Board, board_of
from lasca_rules.board.towers import PIECES, is_king

SQUARE = 60
"""Side of a square. All lengths of a drawing are in these units; the drawing scales."""

RADIUS, DEPTH, THICK = 25, 11, 10
"""A piece: half its width, half the width of its face as seen from the front, its height.

2.2.1 of column draughts asks for a height of 1/5 to 1/4 of the diameter: 10 of 50.
"""

MARGIN = 26
"""Room beside and below the board for the labels of its squares."""

STYLE = """
.bd-light{fill:var(--board-light,#f1e5cd)}
.bd-dark{fill:var(--board-dark,#b58760)}
.bd-edge{fill:none;stroke:var(--board-edge,#5b4330);stroke-width:2}
.bd-label{font:600 17px system-ui,sans-serif;fill:var(--board-label,currentColor);text-anchor:middle;opacity:.75}
.pc-w,.pc-ws{fill:var(--piece-white,#fffdf6);stroke:var(--piece-white-line,#4d4434);stroke-width:.8}
.pc-b,.pc-bs{fill:var(--piece-black,#3c3d45);stroke:var(--piece-black-line,#8b8c95);stroke-width:.8}
.pc-ws{fill:var(--piece-white-side,#dfd5c0);stroke-width:1.3}
.pc-bs{fill:var(--piece-black-side,#1b1c20);stroke-width:1}
.pc-king{fill:none;stroke:var(--piece-stripe,#cf860c);stroke-width:5.5}
.pc-n{font:700 15px system-ui,sans-serif;text-anchor:middle}
.pc-nw,.pc-ntb{fill:var(--piece-white,#fffdf6)}
.pc-nb,.pc-ntw{fill:var(--piece-black-side,#1b1c20)}
.pc-nw,.pc-nb{stroke:var(--piece-black-side,#1b1c20)}
.mv-from,.mv-to{fill:var(--move-square,#5f9bf0);fill-opacity:.62;stroke:var(--move,#123f8a);stroke-width:3.5}
.mv-from{fill-opacity:.3;stroke-dasharray:8 5}
.mv-over{fill:var(--move-over-square,#d9452e);fill-opacity:.42;stroke:var(--move-over,#8f1d0d);stroke-width:3}
.mv-over{stroke-dasharray:2.5 4}
.mv-halo,.mv-line{fill:none;stroke:var(--move-halo,#fff);stroke-width:11;stroke-linejoin:round;stroke-opacity:.8}
.mv-line{stroke:var(--move,#123f8a);stroke-width:6;stroke-opacity:1}
.mv-head{fill:var(--move,#123f8a);stroke:var(--move-halo,#fff);stroke-opacity:.8;stroke-width:2.5;paint-order:stroke}
"""


@cache
def svg_symbols() -> str:
    """Return an invisible ``<svg>`` with every part, to stand once on a page before its drawings."""
    return (
        '<svg xmlns="http://www.w3.org/2000/svg" width="0" height="0" style="position:absolute" aria-hidden="true">'
        f"{definitions(board_of(7), board_of(8))}</svg>"
    )


@cache
def definitions(*boards: Board) -> str:
    """Return the style, these boards and the four pieces."""
    style = STYLE.replace("\n", "")
    return f"<style>{style}</style><defs>{''.join(map(_board, boards))}{''.join(map(_piece, PIECES))}</defs>"


def board_id(board: Board) -> str:
    """Return the id of a board's symbol."""
    return f"bd{board.size}"


def piece_id(piece: str) -> str:
    """Return the id of a piece's symbol. Its origin is the middle of the circle that the piece stands on."""
    return f"pc{piece}"


def _board(board: Board) -> str:
    """Draw the squares and their labels; the origin is the upper left corner of the board."""
    side = SQUARE * board.size
    dark = "".join(
        f"M{place.index(name) * SQUARE} {(board.size - row) * SQUARE}h{SQUARE}v{SQUARE}h-{SQUARE}z"
        for row in range(1, board.size + 1)
        for place in [[file + str(row) for file in board.files]]
        for name in place
        if board.has(name)
    )
    files = "".join(
        f'<text x="{place * SQUARE + SQUARE // 2}" y="{side + 20}">{file}</text>'
        for place, file in enumerate(board.files)
    )
    rows = "".join(
        f'<text x="-14" y="{side - place * SQUARE - 24}">{row}</text>' for place, row in enumerate(board.rows)
    )
    return (
        f'<g id="{board_id(board)}"><path class="bd-light" d="M0 0h{side}v{side}H0z"/>'
        f'<path class="bd-dark" d="{dark}"/>'
        f'<path class="bd-edge" d="M-1-1h{side + 2}v{side + 2}H-1z"/><g class="bd-label">{files}{rows}</g></g>'
    )


def _piece(piece: str) -> str:
    """Draw a piece: its side, its face with a groove, on a king also stripes across the face and down the side."""
    colour = piece.lower()
    side = f"M-{RADIUS}-{THICK}v{THICK}a{RADIUS} {DEPTH} 0 0 0 {2 * RADIUS} 0v-{THICK}z"
    stripes = "".join(_stripe(across) for across in (-9, 9)) if is_king(piece) else ""
    return (
        f'<g id="{piece_id(piece)}"><path class="pc-{colour}s" d="{side}"/>'
        f'<ellipse class="pc-{colour}" cy="-{THICK}" rx="{RADIUS}" ry="{DEPTH}"/>'
        f'<ellipse class="pc-{colour}" cy="-{THICK}" rx="{RADIUS - 6}" ry="{DEPTH - 3}"/>'
        + (f'<path class="pc-king" d="{stripes}"/>' if stripes else "")
        + "</g>"
    )


def _stripe(across: int) -> str:
    """Draw one stripe from the far edge of the face to the near one and down the side."""
    reach = round(DEPTH * (1 - (across / RADIUS) ** 2) ** 0.5, 1)
    return f"M{across} {-THICK - reach}V{reach}"
