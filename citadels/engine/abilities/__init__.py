"""What several characters and districts do: crown, exchange, marks, attacks, named targets."""
