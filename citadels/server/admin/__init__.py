"""What the host does with tables from the command line."""
