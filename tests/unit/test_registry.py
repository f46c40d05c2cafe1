"""What the registry holds, and how it is looked up."""

import re

import pytest
from attrs.exceptions import FrozenInstanceError

from lasca_rules.errors import InputError
from lasca_rules.regulations import Kind, Registry, UnknownIdError, load

LABELS = {
    "column": {
        "1.14.1": "a b c d e n",
        "1.14.2": "a b c",
        "1.14.3": "a",
        "1.14.4": "a",
        "2.1": "a b c d e n1 n2 n3",
        "2.2.1": "a b c d n1 n2 n3 n4 n5",
        "2.2.2": "a b",
        "2.2.3": "a b",
    },
    "draughts": {
        "5.4.13.1": "a b",
        "5.4.13.2": "v1 v2 v3 v4 v5 v6 v7 v8 v9 v10 v11 v12 v13 v14 a b c",
        "5.4.13.3": "a b",
        "5.4.13.4": "a b c d",
        "5.4.13.5": "a",
    },
    "nardy": {
        "28.1": "a b c",
        "28.2": "a b",
        "28.2.1": "a b",
        "28.2.2": "a b",
        "28.3": "a b",
        "28.4": "v1 v2 v3 v4 a",
        "28.5": "a",
        "28.6": "a b",
        "28.7": "a",
        "28.8": "a",
    },
    "play": {"P": "1 2 3 4 5 6 7 8 9 10 11 12 13", "B": "1 2 3 4 5 6"},
}


@pytest.fixture(scope="module")
def registry() -> Registry:
    return load()


def test_the_regulations_stand_in_their_order(registry: Registry) -> None:
    assert [regulation.id for regulation in registry.regulations] == ["column", "draughts", "nardy", "play"]


@pytest.mark.parametrize("name", LABELS)
def test_every_clause_and_statement_is_there_in_the_order_of_the_text(registry: Registry, name: str) -> None:
    joint = "" if name == "play" else "-"
    expected = {
        clause: [f"{name}:{clause}{joint}{ending}" for ending in endings.split()]
        for clause, endings in LABELS[name].items()
    }
    clauses = registry.regulation(name).clauses
    assert [clause.id for clause in clauses] == list(expected)
    assert {clause.id: [statement.id for statement in clause.statements] for clause in clauses} == expected


def test_there_are_98_statements_of_which_19_are_no_regulation_text(registry: Registry) -> None:
    counts = {regulation.id: len(regulation.statements) for regulation in registry.regulations}
    assert counts == {"column": 32, "draughts": 26, "nardy": 21, "play": 19}
    assert [regulation.id for regulation in registry.regulations if regulation.supplement] == ["play"]
    assert len(registry.statements) == 98


def test_the_answers_of_a_reading_say_different_things(registry: Registry) -> None:
    for reading in registry.readings:
        for texts in ([each.text.en for each in reading.answers], [each.text.ru for each in reading.answers]):
            assert len(set(texts)) == len(texts), reading.id


def test_the_one_slip_in_the_printed_numbers_is_kept(registry: Registry) -> None:
    printed = {clause.id: clause.printed for each in registry.regulations for clause in each.clauses if clause.printed}
    assert printed == {"1.14.4": "4."}


def test_two_statements_are_a_measure_and_an_inspection_in_one(registry: Registry) -> None:
    both = [statement.id for statement in registry.statements if len(statement.kinds) > 1]
    assert both == ["column:2.2.1-c", "column:2.2.1-n1"]
    for name in both:
        assert registry.statement(name).kinds == (Kind.MEASURE, Kind.INSPECTION)
        assert registry.statement(name).kind is Kind.MEASURE


@pytest.mark.parametrize(
    ("name", "numbers"),
    [
        ("column:2.1-a", {"squares": 49, "light_squares": 24, "dark_squares": 25}),
        ("column:2.1-b", {"squares_a_side": 7}),
        ("column:2.1-e", {"side_min_mm": 350, "side_max_mm": 400}),
        ("column:2.2.1-a", {"pieces_a_side": 11}),
        ("column:2.2.1-b", {"rows_a_side": 3}),
        ("column:2.2.1-c", {"kings_a_side": 11}),
        ("column:2.2.1-n2", {"smaller_min_mm": 5, "smaller_max_mm": 10}),
        ("column:2.2.1-n3", {"heights_in_diameter_min": 4, "heights_in_diameter_max": 5}),
        ("draughts:5.4.13.1-b", {"moves_each": 1}),
        ("nardy:28.1-a", {"moves_each": 2}),
        ("nardy:28.2-a", {"moves_each": 2}),
        ("play:P13", {"pieces": 22, "colour_runs_max": 2}),
        ("play:B1", {"dark_squares": 32, "men_a_side": 12, "rows_a_side": 3}),
        ("column:1.14.1-a", {}),
    ],
)
def test_the_figures_stand_beside_their_statement(registry: Registry, name: str, numbers: dict[str, int]) -> None:
    assert dict(registry.statement(name).numbers) == numbers


