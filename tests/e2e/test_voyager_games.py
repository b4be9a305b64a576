"""Whole games of Voyager in browsers, from the agencies to the end screen."""

import re
from collections import Counter

from playwright.sync_api import expect

from tests.e2e.conftest import PHONE
from tests.e2e.positions import lay_seats
from tests.e2e.voyager_keys import Keys
from tests.e2e.voyager_newcomer import Newcomer
from tests.e2e.voyager_play import Hands
from tests.e2e.voyager_rival import Rival
from tests.e2e.voyager_script import is_full, rehearsed
from tests.e2e.voyager_secrets import Ear, Secrets

ACTIONS = 2
TAPS_OF_A_TURN = 6
TAPS_OF_A_LANDING = 3
LOOK_EVERY = 20  # deeds


class Taps:
    """How many taps turns and landings took."""

    def __init__(self):
        self.turns = Counter()
        self.actions = Counter()
        self.landings = []
        self.unusual = set()

    def count(self, deed, taps):
        view, turn = deed.view, deed.view.round
        if view.turn == deed.seat and view.stage not in ("choose", "keep", "start"):
            self.turns[turn] += taps
        if deed.verb in ("play", "mission", "destroy", "takeover") or view.stage == "tidy":
            self.unusual.add(turn)
        self.actions[turn] += view.stage == "act" and deed.verb != "end"
        if deed.verb == "land":
            self.landings.append(taps)
        elif view.roll and view.roll.kind == "landing":
            self.landings[-1] += taps

    @property
    def usual(self):
        """Those of turns of two actions, with cards at most for a landing."""
        plain = [turn for turn, actions in self.actions.items() if actions <= ACTIONS]
        return [self.turns[turn] for turn in plain if turn in self.turns and turn not in self.unusual]


def shows_the_end(hands, scores):
    end = hands.page.get_by_role("region", name=hands.person.words["over"])
    for score in scores:
        expect(end.get_by_role("listitem").filter(has_text=re.compile(rf"\b{score} p")).first).to_be_visible()


def test_two_people_play_a_whole_game_with_a_takeover_on_two_devices_within_few_taps(meet, server):
    script = rehearsed(is_full)
    [keys] = lay_seats(server.database, [(script.record, 0)])
    ala = Hands(meet("en"), has_touch=False).sit(keys[0])
    olek = Hands(meet("pl", PHONE, has_touch=True), has_touch=True).sit(keys[1])
    taps = Taps()
    for deed in script.deeds:
        hands, other = (ala, olek) if deed.seat == 0 else (olek, ala)
        if deed.view.roll and deed.view.roll.owner is not None:
            for one in (ala, olek):
                expect(one.page.locator(f"[data-duel={deed.view.roll.kind}]")).to_be_visible()
        before = olek.presses
        other.sees(hands.do(deed))
        if hands is olek:
            taps.count(deed, olek.presses - before)
    for one in (ala, olek):
        shows_the_end(one, script.record.outcome.scores)
    assert max(taps.usual) <= TAPS_OF_A_TURN, taps.turns
    assert max(taps.landings) <= TAPS_OF_A_LANDING, taps.landings


def test_a_whole_game_against_bots_is_played_on_a_phone_from_the_first_page_on(meet):
    newcomer = Newcomer(meet("pl", PHONE, has_touch=True))
    newcomer.person.visit()
    card = newcomer.page.locator("article[data-game=voyager]")
    newcomer.press(card.get_by_role("button", name=newcomer.person.words["bots"]))
    newcomer.plays_to_the_end()
    assert newcomer.made >= {"agency", "return", "launch", "land", "end"}


def test_a_whole_game_is_played_by_keyboard_only(meet, server):
    script = rehearsed(is_full)
    [keys] = lay_seats(server.database, [(script.record, 0)])
    ala, olek = Keys(meet("en")).sit(keys[0]), Rival(server, keys[1])
    for deed in script.deeds:
        if deed.seat == 0:
            ala.do(deed)
        else:
            ala.sees(olek.do(deed))
    shows_the_end(ala, script.record.outcome.scores)
    assert not ala.has_pointed()


def test_worlds_windows_and_hand_have_keys_of_their_own(meet, server):
    script = rehearsed(is_full)
    turn = next(n for n, deed in enumerate(script.deeds) if deed.verb == "launch")
    moves = sum(len(deed.moves) for deed in script.deeds[:turn])
    [keys] = lay_seats(server.database, [(script.record, moves)])
    deed = script.deeds[turn]
    ala = Keys(meet("en")).sit(keys[deed.seat])
    worlds = {body.space for body in deed.view.bodies if body.landing is not None}
    expect(ala.page.locator("[data-end]")).to_have_attribute("aria-disabled", "false")
    visited = set()
    for _ in worlds:
        ala.key("w")
        visited.add(ala.focused_space())
    assert visited == worlds
    ala.key("r")
    assert ala.focused_space() == deed.view.seats[deed.seat].rocket.space
    ala.key("p")
    dialog = ala.page.get_by_role("dialog", name="Launch windows")
    expect(dialog.get_by_role("table")).to_be_visible()
    ala.key("Escape")
    expect(dialog).to_have_count(0)
    ala.key("h")
    expect(ala.page.locator("[data-hand]")).to_be_focused()


def test_neither_spectators_nor_rivals_are_told_a_hand(meet, server):
    script = rehearsed(is_full)
    [keys] = lay_seats(server.database, [(script.record, 0)])
    seats = [Rival(server, key) for key in keys[:2]]
    watcher, owner = Hands(meet("en"), has_touch=False), Hands(meet("en"), has_touch=False)
    watcher_ear, owner_ear = Ear(watcher.person), Ear(owner.person)
    watcher.sit(keys[2])
    secrets = Secrets(script.record)
    for number, deed in enumerate(script.deeds[:-1], 1):
        watcher.sees(seats[deed.seat].do(deed))
        secrets.follow(deed)
        own, others = secrets.of(0), secrets.of(1)
        assert watcher_ear.hears(own | others) == set(), deed
        if number % LOOK_EVERY == 0:
            owner.sit(keys[0])
            heard = owner_ear.hears(own | others)
            assert heard
            assert heard <= own.keys(), deed
            owner.person.visit("/settings")
