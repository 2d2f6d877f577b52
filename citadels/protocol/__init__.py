"""The messages between server and clients: slugs and numbers, never sentences."""
