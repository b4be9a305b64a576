"""Commands only Solar System Voyager has."""
