"""The desks of the games: what a referee is asked about each incident, and the facts that the answers make."""
