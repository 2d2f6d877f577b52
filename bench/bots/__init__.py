"""How fast the bots are, a short form of the ladder, and the fitting of the evaluation."""
