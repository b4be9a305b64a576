"""Voyager's orrery is laid out with positions of the box that is played (scripts/make-positions)."""

import json
from pathlib import Path

from orbita.games.voyager.game import GAME

FILE = Path(__file__).parents[2] / "web/src/lib/games/voyager/board/positions.json"
PRINTED = ("id", "around", "landing", "stars", "is_home")


def test_rings_bodies_and_names_are_those_of_the_pack():
    written = json.loads(FILE.read_text())
    box = {lang: GAME.catalogue(GAME.read_options({}), lang) for lang in ("pl", "en")}
    assert written["rings"] == {ring.id: len(ring.spaces) for ring in box["en"].rings}
    assert written["bodies"] == [
        {**{name: getattr(body, name) for name in PRINTED}, "ring": body.start.partition("/")[0]}
        for body in box["en"].bodies
    ]
    for lang, catalogue in box.items():
        assert written["names"][lang] == {body.id: body.name for body in catalogue.bodies}
