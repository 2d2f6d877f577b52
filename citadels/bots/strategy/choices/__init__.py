"""What each choice is worth: abilities, names, attacks, turns, answers to others."""
