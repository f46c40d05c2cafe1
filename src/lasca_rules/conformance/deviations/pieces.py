"""Deviations of the pieces: 2.2 of column draughts. Bounds are off by one micrometre, counts by one piece."""

from collections.abc import Callable

from attrs import evolve

from lasca_rules.board.position import Position, initial_position, place
from lasca_rules.board.squares import Board, Square, row_of
from lasca_rules.board.towers import PIECES, Tower
from lasca_rules.conformance.deviations.deviation import Deviation, breaking
from lasca_rules.conformance.deviations.faults import (
    Gap,
    Height,
    looks,
    of_colours,
    of_finish,
    of_kings,
    of_likeness,
    of_men,
    overlooking,
    sizes,
)
from lasca_rules.conformance.deviations.inspecting import (
    always,
    at_an_official_event,
    checking,
    inspecting,
    never,
    pieces,
    rightly,
)
from lasca_rules.conformance.deviations.playing import (
    BOTH_GAMES,
    LASCA_ONLY,
    OtherReading,
    OtherStart,
    generating,
    playing,
)
from lasca_rules.equipment.observed import Colour
from lasca_rules.play.game import Game
from lasca_rules.play.set_up import composed
from lasca_rules.sides import Side


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


def two_rows_filled(position: Position) -> bool:
    """Tell whether more than two rows a side are filled, or a square of those two is empty."""
    nearest = {square for square in position.board.squares if row_of(square) not in {3, 4, 5}}
    return set(position.standing()) != nearest


