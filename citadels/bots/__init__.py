"""Players that are programs: a ladder from chance to search. `docs/bots.md` has their strength."""
