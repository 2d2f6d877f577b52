"""The steps. What has been released is never changed."""
