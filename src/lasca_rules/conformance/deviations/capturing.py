"""Deviations of how towers capture in Lasca: P4 to P8, and P11."""

from collections.abc import Iterator

from attrs import evolve

from lasca_rules.board.position import Position
from lasca_rules.board.squares import Square
from lasca_rules.board.towers import Tower
from lasca_rules.conformance.deviations.deviation import Deviation
from lasca_rules.conformance.deviations.manner import (
    EVERY,
    FORWARD,
    Capture,
    Manner,
    again,
    free_choice,
    largest,
    only_once,
)
from lasca_rules.conformance.deviations.moving import occupied_too
from lasca_rules.conformance.deviations.playing import also, both, following, king, man, manner, playing
from lasca_rules.conformance.deviations.playing_out import gait_of, own, ray, without
from lasca_rules.conformance.deviations.successors import BOTH_GAMES, LASCA_ONLY
from lasca_rules.sides import Side


def any_owner(_: Tower, __: Side) -> bool:
    """Let whatever stands there be jumped over."""
    return True


def empty_or_own(there: Tower, side: Side) -> bool:
    """Let a capture land also where an own tower stands."""
    return not there or there[0].lower() == side.value


def over_nothing(manner: Manner, position: Position) -> Iterator[tuple[Capture, bool]]:
    """Yield jumps over one empty square."""
    standing = position.standing()
    for start in own(manner, position):
        for direction in gait_of(manner, standing[start]).jumps:
            line = ray(position.board, start, direction, position.side)[:2]
            if len(line) > 1 and not any(square in standing for square in line):
                yield ((start, line[1]), {**without(standing, start), line[1]: standing[start]}), True


def capturing_or_not(captures: list[Capture], quiet: list[Capture]) -> list[tuple[Capture, bool]]:
    """Leave it open whether to capture."""
    return [*((line, True) for line in captures), *((line, False) for line in quiet)]


def slipping_away(captures: list[Capture], quiet: list[Capture]) -> list[tuple[Capture, bool]]:
    """Let a tower that can capture make another move instead."""
    starts = {path[0] for path, _ in captures}
    away = [line for line in quiet if line[0][0] in starts]
    return free_choice(captures, quiet) + [(line, False) for line in away]


def another_tower(captures: list[Capture], quiet: list[Capture]) -> list[tuple[Capture, bool]]:
    """Let a tower that cannot capture move although another can."""
    starts = {path[0] for path, _ in captures}
    others = [line for line in quiet if line[0][0] not in starts]
    return [*((line, True) for line in captures), *((line, False) for line in others)]


def smallest(captures: list[Capture], quiet: list[Capture]) -> list[tuple[Capture, bool]]:
    """Let only the captures be made that take the least."""
    least = min((len(path) for path, _ in captures), default=0)
    return free_choice([line for line in captures if len(line[0]) == least], quiet)


def may_stop(further: list[Capture], here: Capture) -> list[Capture]:
    """Let a capture stop where it could go on."""
    return [here, *further]


def one_jump(further: list[Capture], here: Capture) -> list[Capture]:
    """End every capture after its first jump."""
    return further if len(here[0]) == 1 else [here]


def two_jumps(further: list[Capture], here: Capture) -> list[Capture]:
    """End every capture after two jumps at the latest."""
    return (further or [here]) if len(here[0]) < 3 else [here]  # noqa: PLR2004 -- where it began and two jumps


def not_at_once_again(_: tuple[Square, ...], over: Square) -> tuple[Square, ...]:
    """Forbid only the tower that was jumped last."""
    return (over,)


def allowed_by_nobody(playing: Manner) -> Manner:
    """Forbid jumping a tower twice even where the game's own rules allow it."""
    return evolve(playing, spend=only_once) if playing.spend is again else playing


