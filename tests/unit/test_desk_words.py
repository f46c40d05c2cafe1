"""What the desk says: complete in both languages, true to the rulings' own wording, and every step in its place."""

import re
from collections.abc import Iterator

import pytest
from attrs import evolve

from lasca_rules.clock import written
from lasca_rules.languages import Language, Text
from lasca_rules.refereeing.desks.draughts_incidents import SOME_MOVE, SOME_SQUARE, SOME_TIME
from lasca_rules.refereeing.desks.nardy_incidents import SOME_CHECKERS, SOME_TURN
from lasca_rules.refereeing.verdicts import (
    AddToHead,
    MakeAgain,
    MarkKing,
    ReferredToReferee,
    ReplayFromMove,
    Suspended,
)
from lasca_rules.regulations import load
from lasca_rules.rulebook.desk.answer import DeskAnswer, answer
from lasca_rules.rulebook.desk.cases import cases
from lasca_rules.rulebook.desk.clock_orders import AsBefore, FullTime, Reverse, SetByReferee, Spent, TakeOff, sums
from lasca_rules.rulebook.desk.phrases import Phrase
from lasca_rules.rulebook.desk.table import incidents, make_table
from lasca_rules.rulebook.move_names import in_turn, turn_name
from lasca_rules.rulebook.profiles import Profile
from lasca_rules.rulebook.rulings import (
    SILENT,
    AsBeforeMove,
    Charge,
    InOrder,
    Ruling,
    StopClocks,
    SwitchBack,
    Unchanged,
)
from lasca_rules.rulebook.slots import in_game
from lasca_rules.rulebook.wording import clocks_in_words, verdicts_in_words
from lasca_rules.sides import Side

WHITE, BLACK = Side
TABLE = make_table()
ANSWERS = {ruling: answer(ruling) for ruling in TABLE.rulings}
LATIN, CYRILLIC = re.compile(r"[A-Za-z]{2,}"), re.compile(r"[А-Яа-яЁё]")


def phrases_of(given: DeskAnswer) -> Iterator[Phrase]:
    yield from (*given.verdicts, given.clocks, *given.steps)


def texts() -> Iterator[Text]:
    """Yield every text that the desk has of its own."""
    for incident in incidents():
        yield from (incident.group, incident.title)
        for question in incident.questions:
            yield question.text
            yield from (option.text for option in question.options)
    for given in ANSWERS.values():
        yield given.pays
        for phrase in phrases_of(given):
            yield from (phrase.text, phrase.blank, phrase.unnamed)


def test_every_text_is_in_both_languages_and_in_no_third_script() -> None:
    for text in set(texts()):
        assert not CYRILLIC.search(text.en), text
        assert CYRILLIC.search(re.sub(r"\{.*?\}", "", text.ru)), text
        assert not LATIN.search(re.sub(r"\{.*?\}", "", text.ru)), text
        assert "партнёр" not in text.ru.lower(), text
        assert "partner" not in text.en.lower(), text


def test_the_russian_texts_write_yo_where_it_is_due() -> None:
    missed = re.compile(r"\b(?:черны[емх]|еще|ее|всe|нее|идет|берет|ведет|учет|счет|причем)", re.IGNORECASE)
    assert [text.ru for text in set(texts()) if missed.search(text.ru)] == []


def test_steps_and_questions_are_whole_sentences() -> None:
    for given in ANSWERS.values():
        for step in given.steps:
            for text in (step.text, step.blank, step.unnamed):
                assert re.match(r"[A-Z{]", text.en), text
                assert text.en.endswith("."), text
                assert re.match(r"[А-ЯЁ{]", text.ru), text
                assert text.ru.endswith("."), text
    for incident in incidents():
        for question in incident.questions:
            assert question.text.en.endswith("?"), question
            assert question.text.ru.endswith("?"), question


def test_what_has_to_be_filled_in_can_be_left_out_but_for_the_move() -> None:
    for given in ANSWERS.values():
        for phrase in phrases_of(given):
            assert places(phrase.text.en) == places(phrase.text.ru) == {*phrase.needs, *phrase.moves}, phrase
            assert places(phrase.blank.en) | places(phrase.blank.ru) <= set(phrase.moves), phrase
            assert phrase.needs or phrase.blank == phrase.text, phrase
            assert places(phrase.unnamed.en) | places(phrase.unnamed.ru) == set(), phrase


def places(text: str) -> set[str]:
    return set(re.findall(r"\{([^{}:]*)", text))


def test_no_number_square_or_time_that_was_only_taken_for_an_example_is_ever_said() -> None:
    examples = [str(SOME_MOVE), SOME_SQUARE, written(SOME_TIME), str(SOME_TURN), str(SOME_CHECKERS)]
    for given in ANSWERS.values():
        for phrase in phrases_of(given):
            for text in (phrase.text, phrase.blank, phrase.unnamed):
                said = re.sub(
                    r"\{.*?\}|38\.1|the doubling cube at 1|куб удвоения поставьте на 1", "", f"{text.en} {text.ru}"
                )
                assert not any(re.search(rf"(?<![\d:]){each}(?![\d:])", said) for each in examples), text


