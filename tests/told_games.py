"""For answers given at the desk a game in which it is so, and the incident, for the reference to rule on."""

import re
from collections.abc import Mapping

from attrs import evolve, frozen

from lasca_rules.clock import MINUTE, SECOND, TimeControl
from lasca_rules.languages import Text
from lasca_rules.play import acts
from lasca_rules.play.by_hand import put
from lasca_rules.play.game import Game
from lasca_rules.play.result import Ending, Won
from lasca_rules.play.rulesets import BASHNI, LASCA, RUSSIAN, Ruleset
from lasca_rules.play.set_up import Placement, SetUp, composed, set_up_right
from lasca_rules.refereeing import arbiter
from lasca_rules.refereeing.desks import draughts_questions as ask
from lasca_rules.refereeing.facts import Stage
from lasca_rules.refereeing.incidents import (
    Answer,
    Fault,
    Incident,
    IncrementGathered,
    InquiryEnd,
    InquiryOver,
    IrregularMove,
    Official,
    Person,
    PositionDisturbed,
    Protest,
    UnfitEquipment,
    Wish,
    WrongBoard,
    WrongColours,
    WrongSetUp,
)
from lasca_rules.rulebook.desk.questions import Answers, IncidentId, OptionId
from lasca_rules.sides import Side
from tests.irregular_games import board, done, make

TOOK = 40 * SECOND
RESIGNED = Won(Side.WHITE, Ending(Text("the opponent has resigned", "соперник сдался")))
CONTROL = TimeControl(30 * MINUTE)
WITH_INCREMENT = TimeControl(30 * MINUTE, increment=10 * SECOND)


@frozen
class Told:
    """How White, who errs, comes to a move; where Black errs, the board is turned round."""

    position: str
    """With whoever's turn it is when the move is made; where White moves out of turn, Black's."""
    move: str
    reply: str | None
    """A move of Black's after it, by the rules or not."""
    ruleset: Ruleset = LASCA
    leaving: str | None = None
    king_marked: bool = True
    touched: tuple[str, ...] = ()
    before: tuple[str, ...] = ()
    """Moves made before, White's and Black's in turn; a king that comes of one is not marked."""
    later: tuple[str, ...] = ()
    """Moves made after the reply, White's and Black's in turn; a king that moves is not marked."""
    taken_back: str | None = None
    """A move of White's made before without pressing, and taken back."""


CAPTURE = "w: a1w b2b d4b g7b"
WRONG = Told("w: d4w g1w e7b", "d4-c3", "e7-d6")

