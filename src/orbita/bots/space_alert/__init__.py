"""Crews for Space Alert."""
