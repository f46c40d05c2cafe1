"""Lengths as whole micrometres, so that a bound is met exactly or missed, never rounded."""

from typing import TypeAlias

from lasca_rules.languages import Text

Length: TypeAlias = int
"""A length in whole micrometres: 34.9 cm is 349 000."""

MILLIMETRE: Length = 1_000
CENTIMETRE: Length = 10_000


def in_centimetres(length: Length) -> Text:
    """Write a length as on a board: ``34.9 cm``, in Russian ``34,9 см``."""
    amount = _decimal(length, CENTIMETRE)
    return Text(f"{amount} cm", f"{amount.replace('.', ',')} см")


def in_millimetres(length: Length) -> Text:
    """Write a length as on a piece: ``9.5 mm``, in Russian ``9,5 мм``."""
    amount = _decimal(length, MILLIMETRE)
    return Text(f"{amount} mm", f"{amount.replace('.', ',')} мм")


def _decimal(length: Length, unit: Length) -> str:
    """Write ``length`` in units of ``unit``, a power of ten, with no more digits than it needs."""
    whole, rest = divmod(abs(length), unit)
    fraction = str(unit + rest)[1:].rstrip("0")
    sign = "-" if length < 0 else ""
    return f"{sign}{whole}.{fraction}" if fraction else f"{sign}{whole}"
