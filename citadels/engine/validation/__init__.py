"""Checks of set-ups, of saved states, and of games while they are played."""
