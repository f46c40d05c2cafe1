"""A position as a drawing: every piece in its place and order, the move shown, and nothing but well-formed SVG."""

from itertools import pairwise
from xml.etree import ElementTree as ET

import pytest

from lasca_rules.board.position import Position, initial_position
from lasca_rules.board.squares import DRAUGHTS_BOARD, LASCA_BOARD
from lasca_rules.languages import Language
from lasca_rules.notation.move import read_move
from lasca_rules.notation.position import read_position
from lasca_rules.notation.svg import jumped, svg_diagram
from lasca_rules.notation.svg_symbols import svg_symbols

SVG = "{http://www.w3.org/2000/svg}"


def lasca(text: str) -> Position:
    return read_position(text, LASCA_BOARD)


def drawing(svg: str) -> ET.Element:
    return ET.fromstring(svg)  # noqa: S314 -- the project's own drawing


def towers(svg: ET.Element) -> list[list[tuple[str, float]]]:
    """Each tower drawn: its pieces from the bottom up with how far each is lifted."""
    return [
        [(use.attrib["href"].removeprefix("#pc"), -float(use.get("y", "0"))) for use in group.findall(f"{SVG}use")]
        for group in svg.findall(f"{SVG}g")
    ]


def marked(svg: ET.Element, kind: str) -> int:
    return sum(1 for path in svg.iter(f"{SVG}path") if path.get("class") == kind)


def test_every_piece_is_drawn_from_the_bottom_up() -> None:
    svg = drawing(svg_diagram(lasca("w: a1w c1Bww d4bW")))
    assert [[piece for piece, _ in tower] for tower in towers(svg)] == [["W", "b"], ["w", "w", "B"], ["w"]]
    assert all(lower < upper for tower in towers(svg) for (_, lower), (_, upper) in pairwise(tower))


@pytest.mark.parametrize("square", ["c1", "g7", "a7"])
@pytest.mark.parametrize("height", [1, 2, 9, 22])
def test_the_highest_tower_fits_and_its_pieces_show_one_by_one(square: str, height: int) -> None:
    own = min(height, 11)
    svg = drawing(svg_diagram(lasca(f"w: {square}{'w' * own}{'b' * (height - own)}")))
    (pieces,) = towers(svg)
    (group,) = svg.findall(f"{SVG}g")
    foot = float(group.attrib["transform"].removesuffix(")").split()[1])
    top_edge = float(svg.attrib["viewBox"].split()[1])
    assert len(pieces) == height
    assert foot - pieces[-1][1] - 21 > top_edge
    assert all(upper - lower >= 3 for (_, lower), (_, upper) in pairwise(pieces))


def test_a_tower_does_not_reach_beyond_the_light_square_behind_it() -> None:
    (pieces,) = towers(drawing(svg_diagram(lasca("w: c1wwwwwwwwwwwbbbbbbbbbbb c3W".replace(" c3W", "")))))
    assert pieces[-1][1] + 21 <= 37 + 60


@pytest.mark.parametrize(
    ("tower", "counts"), [("w", []), ("wb", []), ("www", ["3"]), ("Bww", ["1", "2"]), ("WwwwBbbbbbbbbbb", ["4", "11"])]
)
def test_a_tower_of_three_or_more_bears_the_numbers_of_its_two_colours(tower: str, counts: list[str]) -> None:
    svg = drawing(svg_diagram(lasca(f"w: c3{tower}"), standalone=False).replace("<svg", f'<svg xmlns="{SVG[1:-1]}"'))
    assert [text.text for text in svg.iter(f"{SVG}text")] == counts


def test_squares_are_labelled_on_both_boards() -> None:
    for board in (LASCA_BOARD, DRAUGHTS_BOARD):
        labels = [text.text for text in drawing(svg_diagram(initial_position(board))).iter(f"{SVG}text")]
        assert labels == [*board.files, *board.rows]


def test_a_king_bears_stripes_and_a_man_none() -> None:
    parts = {group.get("id"): group for group in drawing(svg_symbols()).iter(f"{SVG}g")}
    for piece, striped in (("w", 0), ("b", 0), ("W", 1), ("B", 1)):
        assert marked(parts[f"pc{piece}"], "pc-king") == striped


