import pytest
from attrs import evolve

from lasca_rules import clock as clocks
from lasca_rules.clock import HOUR, MINUTE, SECOND, Clock, Refusal, TimeControl, new_clock, with_time_bank, written
from lasca_rules.languages import Language
from lasca_rules.sides import BySide, Side

WHITE, BLACK = Side
HALF_HOUR = TimeControl(30 * MINUTE)


def done(clock: Clock | Refusal) -> Clock:
    assert isinstance(clock, Clock), clock
    return clock


def going(control: TimeControl = HALF_HOUR) -> Clock:
    return done(clocks.start(new_clock(control), WHITE))


def test_a_new_clock_shows_full_time_and_stands_still() -> None:
    clock = new_clock(HALF_HOUR)
    assert (clock.left, clock.running, clock.flag) == (BySide(30 * MINUTE, 30 * MINUTE), None, None)
    assert done(clocks.run(clock, MINUTE)) == clock


def test_time_runs_for_the_player_whose_clock_is_going() -> None:
    clock = done(clocks.run(going(), 40 * SECOND))
    assert clock.left == BySide(29 * MINUTE + 20 * SECOND, 30 * MINUTE)
    clock = done(clocks.run(done(clocks.press(clock, WHITE)), 5 * SECOND))
    assert clock.left == BySide(29 * MINUTE + 20 * SECOND, 29 * MINUTE + 55 * SECOND)
    assert clock.running is BLACK


def test_a_press_credits_the_increment_to_the_one_who_presses() -> None:
    control = TimeControl(MINUTE, increment=3 * SECOND)
    clock = done(clocks.press(done(clocks.run(going(control), 10 * SECOND)), WHITE))
    assert clock.left == BySide(53 * SECOND, MINUTE)


def test_the_delay_runs_before_the_main_time_and_anew_with_each_move() -> None:
    control = TimeControl(MINUTE, delay=5 * SECOND)
    clock = done(clocks.run(going(control), 4 * SECOND))
    assert clock.left == BySide(MINUTE, MINUTE)
    clock = done(clocks.run(clock, 4 * SECOND))
    assert clock.left == BySide(57 * SECOND, MINUTE)
    clock = done(clocks.run(done(clocks.press(clock, WHITE)), 5 * SECOND))
    assert clock.left == BySide(57 * SECOND, MINUTE)


def test_a_stop_and_a_start_bring_no_new_delay() -> None:
    control = TimeControl(MINUTE, delay=5 * SECOND)
    clock = done(clocks.stop(done(clocks.run(going(control), 4 * SECOND))))
    clock = done(clocks.run(done(clocks.start(clock, WHITE)), 4 * SECOND))
    assert clock.left == BySide(57 * SECOND, MINUTE)


@pytest.mark.parametrize(("elapsed", "left", "flag"), [(59_999, 1, None), (60_000, 0, WHITE), (60_001, 0, WHITE)])
def test_the_flag_falls_at_zero(elapsed: int, left: int, flag: Side | None) -> None:
    clock = done(clocks.run(going(TimeControl(MINUTE)), elapsed))
    assert (clock.left.white, clock.flag, clock.going) == (left, flag, flag is None)


@pytest.mark.parametrize(("time", "left", "flag"), [(59_999, 1, None), (60_000, 0, BLACK), (90_000, 0, BLACK)])
def test_a_charge_can_bring_the_flag_down_whoever_is_to_move(time: int, left: int, flag: Side | None) -> None:
    clock = done(clocks.charge(going(TimeControl(MINUTE)), BLACK, time))
    assert (clock.left.black, clock.flag) == (left, flag)
    assert clock.left.white == MINUTE


def test_a_charge_is_not_set_against_the_delay() -> None:
    clock = done(clocks.charge(going(TimeControl(MINUTE, delay=MINUTE)), WHITE, SECOND))
    assert clock.left.white == 59 * SECOND


def test_switching_back_revokes_the_increment_and_gives_no_new_delay() -> None:
    control = TimeControl(MINUTE, increment=3 * SECOND, delay=5 * SECOND)
    pressed = done(clocks.press(done(clocks.run(going(control), 10 * SECOND)), WHITE))
    noticed = done(clocks.run(pressed, 7 * SECOND))
    clock = done(clocks.switch_back(noticed, BLACK))
    assert (clock.running, clock.left, clock.free) == (WHITE, BySide(55 * SECOND, 58 * SECOND), 0)
    kept = done(clocks.switch_back(noticed, BLACK, keep_increment=True))
    assert kept.left == BySide(58 * SECOND, 58 * SECOND)


def test_switching_back_can_keep_what_was_left_of_the_delay() -> None:
    pressed = done(clocks.press(done(clocks.run(going(TimeControl(0, delay=5 * SECOND)), 2 * SECOND)), WHITE))
    noticed = done(clocks.run(pressed, 4 * SECOND))
    kept = done(clocks.switch_back(noticed, BLACK, keep_delay=True))
    assert (kept.running, kept.free, kept.flag) == (WHITE, 3 * SECOND, None)
    assert done(clocks.run(kept, 3 * SECOND)).flag is None
    assert done(clocks.run(kept, 4 * SECOND)).flag is WHITE
    assert done(clocks.switch_back(noticed, BLACK)).flag is WHITE


