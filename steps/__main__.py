"""``python -m steps``: pytest on the features, for ``lasca-rules report``; the arguments are pytest's.

Exit status: 0 and 1 are the report's, which has then been written; whatever else pytest or Python ends with is 2.
"""

import gc
import os
import sys
from collections.abc import Sequence
from typing import NoReturn

PLAYED = (0, 1)
IMPOSSIBLE = 2


def main(arguments: Sequence[str]) -> int:
    """Play the features and return the exit status."""
    try:
        import pytest  # noqa: PLC0415 -- without it, that is said too

        status = int(pytest.main(list(arguments)))
    except Exception as error:  # noqa: BLE001 -- Python would end with 1, which says that a statement is broken
        sys.stderr.write(f"steps: the scenarios cannot be played: {type(error).__name__}: {error}\n")
        return IMPOSSIBLE
    return status if status in PLAYED else IMPOSSIBLE


def _leave(status: int) -> NoReturn:
    """End here and now: Python would first take apart, for a second or more, all that has been played."""
    for stream in (sys.stdout, sys.stderr):
        try:
            if stream is not None:  # as it is where it was closed
                stream.flush()
        except (OSError, ValueError):
            status = IMPOSSIBLE
    os._exit(status)


if __name__ == "__main__":
    gc.disable()  # a run makes next to nothing in circles, and looking for it would take a quarter of the time
    _leave(main(sys.argv[1:]))
