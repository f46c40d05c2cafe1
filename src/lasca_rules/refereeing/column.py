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
from lasca_rules.refereeing.incidents import TAKEN_WRONGLY, UNMARKED_KING, Answer, Fault, Finding, Violation
from lasca_rules.refereeing.inquiries import not_established
from lasca_rules.refereeing.profiles import Profile
from lasca_rules.refereeing.replay_clocks import CLOCKS_ON_REPLAY, clocks_from_the_move, clocks_from_the_start
from lasca_rules.refereeing.rulings import Charge, NobodyPays, Ruling, StartClockOf, StopClocks, SwitchBack
from lasca_rules.refereeing.verdicts import (
    BackToInitialPosition,
    ClaimFails,
    ClaimRefused,
    GoesOn,
    MarkKing,
    ReplayFromMove,
    ReplayFromStart,
    RestorePosition,
    Suspended,
    TakenPutRight,
)
from lasca_rules.regulations import ReadingId
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


# --- a move ---


@rule(readings=("column-named-irregularities",))
def not_mentioned(facts: MoveFacts, profile: Profile) -> Says | None:
    """The text does not name touching one piece and moving another, nor taking a move back."""
    if not only_not_mentioned(facts) or profile.holds("column-named-irregularities", "any-irregularity"):
        return None
    return silent("column-named-irregularities")


@rule("column:1.14.1-a", readings=("column-named-irregularities", "clocks-on-replay"))
def any_irregularity(facts: MoveFacts, profile: Profile) -> Says | None:
    """Only if one takes it so: any irregularity that is found means that the game is replayed, named or not."""
    if not only_not_mentioned(facts):
        return None
    order = clocks_from_the_move(profile, facts.half_move)
    return Says(ReplayFromMove(facts.half_move), order, ("column-named-irregularities", CLOCKS_ON_REPLAY))


def only_not_mentioned(facts: MoveFacts) -> bool:
    """Is there something wrong with the move, but nothing that the text names?"""
    return facts.violation is not None and set(facts.violations) <= set(NOT_MENTIONED)


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
    if only_unmarked(facts) and facts.king and profile.holds("column-unmarked-king", "mark-and-play-on"):
        return Says(MarkKing(facts.king), readings=("column-unmarked-king",))
    return None


@rule(
    "column:1.14.1-d", "column:1.14.1-a", readings=("clocks-on-replay", "column-unmarked-king", "column-wrongly-taken")
)
def moved_wrongly(facts: MoveFacts, profile: Profile) -> Says:
    """A move against the rules: the game is replayed from it, whoever noticed it and however many moves later."""
    unmarked = ("column-unmarked-king",) if only_unmarked(facts) else ()
    taken = ("column-wrongly-taken",) if only_taken_wrongly(facts) else ()
    order = clocks_from_the_move(profile, facts.half_move)
    return Says(ReplayFromMove(facts.half_move), order, (CLOCKS_ON_REPLAY, *unmarked, *taken))


@rule("column:1.14.3-a", readings=("column-wrongly-taken",))
def taken_put_right(facts: MoveFacts, profile: Profile) -> Says | None:
    """Only if one takes it so: pieces taken wrongly are a position that the player disturbed, and now restores."""
    if not only_taken_wrongly(facts) or facts.replied or profile.holds("column-wrongly-taken", "replay"):
        return None
    order = SwitchBack(facts.offender) if facts.opponents_clock else None
    return Says(TakenPutRight(facts.half_move, facts.offender), order, ("column-wrongly-taken",))


def only_unmarked(facts: MoveFacts) -> bool:
    """Is nothing that the text names wrong with the move but a king that is not marked?"""
    return bool(named(facts)) and named(facts) <= set(UNMARKED_KING)


def only_taken_wrongly(facts: MoveFacts) -> bool:
    """Is nothing that the text names wrong with the move but what was taken?"""
    return bool(named(facts)) and named(facts) <= set(TAKEN_WRONGLY) and not facts.stopped_short


def named(facts: MoveFacts) -> set[Violation]:
    """Return what is wrong with the move, without what the text does not name."""
    return set(facts.violations) - set(NOT_MENTIONED)


def claimed(facts: MoveFacts) -> bool:
    """Is it the opponent of the one who moved who says so?"""
    return facts.noticed_by is facts.offender.other


# --- an inquiry ---


def move_of(facts: InquiryFacts | ProtestFacts) -> MoveFacts:
    """Return the facts of the half-move in question."""
    return facts.move


_ON_AN_INQUIRY = ("who-decides-inquiry", "wrong-claim-pays", "charge-then-flag")


@rule("column:1.14.2-a", readings=("nothing-established", "charge-then-flag"))
def nothing_established(facts: InquiryFacts, profile: Profile) -> Says | None:
    """The truth cannot be established."""
    return not_established(facts, profile) if facts.ends is Finding.NOTHING else None


@rule("column:1.14.2-b", readings=("admission-in-inquiry",))
def admitted_meanwhile(facts: InquiryFacts, _: Profile) -> Says | None:
    """In the middle of the inquiry the opponent admits it."""
    return Says(readings=("admission-in-inquiry",)) if facts.ends is Finding.ADMITTED else None


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


@rule(readings=("column-gathering",))
def gathering_not_mentioned(_: GatheringFacts, __: Profile) -> Says:
    """The text has nothing on illegal moves made to gather time."""
    return silent("column-gathering")


SET_UP: tuple[OfRefereeing[SetUpFacts], ...] = (
    no_claim_after_the_end,
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
REPLAY: tuple[OfRefereeing[MoveFacts], ...] = (
    not_mentioned,
    any_irregularity,
    king_marked_late,
    taken_put_right,
    moved_wrongly,
)
MOVE: tuple[OfRefereeing[MoveFacts], ...] = (game_is_over, denied, moved_rightly, admitted, *REPLAY)
PROTEST: tuple[OfRefereeing[ProtestFacts], ...] = about(move_of, MOVE)
INQUIRY: tuple[OfRefereeing[InquiryFacts], ...] = (
    *about(move_of, (game_is_over,)),
    nothing_established,
    claimant_pays,
    admitted_meanwhile,
    *about(move_of, (not_mentioned,)),
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
