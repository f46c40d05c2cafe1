"""Sentences of what a referee rules in a game of draughts, and of board and clocks once the ruling is carried out."""

from lasca_rules.board.move import Move
from lasca_rules.board.squares import Square
from lasca_rules.clock import Refusal
from lasca_rules.play.game import Claim, Game
from lasca_rules.refereeing.verdicts import (
    ClaimFails,
    ClaimRefused,
    GoesOn,
    MarkKing,
    ReferredToReferee,
    ReplayFromMove,
    ReplayFromStart,
    RestorePosition,
    Suspended,
    UndoneSince,
)
from lasca_rules.regulations import ReadingId, StatementId
from lasca_rules.sides import Side
from steps.game import GAME
from steps.nardy import NARDY
from steps.nardy import RULING as NARDY_RULING
from steps.phrasebook import then
from steps.refereeing import BEFORE, RULING, number_of
from steps.table import Table
from steps.telling import shown


@then("the game is replayed from the start", ru="партия переигрывается сначала")
def replayed_from_the_start(table: Table) -> None:
    game = table[GAME]
    assert table[RULING].verdict == ReplayFromStart()
    assert (game.position, game.half_moves, game.set_up.board_wrong) == (game.set_up.right, (), False)
    assert game.set_up.colours_exchanged == table[BEFORE].set_up.colours_exchanged


@then(
    "the game is replayed from the start with the scheduled colours",
    ru="партия переигрывается сначала шашками того цвета, какой назначен расписанием",
)
def replayed_with_the_scheduled_colours(table: Table) -> None:
    game = table[GAME]
    assert table[RULING].verdict == ReplayFromStart(exchange_colours=True)
    assert (game.position, game.half_moves, game.set_up.colours_exchanged) == (game.set_up.right, (), False)


@then("the game is replayed from {move:Move}", ru="партия переигрывается с хода {move:Move}")
def replayed_from(table: Table, move: Move) -> None:
    game, before = table[GAME], table[BEFORE]
    number = number_of(before, move)
    assert table[RULING].verdict == ReplayFromMove(number)
    assert (game.position, game.half_moves) == (
        before.half_moves[number - 1].before,
        before.half_moves[: number - 1],
    )


@then("the game goes on and nothing is corrected", ru="партия продолжается, исправлений не вносят")
def goes_on(table: Table) -> None:
    assert table[RULING].verdict == GoesOn()
    assert _course(table[GAME]) == _course(table[BEFORE])


@then("the game is suspended for an inquiry", ru="партия приостанавливается для проверки")
def is_suspended(table: Table) -> None:
    verdict, game = table[RULING].verdict, table[GAME]
    assert isinstance(verdict, Suspended), f"the ruling is {shown(verdict)}"
    assert (game.claim, game.clock.running) == (Claim(verdict.claimant, verdict.half_move), None)


@then("no move can be made meanwhile", ru="делать ходы пока нельзя")
def no_move_meanwhile(table: Table) -> None:
    game = table[GAME]
    legal = table.rules.legal_moves(game.position, game.ruleset)[0]
    assert isinstance(table.rules.play(game, game.position.side, legal), Refusal), f"{legal} could be made"


@then(
    "{side:Side}'s claim fails and the game goes on",
    ru="претензия {side:Side:genitive} не подтверждается, партия продолжается",
)
def the_claim_fails(table: Table, side: Side) -> None:
    assert table[RULING].verdict == ClaimFails(side)
    assert (_course(table[GAME]), table[GAME].claim) == (_course(table[BEFORE]), None)


@then("the claim is refused and the result stands", ru="претензия не принимается, результат действителен")
def the_claim_is_refused(table: Table) -> None:
    game, before = table[GAME], table[BEFORE]
    assert table[RULING].verdict == ClaimRefused()
    assert (_course(game), game.clock) == (_course(before), before.clock)
    assert table.rules.result(game) == table.rules.result(before)


@then(
    "the king on {square:Square} is marked and the game goes on",
    ru="дамку на {square:Square} обозначают, и партия продолжается",
)
def the_king_is_marked(table: Table, square: Square) -> None:
    game, before = table[GAME], table[BEFORE]
    assert table[RULING].verdict == MarkKing(square)
    assert (game.position, game.unmarked, game.clock) == (before.rightful, (), before.clock)
    assert game.half_moves[:-1] == before.half_moves[:-1]


@then("{side:Side} restores the position", ru="{side:Side:nominative} восстанавливают позицию")
def restores(table: Table, side: Side) -> None:
    assert table[RULING].verdict == RestorePosition(side)
    assert (_course(table[GAME]), table[GAME].disturbed) == (_course(table[BEFORE]), None)


@then(
    "{side:Side} restores the position, and what was played since is undone, from {move:Move} on",
    ru="{side:Side:nominative} восстанавливают позицию, и всё сыгранное отменяется, начиная с хода {move:Move}",
)
def restores_and_undone(table: Table, side: Side, move: Move) -> None:
    game, before = table[GAME], table[BEFORE]
    number = number_of(before, move)
    assert (table[RULING].verdict, table[RULING].besides) == (RestorePosition(side), (UndoneSince(number),))
    assert (game.disturbed, game.displaced, len(game.half_moves)) == (None, None, number - 1)
    assert before.displaced is not None
    assert game.position == before.displaced.stood


@then(
    "{side:Side} restores the position, and what was played since stands",
    ru="{side:Side:nominative} восстанавливают позицию, а всё сыгранное остаётся в силе",
)
def restores_and_stands(table: Table, side: Side) -> None:
    game, before = table[GAME], table[BEFORE]
    assert (table[RULING].verdict, table[RULING].besides) == (RestorePosition(side), ())
    assert (game.disturbed, game.displaced, len(game.half_moves)) == (None, None, len(before.half_moves))


@then("the position is restored at nobody's cost", ru="позиция восстанавливается без расхода времени игроков")
def restored_at_nobodys_cost(table: Table) -> None:
    assert table[RULING].verdict == RestorePosition(None)
    assert (_course(table[GAME]), table[GAME].disturbed) == (_course(table[BEFORE]), None)


@then("the rules are silent and the referee decides", ru="правила об этом молчат, решает судья")
def silent(table: Table) -> None:
    assert table[RULING].verdict == ReferredToReferee()
    assert _course(table[GAME]) == _course(table[BEFORE])


@then("the ruling rests on {statements:Statements}", ru="решение вынесено по {statements:Statements}")
def rests_on(table: Table, statements: tuple[StatementId, ...]) -> None:
    ruling = table[RULING] if table.get(NARDY) is None else table[NARDY_RULING]
    assert ruling.under == statements
    assert {ruling.regulation} == {statement.partition(":")[0] for statement in statements}


@then("the ruling rests on the reading {reading:Reading}", ru="решение основано на толковании {reading:Reading}")
def rests_on_the_reading(table: Table, reading: ReadingId) -> None:
    assert reading in table[RULING].readings


@then(
    "the ruling does not rest on the reading {reading:Reading}",
    ru="решение не основано на толковании {reading:Reading}",
)
def does_not_rest_on_the_reading(table: Table, reading: ReadingId) -> None:
    assert reading not in table[RULING].readings


def _course(game: Game) -> tuple[object, ...]:
    """Return what has been played and stands: nothing of it changes where nothing is corrected."""
    return game.position, game.half_moves, game.set_up
