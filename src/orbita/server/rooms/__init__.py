"""Tables in this process: found, kept, and played at by people, bots and the clock."""
