"""No two things have one name: whoever searches for a class finds one."""

import ast
from collections import defaultdict
from pathlib import Path

ROOT = Path(__file__).parents[2]
HOUSES = ("src/lasca_rules", "steps", "reports")


def test_no_class_is_called_like_another() -> None:
    places: dict[str, list[str]] = defaultdict(list)
    for house in HOUSES:
        for file in sorted((ROOT / house).rglob("*.py")):
            for node in ast.parse(file.read_text(encoding="utf-8")).body:
                if isinstance(node, ast.ClassDef):
                    places[node.name].append(str(file.relative_to(ROOT)))
    assert len(places) > 300
    assert not {name: files for name, files in places.items() if len(files) > 1}
