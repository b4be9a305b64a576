"""Changes of the schema, one after another, run when the server starts."""
