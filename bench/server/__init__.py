"""How many moves the server takes, beside a server that only passes messages on."""
