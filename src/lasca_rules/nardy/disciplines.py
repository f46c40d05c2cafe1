"""Long and short nardy, and the five sporting disciplines that article 28 names."""

from enum import Enum

from attrs import frozen

from lasca_rules.languages import Text


class Nardy(Enum):
    """The two games. The value names the game in data and on the command line."""

    LONG = "long"
    """15 checkers on the head; both sides move the same way round; one checker closes a point; nothing is hit."""
    SHORT = "short"
    """Backgammon: the sides move towards each other; two checkers close a point; a single one is hit."""

    @property
    def has_head(self) -> bool:
        """Tell whether the game knows a head, the point on which all checkers stand at the start."""
        return self is Nardy.LONG


@frozen
class Discipline:
    """A sporting discipline: a way to play one of the two games, on which nothing in article 28 depends."""

    id: str
    name: Text
    nardy: Nardy


DISCIPLINES = {
    discipline.id: discipline
    for discipline in (
        Discipline("long", Text("long nardy", "длинные нарды"), Nardy.LONG),
        Discipline("long-blitz", Text("long nardy blitz", "длинные нарды – блиц"), Nardy.LONG),
        Discipline("short", Text("short nardy", "короткие нарды"), Nardy.SHORT),
        Discipline("short-blitz", Text("short nardy blitz", "короткие нарды – блиц"), Nardy.SHORT),
        Discipline("short-pairs", Text("short nardy pairs", "короткие нарды – пары"), Nardy.SHORT),
    )
}
"""The five disciplines by their ids: 28.1 is about the three of short nardy, 28.2 about the two of long nardy."""
