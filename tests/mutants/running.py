"""Which functions of the package run, and forgetting what they remember."""

import functools
import gc
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from types import CodeType, FrameType

from attrs import frozen

import lasca_rules

PACKAGE = Path(lasca_rules.__file__).parent
KEEPING = ("lasca_rules.regulations", "lasca_rules.board")
"""Where what is remembered may stay: the registry decides nothing, and boards are compared by identity."""


@frozen
class Code:
    """A function or method by its module's file and its name in the module."""

    file: str
    name: str


def function_of(code: CodeType) -> Code:
    """Return the function or method of a module that some code belongs to: the outermost one around it."""
    return Code(code.co_filename, code.co_qualname.split(".<locals>")[0])


@contextmanager
def watched(ran: set[Code]) -> Iterator[None]:
    """Note which functions of the package run."""
    package, seen = str(PACKAGE), set[CodeType]()

    def note(frame: FrameType, event: str, _: object) -> None:
        if event == "call" and frame.f_code not in seen:
            seen.add(frame.f_code)

    sys.setprofile(note)
    try:
        yield
    finally:
        sys.setprofile(None)
        ran.update(function_of(code) for code in seen if code.co_filename.startswith(package))


def forget() -> None:
    """Forget what functions remember, so that nothing is answered by code that ran before."""
    for each in _remembering(len(sys.modules)):
        each.cache_clear()


@functools.cache
def _remembering(_modules: int) -> tuple["functools._lru_cache_wrapper[object]", ...]:
    """Return the functions that remember, looked up again whenever more modules have been imported."""
    gc.unfreeze()  # after collecting, steps.collector hides from the garbage collector all that there is
    return tuple(
        each
        for each in gc.get_objects()
        if isinstance(each, functools._lru_cache_wrapper) and _forgets(each.__module__)  # noqa: SLF001 -- it has no other name
    )


def _forgets(module: str) -> bool:
    return module.startswith("lasca_rules.") and not module.startswith(KEEPING)
