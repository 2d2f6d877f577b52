"""Tokens of seats."""
