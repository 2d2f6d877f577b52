"""Whole policies, each a way of playing that answers every question."""
