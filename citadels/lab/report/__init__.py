"""The report of the laboratory: what was found, in charts and plain words, in five languages."""
