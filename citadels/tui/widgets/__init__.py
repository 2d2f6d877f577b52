"""Parts of the screen."""
