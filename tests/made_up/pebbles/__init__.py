"""A made-up regulation of a made-up game: two players take pebbles from a heap in turn, one to three at a time."""
