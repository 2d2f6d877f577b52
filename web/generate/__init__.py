"""Generates the TypeScript that comes from the Python side: messages, names, cards, keys."""
