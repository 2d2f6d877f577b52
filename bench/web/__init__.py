"""Input latency of the browser client on a slow phone."""