TOLD: Mapping[OptionId, Told] = {
    "v1": WRONG,
    ask.STOPPED_SHORT: Told(CAPTURE, "a1xc3", "g7-f6"),
    ask.OUT_OF_TURN: Told("b: c3w e7b", "c3-d4", "e7-d6"),
    "v2": Told("w: c3w e7b", "d4-e5", "e7-d6", before=("c3-d4",)),
    "v3": Told("w: c3w g1w e7b", "c3-d4", "e7-d6", touched=("g1",)),
    "v4": Told("w: c3w g1w e7b", "c3-b4", "e7-d6", taken_back="c3-d4"),
    ask.ONLY_TAKEN_BACK: Told("w: c3w g1w e7b", "", None, taken_back="c3-d4"),
    ask.ONLY_TOUCHED: Told("w: c3w g1w e7b", "", None, touched=("c3",)),
    "v5": Told("w: c3w e7b g7b", "e7-d6", "g7-f6"),
    "v6": Told("w: c3w g1w d4b g7b", "g1-f2", "g7-f6"),
    "v7": Told("w: c3w f6b e7b", "c3-d4", "e7-d6", leaving="b: d4wb e7b"),
    "v8": Told("w: a1w b2b d4B g7b", "a1xc3xe5", "g7-f6", leaving="b: e5wBb g7b"),
    "v9": Told("w: a1w b2bb d4b g7b", "a1xc3xe5", "g7-f6", leaving="b: e5wbbb g7b"),
    "v10": Told("w: a1w b2bb d4b g7b", "a1xc3xe5", "g7-f6", leaving="b: d4b e5wbb g7b"),
    "v11": Told(CAPTURE, "a1xc3xe5", "g7-f6", leaving="b: e5wb d4b g7b"),
    "v12": Told("w: a1w b2b e3w g7b", "a1xc3", "g7-f6", leaving="b: c3wwb g7b"),
    "v13": Told("w: f6w a1w a5b", "f6-g7", "a5-b4", king_marked=False),
    "v14": Told("w: a1w f6w a5b", "g7-f6", "b4-a3", before=("f6-g7", "a5-b4")),
    ask.ANOTHER_CAPTURES: Told("w: c3w g1w d4b g7b", "c3xe5", "g7-f6", touched=("g1",)),
    ask.NOTHING_TO_MOVE: Told("w: a1w b2w g1w e7b", "g1-f2", "e7-d6", touched=("a1",)),
    ask.SELF_CORRECTED: Told("w: c3w g1w e7b", "c3-d4", "e7-d6", taken_back="c3-c5"),
    ask.SELF_CORRECTED_WITH_ANOTHER: Told("w: c3w g1w e7b", "g1-f2", "e7-d6", taken_back="c3-e5"),
    ask.REGULAR: Told("w: c3w e7b", "c3-d4", "e7-d6"),
}
WITHOUT_TOWERS: Mapping[OptionId, Told] = {
    "v7": Told("w: c3w f6b e7b", "c3-d4", "e7-d6", RUSSIAN, leaving="b: d4w e7b"),
    "v8": Told("w: a1w b2b d4b h8b", "a1xc3", "h8-g7", RUSSIAN, leaving="b: c3w h8b"),
    "v9": Told("w: a1w b2b d4b h8b", "a1xc3xe5", "h8-g7", RUSSIAN, leaving="b: e5w d4b h8b"),
    "v10": Told("w: a1w b2b d4b h8b g5b", "a1xc3xe5", "h8-g7", RUSSIAN, leaving="b: e5w h8b"),
    "v11": Told("w: a1w b2b d4b h8b", "a1xc3xe5", "h8-g7", RUSSIAN, leaving="b: e5w d4b h8b"),
    "v12": Told("w: a1w b2b e3w h8b", "a1xc3", "h8-g7", RUSSIAN, leaving="b: c3w h8b"),
}
SINGLE: Mapping[OptionId, Told] = {
    "v9": Told("w: a1w b2bb g7b", "a1xc3", "g7-f6", leaving="b: c3wbb g7b"),
    "v10": Told("w: a1w b2b f4b g7b", "a1xc3", "g7-f6", leaving="b: c3wbb g7b"),
}
SINGLE_WITHOUT_TOWERS: Mapping[OptionId, Told] = {
    "v9": Told("w: a1w b2b h8b", "a1xc3", "h8-g7", RUSSIAN, leaving="b: c3w b2b h8b"),
    "v10": Told("w: a1w b2b f4b h8b", "a1xc3", "h8-g7", RUSSIAN, leaving="b: c3w h8b"),
}
IN_BASHNI: Mapping[OptionId, Told] = {
    "v13": Told("w: g7w a1w a5b", "g7-h8", "a5-b4", king_marked=False),
    "v14": Told("w: a1w g7w a5b", "h8-g7", "b4-a3", before=("g7-h8", "a5-b4")),
}
STOPPED_AS_WELL = Told(CAPTURE, "a1xc3", "g7-f6", leaving="b: c3wbb g7b")
CAPTURED_AND_TAKEN_BACK = Told("w: c3w g1w d4b g7b", "c3-b4", "g7-f6", taken_back="c3xe5")
THEN_WITH_ANOTHER = Told("w: c3w g1w e7b", "g1-f2", "e7-d6", taken_back="c3-d4")
OPPONENTS_IN_THEIR_TURN = Told("w: c3w e7b g7b", "e7-d6", "g7-f6", before=("c3-b4",))
OPPONENTS_AT_THE_START = Told("b: c3w e7b g7b", "e7-d6", "g7-f6")
KING_GONE: Mapping[OptionId, Told] = {
    "v13": Told("w: e7w a1w c7b h4b", "e7-f8", "h4-g3", RUSSIAN, king_marked=False, later=("f8-d6", "c7xe5")),
    "v14": Told("w: e7w a1w c7b h4b", "f8-d6", "c7xe5", RUSSIAN, before=("e7-f8", "h4-g3")),
}


