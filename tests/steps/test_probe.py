"""Would scenarios notice? ``--probe``, narrow and all, and what counts as noticing."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections import deque
from time import sleep
from typing import TYPE_CHECKING, Any

import pytest

from lasca_rules.board.position import initial_position
from lasca_rules.board.squares import LASCA_BOARD
from lasca_rules.play.rulesets import BASHNI, LASCA
from lasca_rules.reference import Reference
from steps import trial
from steps.catalogue import examine
from steps.deviations import deviations
from steps.house import HOUSE, place_of
from steps.listening import Listening, Recalling, first_difference
from steps.loading import load_sentences
from steps.performance import Performance
from steps.plays import heard
from steps.probe import Prober
from steps.trial import Reaction, TooLong, attempt_once, in_time

if TYPE_CHECKING:
    from pathlib import Path

    from steps.script import Script
    from tests.steps.conftest import House

SENTENCES = """
from attrs import evolve
from lasca_rules.equipment.example import EXAMPLE
from steps.phrasebook import then, when
from steps.table import Part

FOUND = Part("an inspection", "When an eight-square board is inspected")
ROWS = ("■□■□■□■□", "□■□■□■□■") * 4

@when("an eight-square board is inspected", ru="осмотрена доска, у которой в стороне восемь полей")
def eight(table):
    table[FOUND] = table.rules.inspect(evolve(EXAMPLE, board=evolve(EXAMPLE.board, rows=ROWS)))

@then("it has too many squares", ru="полей на ней слишком много")
def too_many(table):
    assert "column:2.1-b" in {finding.statement for finding in table[FOUND]}

@then("the first fault in length is told", ru="названо первое замечание к длине")
def told(table):
    [finding for finding in table[FOUND] if finding.statement == "column:2.1-b"][0]

@then("its squares are not as many as they should be", ru="и всего полей не столько, сколько нужно")
def too_many_in_all(table):
    assert "column:2.1-a" in {finding.statement for finding in table[FOUND]}

@then("that is all", ru="это всё")
def all_there_is(table):
    assert table[FOUND]

@then("it is no board", ru="это не доска")
def no_board(table):
    assert not table[FOUND]
"""
SCENARIOS = """
Scenario: 2.1-b Eight squares are too many
  Восемь полей — слишком много
  When an eight-square board is inspected
  Then it has too many squares

Scenario: 2.1-b Something is found
  Что-то найдено
  When an eight-square board is inspected
  Then that is all

Scenario: 2.1-b The fault is told
  Замечание названо
  When an eight-square board is inspected
  Then the first fault in length is told

@does-not-apply
Scenario: 2.1-b Another statement is at work
  Дело в другом положении
  When an eight-square board is inspected
  Then its squares are not as many as they should be

Scenario: 2.1-b It fails by itself
  Не пройден и сам по себе
  When an eight-square board is inspected
  Then it is no board
