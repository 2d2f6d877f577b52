"""The terminal table: a game on the whole screen, against bots or on a server."""
