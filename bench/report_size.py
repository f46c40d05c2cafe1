"""How the report bears a long rulebook: its size and speed with 10,000 scenarios against 1,000, part of ``make bench``.

The scenarios are the rulebook's own, played once and repeated under other names. Opening and searching are timed in
Chromium, where it is installed, from the file to the page that can be read, and from the words to what fits.
"""

import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from itertools import count, islice
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from time import perf_counter

from attrs import evolve, frozen
from rich.console import Console
from rich.table import Table

HOUSE = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(HOUSE))

from lasca_rules.regulations import load  # noqa: E402 -- after the line that finds the report
from reports.conflicts import load_incidents  # noqa: E402
from reports.document import write_document  # noqa: E402
from reports.publishing import publish, reserved  # noqa: E402
from reports.questions import load_questions  # noqa: E402
from reports.render import render  # noqa: E402
from reports.results import Results, Scenario, read_results  # noqa: E402
from reports.weighing import weigh  # noqa: E402

SIZES = (1_000, 10_000)
MEGABYTE = 1_000_000
WORDS = ("30:00", "нет такого слова", "1.14.2")
TIMES = 3
"""How often a page is opened; the median counts."""

FLAGS = ("--no-sandbox", "--disable-gpu", "--disable-quic", "--disable-background-networking")
OPENED = "performance.getEntriesByType('navigation')[0].domContentLoadedEventEnd"
SEARCH = """words => {
    const form = document.querySelector(".tools");
    form.elements.q.value = words;
    const start = performance.now();
    form.dispatchEvent(new Event("submit", { cancelable: true }));
    document.body.offsetHeight;
    return performance.now() - start;
}"""

Opens = Callable[[Path], tuple[float, float, float]]


@frozen
class Measured:
    """A report of so many scenarios: sizes in megabytes, times in seconds; no browser, no times in one."""

    page: float
    document: float
    made: float
    opened: float | None
    first_search: float | None
    next_search: float | None


def main() -> None:
    """Measure both sizes and print them with their ratios."""
    console = Console()
    with TemporaryDirectory() as name, console.status("Playing the scenarios") as status, browser() as opens:
        results = played(Path(name))
        measured = []
        for size in SIZES:
            status.update(f"Making and opening a report of {size:,} scenarios")
            measured.append(measure(repeated(results, size), Path(name, str(size)), opens))
    console.print(compared(measured))
    if opens is None:
        console.print("Chromium is not installed, so nothing was opened or searched: apt-get install chromium")


def played(folder: Path) -> Results:
    """Play the rulebook's scenarios and return what they showed."""
    file = folder / "results.json"
    command = [sys.executable, "-m", "pytest", "-q", "features", "--results", str(file)]
    subprocess.run(command, cwd=HOUSE, stdout=subprocess.DEVNULL, check=False)  # noqa: S603 -- ours
    return read_results(file)


def repeated(results: Results, size: int) -> Results:
    """Return results with so many scenarios: the same ones over and over, each time under other names."""

    def renamed() -> Iterator[Scenario]:
        for turn in count():
            yield from (evolve(each, id=f"{each.id} #{turn}") for each in results.scenarios)

    many = sorted(islice(renamed(), size), key=lambda each: (each.feature, each.line))
    return evolve(results, scenarios=tuple(many))


def measure(results: Results, folder: Path, opens: Opens | None) -> Measured:
    """Make the report and, where there is a browser, open and search it."""
    start = perf_counter()
    report = weigh(load(), results, load_incidents(), load_questions())
    with reserved(folder, ()):
        publish(folder, {"report.json": write_document(report), "index.html": render(report)})
    made = perf_counter() - start
    page = folder / "index.html"
    sizes = page.stat().st_size / MEGABYTE, (folder / "report.json").stat().st_size / MEGABYTE
    return Measured(*sizes, made, *(opens(page) if opens else (None, None, None)))


@contextmanager
def browser() -> Iterator[Opens | None]:
    """Yield what opens a page in Chromium and tells how long it and two searches took; nothing without Chromium."""
    path = shutil.which("chromium")
    if path is None:
        yield None
        return
    from playwright.sync_api import sync_playwright  # noqa: PLC0415 -- only where there is a browser

    with sync_playwright() as playwright:
        chromium = playwright.chromium.launch(executable_path=path, args=list(FLAGS))

        def once(page: Path) -> tuple[float, float, float]:
            tab = chromium.new_page()
            tab.goto(page.as_uri())
            opened, (first, *later) = tab.evaluate(OPENED), [tab.evaluate(SEARCH, words) for words in WORDS]
            tab.close()
            return opened / 1000, first / 1000, median(later) / 1000

        def opens(page: Path) -> tuple[float, float, float]:
            opened, first, later = zip(*(once(page) for _ in range(TIMES)), strict=True)
            return median(opened), median(first), median(later)

        yield opens
        chromium.close()


def compared(measured: list[Measured]) -> Table:
    """Return a table of both sizes, and how many times as much the larger one takes."""
    small, large = measured
    table = Table(title="The report", caption=f"ten times the scenarios; times in a browser: median of {TIMES}")
    table.add_column("")
    for size in SIZES:
        table.add_column(f"{size:,} scenarios", justify="right")
    table.add_column("ratio", justify="right")
    rows = (
        ("the page, MB", small.page, large.page),
        ("report.json, MB", small.document, large.document),
        ("made in, s", small.made, large.made),
        ("opened in, s", small.opened, large.opened),
        ("first search, s", small.first_search, large.first_search),
        ("next searches, s", small.next_search, large.next_search),
    )
    for name, less, more in rows:
        if less is not None and more is not None:
            table.add_row(name, f"{less:.2f}", f"{more:.2f}", f"{more / less:.1f}")
    return table


if __name__ == "__main__":
    main()
