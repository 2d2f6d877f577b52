"""The chapters of the report, one file each: its question, and the results it needs."""