def test_a_drawing_refers_only_to_parts_that_are_there() -> None:
    for board in (LASCA_BOARD, DRAUGHTS_BOARD):
        position = read_position("w: a1w c1B d2W f4b", board)
        own = drawing(svg_diagram(position))
        for text, page in (
            (svg_diagram(position), own),
            (svg_diagram(position, standalone=False), drawing(svg_symbols())),
        ):
            uses = [part.split('"')[0] for part in text.split('href="#')[1:]]
            assert len(uses) == 5
            assert set(uses) <= {element.get("id") for element in page.iter()}


def test_a_drawing_on_a_page_is_small() -> None:
    assert len(svg_diagram(initial_position(LASCA_BOARD), standalone=False)) < 2000


@pytest.mark.parametrize(
    ("position", "move", "squares"),
    [
        ("w: a1W b2b d4b", "a1xc3xe5", ("b2", "d4")),
        ("b: e5Wbb", "a1xc3xe5", ("b2", "d4")),
        ("w: a1W b2b", "a1-c3", ()),
        ("w: a1W b2b", "a1xa3", ()),
        ("w: a1W b2b", "a1xa1", ()),
        ("w: a1W b2b", "a1xd2", ()),
        ("w: e1W d2b b4b", "e1xc3xa5", ("d2", "b4")),
    ],
)
def test_the_squares_a_capture_jumps_are_marked(position: str, move: str, squares: tuple[str, ...]) -> None:
    assert jumped(read_move(move, LASCA_BOARD), lasca(position)) == squares
    svg = drawing(svg_diagram(lasca(position), move=read_move(move, LASCA_BOARD)))
    assert marked(svg, "mv-over") == len(squares)


def test_a_flying_king_jumps_the_tower_on_its_way() -> None:
    position = read_position("w: a1W e5bw g3b", DRAUGHTS_BOARD)
    assert jumped(read_move("a1xh8", DRAUGHTS_BOARD), position) == ("e5",)


def test_a_move_is_shown_as_an_arrow_with_its_squares_marked_once_each() -> None:
    move = read_move("c1xa3xc5xe3xc1", LASCA_BOARD)
    svg = drawing(svg_diagram(lasca("w: c1W b2b b4b d4b d2b"), move=move))
    counts = {kind: marked(svg, f"mv-{kind}") for kind in ("from", "over", "to", "line", "head")}
    assert counts == {"from": 1, "over": 4, "to": 4, "line": 1, "head": 1}
    assert marked(drawing(svg_diagram(lasca("w: c1W"))), "mv-line") == 0


def test_a_drawing_is_told_in_words() -> None:
    position, move = lasca("b: a5b b4wB"), read_move("a5xc3", LASCA_BOARD)
    svg = drawing(svg_diagram(position, move=move, language=Language.RUSSIAN))
    assert svg.get("role") == "img"
    assert svg.findtext(f"{SVG}title") == "Ход чёрных"
    assert svg.findtext(f"{SVG}desc") == (
        "Ход чёрных. Белые: башня b4 (белая простая над чёрной дамкой). Чёрные: простая a5. Показан ход a5xc3."
    )


def test_a_title_cannot_break_the_drawing() -> None:
    title = "</title><script>&\"'\x00\x1b\ud800\ufffe"
    svg = drawing(svg_diagram(lasca("w: a1w"), title=title))
    assert (svg.findtext(f"{SVG}title") or "").rstrip() == "</title><script>&\"'"


def test_a_width_sets_the_height_with_it() -> None:
    svg = drawing(svg_diagram(initial_position(LASCA_BOARD), width=472))
    assert (svg.get("width"), svg.get("height")) == ("472", "454")
    assert svg.attrib["viewBox"] == "-26 -8 472 454"


def test_the_side_to_move_is_shown_beside_its_first_row() -> None:
    (white,) = drawing(svg_diagram(lasca("w: a1w"))).iter(f"{SVG}circle")
    (black,) = drawing(svg_diagram(lasca("b: a1w"))).iter(f"{SVG}circle")
    assert (white.get("class"), white.get("cy")) == ("pc-w", "390")
    assert (black.get("class"), black.get("cy")) == ("pc-b", "30")