def test_a_stopped_clock_can_still_be_switched_back_and_only_once() -> None:
    stopped = done(clocks.stop(done(clocks.press(going(), WHITE))))
    clock = done(clocks.switch_back(stopped, BLACK))
    assert clock.running is WHITE
    assert clocks.switch_back(clock, WHITE) == clocks.NOTHING_PRESSED


def test_started_again_it_can_still_be_switched_back_if_it_is_the_same_player_s_clock() -> None:
    control = TimeControl(MINUTE, increment=3 * SECOND)
    stopped = done(clocks.stop(done(clocks.press(going(control), WHITE))))
    again = done(clocks.start(stopped, BLACK))
    assert done(clocks.switch_back(again, BLACK)).left == BySide(MINUTE, MINUTE)
    other = done(clocks.start(stopped, WHITE))
    assert clocks.switch_back(other, WHITE) == clocks.NOTHING_PRESSED


def test_another_player_s_clock_is_started_without_a_delay_unless_it_is_the_first() -> None:
    control = TimeControl(MINUTE, delay=5 * SECOND)
    assert done(clocks.start(new_clock(control), BLACK)).free == 5 * SECOND
    stopped = done(clocks.stop(going(control)))
    assert done(clocks.start(stopped, BLACK)).free == 0


def test_a_move_given_by_the_referee_cannot_be_switched_back() -> None:
    pressed = done(clocks.press(going(), WHITE))
    assert clocks.switch_back(done(clocks.hand_to(pressed, BLACK)), BLACK) == clocks.NOTHING_PRESSED


def test_a_charge_of_no_time_changes_nothing() -> None:
    assert clocks.charge(going(), WHITE, 0) == going()
    assert done(clocks.charge(going(TimeControl(MINUTE)), WHITE, 1)).left.white == MINUTE - 1


def test_an_hour_is_sixty_minutes_of_sixty_seconds() -> None:
    assert (SECOND, MINUTE, HOUR) == (1_000, 60_000, 3_600_000)


def test_a_clock_that_stands_still_drops_no_flag() -> None:
    still = new_clock(TimeControl(0))
    assert done(clocks.hand_to(still, BLACK)).flag is None


def test_switched_back_to_an_empty_time_bank_the_flag_falls() -> None:
    clock = done(clocks.press(going(with_time_bank(30 * SECOND, 0)), WHITE))
    assert clock.flag is None
    clock = done(clocks.switch_back(clock, BLACK))
    assert (clock.flag, clock.going) == (WHITE, False)


def test_an_empty_time_bank_lets_the_time_for_the_move_run_out_first() -> None:
    clock = done(clocks.run(going(with_time_bank(30 * SECOND, 0)), 30 * SECOND))
    assert clock.flag is None
    assert done(clocks.run(clock, 1)).flag is WHITE


def test_acts_that_make_no_sense_are_refused() -> None:
    still, fallen = new_clock(HALF_HOUR), done(clocks.run(going(TimeControl(1)), 1))
    refusals = {
        clocks.GOING_ALREADY: [clocks.start(going(), WHITE)],
        clocks.NOT_GOING: [clocks.press(still, WHITE), clocks.stop(still)],
        clocks.WRONG_PLAYER: [clocks.press(going(), BLACK), clocks.switch_back(going(), BLACK)],
        clocks.NOTHING_PRESSED: [clocks.switch_back(going(), WHITE)],
        clocks.NEGATIVE_TIME: [
            clocks.run(going(), -1),
            clocks.charge(going(), WHITE, -1),
        ],
        clocks.FLAG_HAS_FALLEN: [
            clocks.start(fallen, WHITE),
            clocks.press(fallen, WHITE),
            clocks.stop(fallen),
            clocks.charge(fallen, BLACK, 1),
            clocks.switch_back(fallen, BLACK),
            clocks.hand_to(fallen, BLACK),
        ],
    }
    for expected, given in refusals.items():
        assert given == [expected] * len(given), expected.reason.en


def test_the_referee_gives_the_move_and_the_clocks_go_on_or_stand_still_as_they_did() -> None:
    control = TimeControl(MINUTE, delay=5 * SECOND)
    clock = done(clocks.run(done(clocks.press(going(control), WHITE)), 2 * SECOND))
    given = done(clocks.hand_to(clock, WHITE))
    assert (given.running, given.left, given.free) == (WHITE, clock.left, 5 * SECOND)
    assert done(clocks.hand_to(done(clocks.stop(clock)), WHITE)).running is None


def test_impossible_clocks_cannot_be_made() -> None:
    clock = going(TimeControl(MINUTE, delay=SECOND))
    for change in ({"left": BySide(-1, 0)}, {"flag": WHITE}, {"free": 2 * SECOND}):
        with pytest.raises(ValueError, match=r"time|flag"):
            evolve(clock, **change)


@pytest.mark.parametrize(
    ("time", "en", "ru"),
    [
        (0, "0:00", "0:00"),
        (40 * SECOND, "0:40", "0:40"),
        (30 * MINUTE, "30:00", "30:00"),
        (3_723_000, "1:02:03", "1:02:03"),
        (40_500, "0:40.5", "0:40,5"),
        (1, "0:00.001", "0:00,001"),
    ],
)
def test_times_are_written_as_people_do(time: int, en: str, ru: str) -> None:
    assert (written(time), written(time, Language.RUSSIAN)) == (en, ru)
