"""A malformed registry is refused with the file, the place and what was expected, in both languages."""

import shutil
from pathlib import Path

import pytest

from lasca_rules.errors import RegistryError
from lasca_rules.regulations import Registry, load, load_from
from lasca_rules.regulations.folders import folder_of
from lasca_rules.regulations.loading import OURS

NAMES = ("column", "draughts", "nardy", "play")
FILES = {f"{name}.toml": f"{name}/regulation.toml" for name in NAMES} | {"readings.toml": "regulations/readings.toml"}
"""Where the files lie that the cases below call by short names."""


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A folder with a copy of the registry, to be spoilt."""
    for name in NAMES:
        (tmp_path / name).mkdir()
        shutil.copy(folder_of(name).file("regulation.toml"), tmp_path / name)
    (tmp_path / "regulations").mkdir()
    shutil.copy(OURS, tmp_path / "regulations")
    return tmp_path


def loaded(folder: Path) -> Registry:
    return load_from([folder / name for name in NAMES], folder / "regulations/readings.toml")


def spoil(folder: Path, file: str, old: str, new: str) -> None:
    """Replace the first occurrence of a passage in one of the files."""
    path = folder / FILES[file]
    text = path.read_text(encoding="utf-8")
    assert old in text
    path.write_text(text.replace(old, new, 1), encoding="utf-8")


def refused(folder: Path) -> RegistryError:
    with pytest.raises(RegistryError) as caught:
        loaded(folder)
    return caught.value


def test_a_copy_of_the_registry_is_the_registry(folder: Path) -> None:
    assert loaded(folder) == load()


TITLE = 'title.en = "A wrong set-up means a replay from the start"'
KINDS = 'id = "column:1.14.1-b"\nkinds = ["decision"]'
SIDE = "numbers.side_min_mm = 350"
TITLE_OF_READING = 'title.ru = "Кто решает спор при проверке"'
CASES = {
    "a missing key": (
        "column.toml",
        TITLE + "\n",
        "",
        "column.toml: column:1.14.1-b.title.en: missing; expected a text that is not empty",
        "column.toml: column:1.14.1-b.title.en: ключа нет; здесь нужно: непустой текст",
    ),
    "a missing table": (
        "readings.toml",
        'default.id = "restart"\ndefault.text.en',
        "whatever.en",
        "readings.toml: colours-before-reply.default",
        "readings.toml: colours-before-reply.default",
    ),
    "an unknown key": (
        "column.toml",
        TITLE,
        TITLE + '\ntittle = "?"',
        "column.toml: column:1.14.1-b: unknown key tittle; expected only id, kinds, title, text, numbers",
        "column.toml: column:1.14.1-b: неизвестный ключ tittle; возможны только id, kinds, title, text, numbers",
    ),
    "an unknown language": (
        "column.toml",
        TITLE,
        TITLE + '\ntitle.de = "?"',
        "column.toml: column:1.14.1-b.title: unknown key de; expected only en, ru",
        "column.toml: column:1.14.1-b.title: неизвестный ключ de; возможны только en, ru",
    ),
    "a number for a text": (
        "column.toml",
        TITLE,
        "title.en = 5",
        "column.toml: column:1.14.1-b.title.en: expected a text that is not empty, without spaces around it, found 5",
        "column.toml: column:1.14.1-b.title.en: здесь нужно: непустой текст без пробелов по краям; а стоит 5",
    ),
    "a text for a table": (
        "column.toml",
        TITLE + '\ntitle.ru = "Неправильная расстановка — партия переигрывается сначала"',
        'title = "en"',
        "column.toml: column:1.14.1-b.title: expected a table with en, ru, found 'en'",
        "column.toml: column:1.14.1-b.title: здесь нужно: таблица с ключами en, ru; а стоит 'en'",
    ),
    "a text for a list": (
        "column.toml",
        KINDS,
        'id = "column:1.14.1-b"\nkinds = "decision"',
        "column.toml: column:1.14.1-b.kinds: expected a list of at least one entry, found 'decision'",
        "column.toml: column:1.14.1-b.kinds: здесь нужно: список хотя бы из одного элемента; а стоит 'decision'",
    ),
    "an empty list": (
        "column.toml",
        KINDS,
        'id = "column:1.14.1-b"\nkinds = []',
        "column.toml: column:1.14.1-b.kinds: expected a list of at least one entry, found []",
        "column.toml: column:1.14.1-b.kinds: здесь нужно: список хотя бы из одного элемента; а стоит []",
    ),
    "a text for a number": (
        "column.toml",
        SIDE,
        'numbers.side_min_mm = "350"',
        "column.toml: column:2.1-e.numbers.side_min_mm: expected a whole number, found '350'",
        "column.toml: column:2.1-e.numbers.side_min_mm: здесь нужно: целое число; а стоит '350'",
    ),
    "a fraction for a number": (
        "column.toml",
        SIDE,
        "numbers.side_min_mm = 350.0",
        "column.toml: column:2.1-e.numbers.side_min_mm: expected a whole number, found 350.0",
        "column.toml: column:2.1-e.numbers.side_min_mm: здесь нужно: целое число; а стоит 350.0",
    ),
    "a truth for a number": (
        "column.toml",
        SIDE,
        "numbers.side_min_mm = true",
        "column.toml: column:2.1-e.numbers.side_min_mm: expected a whole number, found True",
        "column.toml: column:2.1-e.numbers.side_min_mm: здесь нужно: целое число; а стоит True",
    ),
    "a number for the numbers": (
        "column.toml",
        SIDE + "\nnumbers.side_max_mm = 400",
        "numbers = 350",
        "column.toml: column:2.1-e.numbers: expected a table of whole numbers, found 350",
        "column.toml: column:2.1-e.numbers: здесь нужно: таблица целых чисел; а стоит 350",
    ),
    "a number for a truth": (
        "play.toml",
        "supplement = true",
        "supplement = 1",
        "play.toml: supplement: expected true or false, found 1",
        "play.toml: supplement: здесь нужно: true или false; а стоит 1",
    ),
    "an unknown kind": (
        "column.toml",
        KINDS,
        'id = "column:1.14.1-b"\nkinds = ["verdict"]',
        "column.toml: column:1.14.1-b.kinds[1]: expected one of: decision, state, measure, inspection, definition",
        "column.toml: column:1.14.1-b.kinds[1]: здесь нужно: одно из: decision, state, measure, inspection",
    ),
    "a kind that is no text": (
        "column.toml",
        KINDS,
        'id = "column:1.14.1-b"\nkinds = [["decision"]]',
        "column.toml: column:1.14.1-b.kinds[1]: expected one of: decision",
        "column.toml: column:1.14.1-b.kinds[1]: здесь нужно: одно из: decision",
    ),
    "an empty text": (
        "readings.toml",
        TITLE_OF_READING,
        'title.ru = ""',
        "readings.toml: who-decides-inquiry.title.ru: expected a text that is not empty, without spaces around it",
        "readings.toml: who-decides-inquiry.title.ru: здесь нужно: непустой текст без пробелов по краям; а стоит ''",
    ),
    "a text of spaces": (
        "readings.toml",
        TITLE_OF_READING,
        'title.ru = "  "',
        "readings.toml: who-decides-inquiry.title.ru: expected a text that is not empty",
        "readings.toml: who-decides-inquiry.title.ru: здесь нужно: непустой текст",
    ),
    "a statement without an id": (
        "column.toml",
        'id = "column:1.14.1-b"\n',
        "",
        "column.toml: 1.14.1.statements[2].id: missing; expected a text",
        "column.toml: 1.14.1.statements[2].id: ключа нет; здесь нужно: непустой текст",
    ),
    "a statement id that stands twice": (
        "column.toml",
        'id = "column:1.14.1-b"',
        'id = "column:1.14.1-a"',
        "column.toml: column:1.14.1-a: the id column:1.14.1-a stands twice; expected once",
        "column.toml: column:1.14.1-a: id column:1.14.1-a стоит дважды, а должен один раз",
    ),
    "a clause id that stands twice": (
        "column.toml",
        'id = "1.14.2"',
        'id = "1.14.1"',
        "column.toml: 1.14.1: the id 1.14.1 stands twice; expected once",
        "column.toml: 1.14.1: id 1.14.1 стоит дважды, а должен один раз",
    ),
    "a statement under another clause": (
        "column.toml",
        'id = "column:2.1-b"',
        'id = "column:2.2-b"',
        "column.toml: column:2.2-b: the statement stands under clause 2.1; expected an id such as column:2.1-a",
        "column.toml: column:2.2-b: положение стоит в пункте 2.1; здесь нужен id вида column:2.1-a",
    ),
    "a statement under a clause whose number only begins alike": (
        "column.toml",
        'id = "column:2.1-b"',
        'id = "column:2.12-b"',
        "column.toml: column:2.12-b: the statement stands under clause 2.1",
        "column.toml: column:2.12-b: положение стоит в пункте 2.1",
    ),
    "a statement id that goes on too long": (
        "column.toml",
        'id = "column:2.1-b"',
        'id = "column:2.1-bb"',
        "column.toml: column:2.1-bb: the statement stands under clause 2.1; expected an id such as column:2.1-a",
        "column.toml: column:2.1-bb: положение стоит в пункте 2.1; здесь нужен id вида column:2.1-a",
    ),
    "a statement of another regulation": (
        "draughts.toml",
        'id = "draughts:5.4.13.5-a"',
        'id = "column:5.4.13.5-a"',
        "draughts.toml: column:5.4.13.5-a: the statement stands under clause 5.4.13.5; expected an id such as",
        "draughts.toml: column:5.4.13.5-a: положение стоит в пункте 5.4.13.5; здесь нужен id вида draughts:5.4.13.5-a",
    ),
    "a rule of play with a letter": (
        "play.toml",
        'id = "play:P4"',
        'id = "play:P-d"',
        "play.toml: play:P-d: the statement stands under clause P; expected an id such as play:P1",
        "play.toml: play:P-d: положение стоит в пункте P; здесь нужен id вида play:P1",
    ),
    "a regulation in another's file": (
        "nardy.toml",
        'id = "nardy"',
        'id = "column"',
        "nardy.toml: id: expected “nardy”, as the folder is named",
        "nardy.toml: id: здесь нужно «nardy», как названа папка",
    ),
    "a reading about an unknown statement": (
        "readings.toml",
        'statements = ["column:1.14.1-n"]',
        'statements = ["column:1.14.1-m"]',
        "readings.toml: colours-before-reply: the reading is about an unknown statement column:1.14.1-m; expected one",
        "readings.toml: colours-before-reply: толкование относится к неизвестному положению column:1.14.1-m; здесь",
    ),
    "a reading id that stands twice": (
        "readings.toml",
        'id = "clocks-on-replay"',
        'id = "colours-before-reply"',
        "readings.toml: colours-before-reply: the id colours-before-reply stands twice; expected once",
        "readings.toml: colours-before-reply: id colours-before-reply стоит дважды, а должен один раз",
    ),
    "an alternative that bears the default's id": (
        "readings.toml",
        'id = "play-on"',
        'id = "restart"',
        "readings.toml: colours-before-reply: the id restart stands twice; expected once",
        "readings.toml: colours-before-reply: id restart стоит дважды, а должен один раз",
    ),
    "a badly formed id": (
        "readings.toml",
        'id = "play-on"',
        'id = "play on"',
        "readings.toml: colours-before-reply: the id “play on” is badly formed; expected small letters",
        "readings.toml: colours-before-reply: неверный id «play on»; здесь нужны строчные латинские буквы",
    ),
    "a line that is not TOML": (
        "nardy.toml",
        '[[clauses]]\nid = "28.1"',
        '[[clauses]]\nid = 28.1"',
        "nardy.toml: line 13, column 10: not TOML: Expected newline",
        "nardy.toml: строка 13, столбец 10: это не TOML",
    ),
    "a text that does not end": (
        "readings.toml",
        "[[readings]]\n",
        'unfinished = """',
        "readings.toml: end of document: not TOML: ",
        "readings.toml: конец файла: запись не закончена, это не TOML",
    ),
}


