"""Part of a long work done by a second process: all of it is done, whatever becomes of that process."""

import os
import signal
import sys
import time
from collections.abc import Callable, Iterator

import pytest

from steps import beside
from steps.beside import SecondProcess

PIECES = 40

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="a process is copied on Linux only")


@pytest.fixture(autouse=True)
def _room(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(beside, "WORTH_IT", 1)
    monkeypatch.setattr(beside, "_to_spare", lambda: True)


@pytest.fixture
def started() -> Iterator[Callable[[Callable[[int], int]], SecondProcess[int]]]:
    processes: list[SecondProcess[int]] = []

    def start(work: Callable[[int], int]) -> SecondProcess[int]:
        process = SecondProcess.start(PIECES, work)
        assert process is not None
        processes.append(process)
        return process

    yield start
    for each in processes:
        each.dismiss()
        assert not each.process.is_alive()


def squared(piece: int) -> int:
    """Take a while for it."""
    time.sleep(0.005)
    return piece * piece


def done_by_the_first(second: SecondProcess[int], work: Callable[[int], int]) -> tuple[dict[int, int], list[int]]:
    """Return what the first process does, and the pieces that it leaves to the second."""
    done, left = {}, []
    for piece in range(PIECES):
        if second.has(piece):
            left.append(piece)
        else:
            done[piece] = work(piece)
    return done, left


def test_two_processes_do_all_of_it_between_them(started: Callable[..., SecondProcess[int]]) -> None:
    second = started(squared)
    done, left = done_by_the_first(second, squared)
    results = second.results()
    assert done
    assert left
    assert set(left) <= set(results)
    assert {**results, **done} == {piece: piece * piece for piece in range(PIECES)}


def test_the_second_goes_from_the_back(started: Callable[..., SecondProcess[int]]) -> None:
    second = started(squared)
    _, left = done_by_the_first(second, squared)
    assert left == list(range(left[0], PIECES))


def test_what_fails_in_the_second_is_left_to_the_first(started: Callable[..., SecondProcess[int]]) -> None:
    def failing(piece: int) -> int:
        if piece == PIECES - 2:
            raise ValueError
        return piece

    second = started(failing)
    time.sleep(0.5)
    assert second.has(PIECES - 2)
    results = second.results()
    assert PIECES - 1 in results
    assert PIECES - 2 not in results


def test_a_second_that_is_killed_has_done_nothing(started: Callable[..., SecondProcess[int]]) -> None:
    def slow(piece: int) -> int:
        time.sleep(60)
        return piece

    second = started(slow)
    os.kill(second.process.pid or 0, signal.SIGKILL)
    assert second.results() == {}


def test_a_few_pieces_are_done_by_one(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(beside, "WORTH_IT", PIECES + 1)
    assert SecondProcess.start(PIECES, squared) is None


def test_without_a_processor_to_spare_one_does_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(beside, "_to_spare", lambda: False)
    assert SecondProcess.start(PIECES, squared) is None
