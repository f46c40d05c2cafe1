"""results.json: what the scenarios did, for the report. The same scenarios give the same bytes, but for ``run``."""

import json
import os
import shutil
import subprocess
from collections.abc import Iterable, Mapping, Sequence
from datetime import UTC, datetime
from hashlib import sha256
from importlib.metadata import version
from typing import Any

from lasca_rules.errors import InputError
from lasca_rules.languages import Text
from steps.house import HOUSE

FORMAT = 2
_DIGITS = 12
_SHOWN = 40


def results(  # noqa: PLR0913, PLR0917 -- all that results.json is made of
    scenarios: Iterable[Mapping[str, Any]],
    unused_sentences: list[dict[str, Any]],
    rules: str,
    features: list[dict[str, str]],
    probe: Mapping[str, Any] | None = None,
    not_run: Sequence[Mapping[str, Any]] = (),
    asked: Sequence[str] = (),
) -> dict[str, Any]:
    """Return the whole of results.json: the scenarios in the order of features, lines and examples.

    ``probe`` is what they notice (``steps.probe``), where that was asked for; ``not_run`` are the scenarios left out,
    since statements were ``asked`` for by name, or scenarios were selected otherwise.
    """
    ordered = sorted(scenarios, key=lambda each: (each["feature"], each["line"], each["order"]))
    run = {"when": when(), "commit": commit(), "rules": rules, "asked": sorted(set(asked))}
    data = {
        "unused_sentences": unused_sentences,
        **({} if probe is None else {"probe": probe}),
        "scenarios": [{key: value for key, value in each.items() if key != "order"} for each in ordered],
        "not_run": list(not_run),
        "features": features,
    }
    return {"format": FORMAT, "run": run | {"id": _id(run, data)}, **data}


def text(data: Mapping[str, Any]) -> str:
    """Return the text of results.json."""
    return _text(data) + "\n"


def when() -> str:
    """Return the time of the run; SOURCE_DATE_EPOCH, where it is set, makes the run repeatable to the byte.

    Raises:
        InputError: SOURCE_DATE_EPOCH is no time in seconds.
    """
    epoch = os.environ.get("SOURCE_DATE_EPOCH")
    try:
        moment = datetime.fromtimestamp(int(epoch), UTC) if epoch else datetime.now(UTC)
    except (ValueError, OverflowError, OSError) as error:
        shown = ascii(epoch)[:_SHOWN]
        raise InputError(
            Text(
                f"SOURCE_DATE_EPOCH: expected whole seconds since 1970, up to the year 9999, not {shown}",
                f"SOURCE_DATE_EPOCH: ожидаются целые секунды с 1970 года, до 9999 года, а не {shown}",
            )
        ) from error
    return moment.strftime("%Y-%m-%dT%H:%M:%SZ")


def _id(run: Mapping[str, Any], data: Mapping[str, Any]) -> str:
    """Return what the run goes by: a fingerprint of all that it showed, and when."""
    return sha256(json.dumps([run, data], ensure_ascii=False).encode("utf-8", "surrogatepass")).hexdigest()[:_DIGITS]


def _text(value: object) -> str:
    """Return data as JSON with a line for each entry of its lists, so that two files can be compared line by line."""
    if isinstance(value, list) and value:
        return "[\n" + ",\n".join(json.dumps(each, ensure_ascii=False) for each in value) + "\n]"
    if isinstance(value, Mapping) and any(isinstance(each, list | Mapping) for each in value.values()):
        return "{\n" + ",\n".join(f'"{key}": {_text(each)}' for key, each in value.items()) + "\n}"
    return json.dumps(value, ensure_ascii=False)


def commit() -> str:
    """Return the checkout's commit, with ``-dirty`` if it has been changed since; for a wheel, its version."""
    git = shutil.which("git")
    if git is not None and (HOUSE / ".git").exists():
        command = [git, "-C", str(HOUSE), "describe", "--always", "--dirty", "--exclude", "*"]
        # GIT_DIR and its like would have it describe another checkout.
        environment = {name: value for name, value in os.environ.items() if not name.startswith("GIT_")}
        described = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)  # noqa: S603 -- git, our own arguments
        if described.returncode == 0:
            return described.stdout.strip()
    return version("lasca-rules")
