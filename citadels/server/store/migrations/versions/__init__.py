"""The individual migrations. A released migration is never changed."""
