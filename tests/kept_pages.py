"""The report's page as a reader has it who has unfolded everything: what it keeps as data, put back in its places."""

import json
import re

_KEPT = re.compile(r' data-kept="(\d+)">\n(<summary>.*?</summary>)', re.DOTALL)
_DATA = re.compile(r'<script type="application/json" id="kept">(.*?)</script>\n', re.DOTALL)


def unfolded(page: str) -> str:
    """Return the page with everything drawn, and without the data that it was drawn from."""
    data = _DATA.search(page)
    assert data is not None
    kept = json.loads(data[1])
    passages = ["".join(kept["pieces"][piece] for piece in passage) for passage in kept["passages"]]
    stretches = ["".join(passages[number] for number in stretch) for stretch in kept["stretches"]]
    drawn = _KEPT.sub(lambda fold: f">\n{fold[2]}{stretches[int(fold[1])]}", _DATA.sub("", page))
    assert ' data-kept="' not in drawn
    return drawn
