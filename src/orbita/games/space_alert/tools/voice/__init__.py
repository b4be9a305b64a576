"""The ship's voice: its shipped clips, what is said when, and a whole mission as one sound file."""
