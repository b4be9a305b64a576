"""Bots that know Solar System Voyager."""