def told_of(answers: Answers) -> Told:
    """Return how the move came about that these answers are about."""
    if answers.get("column-game") == "bashni":
        return evolve(IN_BASHNI.get(answers["violation"]) or _told_of(answers), ruleset=BASHNI)
    return _told_of(answers)


def _told_of(answers: Answers) -> Told:  # noqa: PLR0911 -- one case a return
    violation = answers["violation"]
    with_towers = answers.get("towers", "yes") == "yes"
    single = answers.get("single") == "yes"
    if violation == "v5" and answers.get("turn") == "opponents":
        return OPPONENTS_IN_THEIR_TURN if answers.get("pressed") == "yes" else OPPONENTS_AT_THE_START
    if violation == "v4" and answers.get("then") == "another":
        return THEN_WITH_ANOTHER
    if violation in KING_GONE and answers.get("unmarked") == "no":
        return KING_GONE[violation]
    if violation == "v8" and answers.get("stopped") == "yes":
        if not with_towers:
            return WITHOUT_TOWERS["v8"]
        return STOPPED_AS_WELL
    if single:
        return (SINGLE if with_towers else SINGLE_WITHOUT_TOWERS)[violation]
    told = (TOLD if with_towers else WITHOUT_TOWERS)[violation]
    match answers.get("also", ask.NOTHING):
        case "v3":
            return evolve(told, touched=("g1",) if violation == "v1" else ("c3",))
        case "v4":
            return evolve(told, taken_back="d4-e5") if violation == "v1" else CAPTURED_AND_TAKEN_BACK
        case _:
            return told


def of_a_move(answers: Answers, profile: str) -> tuple[Game, IrregularMove]:
    """Return a game with a move such as this, and what is said of it."""
    offender = Side(answers["offender"])
    told = told_of(answers)
    if offender is Side.BLACK:
        told = turned(told)
    control = WITH_INCREMENT if answers.get("increment") == "yes" else CONTROL
    game = beginning(told, profile, control, offender)
    if told.taken_back:
        game = done(acts.take_move_back(make(game, offender, told.taken_back, and_press=False), offender))
    for square in told.touched:
        game = done(acts.touch(game, square))
    if answers["violation"] not in {ask.ONLY_TAKEN_BACK, ask.ONLY_TOUCHED}:
        game = make(game, offender, told.move, leaving=told.leaving, king_marked=told.king_marked, and_press=False)
    number = len(game.half_moves) + (answers["violation"] in {ask.ONLY_TAKEN_BACK, ask.ONLY_TOUCHED})
    if answers.get("wish") == ask.CHANGED:
        game = arbiter.apply(game, arbiter.rule(game, IrregularMove(number, offender.other, wish=Wish.LET_STAND)))
    game = since(game, told, offender, answers)
    wishes = {ask.CHANGED: Wish.CORRECT, "correct": Wish.CORRECT, "let stand": Wish.LET_STAND}
    said = answers.get("answer", ask.NOT_SAID)
    return game, IrregularMove(
        number,
        noticed_by(offender, answers.get("noticed", "referee")),
        answer=None if said == ask.NOT_SAID else Answer(said),
        wish=wishes.get(answers.get("wish", ask.NOT_SAID)),
    )


