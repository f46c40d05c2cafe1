"""Rulings as plain data: every ruling of the desk's table goes to JSON and comes back as it was."""

import json
from collections.abc import Callable
from typing import Any

import pytest
from cattrs import BaseValidationError

from lasca_rules.refereeing.verdicts import ReplayFromMove
from lasca_rules.rulebook.desk.table import make_table
from lasca_rules.rulebook.kinds import ORDERS, plain, read, verdict_kinds
from lasca_rules.rulebook.rulings import AsBeforeMove, Charge, InOrder, Ruling
from lasca_rules.sides import Side
from lasca_rules.structuring import first_fault

REPLAYED = Ruling(
    ReplayFromMove(5),
    InOrder((AsBeforeMove(5), Charge(Side.BLACK, 40_000))),
    under=("column:1.14.1-d",),
    regulation="column",
)


def test_a_ruling_is_its_kinds_with_their_fields() -> None:
    charge = {"kind": "charge", "fields": {"player": "b", "time": 40_000}}
    orders = [{"kind": "as-before-move", "fields": {"half_move": 5, "since": False}}, charge]
    assert plain(REPLAYED) == {
        "regulation": "column",
        "verdict": {"kind": "replay-from-move", "fields": {"half_move": 5}},
        "besides": [],
        "clocks": {"kind": "in-order", "fields": {"orders": orders}},
        "under": ["column:1.14.1-d"],
        "readings": [],
        "remark": None,
    }


def test_every_ruling_comes_back_from_json_as_it_was() -> None:
    rulings = make_table().rulings
    kinds: set[str] = set()
    for ruling in rulings:
        written = json.loads(json.dumps(plain(ruling)))
        assert read(written) == ruling
        kinds |= {each["kind"] for each in (written["verdict"], *written["besides"], written["clocks"])}
    assert len(kinds) > 30
    assert kinds <= set(verdict_kinds()) | set(ORDERS)


def test_every_ruling_of_the_table_says_which_regulation_spoke() -> None:
    for ruling in make_table().rulings:
        cited = {statement.partition(":")[0] for statement in ruling.under} - {"play"}
        assert cited <= {ruling.regulation}, ruling
        assert ruling.regulation


def _fields(**values: object) -> Callable[[dict[str, Any]], None]:
    def spoil(data: dict[str, Any]) -> None:
        data["verdict"]["fields"] = values

    return spoil


def _kind(kind: object) -> Callable[[dict[str, Any]], None]:
    def spoil(data: dict[str, Any]) -> None:
        data["verdict"]["kind"] = kind

    return spoil


@pytest.mark.parametrize(
    ("spoil", "told"),
    [
        (_kind("charge"), "expected a kind with its fields; kinds: goes-on, "),
        (_kind(None), "expected a kind with its fields"),
        (_fields(), "missing; expected a whole number"),
        (_fields(half_move="5"), "expected a whole number, found '5'"),
        (_fields(half_move=0), "must be >= 1"),
        (lambda data: data.update(under=[]), "a ruling cites the statements it rests on"),
        (lambda data: data["clocks"]["fields"].update(orders=[]), "must be >= 2"),
        (lambda data: data["clocks"]["fields"]["orders"][1]["fields"].update(player="x"), "expected one of: w, b"),
    ],
)
def test_what_is_no_ruling_is_refused(spoil: Callable[[dict[str, Any]], None], told: str) -> None:
    data = json.loads(json.dumps(plain(REPLAYED)))
    spoil(data)
    with pytest.raises(BaseValidationError) as refused:
        read(data)
    assert told in first_fault(refused.value)[1].en
