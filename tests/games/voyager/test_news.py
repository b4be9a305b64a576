"""News after an absence: a turn in two lines at most, and worlds that came within reach."""

from pathlib import Path

import pytest

from orbita.core.match import seat_number
from orbita.core.offers import Noticed
from orbita.core.record import read_record
from orbita.core.replay import steps
from orbita.games.voyager.content.read import box_for
from orbita.games.voyager.game import GAME
from orbita.games.voyager.texts.digest import LONGEST, Teller
from orbita.games.voyager.tools.deeds import Deed, Turn
from orbita.games.voyager.tools.digest import digest
from tests.games.voyager.table import Table
from tests.games.voyager.test_digest import Watched

GOLDEN = sorted((Path(__file__).parents[2] / "golden" / "voyager").glob("*.txt"))
NAMES = ("Ala", "Borys", "Celina", "Dawid", "Ela")
TELLING = {"land", "take", "hold", "lose", "build", "change", "mission"}  # never left out


@pytest.mark.parametrize("lang", ["pl", "en"])
@pytest.mark.parametrize("path", GOLDEN, ids=lambda path: path.stem)
def test_a_turn_is_two_lines_at_most_unless_all_of_it_is_worth_telling(path, lang):
    record, moves = read_record(path.read_bytes()), []
    for number, (entry, match, events) in enumerate(steps(record, GAME)):
        if entry is not None:
            seat = seat_number(GAME, entry.seat, match.seats)
            seen = [GAME.seen_by(event, 0) for event in events]
            data = tuple(GAME.event_data(match.state, event) for event in seen if event is not None)
            moves.append(Noticed(number, seat, data))
    for turn in digest(None, GAME.view(match.state, 0), moves, lang, NAMES).turns:
        for deed in turn.deeds:
            if deed.seat == turn.seat and (deed.kind in TELLING or deed.points):
                assert deed.text in turn.text
        if len(turn.text) > LONGEST:
            telling = [deed for deed in turn.deeds if deed.kind in TELLING or deed.points]
            separate = [deed for deed in turn.deeds if deed.kind in ("achievement", "goal")]
            assert len(telling) + len(separate) > 1


def told(*deeds, names=NAMES):
    """A turn of Borys's, deed by deed."""
    made = [Deed(kind, 1, [1], {"body": "vesta", **values}, points=points) for kind, points, values in deeds]
    for deed in made:
        deed.count, deed.cards = 2, ["ion-drive", "ion-drive"]
    teller = Teller(box_for(GAME.read_options({})).pack, "en", names)
    return teller.turn(Turn(1, 3, [1], made), made)


LAUNCH, FLY, DRAW = ("launch", 0, {}), ("fly", 0, {"to": "belt/3"}), ("draw", 0, {})
PLAY, LAND, BUILD = ("play", 3, {}), ("land", 4, {}), ("build", 0, {"building": "base"})


def test_what_matters_least_is_left_out_first():
    assert told(LAUNCH, FLY, LAND) == "Borys launches from Vesta, flies to Vesta, lands on Vesta +4."
    brief = told(DRAW, LAUNCH, PLAY, FLY, LAND, BUILD)
    assert len(brief) <= LONGEST
    for kept in ("plays 2 cards +3", "lands on Vesta +4", "builds a base on Vesta"):
        assert kept in brief
    assert "draws" not in brief


def test_a_world_that_came_within_reach_is_new_for_me():
    watched = Watched("ola", borys="", ola="rocket=earth/0", bodies="mars=mars/7 venus=venus/2", turn="borys")
    watched.play("borys: end")
    reach = {world.body: world.text for world in watched.told().reach}
    before = whole_turns_worlds(watched.before)
    after = whole_turns_worlds(GAME.view(watched.table.state, watched.eyes))
    assert list(reach) == [body for body in after if body not in before]


def whole_turns_worlds(view):
    """What can be landed on, by the rules alone: from a table where it is this seat's turn."""
    s = GAME.sample(view, 1)
    s.seat = s.asked = view.seat
    s.stage, s.actions_left = 3, s.box.actions
    return [world.id for world in GAME.shown(GAME.view(s, view.seat)).outlook.worlds if world.is_in_reach]


def test_the_rotation_brings_a_world_near_and_the_words_say_so():
    near = far = polish = None
    for space in range(8):
        watched = Watched(
            "ola", ola="rocket=earth/0", borys="", bodies=f"mars=mars/{space}", turn="borys", first="ola"
        )
        watched.play("borys: end")
        news = {world.body: world.text for world in watched.told().reach}
        if "mars" in news:
            near, polish = news["mars"], watched.told("pl").reach
        else:
            far = space
    assert near == "Mars is within reach of one turn now."
    assert "Mars: teraz w zasięgu jednej tury." in [world.text for world in polish]
    assert far is not None


def test_nothing_is_new_for_a_spectator_or_without_a_rocket():
    watched = Watched("ola", borys="", ola="", turn="borys").play("borys: end")
    assert watched.told().reach == ()
    table = Table(borys="", ola="rocket=earth/0", turn="borys")
    before = GAME.view(table.state, None)
    table.play("borys: end")
    assert digest(before, GAME.view(table.state, None), [], "en", NAMES).reach == ()
