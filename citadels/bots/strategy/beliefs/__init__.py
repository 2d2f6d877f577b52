"""What a bot believes about hidden characters: a table of chances, and where it comes from."""
