"""The game as plain lines, where there is no full screen."""
