"""The command line, ``lasca-rules``. It alone knows that there are pytest and a report, and only starts them."""
