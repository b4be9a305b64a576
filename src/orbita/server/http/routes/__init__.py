"""The REST side: thin handlers that parse, call a table, and answer."""
