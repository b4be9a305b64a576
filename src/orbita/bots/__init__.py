"""Players that are programs. A bot gets a view, never a state: none can cheat."""
