"""Screens, and what is laid over them."""
