"""Measures speed and strength of the bots, and fits the evaluation of the search."""
