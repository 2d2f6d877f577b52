"""Tables for people who are far from each other."""
