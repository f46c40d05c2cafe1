"""The report: what the scenarios showed, statement by statement, as a page for a referee and as data for a program."""
