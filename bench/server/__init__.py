"""How many moves the server handles, compared with a server that only passes messages on."""
