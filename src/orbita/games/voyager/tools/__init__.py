"""What only this game has: routes and launch windows."""
