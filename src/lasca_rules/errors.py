"""Bad input: what could not be read, where, and what was expected.

An illegal move is not an error but a value (``play.legality.Illegal``): these are only for text that means nothing.
"""

from lasca_rules.languages import Text

BEFORE, AFTER = 260, 130
"""How many characters of a very long message are shown from its start and from its end."""


class InputError(Exception):
    """Something given to the rulebook could not be read.

    ``text`` is the one-line message, in both languages; it names the place and what was expected there. What was given
    may be quoted in it: the message is made visible and, if it is very long, shortened.
    """

    def __init__(self, text: Text) -> None:
        self.text = Text(visible(text.en), visible(text.ru))
        super().__init__(self.text.en)


class NotationError(InputError):
    """A position, a move or a game record is not in the notation."""


class RegistryError(InputError):
    """A regulation's data file is malformed: the message names file, key and what was expected."""


def visible(message: str) -> str:
    r"""Return a message that a terminal only shows: control characters as ``\x1b``, the middle of a long one left out.

    Marks that turn the direction of writing and halves of characters are written as numbers too.
    """
    if len(message) > BEFORE + AFTER:
        message = f"{message[:BEFORE]} … {message[-AFTER:]}"
    return "".join(each if each.isprintable() else each.encode("unicode_escape").decode("ascii") for each in message)
