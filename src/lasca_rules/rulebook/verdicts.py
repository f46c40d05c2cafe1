"""What a verdict is, and the two that there are in any game. What else can be decided is for the games to say."""

from typing import ClassVar, TypeAlias

from attrs import frozen

HalfMove: TypeAlias = int
"""The number of a half-move as people count: White's first is 1, Black's reply to it 2."""


class Verdict:
    """What a referee decides becomes of the game: a frozen attrs value of a class that derives from this one.

    In plain data it goes by the name of its class: ``GoesOn`` is ``goes-on``.
    """

    __slots__ = ()

    leaves_all_as_it_is: ClassVar[bool] = False
    """Is nothing on the board changed after it, and nobody asked anything more?"""


@frozen
class GoesOn(Verdict):
    """Nothing is corrected and the game goes on; its result will be valid."""

    leaves_all_as_it_is: ClassVar[bool] = True


@frozen
class ReferredToReferee(Verdict):
    """The regulation is silent: the referee decides. The only verdict that cites nothing."""


IN_ANY_GAME: tuple[type[Verdict], ...] = (GoesOn, ReferredToReferee)
"""The verdicts that every regulation can come to."""
