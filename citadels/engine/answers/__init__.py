"""Answers: their codes, their parts, and their text."""
