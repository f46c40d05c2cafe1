"""Deviations of the pieces: 2.2 of column draughts."""

from collections.abc import Callable

from attrs import evolve

from lasca_rules.board.position import Position, initial_position, place
from lasca_rules.board.squares import Board, Square, row_of
from lasca_rules.board.towers import PIECES, Tower
from lasca_rules.equipment.observed import Colour, Equipment
from lasca_rules.equipment.pieces import alike, every_piece, sizes
from lasca_rules.play.game import Game
from lasca_rules.play.set_up import composed
from lasca_rules.sides import BySide, Side
from steps.deviations.deviation import Deviation, breaking
from steps.deviations.inspecting import asking, inspecting
from steps.deviations.playing import (
    BOTH_GAMES,
    LASCA_ONLY,
    OtherReading,
    OtherStart,
    generating,
    playing,
)


def men_only(game: Game) -> Game:
    """Begin with men in place of all kings."""
    return with_towers(game, str.lower)


def kings_only(game: Game) -> Game:
    """Begin with kings in place of all men."""
    return with_towers(game, str.upper)


def tops_only(game: Game) -> Game:
    """Begin with the commander alone of every tower."""
    return with_towers(game, lambda tower: tower[0])


def doubled(game: Game) -> Game:
    """Begin with a second piece under every piece that stands alone."""
    return with_towers(game, lambda tower: tower * 2 if len(tower) == 1 else tower)


def with_towers(game: Game, change: Callable[[Tower], Tower]) -> Game:
    """Return the game that begins with every tower changed."""
    actual = game.set_up.actual
    standing = {at: change(tower) for at, tower in actual.standing().items()}
    return evolve(game, set_up=composed(place(actual.board, actual.side, standing)))


def unknown_letters(_: Board, towers: list[tuple[Square, Tower]]) -> bool:
    """Tell whether a tower has a letter in it that is no piece."""
    return any(set(tower) - set(PIECES) for _, tower in towers)


def two_at_most(taker: Tower, jumped: Tower) -> tuple[Tower, Tower]:
    """Let a tower hold two pieces at most; what more it takes leaves the board."""
    return (taker + jumped[0])[:2], jumped[1:]


def right(position: Position) -> Position:
    """Return how a position should be at the start."""
    return initial_position(position.board)


def unlike(equipment: Equipment) -> bool:
    """Tell whether men or kings look different from one another."""
    return not (alike(equipment.men) and alike(equipment.kings))


def two_rows_filled(position: Position) -> bool:
    """Tell whether more than two rows a side are filled, or a square of those two is empty."""
    nearest = {square for square in position.board.squares if row_of(square) not in {3, 4, 5}}
    return set(position.standing()) != nearest


