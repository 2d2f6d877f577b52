"""Bruno Faidutti's card game Citadels: the rules as a library, and a table in the terminal."""
