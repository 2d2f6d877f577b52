"""The game as a learning environment: encoding, action index, environments. No rule is here."""
