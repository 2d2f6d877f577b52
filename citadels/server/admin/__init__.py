"""Administration from the command line."""
