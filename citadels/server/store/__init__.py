"""Persistent data: tables, seats, games, records, chat, leases. All SQL is in this package."""
