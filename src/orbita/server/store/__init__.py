"""Where logs of tables are kept: in memory, in a SQLite file, or in PostgreSQL."""
