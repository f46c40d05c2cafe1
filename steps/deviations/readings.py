"""The deviations that follow from readings: another answer taken by default, or an event's own answer ignored."""

from collections.abc import Iterator, Mapping

from lasca_rules.regulations import Alternative, Reading, StatementId, load
from lasca_rules.rulebook.profiles import Profile
from steps.deviations.deviation import Deviation
from steps.deviations.mistaken import reading

SHOWN_BY: Mapping[str, tuple[StatementId, ...]] = {
    "clocks-on-replay": ("column:1.14.1-b", "draughts:5.4.13.1-b"),
    "both-disturbed": ("column:1.14.4-a",),
    "disturbed-unnoticed": ("column:1.14.3-a",),
    "setup-one-moved": ("draughts:5.4.13.1-a",),
    "failed-claim-cost": ("draughts:5.4.13.4-b",),
    "nardy-who-is-warned": ("nardy:28.3-b",),
}
"""Of a reading about several statements of one regulation, those in which the choice shows; else it is the first."""


def of_readings() -> Iterator[Deviation]:
    """Yield the deviations of every reading that leaves a choice to whoever referees under a regulation."""
    for each in load().readings:
        for regulation in load().refereed:
            about = next((name for name in _about(each) if name.startswith(f"{regulation}:")), None)
            if about is not None:
                yield from _taken_by_default(each, about)
                yield from _ignored(each, about)


def _about(which: Reading) -> tuple[StatementId, ...]:
    return SHOWN_BY.get(which.id, which.statements)


def _taken_by_default(which: Reading, statement: str) -> Iterator[Deviation]:
    """Yield, for each alternative, the deviation that takes it where nobody has chosen it."""

    def taken(profile: Profile, other: Alternative) -> Profile:
        chosen = dict(profile.choices)
        return profile if which.id in chosen else profile.taking(which.id, other.id)

    for other in which.alternatives:
        yield reading(
            statement,
            f"{which.id}-{other.id}",
            f"Without anybody having chosen it, this is taken: {_small(other.text.en)}",
            f"Без чьего-либо выбора принято: {_small(other.text.ru)}",
            lambda profile, other=other: taken(profile, other),  # type: ignore[misc]  # bound to this round of the loop
        )


def _ignored(which: Reading, statement: str) -> Iterator[Deviation]:
    """Yield the deviation that takes the default answer whatever an event's own rules say."""
    if which.alternatives:
        yield reading(
            statement,
            f"{which.id}-ignored",
            f"Whatever the event's own rules say, this is taken: {_small(which.default.text.en)}",
            f"Что бы ни говорилось в положении о соревновании, принято: {_small(which.default.text.ru)}",
            lambda profile: profile.taking(which.id, which.default.id),
        )


def _small(text: str) -> str:
    """Return a sentence as the second half of another: without a capital at its beginning and a stop at its end."""
    return text[:1].lower() + text[1:].removesuffix(".")
