"""Measures how many moves the server handles, compared with a server that only relays messages."""
