"""The sockets of tables: frames, messages, sessions."""
