"""Strażnicy Kosmosu (Guardians of Space), Nasza Księgarnia 2020, for 2 to 4 seats.

Basic and advanced variant, complete. Where the rulebook is silent, docs/games/guardians.md rules.
"""
