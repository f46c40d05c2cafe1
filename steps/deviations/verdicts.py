"""Other verdicts: for each verdict, what a program could decide in its place, whichever statement leads to it.

In place of a verdict that is not listed here, a program could let the game go on.
"""

from collections.abc import Callable
from typing import Any, TypeAlias

from attrs import evolve, fields_dict, frozen

from lasca_rules.languages import Text
from lasca_rules.nardy.game import NardyGame
from lasca_rules.refereeing.verdicts import (
    AddToHead,
    BackToInitialPosition,
    ClaimFails,
    ClaimRefused,
    GoesOn,
    MakeAgain,
    MarkKing,
    MarsOrKoksPossible,
    MayCapture,
    MoveStands,
    NoProtest,
    NotThisViolation,
    OpponentDecides,
    PlayedIn,
    PutBack,
    RefereeMustBeAsked,
    RemoveFromHead,
    ReplayFromMove,
    ReplayFromStart,
    RestorePosition,
    RightLost,
    SanctionPossible,
    SportingSanction,
    Suspended,
    TakeBack,
    TakenPutRight,
    TurnMadeAgain,
    TurnStands,
    UndoneSince,
    Verdict,
    Warned,
)
from lasca_rules.sides import Side
from steps.deviations.deviant import AnyGame, AnyIncident

Instead: TypeAlias = Callable[[Any, AnyGame, AnyIncident], Verdict | None]
"""Returns what is decided in place of a verdict, or ``None`` where there is no telling."""


@frozen
class Other:
    """Something decided in place of the right thing: its name, what the program does, and the verdict."""

    name: str
    text: Text
    instead: Instead


def half_move_of(verdict: object, game: AnyGame, incident: AnyIncident) -> int | None:
    """Return the number of the half-move, or of the turn, that a ruling is about."""
    claim = getattr(game, "claim", None)
    for source, name in ((verdict, "half_move"), (verdict, "turn"), (incident, "half_move"), (incident, "turn")):
        number = getattr(source, name, None)
        if isinstance(number, int):
            return number
    return claim.half_move if claim is not None else None


def again(verdict: object, game: AnyGame, incident: AnyIncident) -> Verdict | None:
    """Decide that the move is made again."""
    number = half_move_of(verdict, game, incident)
    if number is None:
        return None
    if isinstance(game, NardyGame):
        turns = (*game.made, *((game.pending,) if game.pending else ()))
        return TurnMadeAgain(number, turns[number - 1].side)
    offender = game.half_moves[number - 1].side if number <= len(game.half_moves) else game.position.side
    return ReplayFromMove(number) if game.profile.startswith("column") else MakeAgain(number, offender)


def stands(verdict: object, game: AnyGame, incident: AnyIncident) -> Verdict | None:
    """Decide that the move stands."""
    number = half_move_of(verdict, game, incident)
    if number is None:
        return None
    return TurnStands(number) if isinstance(game, NardyGame) else MoveStands(number)


def anew(_: object, game: AnyGame, __: AnyIncident) -> Verdict:
    """Decide that the game begins again."""
    return ReplayFromStart() if game.profile.startswith("column") else BackToInitialPosition()


def another(verdict: ReplayFromMove, game: AnyGame, by: int) -> Verdict | None:
    """Decide on another half-move than the right one, if the game has it."""
    number = verdict.half_move + by
    if isinstance(game, NardyGame) or not 1 <= number <= len(game.half_moves):
        return None
    return ReplayFromMove(number)


def last_move(_: object, game: AnyGame, __: AnyIncident) -> Verdict | None:
    """Decide that only the last move is played again."""
    return None if isinstance(game, NardyGame) or not game.half_moves else ReplayFromMove(len(game.half_moves))


def offender_of(incident: AnyIncident) -> Side:
    """Return the player whom an incident is about, or White."""
    offender = getattr(incident, "offender", None)
    return offender if isinstance(offender, Side) else Side.WHITE


def other_player(players: tuple[Side, ...]) -> tuple[Side, ...]:
    """Return one player in place of both, or the other one in place of one."""
    return players[:1] if len(players) > 1 else (players[0].other,)


GO_ON = Other("goes-on", Text("the game goes on and nothing is corrected", "партия идёт дальше без исправлений"),
              lambda *_: GoesOn())  # fmt: skip
