"""Tables for people who play over a network."""
