"""Everything that an install brings, and what builds it, is pinned in constraints.txt."""

import re
import tomllib
from collections.abc import Iterator
from importlib.metadata import PackageNotFoundError, requires
from pathlib import Path
from typing import Any

from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

HOME = Path(__file__).resolve().parents[2]
PROJECT: dict[str, Any] = tomllib.loads((HOME / "pyproject.toml").read_text(encoding="utf-8"))
PINS = {
    canonicalize_name(name): version
    for name, version in re.findall(
        "^(.+)==(.+)$", (HOME / "constraints.txt").read_text(encoding="utf-8"), re.MULTILINE
    )
}
EXTRAS: dict[str, list[str]] = PROJECT["project"]["optional-dependencies"]


def asked_for() -> Iterator[Requirement]:
    """Yield what the project itself asks for, and what building it needs."""
    builds = [*PROJECT["build-system"]["requires"], "editables", "setuptools"]  # setuptools builds chess
    for text in (*builds, *PROJECT["project"]["dependencies"], *(text for texts in EXTRAS.values() for text in texts)):
        requirement = Requirement(text)
        if requirement.name != PROJECT["project"]["name"]:
            yield requirement


def brought_by(requirement: Requirement) -> Iterator[Requirement]:
    """Yield what a package needs here, as far as it is installed."""
    try:
        needs = requires(requirement.name) or []
    except PackageNotFoundError:
        return
    for need in map(Requirement, needs):
        if need.marker is None or any(need.marker.evaluate({"extra": extra}) for extra in requirement.extras or {""}):
            yield need


def test_every_package_is_pinned_to_a_version_that_fits() -> None:
    left, seen = list(asked_for()), set()
    while left:
        requirement = left.pop()
        name = canonicalize_name(requirement.name)
        assert name in PINS, f"{requirement} is not pinned: make constraints"
        assert requirement.specifier.contains(PINS[name], prereleases=True), requirement
        if str(requirement) not in seen:
            seen.add(str(requirement))
            left += brought_by(requirement)


def test_what_the_report_needs_comes_without_tools_for_tests_and_benches() -> None:
    needed = {canonicalize_name(Requirement(text).name) for text in PROJECT["project"]["dependencies"]}
    assert needed.isdisjoint(canonicalize_name(Requirement(text).name) for texts in EXTRAS.values() for text in texts)
