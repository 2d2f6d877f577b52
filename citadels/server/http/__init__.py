"""HTTP: routes, schemas, middleware, limits, static files."""