def beginning(told: Told, profile: str, control: TimeControl, offender: Side) -> Game:
    """Return the game before the move."""
    set_up = composed(board(told.ruleset, told.position))
    game = done(acts.start_clock(acts.new_game(told.ruleset, profile, control, set_up)))
    for number, move in enumerate(told.before):
        game = make(game, offender if number % 2 == 0 else offender.other, move, king_marked=False)
    return game


def since(game: Game, told: Told, offender: Side, answers: Answers) -> Game:
    """Let the clock be pressed and the opponent reply, as far as it has come to that."""
    when = answers.get("when", "before-reply")
    pressed = answers.get("pressed", "yes" if when == "after-reply" else "no") == "yes"
    if pressed:
        after = acts.press(game, offender)
        game = after if isinstance(after, Game) else game
    if told.reply is not None and when in {"after-reply", "reply-undone"}:
        game = make(game, offender.other, told.reply, and_press=False)
        for at, move in enumerate(told.later):
            side = offender if at % 2 == 0 else offender.other
            game = make(done(acts.press(game, side.other)), side, move, king_marked=False, and_press=False)
    if when == "reply-undone":
        game = done(acts.take_move_back(game, offender.other))
    return done(acts.end(game, RESIGNED)) if when == "after-end" else game


def noticed_by(offender: Side, who: OptionId) -> Person:
    people: dict[str, Person] = {"opponent": offender.other, "offender": offender, "referee": Official.REFEREE}
    return people[who]


def turned(told: Told) -> Told:
    """Return the same with the colours exchanged and the board turned round."""
    size = told.ruleset.board.size

    def square(match: re.Match[str]) -> str:
        return f"{chr(ord('a') + size - 1 - (ord(match[0][0]) - ord('a')))}{size + 1 - int(match[0][1])}"

    def position(text: str | None) -> str | None:
        if text is None:
            return None
        side, rest = text.split(":")
        pieces = [re.sub(r"^[a-h]\d", square, each) for each in rest.split()]
        exchanged = [each[:2] + each[2:].translate(str.maketrans("wbWB", "bwBW")) for each in pieces]
        return f"{'b' if side == 'w' else 'w'}: {' '.join(exchanged)}"

    def move(text: str | None) -> str | None:
        return None if text is None else re.sub(r"[a-h]\d", square, text)

    return evolve(
        told,
        position=position(told.position) or "",
        move=move(told.move) or "",
        reply=move(told.reply),
        leaving=position(told.leaving),
        before=tuple(move(each) or "" for each in told.before),
        later=tuple(move(each) or "" for each in told.later),
        taken_back=move(told.taken_back),
        touched=tuple(move(each) or "" for each in told.touched),
    )


def at_stage(game: Game, stage: Stage) -> Game:
    """Let the game come to a stage, from its beginning."""
    if stage is Stage.NOT_BEGUN:
        return game
    game = done(acts.start_clock(game))
    if stage in {Stage.ONE_MOVED, Stage.BOTH_MOVED}:
        game = make(game, Side.WHITE, "c3-d4")
    if stage is Stage.BOTH_MOVED:
        game = make(game, Side.BLACK, "e5xc3" if game.ruleset is LASCA else "d6-e5")
    return done(acts.end(game, RESIGNED)) if stage is Stage.OVER else game


