"""What an official text says in one clause."""

from attrs import field, frozen

from lasca_rules.editions.words import PrintedWord


@frozen
class Wording:
    """What an official text says in one clause: its number as printed, its words, and its first and last line."""

    clause: str
    printed: str
    line: int
    words: tuple[PrintedWord, ...] = field(repr=False)
    last: int = 0
