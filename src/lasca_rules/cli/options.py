"""The options that several commands share, and which language is spoken."""

import os
from typing import Annotated, Literal, TypeAlias

import typer

from lasca_rules.languages import Language

Rules: TypeAlias = Annotated[Literal["lasca", "bashni", "russian"], typer.Option("--rules")]
Lang: TypeAlias = Annotated[Literal["en", "ru"] | None, typer.Option("--lang")]
AsJson: TypeAlias = Annotated[bool, typer.Option("--json")]


def language_of(lang: str | None) -> Language:
    """Return the language asked for; without one the machine's if that is Russian, else English."""
    if lang is not None:
        return Language(lang)
    locale = os.environ.get("LC_ALL") or os.environ.get("LC_MESSAGES") or os.environ.get("LANG") or ""
    return Language.RUSSIAN if locale.startswith("ru") else Language.ENGLISH
