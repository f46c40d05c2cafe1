"""What the sport of nardy announces."""

from lasca_rules.nardy.game import NardyGame
from lasca_rules.refereeing.carrying_out import CARRYING_OUT
from lasca_rules.refereeing.desks.nardy_incidents import INCIDENTS
from lasca_rules.refereeing.nardy import decide
from lasca_rules.refereeing.nardy_arbiter import apply, gather, rule
from lasca_rules.refereeing.verdicts import VERDICTS, WORDS
from lasca_rules.rulebook.announcing import Announcement

ANNOUNCED = Announcement(
    game="nardy",
    plays=NardyGame,
    decide=decide,
    gather=gather,
    apply=apply,
    rule=rule,
    incidents=INCIDENTS,
    verdicts=VERDICTS,
    words=(WORDS,),
    carrying_out=CARRYING_OUT,
)
