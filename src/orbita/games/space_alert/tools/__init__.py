"""What only this game has: flights with the box, campaigns, the star log, a solver."""
