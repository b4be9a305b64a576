"""The star log: what is kept of every mission."""
