"""Where a statement is cited for more than it says itself: which verdicts and orders to the clocks are its own.

A statement that is not here has as its own all that it leads to.
"""

from collections.abc import Mapping
from typing import TypeAlias

from lasca_rules.nardy.reasons import TurnViolation
from lasca_rules.refereeing.incidents import Violation
from lasca_rules.refereeing.verdicts import (
    AddToHead,
    BackToInitialPosition,
    ClaimFails,
    GoesOn,
    MakeAgain,
    MarkKing,
    MarsOrKoksPossible,
    MoveStands,
    NotThisViolation,
    OpponentDecides,
    PlayedIn,
    PutBack,
    RefereeMustBeAsked,
    RemoveFromHead,
    SanctionPossible,
    TakeBack,
    TakenPutRight,
    TurnMadeAgain,
    TurnStands,
    Warned,
)
from lasca_rules.regulations import StatementId
from lasca_rules.rulebook.rulings import AsBeforeMove, Charge, NobodyPays, StopClocks, SwitchBack, Unchanged

Kinds: TypeAlias = tuple[type, ...]

VERDICTS: Mapping[StatementId, Kinds] = {
    "column:1.14.2-c": (),  # who pays, not what is decided
    # How each violation is corrected; who decides that it is, is 5.4.13.2-a.
    **{each.statement: (MakeAgain, TakeBack, PutBack, TakenPutRight, MarkKing) for each in Violation},
    "draughts:5.4.13.2-a": (OpponentDecides, MoveStands, GoesOn, ClaimFails, MakeAgain),
    "draughts:5.4.13.4-a": (),  # who pays
    "draughts:5.4.13.4-b": (RefereeMustBeAsked, ClaimFails, MakeAgain),
    "nardy:28.1-a": (GoesOn, NotThisViolation),
    "nardy:28.1-b": (MarsOrKoksPossible,),
    "nardy:28.1-c": (BackToInitialPosition,),
    "nardy:28.2-a": (GoesOn, NotThisViolation),
    "nardy:28.2-b": (BackToInitialPosition,),
    "nardy:28.2.1-a": (AddToHead,),
    "nardy:28.2.1-b": (PlayedIn,),
    "nardy:28.2.2-a": (RemoveFromHead,),
    "nardy:28.2.2-b": (PlayedIn,),
    "nardy:28.3-a": (Warned,),
    "nardy:28.3-b": (SanctionPossible,),
    **{each.statement: (TurnMadeAgain,) for each in TurnViolation if each.listed},
    "nardy:28.4-a": (OpponentDecides, TurnStands, TurnMadeAgain, ClaimFails),
    "nardy:28.6-a": (),  # who pays
    "nardy:28.6-b": (),  # likewise
}

ALTERNATIVES: Mapping[StatementId, tuple[str, ...]] = {
    "column:1.14.1-a": ("goes-on",),  # that there is a replay; from where, its three cases say
}
"""Where a statement does not say all there is to get wrong in its verdicts: the names of what it does say."""

ORDERS: Mapping[StatementId, Kinds] = {
    "column:1.14.1-a": (),  # its three cases say how the clocks stand
    "column:1.14.1-d": (AsBeforeMove, Unchanged),
    "column:1.14.2-b": (),  # 1.14.1-d does
    "column:1.14.2-c": (Charge,),
    **{each.statement: () for each in Violation},  # 5.4.13.4 does
    "draughts:5.4.13.2-a": (Unchanged,),
    "draughts:5.4.13.2-b": (Unchanged,),
    "draughts:5.4.13.2-c": (Unchanged,),
    "draughts:5.4.13.3-a": (),  # 5.4.13.4 does
    "draughts:5.4.13.4-a": (SwitchBack,),
    "draughts:5.4.13.4-b": (StopClocks, NobodyPays),
    "nardy:28.1-b": (),  # it is about how the game is counted
    "nardy:28.3-a": (),  # it is about warnings
    "nardy:28.3-b": (),  # likewise
    **{each.statement: () for each in TurnViolation if each.listed},  # 28.6 does
    "nardy:28.4-a": (Unchanged,),
    "nardy:28.6-a": (SwitchBack,),
    "nardy:28.6-b": (),  # the time bank has deviations of its own
}
