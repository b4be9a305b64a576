"""Missions: the scripts of the box, random ones like them, and how they are announced and printed."""
