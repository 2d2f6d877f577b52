"""The bots at tables: when they move, the processes they think in, and hints."""
