"""The rules of Space Alert, a module per chapter of the rulebook."""
