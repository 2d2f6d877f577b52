"""One seat of a table as a Gymnasium environment, alone or many at once."""
