"""results.json: what the scenarios did, for the report. The same scenarios give the same bytes, but for ``run``."""

import json
import os
import shutil
import subprocess
import tempfile
from collections.abc import Iterable, Mapping
from datetime import UTC, datetime
from importlib.metadata import version
from pathlib import Path
from typing import Any

from steps.house import HOUSE

FORMAT = 1


def results(
    scenarios: Iterable[Mapping[str, Any]],
    unused_sentences: list[dict[str, Any]],
    rules: str,
    probe: Mapping[str, Any] | None = None,
) -> dict[str, Any]:
    """Return the whole of results.json: the scenarios in the order of features, lines and examples.

    ``probe`` is what they notice (``steps.probe``), where that was asked for.
    """
    ordered = sorted(scenarios, key=lambda each: (each["feature"], each["line"], each["order"]))
    return {
        "format": FORMAT,
        "run": {"when": when(), "commit": commit(), "rules": rules},
        "unused_sentences": unused_sentences,
        **({} if probe is None else {"probe": probe}),
        "scenarios": [{key: value for key, value in each.items() if key != "order"} for each in ordered],
    }


def write(data: Mapping[str, Any], target: Path) -> None:
    """Write the file at one stroke: whoever reads it sees all of the old one or all of the new one."""
    target.parent.mkdir(parents=True, exist_ok=True)
    handle, name = tempfile.mkstemp(dir=target.parent, prefix=f".{target.name}.")
    with open(handle, "w", encoding="utf-8") as file:  # noqa: PTH123 -- what mkstemp has opened
        file.write(_text(data) + "\n")
    Path(name).chmod(0o644)
    Path(name).replace(target)


def _text(value: object) -> str:
    """Return data as JSON with a line for each entry of its lists, so that two files can be compared line by line."""
    if isinstance(value, list) and value:
        return "[\n" + ",\n".join(json.dumps(each, ensure_ascii=False) for each in value) + "\n]"
    if isinstance(value, Mapping) and any(isinstance(each, list | Mapping) for each in value.values()):
        return "{\n" + ",\n".join(f'"{key}": {_text(each)}' for key, each in value.items()) + "\n}"
    return json.dumps(value, ensure_ascii=False)


def when() -> str:
    """Return the time of the run; SOURCE_DATE_EPOCH, where it is set, makes the run repeatable to the byte."""
    epoch = os.environ.get("SOURCE_DATE_EPOCH")
    moment = datetime.fromtimestamp(int(epoch), UTC) if epoch else datetime.now(UTC)
    return moment.strftime("%Y-%m-%dT%H:%M:%SZ")


def commit() -> str:
    """Return the checkout's commit, with ``-dirty`` if it has been changed since; for a wheel, its version."""
    git = shutil.which("git")
    if git is not None and (HOUSE / ".git").exists():
        command = [git, "-C", str(HOUSE), "describe", "--always", "--dirty", "--exclude", "*"]
        described = subprocess.run(command, capture_output=True, text=True, check=False)  # noqa: S603 -- git, our own arguments
        if described.returncode == 0:
            return described.stdout.strip()
    return version("lasca-rules")
