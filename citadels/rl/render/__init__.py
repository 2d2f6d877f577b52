"""The table as text and as an image."""
