"""Whole games that agree with what one seat knows."""
