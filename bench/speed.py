"""How fast the rules are, as ratios to python-chess in the same run: ``make bench``.

Everything runs on one thread, in rounds in which each task has its turn, and what counts is the processor's time, so a
busy machine slows all of them alike. A figure is the median of the rounds, a ratio the median of the rounds' ratios.
Nothing is counted in bulk: each position of a count is reached, the last ones too.
"""

import sys
from collections.abc import Callable
from random import Random
from statistics import median
from time import process_time

from attrs import frozen
from rich.console import Console
from rich.progress import track
from rich.table import Table

from lasca_rules.board.position import Position, initial_position
from lasca_rules.notation.position import read_position, write_position
from lasca_rules.play.legality import Legal, judge
from lasca_rules.play.moves import legal_moves, successors
from lasca_rules.play.perft import perft
from lasca_rules.play.rulesets import BASHNI, LASCA, RUSSIAN, Ruleset

try:
    import chess
except ModuleNotFoundError:
    sys.exit("bench: python-chess, the yardstick, is missing; run `make bench`, or install it: pip install chess")

ROUNDS = 9
SECONDS = 0.25
"""How long a task runs in each round, at the least."""

SEED = 1911
CHESS_DEPTH = 3
LASCA_DEPTH = 10
DRAUGHTS_DEPTH = 5


@frozen
class Task:
    """Something done over and over."""

    name: str
    run: Callable[[], object]
    units: dict[str, int]
    """What doing it once amounts to, by unit."""


def main() -> None:
    """Measure, and print the table."""
    tasks = all_tasks()
    rounds = [
        {task.name: times_a_second(task) for task in tasks}
        for _ in track(range(ROUNDS), "Measuring", console=Console(stderr=True), transient=True)
    ]
    yardstick = tasks[0]
    table = Table(title="Speed on one thread", caption=f"median of {ROUNDS} rounds")
    table.add_column("task")
    table.add_column("unit")
    table.add_column("a second", justify="right")
    table.add_column("× python-chess", justify="right")
    for task in tasks:
        for unit, amount in task.units.items():
            speed = median(each[task.name] * amount for each in rounds)
            ratio = "–"
            if unit in yardstick.units:
                chess_amount = yardstick.units[unit]
                ratio = (
                    f"{median(each[task.name] * amount / each[yardstick.name] / chess_amount for each in rounds):.2f}"
                )
            table.add_row(task.name, unit, f"{speed:,.0f}", ratio)
    Console().print(table)


def all_tasks() -> list[Task]:
    """Return what is measured, the yardstick first."""
    games = random_games(20)
    positions = [write_position(position) for game in games for position in game]
    moves = sum(len(legal_moves(position, LASCA)) for position in games[0])
    return [
        count("python-chess", lambda depth: chess_perft(chess.Board(), depth), CHESS_DEPTH),
        *(
            count(ruleset.name.en, perft_of(ruleset), depth)
            for ruleset, depth in ((LASCA, LASCA_DEPTH), (BASHNI, DRAUGHTS_DEPTH), (RUSSIAN, DRAUGHTS_DEPTH))
        ),
        Task("Lasca, random games", lambda: random_games(5), {"games": 5}),
        Task("Lasca, answering positions", lambda: answer(positions), {"positions": len(positions)}),
        Task("Lasca, judging legal moves", lambda: judge_moves(games[0]), {"moves": moves}),
    ]


def count(name: str, perft: Callable[[int], int], depth: int) -> Task:
    """Return the task of counting to a depth, by what the count is and by the positions it comes to on the way too."""
    counts = [perft(plies) for plies in range(1, depth + 1)]
    return Task(f"{name}, perft {depth}", lambda: perft(depth), {"counted": counts[-1], "visited": sum(counts)})


def perft_of(ruleset: Ruleset) -> Callable[[int], int]:
    """Return the count from the start of a game, by depth."""
    start = initial_position(ruleset.board)
    return lambda depth: perft(start, ruleset, depth)


def chess_perft(board: chess.Board, depth: int) -> int:
    """Count as ours do: each position is reached, the last ones too."""
    if depth == 0:
        return 1
    total = 0
    for move in board.legal_moves:
        board.push(move)
        total += chess_perft(board, depth - 1)
        board.pop()
    return total


def random_games(number: int) -> list[list[Position]]:
    """Play games of random moves to their ends, the same ones each time."""
    random = Random(SEED)  # noqa: S311 -- the same games each time
    games = []
    for _ in range(number):
        game = [initial_position(LASCA.board)]
        while after := tuple(successors(game[-1], LASCA).values()):
            game.append(random.choice(after))
        games.append(game)
    return games


def answer(positions: list[str]) -> list[dict[str, str]]:
    """Answer positions as ``lasca-rules moves -`` does: each move, and the position after it, in the notation."""
    read = (read_position(position, LASCA.board) for position in positions)
    return [
        {str(move): write_position(after) for move, after in successors(position, LASCA).items()} for position in read
    ]


def judge_moves(game: list[Position]) -> bool:
    """Judge every legal move of every position of a game."""
    return all(
        isinstance(judge(position, move, LASCA), Legal) for position in game for move in legal_moves(position, LASCA)
    )


def times_a_second(task: Task) -> float:
    """Run a task for SECONDS of the processor's time, and return how often a second it was done."""
    done = 0
    start = process_time()
    while (spent := process_time() - start) < SECONDS:
        task.run()
        done += 1
    return done / spent


if __name__ == "__main__":
    main()
