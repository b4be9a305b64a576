"""Missions flown with the box: read from files, checked, resolved."""
