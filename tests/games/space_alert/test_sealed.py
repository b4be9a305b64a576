"""Sealed missions: the same key gives every crew the same mission, whatever is done at its table."""

import random

import pytest

from orbita.core.contract import CLOCK
from orbita.core.match import Match
from orbita.games.space_alert.content.read import content
from orbita.games.space_alert.game import GAME
from orbita.games.space_alert.moves import KINDS
from orbita.games.space_alert.options import Options
from orbita.games.space_alert.ship import TOKENS_A_ZONE
from orbita.games.space_alert.state import PLANNING
from tests.games.space_alert.table import Table


def fly(seats, seed, dice, busy, **options):
    """Fly a mission in which people do whatever chance has them do, more of it or less."""
    match = Match(GAME, Options(**options), seats, seed)
    heard = []
    while not GAME.is_over(match.state):
        people = [seat for seat in GAME.awaited(match.state) if seat != CLOCK]
        seat = CLOCK if match.state.stage == PLANNING else people[0]
        if people and dice.random() < busy:
            seat = dice.choice(people)
        moves = list(GAME.legal(match.state, seat))
        events = match.play(seat, dice.choice(moves))
        heard += [GAME.event_data(match.state, event) for event in events]
    return match.state, heard


def told(heard, name, *fields):
    return [tuple(data[field] for field in fields) for data in heard if data["event"] == name]


def announced(heard):
    return told(heard, "threat_announced", "turn", "card", "zone")


def tokens(heard, zone):
    return [token for where, token in told(heard, "token_drawn", "zone", "token") if where == zone]


@pytest.mark.parametrize("seed", range(5))
def test_whatever_people_do_the_threats_and_the_damage_are_the_same(seed):
    options = {"common": "both", "serious": "both"}
    one, heard = fly(3, seed, random.Random(1), 0.9, **options)
    other, heard_there = fly(3, seed, random.Random(2), 0.5, **options)
    assert announced(heard) == announced(heard_there) != []
    assert list(one.tracks) == list(other.tracks)
    assert list(one.timeline) == list(other.timeline)
    for zone in ("red", "white", "blue"):
        drawn, drawn_there = tokens(heard, zone), tokens(heard_there, zone)
        both = min(len(drawn), len(drawn_there))
        assert drawn[:both] == drawn_there[:both]


def hands_at_the_end(table, *moves):
    """What every seat holds at the end of a planning round in which everybody makes these moves at once."""
    found = []
    while table.state.stage == PLANNING:
        for seat in range(table.state.seats):
            name = GAME.seat_names[seat]
            for move in moves:
                if GAME.why_not(table.state, seat, GAME.notation.parse_move(table.state, seat, move)) is None:
                    table.play(f"{name}: {move}")
        found = [
            tuple(table.state.hand[seat * KINDS : (seat + 1) * KINDS]) for seat in range(table.state.seats)
        ]
        table.tick()
    return found


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_every_seat_gets_the_same_cards_whoever_takes_them_first(seats):
    early = hands_at_the_end(Table(seats, mission="mission_3"), "take", "draw")
    late = hands_at_the_end(Table(seats, mission="mission_3"), "draw")
    assert early == late
    assert any(early)


def test_a_card_of_incoming_data_is_the_same_however_late_it_is_drawn():
    table, waits = Table(3, mission="mission_3"), Table(3, mission="mission_3")
    for each in (table, waits):
        each.until("data_came_in")
    drawn = table.play("captain: draw").said("card_drawn")[0]["kind"]
    waits.play("officer: draw").play("chief: take")
    assert waits.play("captain: draw").said("card_drawn", seat="captain")[0]["kind"] == drawn


@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize("mission", ["random", "mission_2"])
def test_threats_trajectories_and_damage_do_not_depend_on_the_number_of_people(mission, seed):
    found = set()
    for seats in (1, 2, 3, 4, 5):
        table = Table(seats, seed=seed, mission=mission).plan_nothing()
        ignored = {data["turn"] for data in table.said("report_ignored")}
        cards = tuple(one for one in announced(table.heard))
        found.add((tuple(table.state.tracks), tuple(table.state.damage_order), tuple(table.state.timeline)))
        if seats == 5:
            whole = cards
        else:
            smaller, missing = cards, ignored
    assert len(found) == 1
    assert smaller == tuple(one for one in whole if one[0] not in missing)


