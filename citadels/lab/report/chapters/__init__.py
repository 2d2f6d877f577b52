"""The chapters of the report, one file each: which question it asks, and of which results."""
