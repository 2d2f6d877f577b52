"""What the bots think with. Compiled in one unit with the engine where a compiler is there."""
