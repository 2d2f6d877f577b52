"""Tables: the commands at a table, and who is notified."""
