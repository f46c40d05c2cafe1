"""What any regulation is made of, whatever the game: rules with names, asked in the order of a text."""
