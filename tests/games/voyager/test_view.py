"""Secrets: other hands, missions not played yet, the order of the decks."""

import msgspec

from orbita.games.voyager.game import GAME
from orbita.games.voyager.state import ACT
from tests.games.voyager.table import Table

HANDS = {
    "wiktoria": 'hand=["gravity-assist"] missions=["red-settlers"]',
    "pawel": 'hand=["shelter","live-broadcast"] missions=["builders","grand-tour"]',
}


def seen(table, seat):
    return msgspec.json.encode(GAME.view(table.state, seat))


def test_others_see_how_many_cards_and_missions_one_has_but_not_which():
    table = Table(**HANDS)
    other = Table(**HANDS | {"pawel": 'hand=["lunar-ice","radar-map"] missions=["neighbours","builders"]'})
    assert seen(table, 0) == seen(other, 0)
    assert seen(table, None) == seen(other, None)
    assert seen(table, 1) != seen(other, 1)
    view = GAME.view(table.state, 0)
    assert (view.seats[1].research, view.seats[1].exploration, view.seats[1].missions) == (1, 1, 2)


def test_a_spectator_sees_no_hand():
    view = GAME.view(Table(**HANDS).state, None)
    assert (view.hand, view.held) == ((), ())


def test_a_drawn_card_is_seen_only_by_who_drew_it():
    table = Table(**HANDS)
    events = []
    GAME.apply(table.state, 0, GAME.notation.parse_move(table.state, 0, "research"), events)
    for watcher, knows in ((0, True), (1, False), (None, False)):
        heard = [GAME.event_data(table.state, GAME.seen_by(event, watcher)) for event in events]
        cards = [data["card"] for data in heard if data["event"] == "card_drawn"]
        assert len(cards) == 2
        assert all((card is not None) == knows for card in cards)


def test_a_mission_returned_at_set_up_stays_a_secret():
    table = Table.fresh("wiktoria", "pawel")
    for agency in ("usa", "china"):
        table.play(f"{table.awaited()[0]}: agency {agency}")
    seat = table.seat(table.awaited()[0])
    events = []
    GAME.apply(table.state, seat, GAME.legal(table.state, seat)[0], events)
    heard = [GAME.event_data(table.state, GAME.seen_by(event, 1 - seat)) for event in events]
    assert [data["mission"] for data in heard if data["event"] == "mission_returned"] == [None]


def test_nobody_sees_which_missions_are_out_of_the_game_not_even_who_returned_them():
    one = Table(**HANDS, discards='returned=["neighbours","morning-star"]')
    other = Table(**HANDS, discards='returned=["engineers-dream","olbers-garden"]')
    for watcher in (0, 1, None):
        assert seen(one, watcher) == seen(other, watcher)


def test_a_sample_takes_as_many_missions_out_of_the_game_as_were_returned():
    table = Table.fresh("wiktoria", "pawel", "kacper", agencies="dealt")
    for returned in (0, 1, 2, 3):
        assert sum(table.state.returned) == returned
        view = GAME.view(table.state, 0)
        samples = [GAME.sample(view, seed) for seed in range(20)]
        assert {sum(state.returned) for state in samples} == {returned}
        assert all(GAME.view(state, 0) == view for state in samples)
        if returned:
            assert len({tuple(state.returned) for state in samples}) > 5
        name = table.awaited()[0]
        while table.awaited() == [name] and table.state.stage < ACT:
            table.play(f"{name}: {table.moves(name)[0]}")


def test_a_sample_deals_the_unseen_cards_anew():
    table = Table(**HANDS)
    view = GAME.view(table.state, 0)
    hands = {tuple(GAME.sample(view, seed).hand) for seed in range(20)}
    assert len(hands) > 15
    for seed in range(20):
        assert GAME.view(GAME.sample(view, seed), 0) == view


def test_a_played_mission_and_the_discards_are_open():
    table = Table(
        wiktoria='hand=["live-broadcast"] missions=["red-settlers"]',
        pawel="",
        buildings="mars=wiktoria/base",
    )
    table.play("wiktoria: play live-broadcast")
    table.play("wiktoria: mission red-settlers")
    view = GAME.view(table.state, 1)
    assert sum(view.discarded) == 1
    assert sum(view.revealed) == 1
