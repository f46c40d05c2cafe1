"""The referee's desk: what is asked about an incident, and the ruling that every combination of answers leads to."""