def test_a_statement_knows_its_regulation_and_its_label(registry: Registry) -> None:
    statement = registry.statement("column:1.14.1-b")
    assert (statement.regulation, statement.label) == ("column", "1.14.1-b")
    assert statement in registry.clause("column:1.14.1").statements


def test_the_readings_about_a_statement_are_found_in_order(registry: Registry) -> None:
    names = [reading.id for reading in registry.readings_about("column:1.14.3-a")]
    assert names[:2] == ["column-scope", "column-wrongly-taken"]
    assert names[2:] == ["charge-then-flag", "both-disturbed", "disturbed-unnoticed", "after-restoring"]
    assert registry.readings_about("column:2.1-b") == ()


def test_an_answer_is_found_be_it_the_default_or_an_alternative(registry: Registry) -> None:
    reading = registry.reading("both-disturbed")
    assert registry.answer("both-disturbed", "as-nobody") == reading.default
    assert registry.answer("both-disturbed", "referee-decides") == reading.alternatives[0]


@pytest.mark.parametrize(
    ("look_up", "wanted", "what", "nearest"),
    [
        ("statement", "1.14.1-b", "no statement “1.14.1-b”", "column:1.14.1-b"),
        ("statement", "colum:1.14.1-c", "no statement “colum:1.14.1-c”", "column:1.14.1-c"),
        ("statement", "P4", "no statement “P4”", "play:P4"),
        ("clause", "28.2.1", "no clause “28.2.1”", "nardy:28.2.1"),
        ("reading", "clock-on-replay", "no reading “clock-on-replay”", "clocks-on-replay"),
        ("regulation", "nardi", "no regulation “nardi”", "nardy"),
    ],
)
def test_an_unknown_id_is_refused_with_the_nearest(
    registry: Registry, look_up: str, wanted: str, what: str, nearest: str
) -> None:
    with pytest.raises(UnknownIdError) as caught:
        getattr(registry, look_up)(wanted)
    assert isinstance(caught.value, InputError)
    assert caught.value.text.en.startswith(what)
    assert f"«{wanted}»" in caught.value.text.ru
    assert nearest in caught.value.nearest
    assert nearest in caught.value.text.en
    assert nearest in caught.value.text.ru


def test_an_id_like_none_is_refused_without_suggestions(registry: Registry) -> None:
    with pytest.raises(UnknownIdError) as caught:
        registry.statement("щщщ")
    assert caught.value.text.en == "no statement “щщщ”"


def test_an_unknown_answer_is_refused_naming_the_reading(registry: Registry) -> None:
    with pytest.raises(UnknownIdError, match=re.escape("no answer of the reading both-disturbed “as-nobdy”")) as caught:
        registry.answer("both-disturbed", "as-nobdy")
    assert caught.value.nearest == ("as-nobody",)


def test_the_registry_is_read_once() -> None:
    assert load() is load()


def test_nothing_in_the_registry_can_be_changed(registry: Registry) -> None:
    statement = registry.statement("column:2.1-b")
    with pytest.raises(FrozenInstanceError):
        statement.id = "column:2.1-z"  # type: ignore[misc]
    with pytest.raises(TypeError):
        statement.numbers["squares_a_side"] = 8  # type: ignore[index]
    assert hash(statement) == hash(load().statement("column:2.1-b"))


def test_statements_are_found_by_their_own_id_by_their_clauses_or_their_regulations(registry: Registry) -> None:
    assert registry.statements_of("column:2.1-b") == (registry.statement("column:2.1-b"),)
    assert registry.statements_of("column:2.1") == registry.clause("column:2.1").statements
    assert registry.statements_of("column") == registry.regulation("column").statements
    with pytest.raises(UnknownIdError, match=r"no statement, clause or regulation “column:2.9”; nearest: column:2"):
        registry.statements_of("column:2.9")
