import pytest

from lasca_rules.clock import MINUTE, TimeControl
from lasca_rules.play.perft import perft
from lasca_rules.play.rulesets import BASHNI, LASCA, RUSSIAN, Draws, Ruleset, Taken
from lasca_rules.port import Rules
from lasca_rules.refereeing.gathering import IncidentError
from lasca_rules.refereeing.incidents import InquiryOver, IrregularMove, WrongSetUp
from lasca_rules.refereeing.play_readings import DRAWS, as_read
from lasca_rules.reference import Reference
from lasca_rules.regulations import UnknownIdError, load
from lasca_rules.rulebook.profiles import COLUMN, DRAUGHTS, Profile, ProfileError, read_profile
from lasca_rules.sides import Side

RULES: Rules = Reference()
CONTROL = TimeControl(30 * MINUTE)


def test_a_profile_takes_the_default_of_every_reading_unless_told_otherwise() -> None:
    for reading in load().readings:
        assert COLUMN.takes(reading.id) == reading.default.id


def test_every_alternative_of_every_reading_can_be_taken_and_given_up_again() -> None:
    for reading in load().readings:
        for other in reading.alternatives:
            profile = DRAUGHTS.taking(reading.id, other.id)
            assert (profile.takes(reading.id), profile.holds(reading.id, other.id)) == (other.id, True)
            assert not profile.holds(reading.id, reading.default.id)
            assert read_profile(str(profile)) == profile
            assert profile.taking(reading.id, reading.default.id) == DRAUGHTS


def test_a_profile_is_written_in_one_way_whatever_the_order_of_choosing() -> None:
    one = COLUMN.taking("clocks-on-replay", "kept").taking("both-disturbed", "referee-decides")
    other = COLUMN.taking("both-disturbed", "referee-decides").taking("clocks-on-replay", "kept")
    assert one == other
    assert str(one) == "column both-disturbed=referee-decides clocks-on-replay=kept"


@pytest.mark.parametrize(
    ("text", "error", "told"),
    [
        ("", ProfileError, "expected one of: column, draughts, nardy"),
        ("colum", ProfileError, "no regulation “colum”"),
        ("play", ProfileError, "no regulation “play”"),
        ("column clocks", ProfileError, "expected a reading and its answer, reading=answer"),
        ("column clock-on-replay=kept", UnknownIdError, "nearest: clocks-on-replay"),
        ("column clocks-on-replay=reset", UnknownIdError, "clocks-on-replay"),
    ],
)
def test_what_is_no_profile_is_refused(text: str, error: type[Exception], told: str) -> None:
    with pytest.raises(error, match=told):
        read_profile(text)


def test_a_reading_or_an_answer_that_there_is_not_cannot_be_asked_for() -> None:
    with pytest.raises(UnknownIdError):
        COLUMN.takes("clock-on-replay")
    with pytest.raises(UnknownIdError):
        COLUMN.holds("clocks-on-replay", "reset")
    with pytest.raises(UnknownIdError):
        COLUMN.taking("clocks-on-replay", "reset")


def test_a_game_is_played_as_its_profile_reads_the_rules() -> None:
    """There are 324 ways to play six half-moves, and 314 where the most must be taken."""
    default, majority = (
        RULES.start(LASCA, profile, CONTROL) for profile in ("column", "column play-majority=majority")
    )
    assert perft(default.position, default.ruleset, 6) == 324
    assert perft(majority.position, majority.ruleset, 6) == 314


@pytest.mark.parametrize("ruleset", [LASCA, BASHNI, RUSSIAN])
@pytest.mark.parametrize("answer", [answer for answer in DRAWS if answer != "none"])
def test_draws_are_read_into_every_game(answer: str, ruleset: Ruleset) -> None:
    draws = as_read(ruleset, COLUMN.taking("play-draws", answer)).draws
    assert (draws.threefold, draws.agreement) == ("threefold" in answer, "agreement" in answer)


def test_every_play_reading_changes_its_own_game_and_no_other() -> None:
    for reading in load().readings:
        for other in reading.alternatives:
            profile = COLUMN.taking(reading.id, other.id)
            changed = {ruleset.id for ruleset in (LASCA, BASHNI, RUSSIAN) if as_read(ruleset, profile) != ruleset}
            about = {"play": {"lasca"}, "bashni": {"bashni"}}.get(reading.id.partition("-")[0], set())
            if reading.id == "play-draws" and other.id != "agreement":  # Bashni and Russian draughts know that one
                about = {"lasca", "bashni", "russian"}
            assert changed == about, profile


def test_the_prisoner_after_the_move_is_the_bashni_reading() -> None:
    assert as_read(BASHNI, Profile("column").taking("bashni-prisoner-at-once", "after-the-move")).taken is (
        Taken.UNDER_AFTER_THE_MOVE
    )
    assert as_read(LASCA, COLUMN).draws == Draws()


def test_an_incident_that_cannot_be_about_the_game_is_an_error_that_says_why() -> None:
    game = RULES.start(LASCA, "column", CONTROL)
    with pytest.raises(IncidentError, match="half-move 3: the game has only 0 half-moves"):
        RULES.rule(game, IrregularMove(3, Side.WHITE))
    with pytest.raises(IncidentError, match="no claim is being looked into"):
        RULES.rule(game, InquiryOver(0))
    with pytest.raises(ProfileError, match="such a game is not played under “nardy”"):
        RULES.rule(RULES.start(LASCA, "nardy", CONTROL), WrongSetUp(Side.WHITE))
