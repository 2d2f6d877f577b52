"""Tables: what may be done at one, and who is told of it."""
