"""Everything printed in the box leaves it as data, in both languages."""

import msgspec
import pytest

from orbita.core.contract import OptionValue
from orbita.games.voyager.content.read import pack_of
from orbita.games.voyager.game import GAME
from orbita.games.voyager.options import Options
from tests.games.voyager.plain.odd_pack import write_odd_pack
from tests.games.voyager.table import Table

PACK = pack_of("standard")


def catalogue(lang="en", **options):
    return GAME.catalogue(GAME.read_options(options), lang)


def named(entries):
    return {entry.id: entry for entry in entries}


@pytest.mark.parametrize("lang", ["pl", "en"])
def test_every_history_is_told(lang):
    box = catalogue(lang)
    told = [entry.history for entry in (*box.cards, *box.missions, *box.achievements)]
    printed = [card.history.in_language(lang) for card in (*PACK.cards, *PACK.missions, *PACK.achievements)]
    assert told == printed
    assert len(told) > 90


def test_a_card_tells_its_deck_copies_effects_and_pips_for_every_roll():
    cards = named(catalogue().cards)
    future = cards["technologies-of-the-future"]
    assert (future.name, future.deck, future.copies) == ("Technologies of the future", "research", 2)
    assert future.pips == {"landing": 2, "belt": 2, "attack": 2, "defence": 2}
    assert future.effects == ("Your next technology this turn costs 1 coin less.",)
    assert {card.deck for card in cards.values()} == {"research", "exploration"}
    special = next(card for card in PACK.cards if card.pips_for)
    roll, amount = next(iter(special.pips_for.items()))
    assert cards[special.id].pips[roll] == amount


def test_spaces_tell_their_neighbours_and_where_the_rotation_carries_them():
    rings = named(catalogue().rings)
    venus = rings["venus"].spaces
    assert [(space.id, space.turns_to) for space in venus] == [
        ("venus/0", "venus/1"), ("venus/1", "venus/2"), ("venus/2", "venus/0")
    ]  # fmt: skip
    assert venus[0].near == ("mercury/0", "venus/1", "venus/2", "earth/0", "earth/1")
    assert (rings["belt"].danger, rings["earth"].danger) == (3, None)
    near = {space.id: space.near for ring in rings.values() for space in ring.spaces}
    assert all(space in near[other] for space, others in near.items() for other in others)


def test_a_rocket_moves_to_exactly_the_neighbours_of_its_space():
    near = {space.id: space.near for ring in catalogue().rings for space in ring.spaces}
    table = Table(wiktoria="rocket=mars/3", pawel="")
    moves = [move.removeprefix("move ") for move in table.moves("wiktoria") if move.startswith("move ")]
    assert tuple(moves) == near["mars/3"]


def test_bodies_tell_what_they_go_with_and_what_landing_takes():
    bodies = named(catalogue("pl").bodies)
    assert (bodies["moon"].name, bodies["moon"].on) == ("Księżyc", "na Księżycu")
    assert (bodies["moon"].around, bodies["moon"].start) == ("earth", "earth/0")
    assert (bodies["earth"].is_home, bodies["earth"].landing, bodies["earth"].around) == (True, None, None)
    assert (bodies["mars"].landing, bodies["mars"].stars) == (PACK.bodies[4].landing, PACK.bodies[4].stars)


def test_agencies_and_technologies_tell_what_they_give():
    box = catalogue()
    assert named(box.agencies)["usa"].perks == ("Rockets cost 1 coin less",)
    tourism = named(box.technologies)["tourism"]
    assert [(level.price, level.points) for level in tourism.levels] == [(2, 1)] * 3
    assert tourism.levels[0].perk == "A move goes 1 space further"


def test_missions_and_achievements_tell_their_conditions_one_by_one():
    box = catalogue("pl")
    assert named(box.missions)["galileos-assistant"].needs == ("Masz budowlę na Europie.",)
    assert named(box.missions)["galileos-assistant"].worlds == ("europa",)
    bodies = {body.id for body in PACK.bodies}
    for printed, told in ((PACK.missions, box.missions), (PACK.achievements, box.achievements)):
        asked = [
            tuple(dict.fromkeys(need.of for need in card.needs if need.of in bodies)) for card in printed
        ]
        assert [entry.worlds for entry in told] == asked
    belt = named(box.achievements)["two-in-the-belt"]
    assert belt.needs == ("Udało ci się wylądować na Ceres.", "Udało ci się wylądować na Weście.")
    view = GAME.shown(GAME.view(Table(wiktoria="", pawel="").state, 0))
    for shown, printed in zip(view.achievements, box.achievements, strict=True):
        assert (shown.id, {len(needs) for needs in shown.needs}) == (printed.id, {len(printed.needs)})


def test_numbers_and_prices_are_those_of_the_pack():
    assert (catalogue().numbers, catalogue().prices) == (PACK.numbers, PACK.prices)


@pytest.mark.parametrize("lang", ["pl", "en"])
def test_every_option_has_a_name_a_sentence_and_its_values(lang):
    entries = named(catalogue(lang).options)
    assert tuple(entries) == Options.__struct_fields__
    assert all(entry.name and entry.about.endswith(".") for entry in entries.values())
    assert [value.value for value in entries["agencies"].values] == ["chosen", "dealt"]
    assert (entries["start"].default, entries["pack"].values) == ("printed", ())
    assert OptionValue("dealt", "dealt" if lang == "en" else "losowane") in entries["agencies"].values


def test_another_pack_has_a_catalogue_of_its_own(tmp_path, monkeypatch):
    write_odd_pack(tmp_path / "odd")
    monkeypatch.setenv("ORBITA_PACKS", str(tmp_path))
    box = catalogue(pack="odd")
    assert (box.pack, box.numbers.goal, len(box.technologies)) == ("odd", 26, 4)
    assert named(box.bodies)["rock"].around == "giant"


def test_a_catalogue_survives_json():
    box = catalogue()
    assert msgspec.json.decode(msgspec.json.encode(box), type=GAME.catalogue_type) == box
