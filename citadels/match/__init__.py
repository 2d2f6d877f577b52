"""A game being played: seats, records, clocks, undo. No network, no disk, no time of its own."""
