"""What happened, as a log: turn by turn, and what was done to the reader."""