PIECES_OF_THE_GAME: tuple[Deviation, ...] = (
    inspecting("2.2.1-b", "number-only", "Only the number of the pieces counts, not where they stand",
               "Важно только число шашек, а не где они стоят",
               lambda position: position.pieces() != right(position).pieces()),
    inspecting("2.2.1-b", "any-side", "It does not matter which side's pieces stand where",
               "Чьи шашки где стоят, не важно",
               lambda position: [len(tower) for tower in position.towers]
               != [len(tower) for tower in right(position).towers]),
    inspecting("2.2.1-b", "two-rows", "The pieces are to fill two rows a side", "Шашками занимают по два ряда",
               two_rows_filled),
    asking("2.2.1-c", "white-stripes", "White is a neutral colour", "Белый цвет — нейтральный",
           not_neutral=frozenset({Colour.BLACK})),
    asking("2.2.1-c", "black-stripes", "Black is a neutral colour", "Чёрный цвет — нейтральный",
           not_neutral=frozenset({Colour.WHITE})),
    asking("2.2.1-c", "no-grey", "Only red is a neutral colour", "Нейтрален только красный цвет",
           not_neutral=frozenset(Colour) - {Colour.RED}),
    inspecting("2.2.1-n1", "each-side", "Only the pieces of one side have to be alike",
               "Одинаковыми должны быть только шашки одной стороны",
               lambda kit: unlike(kit) or any(len(sizes(kit.pieces(side))) > 1 for side in Side)),
    inspecting("2.2.1-n1", "men-of-one-size", "Only men have to be of one size, not kings",
               "Одного размера должны быть только простые, но не дамки",
               lambda kit: unlike(kit) or len(sizes(kit.men.white + kit.men.black)) > 1),
    inspecting("2.2.1-n1", "kings-like-men", "Kings have to look like men", "Дамки должны быть похожи на простые",
               lambda kit: len(sizes(every_piece(kit))) > 1
               or not alike(BySide(*(kit.pieces(side) for side in Side)))),
    inspecting("2.2.1-n4", "ivory-like-white", "White pieces are of the colour of ivory squares",
               "Белые шашки — того же цвета, что и кремовые поля",
               lambda kit: Colour.IVORY in {kit.board.light, kit.board.dark}
               or any(piece.glossy or piece.colour in {kit.board.light, kit.board.dark} for piece in every_piece(kit))),
    inspecting("2.2.1-n5", "kings-mixed", "Kings need not be of the colour of the men",
               "Дамки могут быть другого цвета, чем простые",
               lambda kit: any(len({man.colour for man in men}) > 1 for men in kit.men)),
    inspecting("2.2.1-n5", "one-colour-for-both", "Both sides' pieces are to be of one colour",
               "Шашки обеих сторон должны быть одного цвета",
               lambda kit: len({piece.colour for piece in every_piece(kit)}) > 1),
    breaking("column:2.2.2-a", "men-only", "All pieces are men", "Все шашки — простые",
             OtherStart(BOTH_GAMES, men_only)),
    breaking("column:2.2.2-a", "kings-only", "All pieces are kings", "Все шашки — дамки",
             OtherStart(BOTH_GAMES, kings_only)),
    breaking("column:2.2.2-a", "third-kind", "There are pieces that are neither men nor kings",
             "Бывают шашки — не простые и не дамки", OtherReading(unknown_letters)),
    playing("column:2.2.2-b", LASCA_ONLY, "men-for-good", "Pieces that are men at the start stay men for good",
            "Шашки, бывшие в начале простыми, остаются ими навсегда", generating(promote=lambda tower: tower)),
    inspecting("2.2.2-b", "kings-first",
               "At the start all pieces are to be kings", "В начале все шашки должны быть дамками",
               lambda position: any(tower.islower() for tower in position.towers)),
    playing("column:2.2.3-a", BOTH_GAMES, "no-towers", "Captured pieces leave the board, and no towers arise",
            "Взятые шашки снимают с доски, и башен не возникает",
            generating(take=lambda taker, jumped: (taker, jumped[1:]))),
    playing("column:2.2.3-a", BOTH_GAMES, "two-at-most", "No tower grows to more than two pieces",
            "Больше двух шашек в башне не бывает", generating(take=two_at_most)),
    breaking("column:2.2.3-a", "from-the-start", "Towers stand on the board before any capture",
             "Башни стоят на доске ещё до всякого взятия", OtherStart(BOTH_GAMES, doubled)),
    breaking("column:2.2.3-b", "tops-only", "Of a tower only the topmost piece is known",
             "От башни известна только верхняя шашка", OtherStart(BOTH_GAMES, tops_only)),
    playing("column:2.2.3-b", BOTH_GAMES, "indivisible", "A tower is one piece and is taken whole",
            "Башня — это одна шашка, и берут её целиком", generating(take=lambda taker, jumped: (taker + jumped, ""))),
    breaking("column:2.2.3-b", "never-alone", "A piece never stands alone: it has another under it",
             "Шашка никогда не стоит одна: под ней есть ещё одна", OtherStart(BOTH_GAMES, doubled)),
)  # fmt: skip
