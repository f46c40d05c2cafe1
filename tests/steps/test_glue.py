"""No step of our features is undefined in an editor that has been given the sentences as expressions."""

import json
import re
import shutil
import subprocess
from pathlib import Path

import pytest

from steps.catalogue import examine
from steps.glue import glue
from steps.house import FEATURES, place_of
from steps.loading import load_sentences
from steps.phrasebook import PHRASEBOOK

DEFINITION = re.compile(r'^@(?:given|when|then)\("/(.*)/"\)$', re.MULTILINE)
SERVICE = Path(__file__).with_name("cucumber_service.cjs")
MISSING = (
    "to run the extension's own service: Node, and its package @cucumber/language-service in a folder of NODE_PATH"
)


@pytest.fixture(scope="module")
def written(request: pytest.FixtureRequest) -> str:
    load_sentences(request.config)
    return glue()


def test_each_form_of_each_sentence_has_an_expression(written: str) -> None:
    assert len(DEFINITION.findall(written)) == 2 * len(PHRASEBOOK.sentences)


def test_every_step_of_every_feature_is_defined(written: str, request: pytest.FixtureRequest) -> None:
    # As JavaScript reads them without being told of Unicode: its \d and \w know Latin letters and digits only.
    known = [re.compile(each, re.ASCII) for each in DEFINITION.findall(written)]
    files = sorted(FEATURES.rglob("*.feature"))
    scripts = (script for path in files for script in examine(path, place_of(path, request.config)).scripts)
    steps = {line.text(line.spoken.language) for script in scripts for line in script.lines}
    assert [step for step in steps if not any(each.search(step) for each in known)] == []
    assert not any(each.search("White plays with fire") for each in known)


def test_the_extensions_own_service_calls_no_step_undefined(written: str, tmp_path: Path) -> None:
    node = shutil.which("node")
    found = node and subprocess.run(
        [node, "-e", "require('@cucumber/language-service')"], capture_output=True, check=False
    )
    if not node or not found or found.returncode:
        pytest.skip(MISSING)
    file = tmp_path / "cucumber.py"
    file.write_text(written, encoding="utf-8")
    command = [node, str(SERVICE), str(file), *map(str, sorted(FEATURES.rglob("*.feature")))]
    told = json.loads(subprocess.run(command, capture_output=True, encoding="utf-8", check=True).stdout)
    assert told == {"expressions": 2 * len(PHRASEBOOK.sentences), "errors": [], "undefined": []}
