"""Deviations: the reference with one behaviour wrong on purpose, to see whether the scenarios would notice."""

from steps.deviations.deviation import Deviation
from steps.deviations.listing import ONLY_ONE_WAY, deviations

__all__ = ["ONLY_ONE_WAY", "Deviation", "deviations"]
