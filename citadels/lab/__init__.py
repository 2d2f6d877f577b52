"""The laboratory: finds out what is true about Citadels by playing many games."""
