"""A small client of the table server: for the terminal, the load test, and bots of your own."""
