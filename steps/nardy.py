"""Nardy on the table: its words, its game, and how a turn, an incident and a ruling go and are shown."""

import re
from collections.abc import Sequence
from typing import cast

from attrs import evolve

from lasca_rules.board.squares import Board as DraughtsBoard
from lasca_rules.clock import MINUTE, SECOND, Clock, TimeControl, with_time_bank
from lasca_rules.languages import Language, Text
from lasca_rules.nardy.board import Checkers
from lasca_rules.nardy.disciplines import DISCIPLINES, Discipline
from lasca_rules.nardy.exhibit import exhibit
from lasca_rules.nardy.game import MadeTurn, NardyGame, let_pass, new_game, press, throw
from lasca_rules.nardy.judging import Impossible
from lasca_rules.nardy.turns import Roll, Steps
from lasca_rules.nardy.writing import read_checkers, read_roll, read_steps
from lasca_rules.refereeing.nardy_incidents import NardyIncident
from lasca_rules.refereeing.verdicts import Verdict
from lasca_rules.rulebook.rulings import Ruling
from lasca_rules.sides import Side
from steps.exhibits import shown_clocks, shown_ruling
from steps.grammar import Noun, declined
from steps.table import Part, Table
from steps.terms import by_side
from steps.words import Manner, Named, choice, counted, word

NARDY = Part[NardyGame]("a game of nardy", "Given a game of short nardy")
"""The game of nardy that is played."""
BEFORE = Part[NardyGame]("a ruling", "When it is found that the set-up or the count is wrong")
"""The game as it was before the last ruling."""
RULING = Part[Ruling]("a ruling", "When it is found that the set-up or the count is wrong")
"""The last ruling."""
LAST_TURN = Part[MadeTurn]("a turn that was made", "When White rolls 6-3 and plays 24/18 13/10")
"""The last turn, pressed or not, as the rules under test judged it."""
RECORD = Part[tuple[tuple[Side, Roll, Steps], ...]]("the turns of the game", "Given the turns of the game:")
"""Turns that the scenario has written down, to be played as far as it says."""

CONTROL = with_time_bank(12 * SECOND, 2 * MINUTE)
"""The time control of a game whose scenario does not speak of time."""

_PLACE = r"(?:\d{1,2}|bar|off|бар|снято)"
_STEP = rf"{_PLACE}(?:/{_PLACE})+(?:\(\d\))?\*?"
_STACK = rf"{_PLACE}:\d{{1,2}}"
_NAMES = {"bar": "бар", "off": "снято"}

_CASES = ("е нарды", "х нард", "м нардам", "е нарды", "ми нардами", "х нардах")
"""Of a discipline's name what changes in it: коротки-е нарды, в коротки-х нардах – блиц."""
DISCIPLINE = choice(
    "Discipline",
    {
        kind: Named(kind.name.en, declined(*(kind.name.ru.replace(_CASES[0], ending) for ending in _CASES)))
        for kind in DISCIPLINES.values()
    },
)
TURNS = counted("TurnsMade", Noun(en=("turn", "turns"), ru=("ход", "хода", "ходов"), gender="masculine"))
CHECKER_COUNT = counted(
    "CheckerCount",
    Noun(
        en=("checker", "checkers"),
        ru=("шашка", "шашки", "шашек"),
        gender="feminine",
        cases={"accusative": ("шашку", "шашки")},
    ),
)


def _write_places(value: object, manner: Manner) -> str:
    text = manner.written or str(value)
    for en, ru in _NAMES.items():
        text = re.sub(rf"\b(?:{en}|{ru})\b", en if manner.language is Language.ENGLISH else ru, text)
    return text


def _read_roll(text: str, _: Language, __: DraughtsBoard | None) -> Roll:
    return read_roll(text)


def _read_turn(text: str, _: Language, __: DraughtsBoard | None) -> Steps:
    return read_steps(text)


def _read_checkers(text: str, _: Language, __: DraughtsBoard | None) -> Checkers:
    return read_checkers(text)


ROLL = word(
    "Roll",
    pattern=r"\d-\d",
    read=_read_roll,
    write=lambda value, _: str(value),
    expected=Text("a roll, such as 6-3", "бросок, например 6-3"),
)
TURN = word(
    "Turn",
    pattern=rf"{_STEP}(?: {_STEP})*",
    read=_read_turn,
    write=_write_places,
    expected=Text("checkers moved, such as 24/18 bar/20 6/off", "ходы шашек, например 24/18 бар/20 6/снято"),
)
CHECKERS = word(
    "Checkers",
    pattern=rf"{_STACK}(?: {_STACK})*",
    read=_read_checkers,
    write=_write_places,
    expected=Text("points and numbers, such as bar:1 24:2 off:3", "пункты и числа, например бар:1 24:2 снято:3"),
)


