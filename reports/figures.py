"""Figures: a position or a nardy board as a drawing, with what it shows in words for those who do not see it."""

import re
from functools import lru_cache

from attrs import frozen
from markupsafe import Markup

from lasca_rules.errors import InputError
from lasca_rules.languages import Language, Text
from lasca_rules.notation.move import read_move
from lasca_rules.notation.position import read_position
from lasca_rules.notation.svg import svg_diagram
from lasca_rules.notation.words import in_words
from lasca_rules.play.rulesets import RULESETS
from reports.exhibits import NardyExhibit, PositionExhibit
from reports.nardy_board import draw_nardy, nardy_in_words

MOST_DRAWN = 10_000
"""How many boards are remembered: games begin from few positions, and a move's end is the beginning of the next."""
_OWN_WORDS = re.compile(r"<title>.*?</title><desc>.*?</desc>", re.DOTALL)


@frozen
class Figure:
    """A drawing, its caption, and the same in words. Without a drawing the words must do."""

    kind: str
    drawing: Markup | None
    words: Text
    caption: Text | None
    notation: str | None = None
    """The position in the notation, to be copied."""


def draw(exhibit: PositionExhibit | NardyExhibit) -> Figure:
    """Draw what an exhibit shows. A position that cannot be read is shown as it was written."""
    match exhibit:
        case PositionExhibit():
            return _board(exhibit)
        case NardyExhibit():
            return Figure("nardy", draw_nardy(exhibit), nardy_in_words(exhibit), exhibit.caption)


@lru_cache(maxsize=MOST_DRAWN)
def _board(exhibit: PositionExhibit) -> Figure:
    caption = exhibit.caption or (Text(exhibit.move, exhibit.move) if exhibit.move else None)
    try:
        ruleset = RULESETS[exhibit.rules]
        position = read_position(exhibit.position, ruleset.board, towers=ruleset.towers)
        move = read_move(exhibit.move, ruleset.board) if exhibit.move else None
    except (InputError, KeyError):
        return Figure("board", None, Text(exhibit.position, exhibit.position), caption, exhibit.position)
    drawing = svg_diagram(position, move=move, language=Language.ENGLISH, standalone=False)
    # The page says what a drawing shows in both languages beside it; the drawing's own words know only one.
    silent = _OWN_WORDS.sub("", drawing).replace('role="img"', 'aria-hidden="true"')
    return Figure("board", Markup(silent), in_words(position), caption, exhibit.position)  # noqa: S704 -- made by us of positions that were read, not of text
