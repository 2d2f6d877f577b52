"""Viewing games: replay, import, scores, statistics."""
