"""What article 28 does not mention: dice, turns out of their time, the cube. Each reading names the nearest clauses."""

from lasca_rules.refereeing.nardy_facts import NotMentionedFacts
from lasca_rules.refereeing.nardy_incidents import Matter
from lasca_rules.rulebook.composing import OfRefereeing, Says, silent
from lasca_rules.rulebook.profiles import Profile
from lasca_rules.rulebook.rules import rule


@rule(readings=("nardy-dice",))
def dice_not_mentioned(facts: NotMentionedFacts, _: Profile) -> Says | None:
    """Of dice that lie crooked or are picked up too soon the text does not speak."""
    return silent("nardy-dice") if facts.matter in {Matter.DICE_CROOKED, Matter.DICE_LIFTED} else None


@rule(readings=("nardy-too-early",))
def too_early_not_mentioned(facts: NotMentionedFacts, _: Profile) -> Says | None:
    """Of a roll or a move before the opponent has finished the text does not speak."""
    return silent("nardy-too-early") if facts.matter in {Matter.ROLLED_EARLY, Matter.MOVED_EARLY} else None


@rule(readings=("nardy-cube",))
def cube_not_mentioned(facts: NotMentionedFacts, _: Profile) -> Says | None:
    """Of the doubling cube the text does not speak."""
    return silent("nardy-cube") if facts.matter is Matter.CUBE else None


@rule()
def nothing_else_mentioned(_: NotMentionedFacts, __: Profile) -> Says:
    """Of nothing else does the text speak."""
    return silent()


NOT_MENTIONED: tuple[OfRefereeing[NotMentionedFacts], ...] = (
    dice_not_mentioned,
    too_early_not_mentioned,
    cube_not_mentioned,
    nothing_else_mentioned,
)
