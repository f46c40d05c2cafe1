"""Games as they were written down: read from files as they are found, replayed, and written anew."""