"""
FILE = "features/column/2.1-board.feature::2.1-b "
SHARP, DULL, BRITTLE = (
    FILE + name for name in ("Eight squares are too many", "Something is found", "The fault is told")
)
UNMEASURED = "column:2.1-b/unnoticed-squares-a-side"


@pytest.fixture(scope="module")
def probed(shared_house: House) -> House:
    shared_house.sentences(SENTENCES)
    shared_house.rule(SCENARIOS)
    return shared_house


@pytest.fixture(scope="module")
def narrow(probed: House) -> dict[str, Any]:
    found: dict[str, Any] = probed.results("--probe=narrow")["probe"]
    return found


@pytest.fixture(scope="module")
def wide(probed: House) -> dict[str, Any]:
    found: dict[str, Any] = probed.results("--probe=all")["probe"]
    return found


def by_id(probe: dict[str, Any]) -> dict[str, Any]:
    return {each["id"]: each for each in probe["deviations"]}


def test_every_deviation_is_listed_with_its_statement_and_its_text(narrow: dict[str, Any]) -> None:
    assert [(each["id"], each["statement"], each["text"]["ru"]) for each in narrow["deviations"]] == [
        (each.id, each.statement, each.text.ru) for each in deviations()
    ]


def test_a_failed_comparison_is_noticing_and_an_unrelated_error_is_not(narrow: dict[str, Any]) -> None:
    unmeasured = by_id(narrow)[UNMEASURED]
    assert unmeasured["noticed_by"] == [SHARP]
    assert unmeasured["crashed_in"] == [{"scenario": BRITTLE, "message": "IndexError: list index out of range"}]


def test_what_makes_no_difference_to_the_scenario_is_not_noticed(narrow: dict[str, Any]) -> None:
    assert by_id(narrow)["column:2.1-b/across-only"]["noticed_by"] == []


def test_a_scenario_is_tried_only_under_deviations_of_its_statements_unless_all_are_wanted(
    narrow: dict[str, Any], wide: dict[str, Any]
) -> None:
    assert {each["statement"] for each in narrow["deviations"] if each["noticed_by"]} == {"column:2.1-b"}
    assert (narrow["mode"], wide["mode"]) == ("narrow", "all")
    assert "guarded_elsewhere" not in narrow


def test_a_scenario_that_fails_by_itself_is_evidence_of_nothing(wide: dict[str, Any]) -> None:
    named = {name for each in wide["deviations"] for name in each["noticed_by"]}
    assert not any("fails by itself" in name for name in (*named, *wide["notice_nothing"]))


def test_scenarios_that_notice_nothing_are_named_in_either_mode(narrow: dict[str, Any], wide: dict[str, Any]) -> None:
    assert narrow["notice_nothing"] == wide["notice_nothing"] == [DULL, BRITTLE]


def test_a_scenario_that_notices_only_deviations_of_other_statements_is_not_empty(
    narrow: dict[str, Any], wide: dict[str, Any]
) -> None:
    beside = FILE + "Another statement is at work"
    assert not any(beside in each["noticed_by"] for each in narrow["deviations"])
    assert {each["statement"] for each in wide["deviations"] if beside in each["noticed_by"]} == {"column:2.1-a"}


def test_two_processes_find_the_same(probed: House, wide: dict[str, Any]) -> None:
    assert probed.results("--probe=all", "-n", "2")["probe"] == wide


@pytest.mark.skipif(sys.platform != "linux", reason="a process is copied on Linux only")
def test_shared_with_a_second_process_the_probing_finds_the_same(tmp_path: Path) -> None:
    feature = HOUSE / "features/column/1.14.1-replay.feature"

    def probe(processors: set[int]) -> object:
        file = tmp_path / "results.json"
        command = [sys.executable, "-m", "pytest", str(feature), "--probe=narrow", "--results", str(file), "-q"]
        subprocess.run(command, check=True, capture_output=True, preexec_fn=lambda: os.sched_setaffinity(0, processors))
        return json.loads(file.read_text(encoding="utf-8"))["probe"]

    processors = os.sched_getaffinity(0)
    assert probe(processors) == probe({min(processors)})


def test_the_terminal_says_what_goes_unnoticed(probed: House) -> None:
    run = probed.run("features", "--probe=all")
    own = sum(each.statement == "column:2.1-b" for each in deviations())
    assert run.lines(f"{own} deviations tried, ")
    assert run.lines("NOT noticed: column:2.1-b/across-only: ")
    assert run.lines(f"crashed: {UNMEASURED} in {BRITTLE}: IndexError")
    assert run.lines(f"notices nothing: {DULL}")


def test_without_probe_nothing_is_tried(probed: House) -> None:
    assert "probe" not in probed.results()


def test_what_does_not_come_to_an_end_is_ended(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(trial, "LONGEST", 0.05)
    with pytest.raises(TooLong):
        _go_on_for_ever_in_time()


def test_what_only_waits_for_a_busy_machine_is_not_ended(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(trial, "LONGEST", 0.05)
    with in_time():
        sleep(0.1)


def _go_on_for_ever_in_time() -> None:
    with in_time():
        while True:
            pass


def test_rules_that_answer_a_scenarios_questions_alike_make_no_difference_to_it() -> None:
    listening = Listening(Reference())
    rules = listening.as_rules()
    rules.legal_moves(initial_position(LASCA_BOARD), LASCA)
    with pytest.raises(ValueError, match="played on a board"):
        rules.legal_moves(initial_position(LASCA_BOARD), BASHNI)
    assert [each.question for each in listening.asked] == ["legal_moves", "legal_moves"]
    assert first_difference(listening.asked, Reference(), {"legal_moves"}) is None
    one_way = next(each for each in deviations() if each.id == "play:P2/man-steps-forward-left-not").rules()
    difference = first_difference(listening.asked, one_way, {"legal_moves"})
    assert difference is not None
    assert difference.place == 0
    assert difference.asked.answer.given == one_way.legal_moves(initial_position(LASCA_BOARD), LASCA)
    assert first_difference(listening.asked, one_way, {"judge"}) is None


def test_what_was_answered_before_is_not_worked_out_again_and_the_rest_is() -> None:
    listening = Listening(Reference())
    position = initial_position(LASCA_BOARD)
    right = listening.as_rules().legal_moves(position, LASCA)
    with pytest.raises(ValueError, match="played on a board"):
        listening.as_rules().legal_moves(position, BASHNI)
    one_way = next(each for each in deviations() if each.id == "play:P2/man-steps-forward-left-not").rules()
    recalling = Recalling(one_way, deque(listening.asked)).as_rules()
    assert recalling.legal_moves(position, LASCA) is right
    with pytest.raises(ValueError, match="played on a board"):
        recalling.legal_moves(position, BASHNI)
    assert recalling.legal_moves(position, LASCA) == one_way.legal_moves(position, LASCA) != right


def test_what_is_asked_while_asking_is_answered_from_memory_before_it() -> None:
    listening = Listening(Reference())
    position = initial_position(LASCA_BOARD)
    move = listening.as_rules().legal_moves(position, LASCA)[0]
    recalling = Recalling(Reference(), deque(listening.asked)).as_rules()
    judgement = recalling.judge(position, recalling.legal_moves(position, LASCA)[0], LASCA)
    assert judgement == Reference().judge(position, move, LASCA)


def test_a_play_that_asks_something_else_than_before_is_no_play_of_the_rules_alone() -> None:
    listening = Listening(Reference())
    listening.as_rules().legal_moves(initial_position(LASCA_BOARD), LASCA)
    recalling = Recalling(Reference(), deque(listening.asked)).as_rules()
    with pytest.raises(LookupError, match="asked read_position where legal_moves was asked before"):
        recalling.read_position("w:", LASCA_BOARD)


@pytest.fixture(scope="module")
def some_scripts(request: pytest.FixtureRequest) -> list[Script]:
    load_sentences(request.config)
    files = sorted((request.config.rootpath / "features").rglob("*.feature"))
    return [each for path in files for each in examine(path, place_of(path, request.config)).scripts][::15]


def test_a_scenario_ends_taken_up_in_the_middle_as_it_ends_played_from_the_beginning(
    some_scripts: list[Script], monkeypatch: pytest.MonkeyPatch
) -> None:
    played: list[int] = []
    plays = Performance.play_next

    def play(self: Performance, *arguments: Any) -> None:  # noqa: ANN401 -- as it takes them
        played.append(self.at)
        plays(self, *arguments)

    prober, begun = Prober("narrow"), set()
    for script in some_scripts:
        play_before = heard(script)
        for deviant in prober.own(script.statements):
            difference = first_difference(play_before.asked, deviant.rules, deviant.questions)
            if difference is None:
                assert attempt_once(script, deviant.rules).reaction is Reaction.NOTHING, (script.id, deviant)
                continue
            whole = attempt_once(script, deviant.rules)
            with monkeypatch.context() as patched:
                patched.setattr(Performance, "play_next", play)
                assert play_before.again(difference, deviant.rules) == whole, (script.id, deviant)
            begun.add(played[0])
            assert played[0] == play_before.asking[difference.place]
            played.clear()
    assert max(begun) > min(begun) >= 0
