"""What the report cannot read it refuses in one line that names the place."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from lasca_rules.errors import InputError
from reports.__main__ import main
from reports.plain import ReportInputError, structure, unstructure
from reports.results import Results, read_results


def _holder(plain: dict[str, Any], path: tuple[str | int, ...]) -> Any:  # noqa: ANN401 -- a dict or a list
    """Return what the last key of the path is a key of."""
    holder: Any = plain
    for key in path[:-1]:
        holder = holder[key]
    return holder


def _change(*path: str | int, to: object) -> Callable[[dict[str, Any]], None]:
    def spoil(plain: dict[str, Any]) -> None:
        _holder(plain, path)[path[-1]] = to

    return spoil


def _without(*path: str | int) -> Callable[[dict[str, Any]], None]:
    def spoil(plain: dict[str, Any]) -> None:
        del _holder(plain, path)[path[-1]]

    return spoil


MALFORMED = [
    (_change("scenarios", to=3), "scenarios"),
    (_change("scenarios", 0, "line", to="12"), ".line: expected a whole number, found '12'"),
    (_change("scenarios", 0, "line", to=True), ".line: expected a whole number, found True"),
    (_change("scenarios", 0, "name", to="plain"), ".name: expected a table with en, ru"),
    (_change("scenarios", 0, "name", "ru", to=""), ".name: Length of"),
    (
        _change("scenarios", 0, "outcome", to="broken"),
        '"skipped", "expected-failure", "unexpected-pass", "rerun", found \'broken\'',
    ),
    (
        _change("scenarios", 0, "kind", to="maybe"),
        '.kind: expected one of: "applies", "does-not-apply", found \'maybe\'',
    ),
    (_change("scenarios", 0, "statements", to=[]), "statements"),
    (_without("scenarios", 0, "id"), "scenarios[1].id: missing; expected a text"),
    (
        _change("scenarios", 0, "steps", 0, "text", "en", to=[7]),
        ".steps[1].text.en[1]: expected a table",
    ),
    (_change("scenarios", 0, "steps", 0, "exhibits", to=[{"kind": "dance"}]), 'a "kind" of position, clocks,'),
    (_change("scenarios", 0, "steps", 0, "exhibits", to=[{"after": 1}]), ".steps[1].exhibits[1]: expected an exhibit"),
    (
        _change("scenarios", 0, "steps", 0, "exhibits", to=[{"kind": "clocks", "after": {"white": 1.5, "black": 0}}]),
        ".steps[1].exhibits[1].after.white: expected a whole number, found 1.5",
    ),
]


@pytest.mark.parametrize(("spoil", "said"), MALFORMED)
def test_results_of_another_shape_are_refused_with_the_place(
    plain: dict[str, Any], spoil: Callable[[dict[str, Any]], None], said: str
) -> None:
    spoil(plain)
    with pytest.raises(ReportInputError) as refused:
        structure(plain, Results, "results.json")
    assert refused.value.text.en.startswith("results.json: ")
    assert said in refused.value.text.en
    assert "\n" not in refused.value.text.en


def test_results_come_back_from_plain_data_as_they_were(plain: dict[str, Any]) -> None:
    results = structure(plain, Results, "results.json")
    assert structure(unstructure(results), Results, "results.json") == results


@pytest.mark.parametrize(
    ("content", "said"),
    [
        (b"{", "results.json:1:2: not JSON"),
        (b"\xff\xfe", "not UTF-8"),
        (b"[]", '"format" is None'),
        (b'{"format": 1, "scenarios": []}', '"format" is 1'),
        (b'{"format": 2}', "scenarios: missing; expected a list"),
    ],
)
def test_a_file_that_is_not_results_is_refused(tmp_path: Path, content: bytes, said: str) -> None:
    path = tmp_path / "results.json"
    path.write_bytes(content)
    with pytest.raises(InputError) as refused:
        read_results(path)
    assert said in refused.value.text.en


@pytest.mark.parametrize("language", ["en", "ru"])
def test_the_command_line_refuses_in_one_line_and_writes_nothing(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], plain: dict[str, Any], language: str
) -> None:
    plain["scenarios"][0]["statements"] = ["column:9.9-z"]
    results, folder = tmp_path / "results.json", tmp_path / "report"
    results.write_text(json.dumps(plain), encoding="utf-8")
    assert main([str(results), str(folder), "--lang", language]) == 2
    printed = capsys.readouterr()
    assert printed.out == ""
    assert len(printed.err.splitlines()) == 1
    assert "column:9.9-z" in printed.err
    assert ("сценарий" in printed.err) == (language == "ru")
    assert not folder.exists()


@pytest.mark.parametrize("arguments", [[], ["one"], ["a", "b", "--lang", "fr"], ["a", "b", "--nonsense"]])
def test_wrong_arguments_are_refused_in_one_line(arguments: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        main(arguments)
    assert ended.value.code == 2
    assert len(capsys.readouterr().err.splitlines()) == 1
