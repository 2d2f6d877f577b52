"""The table as text: what is drawn where, without a terminal."""
