"""The rulebook, a module per chapter."""
