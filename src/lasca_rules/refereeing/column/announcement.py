"""What column draughts announces."""

from lasca_rules.play.game import Game
from lasca_rules.refereeing.arbiter import apply, rule
from lasca_rules.refereeing.carrying_out import CARRYING_OUT
from lasca_rules.refereeing.column import decide
from lasca_rules.refereeing.desks.draughts_incidents import INCIDENTS
from lasca_rules.refereeing.gathering import gather
from lasca_rules.refereeing.verdicts import VERDICTS, WORDS
from lasca_rules.rulebook.announcing import Announcement

ANNOUNCED = Announcement(
    game="draughts",
    plays=Game,
    decide=decide,
    gather=gather,
    apply=apply,
    rule=rule,
    incidents=INCIDENTS,
    verdicts=VERDICTS,
    words=(WORDS,),
    carrying_out=CARRYING_OUT,
)
