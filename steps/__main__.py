"""``python -m steps``: pytest on the features, for ``lasca-rules report``; the arguments are pytest's.

Exit status: 0 and 1 are the report's, which has then been written; whatever else pytest or Python ends with is 2.
"""

import gc
import sys
from collections.abc import Sequence

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


if __name__ == "__main__":
    gc.disable()  # a run makes next to nothing in circles, and looking for it would take a quarter of the time
    sys.exit(main(sys.argv[1:]))
