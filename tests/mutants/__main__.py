"""How many mutants of the code that decides are noticed: ``make mutants``, or ``python -m tests.mutants --help``."""

import argparse
import sys
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from random import Random

from rich.console import Console
from rich.progress import track
from rich.table import Table

from tests.mutants.equivalent import equivalents
from tests.mutants.found import FILE, Found, written
from tests.mutants.mutating import Mutant, mutant, places
from tests.mutants.running import PACKAGE
from tests.mutants.trying import Noticed, read_features, read_tests, what_notices

DECIDE = (
    *("board", "clock.py", "equipment", "nardy", "play", "refereeing"),
    *("rulebook/composing.py", "rulebook/deciding.py", "rulebook/profiles.py", "rulebook/rulings.py"),
)
"""The folders and modules of the package that decide something."""
DECIDE_NOTHING = frozenset(
    {
        *("announcement.py", "carrying_out.py"),
        *(
            "draughts_incidents.py",
            "draughts_board_questions.py",
            "draughts_questions.py",
            "nardy_incidents.py",
            "nardy_questions.py",
        ),
        "example.py",
        "exhibit.py",
        "kinds.py",
        "legal_turns.py",
        "lengths.py",
        "move_names.py",
        "moves_made.py",
        "perft.py",
        "reasons.py",
        "shared_questions.py",
        "slots.py",
        "status.py",
        "word_tables.py",
        "wording.py",
        "words.py",
        "writing.py",
    }
)
"""Modules in them that only put into words or data what others have decided, list or count it, or give an example."""
SAY = frozenset({("board/move.py", "Move.__str__"), ("clock.py", "written"), ("nardy/judging.py", "Objection.text")})
"""Functions elsewhere that only put something into words."""
SEED = 1911
SAMPLE = 500


def main(arguments: Sequence[str] | None = None) -> int:
    """Draw mutants, try them, print what notices them, and write that down for the report."""
    asked = _asked(arguments)
    judged = equivalents()
    drawn = list(sample(modules(asked.only or DECIDE), asked.sample, asked.seed))
    tried = [each for each in drawn if each.key not in judged]
    console = Console(stderr=True)
    console.print(f"{len(drawn)} mutants drawn with seed {asked.seed}; {len(drawn) - len(tried)} judged equivalent")
    features = read_features()
    tests = None if asked.features_only else read_tests(asked.seed)
    found = Found(asked.seed, len(drawn), len(drawn) - len(tried))
    for each in track(tried, "Trying", console=console, transient=True):
        noticed = what_notices(each, features, tests)
        found.add(each, noticed)
        if noticed is not Noticed.BY_FEATURES:
            console.print(f"noticed by {noticed.value}: {each}", highlight=False, markup=False)
    _show(found)
    if not asked.only and not asked.features_only:
        FILE.write_text(written(found), encoding="utf-8")
    return 0


def modules(wanted: Iterable[str]) -> list[str]:
    """Return the modules that decide, by their files below the package, in order."""
    found: set[Path] = set()
    for name in wanted:
        path = PACKAGE / name
        if not path.exists():
            sys.exit(f"mutants: the package has no {name}; say in {Path(__file__).name} where the deciding code is now")
        found |= {path} if path.is_file() else set(path.rglob("*.py"))
    return sorted(path.relative_to(PACKAGE).as_posix() for path in found if path.name not in DECIDE_NOTHING)


def sample(among: Iterable[str], size: int, seed: int) -> Iterator[Mutant]:
    """Yield so many mutants, no two at one place; the same for the same seed and the same code."""
    random = Random(seed)  # noqa: S311 -- a sample, not a secret
    sources = {module: (PACKAGE / module).read_text(encoding="utf-8") for module in among}
    there = [
        (module, place)
        for module, source in sources.items()
        for place in places(source)
        if (module, place.function) not in SAY
    ]
    for module, place in sorted(random.sample(there, min(size, len(there))), key=lambda one: (one[0], one[1].number)):
        yield mutant(module, sources[module], place, random.randrange(place.ways))


def _asked(arguments: Sequence[str] | None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m tests.mutants", description=__doc__)
    parser.add_argument("--sample", type=int, default=SAMPLE, help="how many mutants to draw (%(default)s)")
    parser.add_argument("--seed", type=int, default=SEED, help="what the drawing begins with (%(default)s)")
    parser.add_argument("--only", action="append", help="a folder or module of the package; nothing is written down")
    parser.add_argument("--features-only", action="store_true", help="leave the other tests out; likewise")
    return parser.parse_args(arguments)


def _show(found: Found) -> None:
    table = Table(title="Mutants noticed")
    for column in ("module", "mutants", "by the features", "by all tests"):
        table.add_column(column, justify="left" if column == "module" else "right")
    for module, counts in sorted(found.modules.items()):
        table.add_row(module, *_numbers(counts))
    table.add_section()
    table.add_row("all", *_numbers(found.together))
    Console().print(table)


def _numbers(counts: Counter[Noticed]) -> tuple[str, str, str]:
    every = counts.total()
    by_features = counts[Noticed.BY_FEATURES]
    by_all = every - counts[Noticed.BY_NOTHING]
    return str(every), f"{by_features} ({by_features / every:.1%})", f"{by_all} ({by_all / every:.1%})"


if __name__ == "__main__":
    sys.exit(main())
