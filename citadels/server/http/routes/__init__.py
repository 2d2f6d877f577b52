"""The web interface, one file for each resource. A route reads, calls one function, and answers."""
