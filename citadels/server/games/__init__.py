"""Finished and running games to look at: replay, import, scores, statistics."""
