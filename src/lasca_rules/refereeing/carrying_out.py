"""What the steps of carrying a ruling out depend on in draughts and in nardy, for the desk."""

from typing import get_args

from lasca_rules.refereeing.verdicts import (
    AddToHead,
    BackToInitialPosition,
    ClaimRefused,
    Correction,
    NotThisViolation,
    RefereeMustBeAsked,
    RemoveFromHead,
    ReplayFromMove,
    ReplayFromStart,
    RestorePosition,
    SportingSanction,
    Suspended,
    UndoneSince,
)
from lasca_rules.rulebook.announcing import CarryingOut
from lasca_rules.rulebook.rulings import Ruling


def _not_begun(ruling: Ruling) -> bool:
    """Is this put right before White's clock has ever been started?"""
    if "column-before-start" in ruling.readings:
        return True
    return "draughts:5.4.13.1-a" in ruling.under and "setup-one-moved" not in ruling.readings


CARRYING_OUT = CarryingOut(
    put_up_anew=(ReplayFromStart, ReplayFromMove, BackToInitialPosition, AddToHead, RemoveFromHead, UndoneSince),
    restored=(RestorePosition,),
    ends=(ClaimRefused, SportingSanction, NotThisViolation),
    corrected=get_args(Correction),
    not_pressed=("before-the-press",),
    not_begun=_not_begun,
    next_incidents={Suspended: "inquiry", RefereeMustBeAsked: "inquiry"},
)
