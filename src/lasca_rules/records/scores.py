"""Results as they are found: in points of draughts or of chess, or in words."""

from lasca_rules.records.written import Score

_IN_POINTS = {
    "2-0": Score.WHITE_WON,
    "1-0": Score.WHITE_WON,
    "0-2": Score.BLACK_WON,
    "0-1": Score.BLACK_WON,
    "1-1": Score.DRAWN,
    "1/2-1/2": Score.DRAWN,
    "½-½": Score.DRAWN,
    "½": Score.DRAWN,
    "0-0": Score.NEITHER,
    "*": Score.OPEN,
    "": Score.OPEN,
}
_IN_WORDS = {
    "белые сдались": Score.BLACK_WON,
    "черные сдались": Score.WHITE_WON,
    "ничья": Score.DRAWN,
    "white resigns": Score.BLACK_WON,
    "black resigns": Score.WHITE_WON,
    "draw": Score.DRAWN,
}
_DASHES = str.maketrans(dict.fromkeys("‐‑–—−:", "-"))


def read_score(text: str) -> Score | None:
    """Return the result that a tag or the end of a game gives; ``None`` if it gives none that is known."""
    points = "".join(text.split()).translate(_DASHES)
    if points in _IN_POINTS:
        return _IN_POINTS[points]
    words = " ".join(text.strip(' «»".').casefold().replace("ё", "е").split())
    return _IN_WORDS.get(words)
