"""1.14.1: pieces set up wrongly, a board placed wrongly, colours against the schedule."""

from lasca_rules.refereeing.column.after_the_end import no_claim_after_the_end
from lasca_rules.refereeing.facts import (
    BoardFacts,
    ColoursFacts,
    SetUpFacts,
    Stage,
)
from lasca_rules.refereeing.replay_clocks import CLOCKS_ON_REPLAY, clocks_from_the_start
from lasca_rules.refereeing.verdicts import (
    BackToInitialPosition,
    GoesOn,
    ReplayFromStart,
)
from lasca_rules.regulations import ReadingId
from lasca_rules.rulebook.composing import OfRefereeing, Says
from lasca_rules.rulebook.profiles import Profile
from lasca_rules.rulebook.rules import rule
from lasca_rules.rulebook.rulings import Charge, NobodyPays


@rule("column:1.14.1-b", readings=("column-before-start",))
def set_up_put_right(facts: SetUpFacts, profile: Profile) -> Says | None:
    """Before the start there is nothing to replay: the pieces are set up rightly, and the game begins."""
    return _before_the_start(facts.stage, profile)


@rule("column:1.14.1-c", readings=("column-before-start", "lasca-board-turn"))
def board_put_right(facts: BoardFacts, profile: Profile) -> Says | None:
    """Before the start there is nothing to replay: the board is placed rightly, and the game begins."""
    labels = ("lasca-board-turn",) if facts.labels_only else ()
    return _before_the_start(facts.stage, profile, labels)


def _before_the_start(stage: Stage, profile: Profile, readings: tuple[ReadingId, ...] = ()) -> Says | None:
    if stage is not Stage.NOT_BEGUN or profile.holds("column-before-start", "replay"):
        return None
    return Says(BackToInitialPosition(), readings=("column-before-start", *readings))


@rule("column:1.14.2-c", readings=("disputed-set-up", "charge-then-flag"))
def looked_into_like_a_move(facts: SetUpFacts, profile: Profile) -> Says | None:
    """Only if one takes it so: the player who was wrong about the set-up pays for looking into it."""
    if not profile.holds("disputed-set-up", "as-for-a-move"):
        return None
    if facts.denied_by is None or facts.stage is Stage.NOT_BEGUN:
        return None
    wrong_about_it = facts.denied_by if facts.wrong else facts.denied_by.other
    return Says(clocks=Charge(wrong_about_it, facts.took), readings=("disputed-set-up", "charge-then-flag"))


@rule(readings=("disputed-set-up",))
def looked_into(facts: SetUpFacts, profile: Profile) -> Says | None:
    """The text names no cost of looking into a set-up: nobody pays."""
    if facts.denied_by is None or facts.stage is Stage.NOT_BEGUN:
        return None
    if profile.holds("disputed-set-up", "as-for-a-move"):
        return None
    return Says(clocks=NobodyPays(facts.took), readings=("disputed-set-up",))


@rule("column:1.14.1-b")
def set_up_rightly(facts: SetUpFacts, _: Profile) -> Says | None:
    """Pieces that were set up rightly are no irregularity."""
    return None if facts.wrong else Says(GoesOn())


@rule("column:1.14.1-b", "column:1.14.1-a", readings=("clocks-on-replay", "column-before-start"))
def set_up_wrongly(facts: SetUpFacts, profile: Profile) -> Says:
    """Pieces set up wrongly before the start: the game is replayed from the start, whenever it is found."""
    early = ("column-before-start",) if facts.stage is Stage.NOT_BEGUN else ()
    return Says(ReplayFromStart(), clocks_from_the_start(profile), (CLOCKS_ON_REPLAY, *early))


@rule("column:1.14.1-c", readings=("lasca-board-turn",))
def board_placed_rightly(facts: BoardFacts, profile: Profile) -> Says | None:
    """A board that was placed rightly is no irregularity."""
    if not facts.wrong:
        return Says(GoesOn())
    if facts.labels_only and profile.holds("lasca-board-turn", "inverted-only"):
        return Says(GoesOn(), readings=("lasca-board-turn",))
    return None


@rule(
    "column:1.14.1-c",
    "column:1.14.1-a",
    readings=("clocks-on-replay", "lasca-board-turn", "column-before-start"),
)
def board_placed_wrongly(facts: BoardFacts, profile: Profile) -> Says:
    """A board placed wrongly: the game is replayed from the start, whenever it is found."""
    labels = ("lasca-board-turn",) if facts.labels_only else ()
    early = ("column-before-start",) if facts.stage is Stage.NOT_BEGUN else ()
    return Says(ReplayFromStart(), clocks_from_the_start(profile), (CLOCKS_ON_REPLAY, *labels, *early))


@rule("column:1.14.1-n", readings=("colours-before-reply",))
def colours_stay(facts: ColoursFacts, profile: Profile) -> Says | None:
    """Colours against the schedule, found even right after the first reply move: the game goes on."""
    if not facts.wrong or facts.stage is Stage.BOTH_MOVED:
        return Says(GoesOn())
    if profile.holds("colours-before-reply", "play-on"):
        return Says(GoesOn(), readings=("colours-before-reply",))
    return None


@rule("column:1.14.1-n", "column:1.14.1-a", readings=("colours-before-reply", "clocks-on-replay"))
def colours_exchanged_early(_: ColoursFacts, profile: Profile) -> Says:
    """Found before the first reply move, a contrario: the game is begun again with the scheduled colours."""
    exchanged = ReplayFromStart(exchange_colours=True)
    return Says(exchanged, clocks_from_the_start(profile), ("colours-before-reply", CLOCKS_ON_REPLAY))


SET_UP: tuple[OfRefereeing[SetUpFacts], ...] = (
    no_claim_after_the_end,
    looked_into_like_a_move,
    looked_into,
    set_up_rightly,
    set_up_put_right,
    set_up_wrongly,
)
BOARD: tuple[OfRefereeing[BoardFacts], ...] = (
    no_claim_after_the_end,
    board_placed_rightly,
    board_put_right,
    board_placed_wrongly,
)
COLOURS: tuple[OfRefereeing[ColoursFacts], ...] = (no_claim_after_the_end, colours_stay, colours_exchanged_early)
