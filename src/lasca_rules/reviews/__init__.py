"""Reviews: whether a person has held a statement against its scenarios, and what has changed since."""

from lasca_rules.reviews.scenarios import WrittenScenario, read_scenarios, read_scenarios_of_folders
from lasca_rules.reviews.stamps import STAMPS, Stamp, load_stamps, restamped, stamped, store_stamps
from lasca_rules.reviews.suspicion import suspect_statements
from lasca_rules.reviews.twins import TWINS, Twins, load_twins, store_twins, twins_in, twins_of

__all__ = [
    "STAMPS",
    "TWINS",
    "Stamp",
    "Twins",
    "WrittenScenario",
    "load_stamps",
    "load_twins",
    "read_scenarios",
    "read_scenarios_of_folders",
    "restamped",
    "stamped",
    "store_stamps",
    "store_twins",
    "suspect_statements",
    "twins_in",
    "twins_of",
]