def begin(table: Table, discipline: Discipline, control: TimeControl = CONTROL) -> None:
    """Set up a game, rightly, and show it."""
    table[NARDY] = new_game(discipline, control)
    show_board(table)


def make_turn(table: Table, side: Side, roll: Roll, steps: Steps) -> None:
    """Let a side throw and make a turn, without pressing the clock, and show what the rules under test say of it."""
    game = table[NARDY]
    thrown = game if game.roll == roll else throw(game, side, roll)
    play_turn(table, thrown, side, steps)


def play_turn(table: Table, game: NardyGame, side: Side, steps: Steps) -> None:
    """Let a side make a turn on the roll that was thrown, and show it."""
    after = table.rules.play_turn(game, side, steps)
    turn = cast("MadeTurn", after.pending)
    table[NARDY], table[LAST_TURN] = after, turn
    if isinstance(turn.judgement, Impossible):
        table.show(impossible(turn, turn.judgement))
    name = {Side.WHITE: Text("White", "Белые"), Side.BLACK: Text("Black", "Чёрные")}[side]
    show_board(table, Text(f"{name.en} {turn.turn.text.en}", f"{name.ru} {turn.turn.text.ru}"))


def press_after(table: Table, side: Side, time: int) -> None:
    """Let time pass, and the side press the clock unless its flag has fallen; show the clocks."""
    before = table[NARDY]
    game = let_pass(before, time)
    table[NARDY] = game if game.over else press(game, side)
    show_clocks(table, before.clock)


def play_record(table: Table, turns: dict[Side, int]) -> None:
    """Play the turns written down until each side has made so many; whoever makes more begins, or is written first."""
    made = {side: [turn for turn in table[RECORD] if turn[0] is side][: turns[side]] for side in Side}
    written_first = table[RECORD][0][0]
    first = written_first.other if turns[written_first.other] > turns[written_first] else written_first
    for number in range(max(turns.values())):
        for side in (first, first.other):
            for _, roll, steps in made[side][number : number + 1]:
                game = table.rules.play_turn(throw(table[NARDY], side, roll), side, steps)
                assert game.pending is None or not game.pending.impossible, (
                    f"{side.name.capitalize()}'s {game.pending.turn} is impossible"
                )
                table[NARDY] = press(game, side)
    show_board(table)


def read_record(rows: Sequence[Sequence[str]]) -> tuple[tuple[Side, Roll, Steps], ...]:
    """Read a table of turns: a column a side, ``3-1: 8/5 6/5`` in its cells, ``6-6: –`` where nothing is playable."""
    return tuple(
        (side, read_roll(roll), read_steps(steps.replace("–", "")))
        for side, cell in by_side(rows)
        for roll, _, steps in [cell.partition(":")]
    )


def happen(table: Table, incident: NardyIncident) -> None:
    """Have an incident ruled on and the ruling carried out; show the ruling, the clocks and the board."""
    game = table[NARDY]
    ruling = table.rules.rule(game, incident)
    table[BEFORE], table[RULING], table[NARDY] = game, ruling, table.rules.apply(game, ruling)
    assert table[NARDY].decisions[:-1] == game.decisions, "the ruling is not on record after those before it"
    table.show(shown_ruling(ruling))
    if table[NARDY].clock != game.clock:
        show_clocks(table, game.clock)
    if table[NARDY].board != game.board:
        show_board(table)


def verdicts(table: Table) -> tuple[Verdict, ...]:
    """Return all that the last ruling decides."""
    ruling = table[RULING]
    return (ruling.verdict, *ruling.besides)


def set_profile(table: Table, reading: str, answer: str) -> None:
    """Let another answer to a reading be taken in this game."""
    game = table[NARDY]
    table[NARDY] = evolve(game, profile=f"{game.profile} {reading}={answer}")


def show_board(table: Table, caption: Text | None = None) -> None:
    """Show the board."""
    table.show(exhibit(table[NARDY].board, caption))


def show_clocks(table: Table, before: Clock) -> None:
    """Show both clocks, before and after."""
    table.show(shown_clocks(before, table[NARDY].clock))


def impossible(turn: MadeTurn, judgement: Impossible) -> dict[str, object]:
    """Return the exhibit of an impossible turn: each objection with the violation that it is."""
    objections = [
        {"text": objection.text.data(), "statement": objection.reason.violation.statement, "square": None}
        for objection in judgement.objections
    ]
    return {"kind": "illegal", "move": turn.turn.text.en, "objections": objections}
