"""The rings, their neighbours and the rotation."""

import pytest

from orbita.games.voyager.content.flatten import neighbours, overlap
from orbita.games.voyager.content.read import box_for
from orbita.games.voyager.notation import parse_space, space_text
from orbita.games.voyager.options import Options
from tests.games.voyager.table import Table

BOX = box_for(Options())
SIZES = (1, 3, 4, 8, 16, 48)


def near(space):
    at = parse_space(BOX, space)
    found = BOX.reach[BOX.reach_from[at] : BOX.reach_from[at + 1]]
    return sorted(space_text(BOX, other) for other in found)


@pytest.mark.parametrize(
    ("space", "expected"),
    [
        ("mercury/0", ["venus/0", "venus/1", "venus/2"]),
        ("venus/0", ["earth/0", "earth/1", "mercury/0", "venus/1", "venus/2"]),
        ("venus/1", ["earth/1", "earth/2", "mercury/0", "venus/0", "venus/2"]),
        ("earth/0", ["earth/1", "earth/3", "mars/0", "mars/1", "venus/0"]),
        ("mars/1", ["belt/2", "belt/3", "earth/0", "mars/0", "mars/2"]),
        ("belt/15", ["belt/0", "belt/14", "jupiter/45", "jupiter/46", "jupiter/47", "mars/7"]),
        ("jupiter/0", ["belt/0", "jupiter/1", "jupiter/47"]),
    ],
)
def test_neighbours_share_an_edge(space, expected):
    assert near(space) == expected


def test_corners_are_not_neighbours():
    """Where the end of one space meets the start of another the two touch at a point only."""
    first = [sum(SIZES[:ring]) for ring in range(len(SIZES))]
    graph = neighbours(SIZES)
    corners = 0
    for ring in range(len(SIZES) - 1):
        size, width = SIZES[ring], SIZES[ring + 1]
        for index in range(size):
            for across in range(width):
                start, end = index / size, (index + 1) / size
                if across / width == end % 1 or (across + 1) / width == start:
                    corners += not overlap(index, size, across, width)
                    assert (first[ring + 1] + across in graph[first[ring] + index]) == overlap(
                        index, size, across, width
                    )
                    if size > 1:
                        assert not overlap(index, size, across, width) or (start, end) == (0, 1)
    assert corners > 20


def test_neighbours_are_mutual_and_never_further_than_the_next_ring():
    for space, others in enumerate(neighbours(SIZES)):
        assert space not in others
        for other in others:
            assert space in neighbours(SIZES)[other]
            assert abs(BOX.ring_of[space] - BOX.ring_of[other]) <= 1


def test_every_ring_turns_one_space_counter_clockwise_with_bodies_and_rockets():
    table = Table(
        wiktoria="rocket=belt/15", pawel="rocket=mars", bodies="venus=venus/2 earth=earth/3 moon=earth/3"
    )
    table.play("wiktoria: end", dice=[3])
    table.play("pawel: end")
    assert table.rocket("wiktoria") == "belt/0"
    assert table.rocket("pawel") == "mars"  # carried by its body
    assert [table.place(body) for body in ("mercury", "venus", "earth", "moon", "mars")] == [
        "mercury/0",
        "venus/0",
        "earth/0",
        "earth/0",
        "mars/2",
    ]
    assert [table.place(body) for body in ("vesta", "ceres", "jupiter", "europa")] == [
        "belt/12",
        "belt/4",
        "jupiter/6",
        "jupiter/6",
    ]


def test_the_rings_turn_only_when_everybody_has_had_a_turn():
    table = Table(wiktoria="", pawel="", kacper="", first="pawel", turn="pawel")
    table.play("pawel: end")
    table.play("kacper: end")
    assert table.place("mars") == "mars/1"
    assert table.state.round == 0
    table.play("wiktoria: end")
    assert table.place("mars") == "mars/2"
    assert table.state.round == 1
    assert table.happened("rings_turned") == [{"round": 1}]


def test_mercury_is_one_fixed_space_that_can_be_passed_but_not_landed_on():
    """[D]"""
    table = Table(wiktoria="rocket=mercury/0 levels=[1,0,0]", pawel="")
    assert table.refuse("wiktoria: land mercury") == "landing/not-there"
    table.play("wiktoria: move venus/2")
    assert table.rocket("wiktoria") == "venus/2"


def test_bodies_start_on_the_spaces_of_the_content_file():
    """[D]"""
    table = Table.fresh("wiktoria", "pawel")
    places = {body.id: table.place(body.id) for body in BOX.pack.bodies}
    assert places == {
        "mercury": "mercury/0",
        "venus": "venus/0",
        "earth": "earth/0",
        "moon": "earth/0",
        "mars": "mars/1",
        "vesta": "belt/11",
        "ceres": "belt/3",
        "jupiter": "jupiter/5",
        "europa": "jupiter/5",
    }


def test_house_rule_random_start_scatters_the_planets_and_keeps_the_moons_with_them():
    tables = [Table.fresh("wiktoria", "pawel", seed=seed, start="random") for seed in range(20)]
    assert len({table.place("jupiter") for table in tables}) > 5
    assert all(table.place("moon") == table.place("earth") for table in tables)
    assert all(table.place("europa") == table.place("jupiter") for table in tables)
