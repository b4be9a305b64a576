"""Nim with a secret token, for two or three: a small complete game in a package of its own."""