def of_the_start(incident: IncidentId, answers: Answers, profile: str) -> tuple[Game, Incident]:
    """Return a game that began wrongly, or is said to have."""
    wrong = answers.get("true", "yes") == "yes"
    ruleset = BASHNI if answers.get("column-game") == "bashni" else LASCA
    set_up: SetUp = set_up_right(ruleset.board)
    said: Incident
    match incident:
        case "set-up":
            actual = put(set_up.right, "a1", board(ruleset, "w: a1W g7b")["a1"])
            set_up = evolve(set_up, actual=actual) if wrong else set_up
            denied = answers.get("set-up-denied", "agreed")
            disputed = denied != "agreed"
            said = WrongSetUp(Side(denied).other, TOOK) if disputed else WrongSetUp(Official.REFEREE)
        case "equipment":
            said = UnfitEquipment()
        case "colours":
            set_up = evolve(set_up, colours_exchanged=wrong)
            said = WrongColours(Official.REFEREE)
        case _:
            labels = answers.get("labels", "no") == "yes"
            placement = Placement(labels_turned=labels, inverted=not labels) if wrong else Placement()
            set_up = evolve(set_up, placement=placement)
            said = WrongBoard(Official.REFEREE)
    return at_stage(
        acts.new_game(ruleset, profile, CONTROL, set_up), Stage(answers.get("stage", "both have moved"))
    ), said


def of_gathering(answers: Answers, profile: str) -> tuple[Game, Incident]:
    """Return a game in which a player makes illegal moves, or none, and presses."""
    offender = Side(answers.get("offender", "w"))
    control = WITH_INCREMENT if answers.get("with-increment", "yes") == "yes" else CONTROL
    violation = "v1" if answers.get("impossible", "yes") == "yes" else ask.REGULAR
    told = told_of({**answers, "violation": violation})
    told = turned(told) if offender is Side.BLACK else told
    game = make(beginning(told, profile, control, offender), offender, told.move)
    if answers.get("ended") == "yes":
        game = done(acts.end(game, RESIGNED))
    return game, IncrementGathered(offender, to_gather=answers.get("purpose", "yes") == "yes")


def of_a_disturbance(answers: Answers, profile: str) -> tuple[Game, Incident]:
    """Return a game whose position was disturbed."""
    ruleset = BASHNI if answers.get("column-game") == "bashni" else LASCA
    game = done(acts.start_clock(acts.new_game(ruleset, profile, CONTROL)))
    if answers.get("since") == "yes":
        game = make(game, Side.WHITE, "c3-d4")
        standing = game.position.standing()
        knocked = {"a1": "", "b4": standing["a1"]}
        towers = tuple(knocked.get(name, standing.get(name, "")) for name in ruleset.board.squares)
        game = done(acts.displace(game, evolve(game.position, towers=towers)))
        game = make(game, Side.BLACK, "e5xc3" if ruleset is LASCA else "d6-e5")
    if answers.get("ended") == "yes":
        game = done(acts.end(game, RESIGNED))
    return game, PositionDisturbed(Fault(answers.get("fault", "w")), TOOK)


def game_of(incident: IncidentId, answers: Answers, profile: str) -> tuple[Game, Incident]:
    """Return a game in which it is as the answers say, and the incident."""
    match incident:
        case "set-up" | "colours" | "board" | "equipment":
            return of_the_start(incident, answers, profile)
        case "gathering":
            return of_gathering(answers, profile)
        case "disturbed":
            return of_a_disturbance(answers, profile)
        case "move":
            return of_a_move(answers, profile)
        case "protest":
            game, said = of_a_move({**answers, "noticed": answers.get("lodged", "opponent")}, profile)
            lodged_by = said.noticed_by
            assert isinstance(lodged_by, Side)
            offender = Side(answers["offender"])
            return game, Protest(said.half_move, lodged_by, (offender.other,) if answers.get("seen") == "yes" else ())
        case _:
            over = answers.get("when") == "after-end"
            when = "before-reply" if over else answers.get("when", "before-reply")
            game, said = of_a_move({**answers, "noticed": "opponent", "when": when}, profile)
            denied = evolve(said, answer=Answer.DENIES)
            game = arbiter.apply(game, arbiter.rule(game, denied))
            if over:
                game = done(acts.end(game, RESIGNED))
            return game, InquiryOver(TOOK, InquiryEnd(answers.get("ends", "established")))
