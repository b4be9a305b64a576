"""One table: its log, what may be asked of it, and what is shown of it."""
