"""``lasca-rules report``: its options are refused in one line before anything is played."""

import subprocess
import sys
from pathlib import Path

import pytest


def report(*arguments: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "lasca_rules", "report", *arguments]
    return subprocess.run(command, capture_output=True, encoding="utf-8", check=False)


@pytest.mark.parametrize(
    ("content", "said"),
    [
        (None, "cannot be read"),
        ("", "not JSON"),
        ("[1]", "is not a report.json"),
        ('{"format": 2}', "is not a report.json"),
    ],
)
def test_a_bad_earlier_report_is_refused_at_once(tmp_path: Path, content: str | None, said: str) -> None:
    old = tmp_path / "old.json"
    if content is not None:
        old.write_text(content, encoding="utf-8")
    ended = report("--since", str(old), "--out", str(tmp_path / "report"), "--lang", "en")
    assert ended.returncode == 2
    assert ended.stdout == ""
    assert len(ended.stderr.splitlines()) == 1
    assert said in ended.stderr
    assert not (tmp_path / "report").exists()
