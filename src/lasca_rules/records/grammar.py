"""The grammar of a game in a file, and what was expected where a text leaves it."""

from functools import cache
from importlib.resources import files

from lark import Lark, Tree, UnexpectedCharacters, UnexpectedEOF, UnexpectedInput, UnexpectedToken
from lark.lexer import Token

from lasca_rules.languages import Text
from lasca_rules.notation.source import harmless
from lasca_rules.records.places import RecordError, TextPlace

_OPEN_COMMENT = Text("a comment that no } ends", "комментарий без закрывающей скобки }")
_OPEN_VARIATION = Text("the game ends in a variation that no ) ends", "партия кончается вариантом без скобки )")
_CLOSED = Text("a ) that no ( begins", "скобка ) без открывающей")
_COMMENT_CLOSED = Text("a } that no { begins", "скобка } без открывающей")
_TAG = Text('a tag is expected, like [White "A. Player"]', 'нужен заголовок, например: [White "А. Игрок"]')
_NAG = Text("a number is expected after $", "после $ нужно число")
_BY_SIGN = {"{": _OPEN_COMMENT, "}": _COMMENT_CLOSED, "[": _TAG, "]": _TAG, "$": _NAG}


@cache
def _grammar() -> Lark:
    text = files("lasca_rules.records").joinpath("grammar.lark").read_text(encoding="utf-8")
    return Lark(text, parser="lalr", start="game", lexer="contextual")


def parse(text: str, first_line: int) -> Tree[Token]:
    """Return the words of a game as a tree; ``first_line`` is the line of the file on which the text begins.

    Raises:
        RecordError: it is no game; the place is the first character that does not belong there.
    """
    try:
        return _grammar().parse(text)
    except UnexpectedInput as error:
        raise _what_was_expected(error, text, first_line) from None


def place_of(token: Token, first_line: int) -> TextPlace:
    """Return where a word stands in the file."""
    return TextPlace((token.line or 1) + first_line - 1, token.column or 1)


def end_of(text: str, first_line: int) -> TextPlace:
    """Return the place of the last character of a text that is no white space."""
    body = text.rstrip()
    return TextPlace(first_line + body.count("\n"), max(1, len(body) - body.rfind("\n") - 1))


def _what_was_expected(error: UnexpectedInput, text: str, first_line: int) -> RecordError:
    match error:
        case UnexpectedCharacters(char=sign):
            quoted = harmless(sign)
            nothing = Text(f'"{quoted}" has no place here', f"«{quoted}» здесь не место")
            why = _BY_SIGN.get(sign, nothing)
            return RecordError(TextPlace(error.line + first_line - 1, error.column), why)
        case UnexpectedToken(token=Token(type="$END")) | UnexpectedEOF():
            return RecordError(end_of(text, first_line), _OPEN_VARIATION)
        case UnexpectedToken(token=token):
            return RecordError(place_of(token, first_line), _why_not_here(token))
        case _:
            return RecordError(TextPlace(first_line, 1), _TAG)


def _why_not_here(token: Token) -> Text:
    match token.type:
        case "CLOSE":
            return _CLOSED
        case "TAG":
            return Text("a tag among the moves", "заголовок среди ходов")
        case _:
            quoted = harmless(str(token))
            return Text(f'"{quoted}" after the result', f"«{quoted}» после результата")
