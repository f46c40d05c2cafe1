"""A nardy board drawn as SVG, as White sees it, each side's checkers placed by its own numbering."""

from collections.abc import Iterator
from functools import cache

from markupsafe import Markup

from lasca_rules.languages import Text
from reports.exhibits import CheckersShown, NardyExhibit

POINTS = 24
QUARTER = 6
"""Points in a quarter of the board."""

WIDE, TALL, BAR, TRAY = 34, 250, 34, 44
"""Width of a point, height of the board, width of the bar and of the tray for checkers borne off."""
RADIUS = 15
REACH = 104
"""How far from the edge a stack of checkers may reach."""

_LEFT = 4
_SHOWN = 4
"""The highest stack that needs no number."""
_STACKED = 15
"""The highest stack that is a symbol of its own: all the checkers that a side should have."""


def draw_nardy(exhibit: NardyExhibit) -> Markup:
    """Draw the board; it refers to the symbols of ``nardy_symbols()`` on the same page."""
    width = 2 * _LEFT + 12 * WIDE + BAR + TRAY
    parts = [
        *_side(exhibit.white, "w", dict(zip(range(1, POINTS + 1), range(1, POINTS + 1), strict=True))),
        *_side(exhibit.black, "b", {own: white_number(exhibit.game, own) for own in range(1, POINTS + 1)}),
    ]
    return Markup(  # noqa: S704 -- made of numbers only
        f'<svg viewBox="0 -20 {width} {TALL + 40}" class="nardy" aria-hidden="true">'
        f'<use href="#nardy-board"/>{"".join(parts)}</svg>'
    )


@cache
def nardy_symbols() -> Markup:
    """Return the empty board, its numbers, and every stack of checkers, to stand once on the page."""
    inner = 12 * WIDE + BAR
    points = "".join(_point(number) for number in range(1, POINTS + 1))
    numbers = "".join(
        f'<text x="{_middle(number)}" y="{TALL + 15 if number <= POINTS // 2 else -6}">{number}</text>'
        for number in range(1, POINTS + 1)
    )
    stacks = "".join(
        f'<g id="{_stack_id(letter, count, upward=upward)}">{_checkers(letter, count, upward=upward)}</g>'
        for letter in "wb"
        for count in range(1, _STACKED + 1)
        for upward in (True, False)
    )
    return Markup(  # noqa: S704 -- made of numbers only
        '<svg width="0" height="0" class="symbols" aria-hidden="true"><defs><g id="nardy-board">'
        f'<path class="nd-field" d="M{_LEFT} 0h{inner + TRAY}v{TALL}H{_LEFT}z"/>{points}'
        f'<path class="nd-bar" d="M{_LEFT + 6 * WIDE} 0h{BAR}v{TALL}h-{BAR}z"/>'
        f'<path class="nd-bar" d="M{_LEFT + inner} 0h{TRAY}v{TALL}h-{TRAY}z"/>'
        f'<path class="nd-edge" d="M{_LEFT} 0h{inner + TRAY}v{TALL}H{_LEFT}z"/><g class="nd-number">{numbers}</g>'
        f"</g>{stacks}</defs></svg>"
    )


def nardy_in_words(exhibit: NardyExhibit) -> Text:
    """Tell where the checkers are, each side in its own numbering from point 24 down."""
    white, black = _in_words(exhibit.white), _in_words(exhibit.black)
    return Text(
        f"Checkers by each side's own points. White: {white.en}. Black: {black.en}.",
        f"Шашки по собственной нумерации сторон. Белые: {white.ru}. Чёрные: {black.ru}.",
    )


def white_number(game: str, own: int) -> int:
    """Return what White calls Black's point: 24 is White's 1 in short nardy, White's 12 in long nardy."""
    return POINTS + 1 - own if game == "short" else (own + POINTS // 2 - 1) % POINTS + 1


def _in_words(checkers: CheckersShown) -> Text:
    places = [
        (str(POINTS - place), str(POINTS - place), count) for place, count in enumerate(reversed(checkers.points))
    ]
    listed = [("bar", "бар", checkers.bar), *places, ("off", "сняты", checkers.off)]
    told = [(en, ru, count) for en, ru, count in listed if count]
    return Text(
        ", ".join(f"{en} – {count}" for en, _, count in told) or "none",
        ", ".join(f"{ru} — {count}" for _, ru, count in told) or "нет",
    )


def _middle(number: int) -> int:
    """Return how far right the middle of a point is, in White's numbering: 1 at the lower right, 24 above it."""
    column = POINTS // 2 - number if number <= POINTS // 2 else number - POINTS // 2 - 1
    return _LEFT + column * WIDE + WIDE // 2 + (BAR if column >= QUARTER else 0)


def _point(number: int) -> str:
    left = _middle(number) - WIDE // 2
    start, reach = (TALL, -REACH) if number <= POINTS // 2 else (0, REACH)
    return f'<path class="nd-{"odd" if number % 2 else "even"}" d="M{left} {start}h{WIDE}l-{WIDE // 2} {reach}z"/>'


def _side(checkers: CheckersShown, letter: str, white_numbers: dict[int, int]) -> Iterator[str]:
    for own, count in enumerate(checkers.points, start=1):
        number = white_numbers[own]
        low = number <= POINTS // 2
        yield _stack(letter, count, _middle(number), TALL - RADIUS - 1 if low else RADIUS + 1, upward=low)
    bar = _LEFT + QUARTER * WIDE + BAR // 2
    tray = _LEFT + 2 * QUARTER * WIDE + BAR + TRAY // 2
    low = letter == "w"
    yield _stack(letter, checkers.bar, bar, TALL // 2 + (RADIUS + 3 if low else -RADIUS - 3), upward=not low)
    yield _stack(letter, checkers.off, tray, TALL - RADIUS - 1 if low else RADIUS + 1, upward=low)


def _stack(letter: str, count: int, across: int, first: int, *, upward: bool) -> str:
    """Draw checkers from ``first`` on, by the symbol for that many or, of an unheard-of number, one by one."""
    if not count:
        return ""
    if count <= _STACKED:
        return f'<use href="#{_stack_id(letter, count, upward=upward)}" x="{across}" y="{first}"/>'
    return f'<g transform="translate({across} {first})">{_checkers(letter, count, upward=upward)}</g>'


def _stack_id(letter: str, count: int, *, upward: bool) -> str:
    return f"n{letter}{count}{'u' if upward else 'd'}"


def _checkers(letter: str, count: int, *, upward: bool) -> str:
    """Draw checkers one over another, closer together when there are many, with their number on the last."""
    spacing = min(2 * RADIUS - 3, (REACH - 2 * RADIUS) / max(1, count - 1)) * (-1 if upward else 1)
    circles = "".join(
        f'<circle class="nd-{letter}" cy="{spacing * place:.4g}" r="{RADIUS}"/>' for place in range(count)
    )
    number = f'<text class="nd-t{letter}" y="{spacing * (count - 1) + 5:.4g}">{count}</text>'
    return circles + (number if count > _SHOWN else "")
