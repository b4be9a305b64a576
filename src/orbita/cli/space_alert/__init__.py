"""Commands only Space Alert has."""
