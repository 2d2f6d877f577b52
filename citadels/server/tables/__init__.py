"""Tables: the commands at a table, and notifications of their subscribers."""
