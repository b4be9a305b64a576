"""Bots that know Strażnicy Kosmosu."""
