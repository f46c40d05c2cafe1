"""``pytest --glue FILE``: every sentence in the form in which editors look for step definitions.

The Cucumber extension of an editor reads Python files for decorators with texts in them, of which it knows Cucumber's
own placeholders and regular expressions, and neither our kinds nor two languages. So it is given a file with an
expression for each form of each sentence, which nothing else reads: no step of a feature is then undefined, and from a
step one comes to the sentence's name and place.
"""

from collections.abc import Iterator
from pathlib import Path

import pytest
from _pytest.main import wrap_session

from steps.house import only_features
from steps.phrasebook import PHRASEBOOK
from steps.sentence import Form, Sentence

LETTER, DIGIT = "A-Za-zА-Яа-яЁё", "0-9"
IN_EVERY_DIALECT = {r"[^\W\d_]": f"[{LETTER}]", r"\w": f"[{LETTER}{DIGIT}_]", '"': r"\x22"}
"""What kinds write in Python's regular expressions, where JavaScript's mean Latin letters by it, or would end here."""
HEADING = """# Written by pytest --glue for editors, which only look at it: see steps/glue.py. Nothing runs it.
"""


def pytest_addoption(parser: pytest.Parser) -> None:
    """Add ``--glue``."""
    parser.getgroup("features").addoption(
        "--glue", metavar="FILE", default=None, help="write every sentence to FILE, for an editor's Cucumber extension"
    )


def pytest_cmdline_main(config: pytest.Config) -> int | pytest.ExitCode | None:
    """Write the file instead of running anything."""
    if config.getoption("glue") is None:
        return None
    only_features(config)
    return wrap_session(config, _write)


def glue() -> str:
    """Return the file's text."""
    return HEADING + "".join(f"\n\n{definition}" for each in PHRASEBOOK.sentences for definition in _definitions(each))


def expression(form: Form) -> str:
    """Return a regular expression for the texts that say a sentence: it means the same in Python and in JavaScript."""
    pattern = form.regex.pattern
    for slot in form.slots:
        pattern = pattern.replace(f"(?P<{slot.name}>", "(")
    for ours, everywhere in IN_EVERY_DIALECT.items():
        pattern = pattern.replace(ours, everywhere)
    return f"^{pattern}$"


def _definitions(sentence: Sentence) -> Iterator[str]:
    for form in sentence.forms.values():
        yield (
            f"# {form.text}\n# {sentence.where}\n"
            f'@{sentence.keyword}("/{expression(form)}/")\ndef {sentence.function.__name__}():\n    ...\n'
        )


def _write(config: pytest.Config, session: pytest.Session) -> int:
    session.perform_collect()
    file = Path(config.getoption("glue"))
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(glue(), encoding="utf-8")
    config.get_terminal_writer().line(f"{2 * len(PHRASEBOOK.sentences)} expressions: {file}")
    return pytest.ExitCode.TESTS_FAILED if session.testsfailed else pytest.ExitCode.OK
