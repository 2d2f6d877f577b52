"""Information set Monte Carlo tree search, its tree, evaluation and model of the opponents."""
