"""What one seat knows: its events, what they prove about roles, and views as plain data."""
