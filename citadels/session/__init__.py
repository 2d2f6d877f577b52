"""Where a game is played: in this process, or on a server."""
