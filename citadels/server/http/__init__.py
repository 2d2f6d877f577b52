"""HTTP: routes, schemas, middleware, limits and static files."""