def test_another_key_gives_another_mission():
    states = [GAME.new(Options(), 4, key) for key in range(20)]
    for name in ("tracks", "threat_order", "damage_order", "stack", "timeline"):
        assert len({tuple(getattr(state, name)) for state in states}) > 15, name


def test_nothing_is_drawn_once_the_mission_is_set_up():
    match = Match(GAME, Options(), 3, 8)
    dice = random.Random(8)
    while not GAME.is_over(match.state):
        seat = dice.choice(GAME.awaited(match.state))
        before = GAME.copy(match.state)
        after = [GAME.copy(before), GAME.copy(before)]
        after[1].rng += 1
        move = dice.choice(list(GAME.legal(before, seat)))
        for state in after:
            rng = state.rng
            GAME.apply(state, seat, move)
            assert state.rng == rng
            state.rng = 0
        assert GAME.pack(after[0]) == GAME.pack(after[1])
        match.play(seat, move)


def test_decks_have_every_card_once_and_stacks_every_token():
    for key in range(20):
        state = GAME.new(Options(), 4, key)
        assert sorted(state.threat_order) == list(range(len(content().threats)))
        for zone in range(3):
            order = state.damage_order[zone * TOKENS_A_ZONE : (zone + 1) * TOKENS_A_ZONE]
            assert sorted(order) == list(range(TOKENS_A_ZONE))
        kinds = list(state.box.card_copies)[:12]
        assert [list(state.stack).count(kind) for kind in range(12)] == kinds


def test_tokens_that_a_campaign_left_lie_first_and_are_not_drawn_again():
    carried = GAME.read_options({"carried": {"red": ["shield", "reactor"]}})
    for key in range(10):
        state = GAME.new(carried, 4, key)
        assert list(state.damage_order[:2]) == [1, 0]
        assert sorted(state.damage_order[:6]) == list(range(6))


# What a seat cannot know


@pytest.mark.parametrize("seats", [1, 3, 5])
def test_a_sample_never_tells_what_is_sealed(seats):
    """What is to come differs from sample to sample, and only by accident is it what is sealed."""
    table = Table(seats, seed=4, mission="mission_3").until("threat_announced")
    samples = [GAME.sample(table.view("captain"), seed) for seed in range(30)]
    for name in ("threat_order", "damage_order") if seats == 1 else ("threat_order", "damage_order", "stack"):
        drawn = [tuple(getattr(sample, name)) for sample in samples]
        assert len(set(drawn)) == 30, name
        assert tuple(getattr(table.state, name)) not in drawn, name


def test_samples_of_missions_that_differ_only_in_what_is_sealed_are_the_same():
    table = Table(3, seed=4).until("threat_announced")
    other = GAME.copy(table.state)
    future = [
        place for place in range(len(other.threat_order)) if not other.drawn >> other.threat_order[place] & 1
    ]
    for one, another in zip(future, reversed(future), strict=True):
        if one < another:
            order = other.threat_order
            order[one], order[another] = order[another], order[one]
    other.damage_order[0], other.damage_order[5] = other.damage_order[5], other.damage_order[0]
    other.stack[-1], other.stack[-4] = (other.stack[-4], other.stack[-1])
    assert GAME.pack(other) != GAME.pack(table.state)
    for seat in (None, 0, 1, 2):
        assert GAME.view(other, seat) == GAME.view(table.state, seat)
        samples = [GAME.pack(GAME.sample(GAME.view(state, seat), 7)) for state in (table.state, other)]
        assert samples[0] == samples[1]


def test_a_sample_deals_what_is_left_of_the_deck():
    table = Table(4, seed=2, mission="mission_3").until("data_came_in").play("captain: draw")
    sample = GAME.sample(table.view("officer"), 5)
    for seat in range(4):
        GAME.apply(sample, seat, GAME.notation.parse_move(sample, seat, "take"))
        assert not GAME.invariants(sample)


# What was turned up cannot be taken back, and is not told beforehand


@pytest.mark.parametrize("move", ["take", "draw"])
def test_cards_that_were_seen_cannot_be_given_back(move):
    table = Table(3, mission="mission_3").until("data_came_in").play(f"captain: {move}")
    assert not table.match.can_undo(0)


def test_a_position_keeps_what_is_sealed():
    table = Table(3, seed=6, mission="mission_3").until("data_came_in").play("officer: draw")
    read = GAME.notation.parse_position(GAME.notation.position_text(table.state))
    read.rng = table.state.rng
    assert GAME.pack(read) == GAME.pack(table.state)
