"""What is said about a verdict or an order to the clocks: passages with slots, some of them for some rulings only."""

from collections.abc import Mapping
from typing import TypeAlias

from attrs import field, frozen

from lasca_rules.languages import Language, Text
from lasca_rules.regulations import ReadingId, StatementId
from lasca_rules.rulebook.kinds import kind_of
from lasca_rules.rulebook.rulings import ClockOrder, Ruling
from lasca_rules.rulebook.slots import Manner, Names, fill
from lasca_rules.rulebook.verdicts import Verdict

Decided: TypeAlias = Verdict | ClockOrder


@frozen
class Passage:
    """A clause or a sentence with slots, and the rulings that it is for: see words.toml."""

    en: str
    ru: str
    unknown: Text | None = None
    having: str | None = None
    under: tuple[StatementId, ...] = ()
    readings: tuple[ReadingId, ...] = ()
    beside: str | None = None
    otherwise: bool = False
    last: bool = False
    open: Names = field(factory=dict, hash=False)

    @property
    def conditional(self) -> bool:
        """Is it for some rulings only?"""
        return bool(self.having or self.under or self.readings or self.beside)

    def fits(self, about: Decided, ruling: Ruling | None) -> bool:
        """Does what is decided, and the ruling that it is part of, meet the passage's conditions?"""
        if self.having and not getattr(about, self.having):
            return False
        if ruling is None:
            return not (self.under or self.readings or self.beside)
        return (
            (not self.under or not set(self.under).isdisjoint(ruling.under))
            and (not self.readings or not set(self.readings).isdisjoint(ruling.readings))
            and (not self.beside or _has_beside(ruling, self.beside, about))
        )

    def said(self, about: Decided, manner: Manner) -> Text:
        """Return the passage filled in; where that takes what is not known, what is said without it."""
        for words in (self, self.unknown):
            if words is not None:
                en = fill(words.en, about, self.open, Language.ENGLISH, manner)
                ru = fill(words.ru, about, self.open, Language.RUSSIAN, manner)
                if en is not None and ru is not None:
                    return Text(en, ru)
        message = f"no words for {about} without what is not known: {self.en}"
        raise ValueError(message)


Passages: TypeAlias = tuple[Passage, ...]


@frozen
class Words:
    """All that is said about one kind of verdict or order: see words.toml."""

    said: Passages
    should: Text
    do: Passages = ()
    said_besides: Passages = ()
    do_besides: Passages = ()
    then: Passages = ()
    first: Passages = ()
    pays: Passages = ()
    open: Names = field(factory=dict, hash=False)

    def lists(self) -> Mapping[str, Passages]:
        """Return the passages by what they are for."""
        names = ("said", "do", "said_besides", "do_besides", "then", "first", "pays")
        return {name: getattr(self, name) for name in names}


@frozen
class WordTable:
    """The words of one game."""

    open: Names
    verdicts: Mapping[str, Words]
    orders: Mapping[str, Words]
    steps: Mapping[str, Text]

    def of(self, about: Decided) -> Words:
        """Return the words for a verdict or a single order."""
        return self.entry(kind_of(type(about)))

    def entry(self, kind: str) -> Words:
        """Return the words for a kind of verdicts or of single orders."""
        return self.verdicts[kind] if kind in self.verdicts else self.orders[kind]


def chosen(passages: Passages, about: Decided, ruling: Ruling | None = None) -> Passages:
    """Return the passages that are for what is decided by a ruling, in their order."""
    picked: list[Passage] = []
    for passage in passages:
        if passage.fits(about, ruling) and not (passage.otherwise and any(each.conditional for each in picked)):
            picked.append(passage)
    return tuple(picked)


def _has_beside(ruling: Ruling, kind: str, about: Decided) -> bool:
    """Tell whether the ruling has a decision of this kind about the same player."""
    side = getattr(about, "side", None)
    decided = (ruling.verdict, *ruling.besides)
    return any(kind_of(type(each)) == kind and getattr(each, "side", None) is side for each in decided)