def in_full(message: str) -> str:
    """Return a message as it calls the file: by its folder as well."""
    file, colon, rest = message.partition(": ")
    return f"{FILES[file]}{colon}{rest}"


@pytest.mark.parametrize("case", CASES.values(), ids=CASES)
def test_a_malformed_registry_is_refused(folder: Path, case: tuple[str, str, str, str, str]) -> None:
    file, old, new, en, ru = case
    spoil(folder, file, old, new)
    error = refused(folder)
    assert error.text.en.startswith(in_full(en))
    assert error.text.ru.startswith(in_full(ru))
    assert "\n" not in error.text.en + error.text.ru


@pytest.mark.parametrize("file", FILES)
def test_a_missing_file_is_refused(folder: Path, file: str) -> None:
    (folder / FILES[file]).unlink()
    error = refused(folder)
    assert error.text.en.startswith(f"{FILES[file]}: no such file in ")
    assert error.text.ru.startswith(f"{FILES[file]}: ")
    assert error.text.ru.endswith("такого файла нет")


def test_a_file_in_another_encoding_is_refused(folder: Path) -> None:
    text = (folder / FILES["nardy.toml"]).read_text(encoding="utf-8")
    (folder / FILES["nardy.toml"]).write_bytes(
        text.replace("—", "-").replace("“", "'").replace("”", "'").encode("cp1251")
    )
    error = refused(folder)
    assert error.text.en.startswith("nardy/regulation.toml: byte ")
    assert error.text.en.endswith("is not UTF-8")
    assert error.text.ru.endswith("не в кодировке UTF-8")
