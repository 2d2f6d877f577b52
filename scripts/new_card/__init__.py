"""Stubs for a new card in every file that it needs. See docs/how-to-add-a-card.md."""