def filled(phrase: Phrase, words: dict[str, Text]) -> Text:
    """Return a phrase with its places filled in."""

    def fill(language: Language) -> str:
        return re.sub(r"\{([^{}]*)\}", lambda found: words[found[1]][language], phrase.text[language])

    return Text(fill(Language.ENGLISH), fill(Language.RUSSIAN))


def test_filled_in_the_words_are_those_of_the_ruling() -> None:
    name, count, square = in_turn(SOME_MOVE), str(SOME_CHECKERS), Text(SOME_SQUARE, SOME_SQUARE)
    numbers = {
        **dict.fromkeys(("missing", "surplus"), count),
        "head": str(SOME_CHECKERS - 1),
        "beyond": "1",
    }
    words = {
        "move": Text(name.en, name.ru),
        "move:genitive": Text(name.en, name.genitive),
        "move:instrumental": Text(name.en, name.instrumental),
        "turn": turn_name(SOME_TURN),
        "took": Text(written(SOME_TIME), written(SOME_TIME, Language.RUSSIAN)),
        "king": square,
        "touched": square,
        **{f"{each}-{side.value}": Text(number, number) for each, number in numbers.items() for side in Side},
    }
    for ruling, given in ANSWERS.items():
        said = [filled(phrase, words) for phrase in given.verdicts]
        assert tuple(said) == verdicts_in_words(ruling, in_game(in_turn))
        assert filled(given.clocks, words) == clocks_in_words(ruling)


def test_the_places_of_a_phrase() -> None:
    corrected = Ruling(MakeAgain(SOME_MOVE, WHITE, "e3"), Unchanged(), ("x",), regulation="draughts")
    (phrase,) = answer(corrected).verdicts
    assert (phrase.needs, phrase.moves) == (("touched",), ("move",))
    assert phrase.text.en == "{move} is taken back, and White makes another, from {touched}"
    assert phrase.blank == Text(
        "{move} is taken back, and White makes another, with what was touched first",
        "{move} берётся обратно, белые ходят заново — шашкой, тронутой первой",
    )
    assert phrase.unnamed.ru == "этот ход берётся обратно, белые ходят заново — шашкой, тронутой первой"
    (replayed,) = answer(Ruling(ReplayFromMove(SOME_MOVE), Unchanged(), ("x",), regulation="column")).verdicts
    assert replayed.text.ru == replayed.blank.ru == "партия переигрывается с {move:genitive}"
    assert (replayed.needs, replayed.moves) == ((), ("move",))


def test_checkers_are_counted_in_the_form_that_the_number_asks_for() -> None:
    ruling = Ruling(AddToHead(BLACK, 2), Unchanged(), ("x",), regulation="nardy")
    step = answer(ruling).steps[1]
    assert step.text == Text(
        "Put {missing-b:checker|checkers} on Black's head.",
        "Добавьте на голову чёрных {missing-b:шашку|шашки|шашек}.",
    )
    assert step.blank.ru == "Добавьте на голову чёрных недостающие шашки."


def english(ruling: Ruling) -> list[str]:
    return [step.blank.en for step in answer(ruling).steps]


def ruled(regulation: str, incident: str, **answers: str) -> Ruling:
    given = {"column-game": "bashni"} | {name.replace("_", "-"): each for name, each in answers.items()}
    ruling = TABLE.look_up(incident, given, Profile(regulation))
    assert isinstance(ruling, Ruling), ruling
    return ruling


def test_a_replay_from_a_move_stops_the_clocks_restores_sets_and_starts_them_in_this_order() -> None:
    ruling = ruled(
        "column", "move", violation="v6", offender="w", when="after-reply", noticed="opponent", answer="admits"
    )
    assert english(ruling) == [
        "Stop both clocks.",
        "From the record of the game, put the position back as it stood before {move}.",
        "Set both clocks to what they showed before {move}.",
        "Start the clock of the player who had the move there, and who now moves again, by the rules.",
    ]
    assert answer(ruling).pays.en == "nobody: both get the time since then back"


def test_a_correction_switches_the_clock_back_first_and_ends_with_the_press() -> None:
    ruling = ruled(
        "draughts",
        "move",
        violation="v14",
        offender="b",
        when="before-reply",
        noticed="opponent",
        answer="admits",
        wish="correct",
        pressed="yes",
        increment="yes",
        unmarked="yes",
    )
    assert english(ruling) == [
        "White switches the clock back, or you do: Black's time is running.",
        "Take the increment that the press brought off Black's clock again.",
        "If switching back has added an increment to White's clock, take that off: no move was made.",
        "Black takes {move} back.",
        "Have the king marked.",
        "Black makes another move, by the rules.",
        "Black then presses the clock, and the game goes on.",
    ]
    assert answer(ruling).sums == (Reverse(BLACK, revoked=True),)
    assert answer(ruling).pays.en == "Black, for the correction"


