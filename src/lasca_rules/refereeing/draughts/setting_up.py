"""5.4.13.1: a wrong set-up and wrong colours; the board, of which the text does not speak."""

from lasca_rules.refereeing.draughts.after_the_end import no_claim_after_the_end
from lasca_rules.refereeing.facts import (
    BoardFacts,
    ColoursFacts,
    EquipmentFacts,
    SetUpFacts,
    Stage,
)
from lasca_rules.refereeing.replay_clocks import CLOCKS_ON_REPLAY, clocks_from_the_start
from lasca_rules.refereeing.verdicts import (
    BackToInitialPosition,
    GoesOn,
)
from lasca_rules.rulebook.composing import OfRefereeing, Says, silent
from lasca_rules.rulebook.profiles import Profile
from lasca_rules.rulebook.rules import rule


@rule("draughts:5.4.13.1-a")
def all_is_right(facts: SetUpFacts | ColoursFacts, _: Profile) -> Says | None:
    """A right set-up and the colours of the pairing sheet are no irregularity."""
    return None if facts.wrong else Says(GoesOn())


@rule("draughts:5.4.13.1-a", readings=("start-of-game",))
def put_right_before_the_game(facts: SetUpFacts | ColoursFacts, _: Profile) -> Says | None:
    """A wrong set-up or wrong colours found before the game begins are put right."""
    return Says(_put_right(facts), readings=("start-of-game",)) if facts.stage is Stage.NOT_BEGUN else None


@rule("draughts:5.4.13.1-b")
def stands_once_both_have_moved(facts: SetUpFacts | ColoursFacts, _: Profile) -> Says | None:
    """Once both players have made a move nothing is corrected, and the game goes on."""
    return Says(GoesOn()) if facts.stage is Stage.BOTH_MOVED else None


@rule("draughts:5.4.13.1-a", readings=("setup-one-moved", "start-of-game"))
def only_before_the_game(_: SetUpFacts | ColoursFacts, profile: Profile) -> Says | None:
    """Only before the game can it be put right: once the game has begun, nothing is corrected."""
    if profile.holds("setup-one-moved", "only-before-start"):
        return Says(GoesOn(), readings=("setup-one-moved", "start-of-game"))
    return None


@rule("draughts:5.4.13.1-a", readings=("setup-one-moved", "start-of-game", "clocks-on-replay"))
def put_right_until_both_have_moved(facts: SetUpFacts | ColoursFacts, profile: Profile) -> Says:
    """Only if one takes it so: as long as one of the players has not moved, the error is put right."""
    readings = ("setup-one-moved", "start-of-game", CLOCKS_ON_REPLAY)
    return Says(_put_right(facts), clocks_from_the_start(profile), readings)


def _put_right(facts: SetUpFacts | ColoursFacts) -> BackToInitialPosition:
    return BackToInitialPosition(exchange_colours=isinstance(facts, ColoursFacts))


@rule(readings=("draughts-board",))
def board_not_mentioned(_: BoardFacts, __: Profile) -> Says:
    """The text has nothing on a board that was placed wrongly."""
    return silent("draughts-board")


@rule(readings=("draughts-equipment",))
def equipment_not_mentioned(_: EquipmentFacts, __: Profile) -> Says:
    """The text has nothing on a board or pieces that are not as they should be."""
    return silent("draughts-equipment")


BEFORE_THE_GAME: tuple[OfRefereeing[SetUpFacts | ColoursFacts], ...] = (
    no_claim_after_the_end,
    all_is_right,
    put_right_before_the_game,
    stands_once_both_have_moved,
    only_before_the_game,
    put_right_until_both_have_moved,
)
BOARD: tuple[OfRefereeing[BoardFacts], ...] = (no_claim_after_the_end, board_not_mentioned)
EQUIPMENT: tuple[OfRefereeing[EquipmentFacts], ...] = (no_claim_after_the_end, equipment_not_mentioned)
