"""A fault at any moment of storing one of the rulebook's files: it has its earlier text or the new one."""

import os
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from lasca_rules.errors import InputError
from lasca_rules.storing import store
from tests.faults.faulty import FAULTS, KILLED, Faulty, moments, on

pytestmark = pytest.mark.skipif(not hasattr(os, "fork"), reason="needs processes that can be split")

DONE, REFUSED = 0, 2


def storing_in(file: Path) -> Callable[[], int]:
    def tried() -> int:
        try:
            store(file, "new")
        except InputError as error:
            sys.stderr.write(f"{error}\n")
            return REFUSED
        return DONE

    return tried


@pytest.mark.parametrize("lasting", [False, True])
@pytest.mark.parametrize("fault", FAULTS)
def test_a_file_has_the_earlier_text_or_the_new_one(tmp_path: Path, fault: str, *, lasting: bool) -> None:
    found = set()
    for nth in moments():
        folder = tmp_path / str(nth)
        folder.mkdir()
        file = folder / "stamps.toml"
        file.write_text("earlier", encoding="utf-8")
        ended = on(Faulty(str(folder), nth, FAULTS[fault], lasting), storing_in(file))
        text = file.read_text(encoding="utf-8")
        if not ended.struck:
            assert (ended.status, ended.said, text) == (DONE, "", "new")
            break
        assert ended.status in ({KILLED} if fault == "kill" else {DONE, REFUSED})
        assert len(ended.said.splitlines()) == (ended.status == REFUSED)
        assert ended.status != DONE or text == "new"
        found.add(text)
        if fault != "kill" and not lasting:
            assert list(folder.iterdir()) == [file]
    assert nth > 5, "fewer acts than storing takes: the faults are not seen"
    assert found == {"earlier", "new"}