def test_an_increment_that_is_kept_is_not_reckoned_off() -> None:
    profile = Profile("draughts").taking("increment-on-reversal", "kept")
    answers = {"violation": "v1", "offender": "w", "when": "before-reply", "noticed": "offender"}
    given = {**answers, "also": "nothing", "wish": "correct", "pressed": "yes", "increment": "yes"}
    ruling = TABLE.look_up("move", given, profile)
    assert isinstance(ruling, Ruling)
    assert answer(ruling).sums == (Reverse(WHITE, revoked=False),)
    assert "White keeps the increment that the press brought." in english(ruling)


def test_a_denied_claim_leads_on_to_the_inquiry_and_nothing_else_does() -> None:
    suspended = ruled(
        "column", "move", violation="v1", offender="w", when="before-reply", noticed="opponent", answer="denies"
    )
    assert (suspended.verdict, suspended.clocks) == (Suspended(BLACK, SOME_MOVE), StopClocks())
    for ruling, given in ANSWERS.items():
        assert (given.then == "inquiry") == isinstance(ruling.clocks, StopClocks), ruling


def test_after_an_inquiry_the_clocks_stand_still_already() -> None:
    ruling = ruled("column", "inquiry", violation="regular", offender="w", when="before-reply", ends="established")
    assert english(ruling) == [
        "Tell the players that the move was by the rules and stands.",
        "Take the time that the inquiry took off Black's clock.",
        "If nothing is left on it, Black's flag has fallen and the game is lost on time.",
        "Start the clock of the player whose move it is.",
    ]


def test_what_the_referee_adds_and_removes_in_nardy_is_told_side_by_side() -> None:
    ruling = ruled(
        "nardy",
        "checkers",
        game="long",
        wrong="both",
        ended="no",
        turns="two",
        miscounted="both",
        count_w="many",
        head_many_w="fewer",
        count_b="few",
        head_few_b="some",
        warned_in_event="b",
    )
    assert english(ruling) == [
        "Stop both clocks.",
        "Take off all that stand on White's head.",
        "Leave White's other surplus checkers where they are: they are played in.",
        "Put the missing checkers on Black's head.",
        "Give a warning to White and Black, and enter it in the record of the event.",
        "It is a repeat: you may also apply 38.1 to Black.",
        "Leave the times on both clocks as they are.",
        "Start the clock of the player whose move it is.",
    ]


def test_where_the_text_is_silent_the_referee_is_told_so_and_to_cite_nothing() -> None:
    silent = evolve(SILENT, regulation="column")
    given = answer(silent)
    assert (given.under, given.sums) == ((), (SetByReferee(),))
    assert english(silent)[1] == "The text says nothing about this. Decide as you see fit, and cite no clause for it."


@pytest.mark.parametrize(
    ("ruling", "expected"),
    [
        (Ruling(MarkKing(SOME_SQUARE), Unchanged(), ("x",)), ()),
        (Ruling(ReplayFromMove(SOME_MOVE), InOrder((AsBeforeMove(SOME_MOVE), Charge(WHITE, SOME_TIME))), ("x",)),
         (AsBefore(), TakeOff(WHITE, Spent.INQUIRY))),
        (Ruling(MakeAgain(SOME_MOVE, BLACK), SwitchBack(BLACK), ("x",)), (Reverse(BLACK, revoked=False),)),
    ],
)  # fmt: skip
def test_what_an_order_does_to_the_times(ruling: Ruling, expected: tuple[object, ...]) -> None:
    assert sums(ruling) == expected


def test_a_full_time_is_given_where_a_game_is_replayed_from_the_start() -> None:
    assert sums(ruled("column", "set-up", stage="both have moved", true="yes", set_up_denied="agreed")) == (FullTime(),)


def test_every_step_list_says_something_and_nothing_twice() -> None:
    for ruling, given in ANSWERS.items():
        assert given.steps, ruling
        assert len(set(given.steps)) == len(given.steps), ruling
        assert given.pays.en, ruling


def test_the_list_of_cases_has_every_ruling_once_for_white_and_cites_what_holds_for_all() -> None:
    listed = cases(TABLE)
    assert {case.regulation for case in listed} == {"column", "draughts", "nardy"}
    statements = {statement.id for statement in load().statements}
    for case in listed:
        ruling = TABLE.look_up(case.incident, dict(case.way), Profile(case.regulation))
        assert isinstance(ruling, Ruling), case
        assert answer(ruling) == case.answer, case
        assert set(case.under) <= set(ruling.under) & statements, case
        assert all(option != "b" for _, option in case.way), case
        for violation in case.violations:
            other = TABLE.look_up(case.incident, dict(case.way) | {"violation": violation}, Profile(case.regulation))
            assert isinstance(other, Ruling), case
            assert answer(other).steps == case.answer.steps, (case, violation)
            assert set(case.under) <= set(other.under), (case, violation)
    silent = [
        case for case in listed if isinstance(answer_of(case.way, case.incident, case.regulation), ReferredToReferee)
    ]
    assert {case.regulation for case in silent} == {"column", "draughts", "nardy"}


def answer_of(way: tuple[tuple[str, str], ...], incident: str, regulation: str) -> object:
    ruling = TABLE.look_up(incident, dict(way), Profile(regulation))
    return ruling.verdict if isinstance(ruling, Ruling) else ruling
