"""A game in progress: seats, records, clocks, undo. It uses no network, disk or system time."""
