"""How property tests draw: without deadlines, since machines are noisy, and anew each time unless a seed is given.

``make test HYPOTHESIS_SEED=20261130`` repeats what CI drew on that day.
"""

from importlib.util import find_spec

import pytest

HYPOTHESIS_IS_MISSING = "the tests need more than the scenarios do: pip install '.[test]', or run: pytest features"


def pytest_configure() -> None:
    """Set up Hypothesis, or say in one line how to get it."""
    if find_spec("hypothesis") is None:
        raise pytest.UsageError(HYPOTHESIS_IS_MISSING)
    from hypothesis import settings  # noqa: PLC0415 -- only where it is

    # Where it finds a CI, Hypothesis of itself would draw the same each time, whatever the seed.
    settings.register_profile("rulebook", deadline=None, derandomize=False)
    settings.load_profile("rulebook")