ANEW = Other("anew", Text("the game begins again", "партия начинается заново"), anew)
STANDS = Other("stands", Text("the move stands", "ход остаётся в силе"), stands)
AGAIN = Other("again", Text("the move is made again", "ход делают заново"), again)

OTHERS: dict[type, tuple[Other, ...]] = {
    GoesOn: (ANEW,),
    PlayedIn: (
        Other("added", Text("a checker is added to the head", "на голову добавляют шашку"),
              lambda verdict, *_: AddToHead(verdict.side, 1)),
        Other("other-side", Text("it is the opponent's count that is", "«заигранным» считают число шашек соперника"),
              lambda verdict, *_: PlayedIn(verdict.side.other)),
    ),
    ReplayFromStart: (
        GO_ON,
        Other("last-move", Text("only the last move is played again", "переигрывают только последний ход"), last_move),
        Other("colours", Text("the players also exchange colours, or keep those they should exchange",
                              "игроки вдобавок меняются цветом шашек или, наоборот, не меняются"),
              lambda verdict, *_: ReplayFromStart(exchange_colours=not verdict.exchange_colours)),
    ),
    ReplayFromMove: (
        GO_ON,
        Other("from-the-start", Text("it is replayed from the start", "её переигрывают сначала"),
              lambda *_: ReplayFromStart()),
        Other("from-the-next", Text("it is replayed only from the move after it",
                                    "её переигрывают лишь со следующего хода"),
              lambda verdict, game, _: another(verdict, game, 1)),
        Other("from-the-one-before", Text("it is replayed from the move before it already",
                                          "её переигрывают уже с предыдущего хода"),
              lambda verdict, game, _: another(verdict, game, -1)),
    ),
    BackToInitialPosition: (
        GO_ON,
        Other("colours", Text("the players also exchange colours, or keep those they should exchange",
                              "игроки вдобавок меняются цветом шашек или, наоборот, не меняются"),
              lambda verdict, *_: BackToInitialPosition(exchange_colours=not verdict.exchange_colours)),
    ),
    OpponentDecides: (
        Other("offender-decides", Text("the one who erred decides", "решает сам нарушитель"),
              lambda verdict, *_: OpponentDecides(verdict.opponent.other)),
        Other("again", Text("the move is made again without anybody being asked",
                            "ход делают заново, никого не спросив"),
              again),
        Other("stands", Text("the move stands without anybody being asked",
                             "ход остаётся в силе, и никого не спрашивают"),
              stands),
    ),
    MakeAgain: (
        STANDS,
        Other("opponent-moves", Text("it is taken back and the opponent moves", "его берут обратно, а ходит соперник"),
              lambda verdict, *_: TakeBack(verdict.half_move, verdict.offender)),
    ),
    TurnMadeAgain: (
        Other("stands", Text("it stands", "он остаётся в силе"), stands),
    ),
    TurnStands: (
        Other("again", Text("it is made again", "его делают заново"), again),
    ),
    TakeBack: (
        STANDS,
        Other("again", Text("its player makes another", "тот же игрок делает другой"), again),
    ),
    PutBack: (
        STANDS,
        Other("again", Text("the player may make another move", "игрок может сделать другой ход"), again),
    ),
    TakenPutRight: (STANDS, AGAIN),
    MarkKing: (
        Other("unmarked", Text("it stays unmarked", "она остаётся необозначенной"), stands),
        Other("again", Text("the move is made again", "ход делают заново"), again),
    ),
    MayCapture: (
        Other("again", Text("the player must move the piece touched", "игрок обязан пойти тронутой шашкой"), again),
        Other("opponent-decides", Text("the opponent decides", "решает соперник"),
              lambda verdict, *_: OpponentDecides(verdict.player.other)),
    ),
    MoveStands: (AGAIN,),
    RightLost: (
        Other("again", Text("the move is made again all the same", "ход всё равно делают заново"), again),
        Other("opponent-decides", Text("the opponent still decides", "соперник всё ещё решает"),
              lambda verdict, *_: OpponentDecides(verdict.opponent)),
    ),
    NoProtest: (
        Other("again", Text("the protest is upheld and the move made again",
                            "протест удовлетворяют, и ход делают заново"),
              again),
        Other("anew", Text("the protest is upheld and the game begins again",
                           "протест удовлетворяют, и партия начинается заново"), anew),
    ),
    Suspended: (
        Other("believed", Text("the claim is simply believed", "претензии просто верят"), again),
        Other("dismissed", Text("the claim is simply dismissed", "претензию просто отклоняют"),
              lambda verdict, *_: ClaimFails(verdict.claimant)),
    ),
    RefereeMustBeAsked: (
        Other("believed", Text("the claim is simply believed", "претензии просто верят"), again),
        Other("dismissed", Text("the claim is simply dismissed", "претензию просто отклоняют"),
              lambda verdict, *_: ClaimFails(verdict.claimant)),
    ),
    ClaimFails: (
        Other("upheld", Text("it is upheld and the move made again", "её удовлетворяют, и ход делают заново"), again),
    ),
    RestorePosition: (
        Other("left", Text("it stays as it is", "её оставляют как есть"), lambda *_: GoesOn()),
        Other("other-player", Text("another than the right one has to do it", "делает это не тот, кто должен"),
              lambda verdict, *_: RestorePosition(verdict.by.other if verdict.by else Side.WHITE)),
    ),
    UndoneSince: (
        Other("stand", Text("they stand", "они остаются в силе"), lambda *_: GoesOn()),
    ),
    ClaimRefused: (
        Other("anew", Text("the game begins again", "партия начинается заново"), anew),
        Other("goes-on", Text("the game goes on as if it had not ended", "партия идёт дальше, словно не кончилась"),
              lambda *_: GoesOn()),
    ),
    SportingSanction: (
        Other("none", Text("none does", "её нет"), lambda *_: NotThisViolation()),
        Other("other-player", Text("it hits the opponent", "она применяется к сопернику"),
              lambda verdict, *_: SportingSanction(verdict.offender.other)),
    ),
    NotThisViolation: (
        Other("sanction", Text("a sanction follows", "применяют санкцию"),
              lambda _, __, incident: SportingSanction(offender_of(incident))
              if hasattr(incident, "offender") else BackToInitialPosition()),
    ),
    AddToHead: (
        Other("played-in", Text("the shortage is played in", "недостачу считают «заигранной»"),
              lambda verdict, *_: PlayedIn(verdict.side)),
        Other("one-more", Text("one more is added", "добавляют на одну больше"),
              lambda verdict, *_: AddToHead(verdict.side, verdict.checkers + 1)),
        Other("other-side", Text("they are added to the opponent's", "их добавляют сопернику"),
              lambda verdict, *_: AddToHead(verdict.side.other, verdict.checkers)),
    ),
    RemoveFromHead: (
        Other("played-in", Text("the surplus is played in", "излишек считают «заигранным»"),
              lambda verdict, *_: PlayedIn(verdict.side)),
        Other("one-only", Text("one too few leaves it", "снимают на одну меньше"),
              lambda verdict, *_: RemoveFromHead(verdict.side, verdict.checkers - 1, verdict.played_in + 1)
              if verdict.checkers > 1 else PlayedIn(verdict.side)),
    ),
    Warned: (
        Other("one-player", Text("only one of them is", "предупреждают только одного"),
              lambda verdict, *_: Warned(other_player(verdict.players))),
    ),
    SanctionPossible: (
        Other("other-player", Text("it is open against another player than the repeating one",
                                   "его применяют не к тому, кто повторил нарушение"),
              lambda verdict, *_: SanctionPossible(other_player(verdict.players))),
    ),
    MarsOrKoksPossible: (
        Other("other-player", Text("the opponent is named", "называют соперника"),
              lambda verdict, *_: MarsOrKoksPossible(verdict.player.other)),
    ),
}  # fmt: skip
"""What could be decided in place of each verdict. That the text is silent is no verdict of a statement."""

GAMES = ("draughts", "nardy")
"""The games whose verdicts are listed here."""


def others(kind: type, game: str) -> tuple[Other, ...]:
    """Return what could be decided in place of a verdict of this class, in this game.

    In a game whose verdicts are not listed here the game could go on, or the other player be hit.
    """
    if game in GAMES:
        return OTHERS.get(kind, (GO_ON,))
    players = (name for name, each in fields_dict(kind).items() if each.type is Side)
    return (*(() if kind is GoesOn else (GO_ON,)), *(_other_player(name) for name in players))


def _other_player(name: str) -> Other:
    def instead(verdict: Any, *_: object) -> Verdict:  # noqa: ANN401 -- a verdict with such a field
        changed: Verdict = evolve(verdict, **{name: getattr(verdict, name).other})
        return changed

    text = Text("it is the other player whom it hits", "это относят к другому игроку")
    return Other(f"other-{name.replace('_', '-')}", text, instead)
