"""How long a press on a slow phone waits for its picture."""
