"""The rulebooks beside each other, as data and as a page."""
