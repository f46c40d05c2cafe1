"""What the regulation announces."""

from lasca_rules.rulebook.announcing import Announcement, CarryingOut

from .arbiter import apply, gather
from .desk import INCIDENTS
from .game import Pebbles
from .rules import GameLost, PutBackPebbles, decide

ANNOUNCED = Announcement(
    game="pebbles",
    plays=Pebbles,
    decide=decide,
    gather=gather,
    apply=apply,
    incidents=INCIDENTS,
    verdicts=(PutBackPebbles, GameLost),
    carrying_out=CarryingOut(ends=(GameLost,)),
)
