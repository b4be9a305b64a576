"""The table server: matches that cannot be lost, seats that cannot be peeked into."""
