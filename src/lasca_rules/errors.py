"""Bad input: what could not be read, where, and what was expected.

An illegal move is not an error but a value (``play.legality.Illegal``): these are only for text that means nothing.
"""

from lasca_rules.languages import Text


class InputError(Exception):
    """Something given to the rulebook could not be read.

    ``text`` is the one-line message, in both languages; it names the place and what was expected there.
    """

    def __init__(self, text: Text) -> None:
        super().__init__(text.en)
        self.text = text


class NotationError(InputError):
    """A position, a move or a game record is not in the notation."""


class RegistryError(InputError):
    """A regulation's data file is malformed: the message names file, key and what was expected."""
