"""Commands that play many games: their options, plans and progress."""
