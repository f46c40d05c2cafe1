"""Irregularities in column draughts, 1.14: its rules, in the order in which they are asked."""

from lasca_rules.refereeing.composing import OfRefereeing, Says, ruling_of, silent
from lasca_rules.refereeing.facts import (
    BoardFacts,
    ColoursFacts,
    DisturbedFacts,
    Facts,
    GatheringFacts,
    InquiryFacts,
    MoveFacts,
    ProtestFacts,
    SetUpFacts,
    Stage,
)
from lasca_rules.refereeing.incidents import UNMARKED_KING, Answer, Fault, Violation
from lasca_rules.refereeing.profiles import Profile
from lasca_rules.refereeing.replay_clocks import CLOCKS_ON_REPLAY, clocks_from_the_move, clocks_from_the_start
from lasca_rules.refereeing.rulings import Charge, NobodyPays, Ruling, StartClockOf, StopClocks
from lasca_rules.refereeing.verdicts import (
    ClaimFails,
    ClaimRefused,
    GoesOn,
    MarkKing,
    ReplayFromMove,
    ReplayFromStart,
    RestorePosition,
    Suspended,
)
from lasca_rules.rulebook.rules import Alter, about, as_they_are, rule
from lasca_rules.sides import Side

NOT_MENTIONED = (Violation.TOUCHED_ANOTHER, Violation.TOOK_BACK)
"""Violations of how one moves, not of what is played. 1.14 has nothing on them, nor have the excerpts of play."""

SettingUp = SetUpFacts | BoardFacts | ColoursFacts


def decide(facts: Facts, profile: Profile, alter: Alter = as_they_are) -> Ruling:  # noqa: PLR0911 -- one case a kind of incident
    """Decide under column draughts."""
    match facts:
        case SetUpFacts():
            return ruling_of(alter(SET_UP), facts, profile)
        case BoardFacts():
            return ruling_of(alter(BOARD), facts, profile)
        case ColoursFacts():
            return ruling_of(alter(COLOURS), facts, profile)
        case MoveFacts():
            return ruling_of(alter(MOVE), facts, profile)
        case ProtestFacts():
            return ruling_of(alter(PROTEST), facts, profile)
        case InquiryFacts():
            return ruling_of(alter(INQUIRY), facts, profile)
        case DisturbedFacts():
            return ruling_of(alter(DISTURBED), facts, profile)
        case GatheringFacts():
            return ruling_of(alter(GATHERING), facts, profile)


# --- after the end ---


@rule("column:1.14.1-e")
def no_claim_after_the_end(facts: SettingUp, _: Profile) -> Says | None:
    """After the end of the game no claim is accepted, and its result is valid."""
    return Says(ClaimRefused()) if facts.stage is Stage.OVER else None


@rule("column:1.14.1-e")
def game_is_over(facts: MoveFacts | DisturbedFacts | GatheringFacts, _: Profile) -> Says | None:
    """After the end of the game no claim is accepted, and its result is valid."""
    return Says(ClaimRefused()) if facts.over else None


# --- before the start ---


@rule("column:1.14.1-b")
def set_up_rightly(facts: SetUpFacts, _: Profile) -> Says | None:
    """Pieces that were set up rightly are no irregularity."""
    return None if facts.wrong else Says(GoesOn())


@rule("column:1.14.1-b", "column:1.14.1-a", readings=("clocks-on-replay",))
def set_up_wrongly(_: SetUpFacts, profile: Profile) -> Says:
    """Pieces set up wrongly before the start: the game is replayed from the start, whenever it is found."""
    return Says(ReplayFromStart(), clocks_from_the_start(profile), (CLOCKS_ON_REPLAY,))


@rule("column:1.14.1-c")
def board_placed_rightly(facts: BoardFacts, _: Profile) -> Says | None:
    """A board that was placed rightly is no irregularity."""
    return None if facts.wrong else Says(GoesOn())


@rule("column:1.14.1-c", "column:1.14.1-a", readings=("clocks-on-replay",))
def board_placed_wrongly(_: BoardFacts, profile: Profile) -> Says:
    """A board placed wrongly: the game is replayed from the start, whenever it is found."""
    return Says(ReplayFromStart(), clocks_from_the_start(profile), (CLOCKS_ON_REPLAY,))


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


# --- a move ---


@rule()
def not_mentioned(facts: MoveFacts, _: Profile) -> Says | None:
    """The text does not name touching one piece and moving another, nor taking a move back."""
    return silent() if facts.violation in NOT_MENTIONED else None


@rule("column:1.14.2-a")
def denied(facts: MoveFacts, _: Profile) -> Says | None:
    """A player says that the opponent moved wrongly, who does not admit it: the game is suspended."""
    if claimed(facts) and facts.answer is Answer.DENIES:
        return Says(Suspended(facts.offender.other, facts.half_move), StopClocks())
    return None


@rule("column:1.14.1-d")
def moved_rightly(facts: MoveFacts, _: Profile) -> Says | None:
    """A move that is by the rules is no irregularity."""
    if facts.violation is not None:
        return None
    return Says(ClaimFails(facts.noticed_by) if isinstance(facts.noticed_by, Side) else GoesOn())