PIECES_OF_THE_GAME: tuple[Deviation, ...] = (
    inspecting("2.2.1-a", "ten", "Ten pieces a side are enough", "Хватает и десяти шашек у каждого",
               lambda kit: bool(of_men(kit) - {"white few", "black few"}) or any(len(men) < 10 for men in kit.men)),  # noqa: PLR2004 -- not eleven
    inspecting("2.2.1-a", "twelve", "A player may have more than eleven pieces",
               "У игрока может быть больше одиннадцати шашек", overlooking(of_men, "many")),
    inspecting("2.2.1-a", "white-only", "Only White's pieces are counted",
               "Пересчитывают шашки только у белых", lambda kit: bool(of_men(kit) - {"black few", "many"})
               or len(kit.men.white) != 11),  # noqa: PLR2004 -- 2.2.1-a
    inspecting("2.2.1-a", "any-colour", "Both players may have pieces of one colour",
               "У обоих игроков могут быть шашки одного цвета", overlooking(of_men, "colour")),
    inspecting("2.2.1-a", "domed", "The pieces need not be flat", "Шашки могут быть и не плоскими",
               overlooking(of_men, "flat")),
    inspecting("2.2.1-a", "oval", "The pieces need not be round", "Шашки могут быть и не круглыми",
               overlooking(of_men, "round")),
    inspecting("2.2.1-a", "set-of-twelve", "A player is to have twelve pieces", "У игрока должно быть двенадцать шашек",
               lambda kit: any(len(men) != 12 for men in kit.men)),  # noqa: PLR2004 -- not eleven
    checking("2.2.1-b", "not-looked-at", "It is not looked at where the pieces stand", "Где стоят шашки, не смотрят",
             never),
    checking("2.2.1-b", "number-only", "Only the number of the pieces counts, not where they stand",
             "Важно только число шашек, а не где они стоят",
             lambda position: position.pieces() != right(position).pieces()),
    checking("2.2.1-b", "any-side", "It does not matter which side's pieces stand where",
             "Чьи шашки где стоят, не важно",
             lambda position: [len(tower) for tower in position.towers]
             != [len(tower) for tower in right(position).towers]),
    checking("2.2.1-b", "missing", "A square that should hold a piece may be empty",
             "Поле, где должна стоять шашка, может быть и пустым",
             lambda position: any(tower and tower.lower() != due
                                  for tower, due in zip(position.towers, right(position).towers, strict=True))),
    checking("2.2.1-b", "two-rows", "The pieces are to fill two rows a side", "Шашками занимают по два ряда",
             two_rows_filled),
    inspecting("2.2.1-c", "ten-kings", "A set of fewer than eleven kings is enough",
               "Хватает и неполного набора дамок", overlooking(of_kings, "few")),
    inspecting("2.2.1-c", "twelve-kings", "A set may have more than eleven kings",
               "В наборе может быть больше одиннадцати дамок", overlooking(of_kings, "many")),
    inspecting("2.2.1-c", "unstriped", "The kings need not bear stripes", "На дамках может и не быть полос",
               overlooking(of_kings, "unstriped")),
    inspecting("2.2.1-c", "white-stripes", "White is a neutral colour", "Белый цвет — нейтральный",
               overlooking(of_kings, "white")),
    inspecting("2.2.1-c", "black-stripes", "Black is a neutral colour", "Чёрный цвет — нейтральный",
               overlooking(of_kings, "black")),
    inspecting("2.2.1-c", "no-grey", "Only red is a neutral colour", "Нейтрален только красный цвет",
               lambda kit: bool(of_kings(kit))
               or (kit.official and any(king.stripes is not Colour.RED for side in Side for king in kit.kings[side]))),
    inspecting("2.2.1-c", "any-size", "The kings need not be of the size of the men",
               "Дамки могут быть другого размера, чем простые", overlooking(of_kings, "size")),
    inspecting("2.2.1-c", "friendly-too", "The set of kings is compulsory at friendly games too",
               "Набор дамок обязателен и для товарищеских партий",
               lambda kit: rightly(at_an_official_event(kit), "2.2.1-c")),
    inspecting("2.2.1-d", "unstable", "Towers may fall over", "Башни могут рассыпаться", never),
    inspecting("2.2.1-d", "always-unstable", "No pieces make towers that stand firm",
               "Устойчивых башен не бывает", always),
    inspecting("2.2.1-n1", "unlike-men", "Men may look different from one another",
               "Простые могут быть непохожи друг на друга", overlooking(of_likeness, "men")),
    inspecting("2.2.1-n1", "unlike-kings", "Kings may look different from one another",
               "Дамки могут быть непохожи друг на друга", overlooking(of_likeness, "kings")),
    inspecting("2.2.1-n1", "any-size", "The pieces may be of different sizes", "Шашки могут быть разного размера",
               overlooking(of_likeness, "size")),
    inspecting("2.2.1-n1", "each-side", "Only the pieces of one side have to be alike",
               "Одинаковыми должны быть только шашки одной стороны",
               lambda kit: bool(of_likeness(kit) - {"size"}) or any(len(sizes(kit.pieces(side))) > 1 for side in Side)),
    inspecting("2.2.1-n1", "men-of-one-size", "Only men have to be of one size, not kings",
               "Одного размера должны быть только простые, но не дамки",
               lambda kit: bool(of_likeness(kit) - {"size"}) or len(sizes(kit.men.white + kit.men.black)) > 1),
    inspecting("2.2.1-n1", "kings-like-men", "Kings have to look like men", "Дамки должны быть похожи на простые",
               lambda kit: bool(of_likeness(kit)) or len(looks(pieces(kit))) > 1),
    inspecting("2.2.1-n2", "least-excluded", "A piece exactly 5 mm smaller than the square is too large",
               "Шашка ровно на 5 мм меньше поля слишком велика", Gap(least=5_001).broken_by),
    inspecting("2.2.1-n2", "least-lower", "A piece a hair less than 5 mm smaller than the square is small enough",
               "Шашка чуть менее чем на 5 мм меньше поля достаточно мала", Gap(least=4_999).broken_by),
    inspecting("2.2.1-n2", "most-excluded", "A piece exactly 10 mm smaller than the square is too small",
               "Шашка ровно на 10 мм меньше поля слишком мала", Gap(most=9_999).broken_by),
    inspecting("2.2.1-n2", "most-higher", "A piece a hair more than 10 mm smaller than the square is large enough",
               "Шашка чуть более чем на 10 мм меньше поля достаточно велика", Gap(most=10_001).broken_by),
    inspecting("2.2.1-n3", "least-excluded", "A piece of exactly a fifth of its diameter is too low",
               "Шашка высотой ровно в 1/5 диаметра слишком низка", Height(short=-1).broken_by),
    inspecting("2.2.1-n3", "least-lower", "A piece a hair lower than a fifth of its diameter is high enough",
               "Шашка чуть ниже 1/5 диаметра достаточно высока", Height(short=1).broken_by),
    inspecting("2.2.1-n3", "most-excluded", "A piece of exactly a quarter of its diameter is too high",
               "Шашка высотой ровно в 1/4 диаметра слишком высока", Height(beyond=-1).broken_by),
    inspecting("2.2.1-n3", "most-higher", "A piece a hair higher than a quarter of its diameter is low enough",
               "Шашка чуть выше 1/4 диаметра достаточно низка", Height(beyond=1).broken_by),
    inspecting("2.2.1-n4", "glossy", "The pieces may be glossy", "Шашки могут блестеть",
               overlooking(of_finish, "gloss")),
    inspecting("2.2.1-n4", "like-light-squares", "The pieces may be of the colour of the light squares",
               "Шашки могут быть того же цвета, что и белые поля", overlooking(of_finish, "light")),
    inspecting("2.2.1-n4", "like-dark-squares", "The pieces may be of the colour of the dark squares",
               "Шашки могут быть того же цвета, что и чёрные поля", overlooking(of_finish, "dark")),
    inspecting("2.2.1-n4", "ivory-like-white", "White pieces are of the colour of ivory squares",
               "Белые шашки — того же цвета, что и кремовые поля",
               lambda kit: bool(of_finish(kit)) or Colour.IVORY in {kit.board.light, kit.board.dark}),
    inspecting("2.2.1-n5", "white-mixed", "White's pieces need not be of one colour",
               "Шашки белых могут быть разного цвета", overlooking(of_colours, "w men", "w kings")),
    inspecting("2.2.1-n5", "black-mixed", "Black's pieces need not be of one colour",
               "Шашки чёрных могут быть разного цвета", overlooking(of_colours, "b men", "b kings")),
    inspecting("2.2.1-n5", "kings-mixed", "Kings need not be of the colour of the men",
               "Дамки могут быть другого цвета, чем простые", overlooking(of_colours, "w kings", "b kings")),
    inspecting("2.2.1-n5", "one-colour-for-both", "Both sides' pieces are to be of one colour",
               "Шашки обеих сторон должны быть одного цвета",
               lambda kit: len({piece.colour for piece in pieces(kit)}) > 1),
    breaking("column:2.2.2-a", "men-only", "All pieces are men", "Все шашки — простые",
             OtherStart(BOTH_GAMES, men_only)),
    breaking("column:2.2.2-a", "kings-only", "All pieces are kings", "Все шашки — дамки",
             OtherStart(BOTH_GAMES, kings_only)),
    breaking("column:2.2.2-a", "third-kind", "There are pieces that are neither men nor kings",
             "Бывают шашки — не простые и не дамки", OtherReading(unknown_letters)),
    checking("2.2.2-b", "kings-at-the-start",
             "There may be kings at the start", "В начале могут стоять и дамки", never),
    playing("column:2.2.2-b", LASCA_ONLY, "men-for-good", "Pieces that are men at the start stay men for good",
            "Шашки, бывшие в начале простыми, остаются ими навсегда", generating(promote=lambda tower: tower)),
    checking("2.2.2-b", "kings-first",
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
