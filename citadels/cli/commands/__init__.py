"""One module per command, of its name."""
