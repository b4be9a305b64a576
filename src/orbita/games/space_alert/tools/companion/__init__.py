"""For owners of the box: what the computer says in a mission, and what a flight comes to, as data."""
