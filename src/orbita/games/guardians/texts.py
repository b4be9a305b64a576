"""Placeholder until the words are written."""
