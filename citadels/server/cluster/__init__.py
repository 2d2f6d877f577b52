"""Several nodes: notifications between them, leases and time."""
