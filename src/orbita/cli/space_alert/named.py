"""Missions that commands are given by name: a script of the box, or a file."""

import argparse

from orbita.cli.output import read_bytes
from orbita.games.space_alert.missions.files import MAX_BYTES, read_json
from orbita.games.space_alert.missions.model import Mission
from orbita.games.space_alert.missions.scripts import find_mission


def add_mission(parser: argparse.ArgumentParser) -> None:
    """Let a mission be named."""
    parser.add_argument("mission", help="its id (mission_1), its code (S2-1), or a .json file")


def named_mission(name: str) -> Mission:
    """Look a script up, or read the mission of a file."""
    return read_json(read_bytes(name, MAX_BYTES)) if name.endswith(".json") else find_mission(name)
