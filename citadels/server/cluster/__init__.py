"""Several nodes: news between them, and time."""
