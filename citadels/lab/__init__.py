"""The laboratory: what is true about Citadels, found by playing it many times."""