@rule("column:1.14.2-b")
def admitted(facts: MoveFacts, _: Profile) -> Says | None:
    """A player says that the opponent moved wrongly, who admits it: no inquiry is needed."""
    return Says() if claimed(facts) and facts.answer is Answer.ADMITS else None


@rule("column:1.14.1-d", readings=("column-unmarked-king",))
def king_marked_late(facts: MoveFacts, profile: Profile) -> Says | None:
    """Only if one takes it so: a king left unmarked is marked, and nothing is replayed."""
    if facts.violation in UNMARKED_KING and facts.king and profile.holds("column-unmarked-king", "mark-and-play-on"):
        return Says(MarkKing(facts.king), readings=("column-unmarked-king",))
    return None


@rule("column:1.14.1-d", "column:1.14.1-a", readings=("clocks-on-replay", "column-unmarked-king"))
def moved_wrongly(facts: MoveFacts, profile: Profile) -> Says:
    """A move against the rules: the game is replayed from it, whoever noticed it and however many moves later."""
    unmarked = ("column-unmarked-king",) if facts.violation in UNMARKED_KING else ()
    order = clocks_from_the_move(profile, facts.half_move)
    return Says(ReplayFromMove(facts.half_move), order, (CLOCKS_ON_REPLAY, *unmarked))


def claimed(facts: MoveFacts) -> bool:
    """Is it the opponent of the one who moved who says so?"""
    return facts.noticed_by is facts.offender.other


# --- an inquiry ---


def move_of(facts: InquiryFacts | ProtestFacts) -> MoveFacts:
    """Return the facts of the half-move in question."""
    return facts.move


_ON_AN_INQUIRY = ("who-decides-inquiry", "wrong-claim-pays", "charge-then-flag")


@rule("column:1.14.2-c", readings=_ON_AN_INQUIRY)
def claimant_pays(facts: InquiryFacts, _: Profile) -> Says | None:
    """The claim was wrong: the time that the inquiry took counts as used by the player who made it."""
    if facts.move.violation is not None:
        return None
    return Says(ClaimFails(facts.claimant), Charge(facts.claimant, facts.took), _ON_AN_INQUIRY)


@rule("column:1.14.2-c", readings=_ON_AN_INQUIRY)
def denier_pays(facts: InquiryFacts, _: Profile) -> Says:
    """The claim was right: the time that the inquiry took counts as used by the player who denied it."""
    return Says(clocks=Charge(facts.claimant.other, facts.took), readings=_ON_AN_INQUIRY)


# --- a disturbed position ---


@rule("column:1.14.3-a", readings=("after-restoring", "charge-then-flag"))
def disturbed_by_a_player(facts: DisturbedFacts, _: Profile) -> Says | None:
    """A player disturbed the position: the referee starts that player's clock, and they restore it on their time."""
    player = facts.fault.side
    if player is None:
        return None
    return Says(RestorePosition(player), StartClockOf(player, facts.took), ("after-restoring", "charge-then-flag"))


@rule(readings=("both-disturbed",))
def disturbed_by_both(facts: DisturbedFacts, profile: Profile) -> Says | None:
    """The text does not say what follows when both are at fault."""
    if facts.fault is Fault.BOTH and profile.holds("both-disturbed", "referee-decides"):
        return silent("both-disturbed")
    return None


@rule("column:1.14.4-a", readings=("both-disturbed", "after-restoring"))
def disturbed_by_nobody(facts: DisturbedFacts, _: Profile) -> Says:
    """Disturbed through the fault of neither player: it is restored at no cost in time to either."""
    both = ("both-disturbed",) if facts.fault is Fault.BOTH else ()
    return Says(RestorePosition(None), NobodyPays(facts.took), (*both, "after-restoring"))


# --- what the text does not know ---


@rule()
def gathering_not_mentioned(_: GatheringFacts, __: Profile) -> Says:
    """The text has nothing on illegal moves made to gather time."""
    return silent()


SET_UP: tuple[OfRefereeing[SetUpFacts], ...] = (no_claim_after_the_end, set_up_rightly, set_up_wrongly)
BOARD: tuple[OfRefereeing[BoardFacts], ...] = (no_claim_after_the_end, board_placed_rightly, board_placed_wrongly)
COLOURS: tuple[OfRefereeing[ColoursFacts], ...] = (no_claim_after_the_end, colours_stay, colours_exchanged_early)
REPLAY: tuple[OfRefereeing[MoveFacts], ...] = (king_marked_late, moved_wrongly)
MOVE: tuple[OfRefereeing[MoveFacts], ...] = (game_is_over, not_mentioned, denied, moved_rightly, admitted, *REPLAY)
PROTEST: tuple[OfRefereeing[ProtestFacts], ...] = about(move_of, MOVE)
INQUIRY: tuple[OfRefereeing[InquiryFacts], ...] = (
    *about(move_of, (game_is_over, not_mentioned)),
    claimant_pays,
    denier_pays,
    *about(move_of, REPLAY),
)
DISTURBED: tuple[OfRefereeing[DisturbedFacts], ...] = (
    game_is_over,
    disturbed_by_a_player,
    disturbed_by_both,
    disturbed_by_nobody,
)
GATHERING: tuple[OfRefereeing[GatheringFacts], ...] = (game_is_over, gathering_not_mentioned)