CAPTURING: tuple[Deviation, ...] = (
    playing("play:P4", LASCA_ONLY, "men-backward", "A man may capture backward too",
            "Простая может брать и назад", man(jumps=EVERY)),
    playing("play:P4", LASCA_ONLY, "king-forward-only", "A king may capture forward only",
            "Дамка может брать только вперёд", king(jumps=FORWARD)),
    playing("play:P4", LASCA_ONLY, "one-way", "A man may capture to its left only",
            "Простая может брать только влево", man(jumps=FORWARD[:1])),
    playing("play:P4", LASCA_ONLY, "own-tower", "A tower may jump over towers of its own side too",
            "Можно перепрыгивать и через свои башни", both(over=any_owner)),
    playing("play:P4", LASCA_ONLY, "from-afar", "A tower may jump over one that stands two squares away",
            "Можно перепрыгнуть через башню, стоящую через поле", both(reach=2)),
    playing("play:P4", LASCA_ONLY, "farther-behind", "A capture may land two squares behind the jumped tower",
            "После взятия можно встать и через поле за башней", both(landing=2)),
    playing("play:P4", LASCA_ONLY, "occupied", "A capture may land on a square that is occupied",
            "После взятия можно встать и на занятое поле", both(land_on=occupied_too)),
    following("play:P4", LASCA_ONLY, "over-nothing", "A tower may jump over an empty square",
              "Можно перепрыгнуть и через пустое поле", also(over_nothing)),
    playing("play:P5", BOTH_GAMES, "whole-tower", "The whole jumped tower is taken",
            "Берётся вся башня, через которую перепрыгнули", manner(take=lambda taker, jumped: (taker + jumped, ""))),
    playing("play:P5", BOTH_GAMES, "lowest-piece", "The lowest piece of the jumped tower is taken",
            "Берётся нижняя шашка башни", manner(take=lambda taker, jumped: (taker + jumped[-1], jumped[:-1]))),
    playing("play:P5", BOTH_GAMES, "below-the-commander", "What is taken goes right below the commander",
            "Взятая шашка встаёт прямо под верхнюю",
            manner(take=lambda taker, jumped: (taker[0] + jumped[0] + taker[1:], jumped[1:]))),
    playing("play:P5", BOTH_GAMES, "off-the-board", "What is taken leaves the board",
            "Взятую шашку снимают с доски", manner(take=lambda taker, jumped: (taker, jumped[1:]))),
    playing("play:P5", BOTH_GAMES, "rest-vanishes", "The rest of the jumped tower leaves the board",
            "Остаток башни снимают с доски", manner(take=lambda taker, jumped: (taker + jumped[0], ""))),
    playing("play:P5", BOTH_GAMES, "nothing-taken", "A tower is jumped over, but nothing is taken from it",
            "Через башню перепрыгивают, но ничего не берут",
            manner(take=lambda taker, jumped: (taker, jumped), spend=only_once)),
    playing("play:P6", LASCA_ONLY, "optional", "Capturing is not compulsory",
            "Брать не обязательно", manner(choose=capturing_or_not)),
    playing("play:P6", LASCA_ONLY, "slips-away", "The tower that can capture may make another move instead",
            "Башня, которая может взять, вправе вместо этого уйти", manner(choose=slipping_away)),
    playing("play:P6", LASCA_ONLY, "another-tower", "Another tower may move although one can capture",
            "Можно пойти другой башней, хотя одна может взять", manner(choose=another_tower)),
    playing("play:P6", LASCA_ONLY, "largest", "The capture of the most is compulsory",
            "Обязательно взять как можно больше", manner(choose=largest)),
    playing("play:P6", LASCA_ONLY, "smallest", "Only the captures that take the least may be chosen",
            "Выбирать можно только взятия, при которых берётся меньше всего", manner(choose=smallest)),
    playing("play:P6", LASCA_ONLY, "never-largest",
            "The most need not be taken even where the game's own rules ask for it",
            "Брать больше не обязательно и там, где это правило действует", manner(choose=free_choice)),
    playing("play:P7", BOTH_GAMES, "may-stop", "A capture may stop although it could go on",
            "Взятие можно прервать, хотя бить ещё есть что", manner(end=may_stop)),
    playing("play:P7", BOTH_GAMES, "one-jump", "A capture is over after one jump",
            "Взятие заканчивается после первого же прыжка", manner(end=one_jump)),
    playing("play:P7", BOTH_GAMES, "two-jumps", "A capture is over after two jumps",
            "Взятие заканчивается не позже второго прыжка", manner(end=two_jumps)),
    playing("play:P8", LASCA_ONLY, "twice", "The same tower may be jumped twice in one move",
            "За один ход можно дважды перепрыгнуть одну и ту же башню", manner(spend=again)),
    playing("play:P8", LASCA_ONLY, "not-at-once",
            "A tower may be jumped again as soon as another has been jumped in between",
            "Башню можно перепрыгнуть ещё раз, если между делом перепрыгнули другую", manner(spend=not_at_once_again)),
    playing("play:P8", LASCA_ONLY, "never-twice",
            "The same tower may not be jumped twice even where the game's own rules allow it",
            "Дважды через одну башню нельзя и там, где это разрешено", allowed_by_nobody),
    playing("play:P11", BOTH_GAMES, "start-occupied",
            "The square that a tower left counts as occupied during its capture",
            "Поле, с которого башня начала взятие, считается занятым", manner(start_is_empty=False)),
    playing("play:P11", BOTH_GAMES, "start-ends", "A capture that comes back to where it began is over",
            "Взятие, вернувшееся на начальное поле, окончено", manner(ends_at_start=True)),
    playing("play:P11", BOTH_GAMES, "own-squares", "Squares of one's own towers count as empty during a capture too",
            "При взятии свободными считаются и поля, где стоят свои башни", both(land_on=empty_or_own)),
)  # fmt: skip
