"""The table as a PettingZoo environment, turn by turn or all seats at once."""
