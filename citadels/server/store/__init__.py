"""What outlives the server: tables, seats, games, records, chat, leases. All SQL is here."""
