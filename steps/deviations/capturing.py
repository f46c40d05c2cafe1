"""Deviations of how towers capture in Lasca: P4 to P8, and P11."""

from collections.abc import Callable

from attrs import evolve

from lasca_rules.board.towers import PIECES, Tower
from lasca_rules.play.decisions import Line, Path
from lasca_rules.play.generator import Generator
from steps.deviations.deviation import Deviation
from steps.deviations.more_moves import (
    another_tower,
    capturing_or_not,
    landing_where,
    over_nothing,
    slipping_away,
    smallest,
)
from steps.deviations.playing import (
    BOTH_GAMES,
    LASCA_ONLY,
    Change,
    also,
    choosing,
    generating,
    playing,
    settings,
)


def taking(take: Callable[[Tower, Tower], tuple[Tower, Tower]]) -> Change:
    """Return the change of what a jump takes, and where it goes."""
    return generating(take=take)


def ending(when: Callable[[Path], bool]) -> Change:
    """Let a capture end also where this says so of its path."""

    def adjust(generator: Generator) -> Generator:
        right = generator.ends
        return evolve(generator, ends=lambda self, path, tower: when(path) or right(self, path, tower))

    return settings(adjust=adjust)


def in_any_order(further: list[Line], ended: list[Line]) -> list[Line]:
    """Let captures go on and end as they like."""
    return further + ended


MAY_STOP = generating(may_stop=True, finish=in_any_order)
"""Let a capture stop where it could go on."""


CAPTURING: tuple[Deviation, ...] = (
    playing("play:P4", LASCA_ONLY, "own-tower", "A tower may jump over towers of its own side too",
            "Можно перепрыгивать и через свои башни", generating(enemy=PIECES)),
    playing("play:P4", LASCA_ONLY, "occupied", "A capture may land on a square that is occupied",
            "После взятия можно встать и на занятое поле", also(landing_where(lambda *_: True))),
    playing("play:P4", LASCA_ONLY, "over-nothing", "A tower may jump over an empty square",
            "Можно перепрыгнуть и через пустое поле", also(over_nothing)),
    playing("play:P5", BOTH_GAMES, "whole-tower", "The whole jumped tower is taken",
            "Берётся вся башня, через которую перепрыгнули", taking(lambda taker, jumped: (taker + jumped, ""))),
    playing("play:P5", BOTH_GAMES, "lowest-piece", "The lowest piece of the jumped tower is taken",
            "Берётся нижняя шашка башни", taking(lambda taker, jumped: (taker + jumped[-1], jumped[:-1]))),
    playing("play:P5", BOTH_GAMES, "below-the-commander", "What is taken goes right below the commander",
            "Взятая шашка встаёт прямо под верхнюю",
            taking(lambda taker, jumped: (taker[0] + jumped[0] + taker[1:], jumped[1:]))),
    playing("play:P5", BOTH_GAMES, "off-the-board", "What is taken leaves the board",
            "Взятую шашку снимают с доски", taking(lambda taker, jumped: (taker, jumped[1:]))),
    playing("play:P5", BOTH_GAMES, "rest-vanishes", "The rest of the jumped tower leaves the board",
            "Остаток башни снимают с доски", taking(lambda taker, jumped: (taker + jumped[0], ""))),
    playing("play:P5", BOTH_GAMES, "nothing-taken", "A tower is jumped over, but nothing is taken from it",
            "Через башню перепрыгивают, но ничего не берут",
            taking(lambda taker, jumped: (taker, jumped))),
    playing("play:P6", LASCA_ONLY, "optional", "Capturing is not compulsory",
            "Брать не обязательно", choosing(capturing_or_not)),
    playing("play:P6", LASCA_ONLY, "slips-away", "The tower that can capture may make another move instead",
            "Башня, которая может взять, вправе вместо этого уйти", choosing(slipping_away)),
    playing("play:P6", LASCA_ONLY, "another-tower", "Another tower may move although one can capture",
            "Можно пойти другой башней, хотя одна может взять", choosing(another_tower)),
    playing("play:P6", LASCA_ONLY, "largest", "The capture of the most is compulsory",
            "Обязательно взять как можно больше", settings(majority=True)),
    playing("play:P6", LASCA_ONLY, "smallest", "Only the captures that take the least may be chosen",
            "Выбирать можно только взятия, при которых берётся меньше всего", choosing(smallest)),
    playing("play:P6", LASCA_ONLY, "never-largest",
            "The most need not be taken even where the game's own rules ask for it",
            "Брать больше не обязательно и там, где это правило действует", settings(majority=False)),
    playing("play:P7", BOTH_GAMES, "may-stop", "A capture may stop although it could go on",
            "Взятие можно прервать, хотя бить ещё есть что", MAY_STOP),
    playing("play:P7", BOTH_GAMES, "one-jump", "A capture is over after one jump",
            "Взятие заканчивается после первого же прыжка", ending(lambda _: True)),
    playing("play:P7", BOTH_GAMES, "two-jumps", "A capture is over after two jumps",
            "Взятие заканчивается не позже второго прыжка", ending(lambda path: len(path) == 3)),  # noqa: PLR2004 -- where it began and two jumps
    playing("play:P8", LASCA_ONLY, "twice", "The same tower may be jumped twice in one move",
            "За один ход можно дважды перепрыгнуть одну и ту же башню", settings(same_tower_twice=True)),
    playing("play:P8", LASCA_ONLY, "not-at-once",
            "A tower may be jumped again as soon as another has been jumped in between",
            "Башню можно перепрыгнуть ещё раз, если между делом перепрыгнули другую",
            generating(spend=lambda _, over: (over,))),
    playing("play:P8", LASCA_ONLY, "never-twice",
            "The same tower may not be jumped twice even where the game's own rules allow it",
            "Дважды через одну башню нельзя и там, где это разрешено", settings(same_tower_twice=False)),
    playing("play:P11", BOTH_GAMES, "start-occupied",
            "The square that a tower left counts as occupied during its capture",
            "Поле, с которого башня начала взятие, считается занятым", generating(start_is_empty=False)),
    playing("play:P11", BOTH_GAMES, "start-ends", "A capture that comes back to where it began is over",
            "Взятие, вернувшееся на начальное поле, окончено", ending(lambda path: path[0] == path[-1])),
    playing("play:P11", BOTH_GAMES, "own-squares", "Squares of one's own towers count as empty during a capture too",
            "При взятии свободными считаются и поля, где стоят свои башни",
            also(landing_where(lambda generator, tower: tower[0] in generator.own))),
)  # fmt: skip
