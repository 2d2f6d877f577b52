"""The HTTP API, one module per resource. A route parses the request and calls one function."""
