"""The steps: what a sentence of a feature means, in English and in Russian, at a playing table."""
