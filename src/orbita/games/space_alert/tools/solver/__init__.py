"""What planners need: a plan tried turn by turn, and whether the cards allow it."""
