"""Writes what the browser client takes from the Python side: messages, names, cards, words."""
