"""What is put into options and the files they name: refused in one short line that a terminal only shows."""

import json
from collections.abc import Iterator
from itertools import product
from pathlib import Path

import pytest

from tests.command_line.conftest import Ended, Runs
from tests.command_line.test_edition_command import OLD, SPANS

LONG, DEEP = 100_000, 200_000
ARGUMENTS = {
    "an escape": "\x1b[31mred\x1b[0m\x07",
    "a turned direction": "column\u202e:2.1",
    "half a character": "column:\udcff",
    "lines": "column:\n2.1\r\n",
    "nothing": "",
    "a long word": "x" * LONG,
    "long words": "слово «слово» " * (LONG // 14),
    "a long number": "9" * 5_000,
}
"""Texts that no option takes."""
CALLS = {
    "command": ("{}",),
    "option": ("--{}",),
    "help": ("{}", "--help", "--lang", "ru"),
    "clause": ("clause", "{}"),
    "clause in Russian": ("clause", "{}", "--lang", "ru"),
    "lang": ("clause", "P4", "--lang", "{}"),
    "moves": ("moves", "{}"),
    "rules": ("moves", "start", "--rules", "{}"),
    "turns": ("turns", "{}", "6-3"),
    "roll": ("turns", "start", "{}"),
    "board": ("board", "{}"),
    "perft": ("perft", "{}"),
    "from": ("perft", "1", "--from", "{}"),
    "edition": ("edition", "{}", "--regulation", "column"),
    "rules of records": ("audit", "old.txt", "--rules", "{}"),
    "regulation of records": ("audit", "old.txt", "--regulation", "{}"),
    "regulation": ("edition", "old.txt", "--regulation", "{}"),
    "against": ("edition", "old.txt", "--regulation", "column", "--against", "{}"),
    "spans": ("edition", "old.txt", "--regulation", "column", "--spans", "{}"),
    "review": ("review", "{}"),
    "day": ("review", "column:2.1-b", "--by", "A", "--on", "{}", "--stamps", "s.toml", "--written", "w.toml"),
    "statement": ("report", "--statement", "{}"),
    "source": ("report", "--source", "{}"),
    "source of column": ("report", "--source", "column={}"),
    "since": ("report", "--since", "{}"),
    "also": ("report", "--also", "{}"),
    "fail-on": ("report", "--fail-on", "{}"),
    "probe": ("report", "--probe", "{}"),
    "processes": ("report", "-n", "{}"),
}
"""A place for a text in every command and option that reads it."""

JSON_FAULTS = {
    "200,000 lists deep": b"[" * DEEP,
    "200,000 tables deep": b'{"a":' * DEEP,
    "150 deep": b'{"statements": ' + b"[" * 150 + b"]" * 150 + b"}",
    "half a character": b'{"statements": ["\\ud800"]}',
    "half a character in a key": b'{"statements": [{"\\udfff": 1}]}',
    "a number of 5,000 digits": b'{"statements": [' + b"9" * 5_000 + b"]}",
    "what is no number": b'{"statements": [NaN]}',
    "another encoding": '{"statements": "да"}'.encode("cp1251"),
    "zeros": b"\0" * 1_000,
    "nothing": b"",
    "an escape": b"\x1b[31m",
    "something else": b'{"statements": 3}',
}
TOML_FAULTS = {
    "200,000 lists deep": b"a = " + b"[" * DEEP,
    "2,000 lists deep": b"a = " + b"[" * 2_000,
    "2,000 tables deep": b"a = " + b"{a = " * 1_900,
    "150 deep": b"a = " + b"[" * 150 + b"]" * 150,
    "a key of 100,000 parts": b"a" + b".a" * LONG + b" = 1",
    "a key of 4,000 parts": b"a" + b".a" * 4_000 + b" = 1",
    "half a character": b'a = "\\ud800"',
    "a number of 5,000 digits": b"clauses = " + b"9" * 5_000,
    "a span of 5,000 digits": b'[[clauses]]\nid = "1.14"\nspans = [{words = "1-' + b"9" * 5_000 + b'", reason = "a"}]',
    "too much": b"# filling\n" * 200_000,
    "another encoding": 'clauses = "да"'.encode("cp1251"),
    "zeros": b"\0" * 1_000,
    "an escape": b'clauses = "\x1b[31m"',
    "an escaped escape": b'"\\u001b[31m" = 1',
    "a long text": b"\n".join([b'clauses = """', *[b"x" * 9_000] * 50, b'"""']),
}
JSON_READERS = {"since": ("report", "--since", "{}")}
TOML_READERS = {
    "stored": ("edition", "old.txt", "--regulation", "column", "--stored", "{}"),
    "spans": ("edition", "old.txt", "--regulation", "column", "--spans", "{}"),
    "stamps": ("review", "--stamps", "{}"),
    "written": ("review", "--written", "{}"),
}


@pytest.fixture(autouse=True)
def files(tmp_path: Path) -> None:
    """Put a good official text and good spans where the commands find them."""
    (tmp_path / "old.txt").write_text(OLD, encoding="utf-8")
    (tmp_path / "spans.toml").write_text(SPANS, encoding="utf-8")


def refused(ended: Ended) -> None:
    assert (ended.status, ended.out) == (2, b"")
    line = ended.err.removesuffix("\n")
    assert line.startswith("lasca-rules: ")
    assert line.isprintable()
    assert len(line) < 600


@pytest.mark.parametrize("call", CALLS)
def test_what_an_option_does_not_take_is_not_echoed_whole(run_here: Runs, call: str) -> None:
    for text in ARGUMENTS.values():
        refused(run_here(*(part.replace("{}", text) for part in CALLS[call])))


def faulty() -> Iterator[tuple[str, str, str]]:
    yield from (("json", reader, fault) for reader, fault in product(JSON_READERS, JSON_FAULTS))
    yield from (("toml", reader, fault) for reader, fault in product(TOML_READERS, TOML_FAULTS))


@pytest.mark.parametrize(("form", "reader", "fault"), [*faulty()])
def test_a_data_file_that_cannot_be_used_is_refused(
    run_here: Runs, tmp_path: Path, form: str, reader: str, fault: str
) -> None:
    path = tmp_path / f"faulty.{form}"
    path.write_bytes(JSON_FAULTS[fault] if form == "json" else TOML_FAULTS[fault])
    before = path.read_bytes()
    call = JSON_READERS[reader] if form == "json" else TOML_READERS[reader]
    ended = run_here(*(part.replace("{}", path.name) for part in call))
    refused(ended)
    assert path.name in ended.err
    assert path.read_bytes() == before


@pytest.mark.parametrize("reader", [*JSON_READERS.values(), *TOML_READERS.values()])
def test_a_folder_is_no_data_file(run_here: Runs, tmp_path: Path, reader: tuple[str, ...]) -> None:
    (tmp_path / "folder").mkdir()
    ended = run_here(*(part.replace("{}", "folder") for part in reader))
    refused(ended)
    assert "it is a folder" in ended.err


def test_errors_in_a_stream_of_positions_are_as_short(run_here: Runs) -> None:
    given = b"\n".join(text.encode("utf-8", "replace").replace(b"\n", b" ") for text in ARGUMENTS.values() if text)
    ended = run_here("moves", "-", "--json", given=given)
    assert ended.status == 2
    for line in ended.out.splitlines():
        assert all(text.isprintable() and len(text) < 600 for text in json.loads(line)["error"].values())


@pytest.mark.parametrize(
    ("call", "english", "russian"),
    [
        (("perft", "-1"), "a number below 0 has no place here", "числу меньше 0 здесь не место"),
        (("perft", "-12"), "a number below 0 has no place here", "числу меньше 0 здесь не место"),
        (("perft", "--", "-1"), "DEPTH: expected a number not below 0", "DEPTH: ожидается число не меньше 0"),
        (("perft", "5000"), "DEPTH: expected a number not above 100", "DEPTH: ожидается число не больше 100"),
        (("perft", "x"), "DEPTH: expected a whole number", "DEPTH: ожидается целое число"),
        (("perft", "0", "--divide"), "a depth of at least 1", "глубина не меньше 1"),
        (("report", "--statement", "foo:1"), "“foo:1”", "нет положения, пункта или регламента «foo:1»"),
        (("report", "--statement", "zzz"), "no statement, clause or regulation “zzz”", "«zzz»"),
        (("report", "-n", "0"), "expected a number not below 1", "ожидается число не меньше 1"),
        (("report", "--probe", "x"), "“x” is not one of", "«x» — не из числа"),
        (("report", "--nope"), "there is no option --nope", "нет параметра --nope"),
        (("moves", "--jsn"), "there is no option --jsn; nearest: --json", "нет параметра --jsn; ближайшее: --json"),
        (("mvoes",), "there is no command “mvoes”; nearest: moves", "нет команды «mvoes»; ближайшее: moves"),
        (("moves",), "POSITION is missing", "не хватает аргумента POSITION"),
        (("edition", "old.txt"), "the option --regulation is missing", "не хватает параметра --regulation"),
        (("moves", "start", "more"), "there is an argument too many: more", "лишний аргумент: more"),
        (("moves", "start", "--rules"), "the option --rules needs a value", "параметру --rules нужно значение"),
    ],
)
def test_a_wrong_call_is_answered_in_our_words(
    run_here: Runs, call: tuple[str, ...], english: str, russian: str
) -> None:
    for language, said in (("en", english), ("ru", russian)):
        ended = run_here("--lang", language, *call)
        refused(ended)
        assert said in ended.err


def test_the_language_before_the_command_is_obeyed(run_here: Runs) -> None:
    before, after = run_here("--lang", "ru", "clause", "2.1-e"), run_here("clause", "2.1-e", "--lang", "ru")
    assert before == after
    assert "доска" in before.out.decode()
    both = run_here("--lang", "ru", "clause", "2.1-e", "--lang", "en")
    assert both == run_here("clause", "2.1-e")
    assert "Показать" in run_here("--lang", "ru", "clause", "--help").out.decode()


def test_the_version_is_shown(run_here: Runs) -> None:
    ended = run_here("--version")
    assert (ended.status, ended.err) == (0, "")
    assert ended.out.startswith(b"lasca-rules 0.")


@pytest.mark.parametrize("shell", ["bash", "zsh", "fish", "powershell"])
def test_a_shell_is_taught_to_complete(monkeypatch: pytest.MonkeyPatch, run_here: Runs, shell: str) -> None:
    monkeypatch.setattr("shellingham.detect_shell", lambda: (shell, f"/bin/{shell}"))
    ended = run_here("--show-completion")
    assert (ended.status, ended.err) == (0, "")
    assert b"_LASCA_RULES_COMPLETE" in ended.out


def test_a_shell_that_cannot_be_taught_is_bad_input_and_no_broken_statement(
    monkeypatch: pytest.MonkeyPatch, run_here: Runs
) -> None:
    monkeypatch.setattr("shellingham.detect_shell", lambda: ("nutshell", "/bin/nutshell"))
    ended = run_here("--show-completion")
    assert (ended.status, ended.out) == (2, b"")
    assert len(ended.err.splitlines()) == 1
