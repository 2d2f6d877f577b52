"""Four layouts of the same thin slice of the game, to be measured against each other."""
