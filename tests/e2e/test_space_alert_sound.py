"""The ship's computer at a live table: words, the noise of a silence, what a hand feels, sound taken away."""

import os
import re

import pytest
from playwright.sync_api import expect

from orbita.games.space_alert.texts.catalogue_voice import VOICE
from tests.e2e.conftest import PATIENCE, PHONE
from tests.e2e.test_space_alert_lobby import BESIDES, WORDS, comes_in_order, spoken
from tests.server.servers import Served

MISSION = "mission_8"  # two silences in its first 105 seconds
ENOUGH = 6  # announcements said to their end
IS_WHOLE = bool(os.environ.get("ORBITA_WHOLE"))  # the long check follows it to the jump
# In their order: whether the view is silent and noise is heard; every clip; what the device was asked for.
FOLLOW = """(() => {
  const told = (window.told = { silence: [], played: [], felt: [], locks: 0, contexts: [] });
  const last = {};
  const note = (kind, on) => {
    if (last[kind] === on) return;
    last[kind] = on;
    told.silence.push([kind, on]);
  };
  const RealSocket = WebSocket;
  window.WebSocket = class extends RealSocket {
    constructor(...to) {
      super(...to);
      this.addEventListener("message", ({ data }) => {
        const { view } = JSON.parse(data).position ?? {};
        if (view) note("silent", view.is_silent);
      });
    }
  };
  const RealContext = AudioContext;
  window.AudioContext = class extends RealContext {
    constructor(...options) {
      super(...options);
      told.contexts.push(this);
    }
  };
  navigator.vibrate = (pattern) => told.felt.push(pattern);
  if (navigator.wakeLock) navigator.wakeLock.request = async () => {
    told.locks += 1;
    return { released: false, release: async () => undefined };
  };
  let before = [];
  new MutationObserver(() => {
    const table = document.querySelector("[data-played]");
    if (!table) return;
    note("noise", table.dataset.noise === "true");
    const now = table.dataset.played.split(" ").filter(Boolean);
    let gone = 0;
    while (gone < before.length && !before.slice(gone).every((id, n) => id === now[n])) gone += 1;
    told.played.push(...now.slice(before.length - gone));
    before = now;
  }).observe(document, {
    subtree: true, childList: true, attributes: true, attributeFilter: ["data-noise", "data-played"],
  });
})()"""
SILENCES = """(count) => told.silence.filter(([kind, on]) => kind === "noise" && !on).length > count
  || !document.querySelector(".planning")"""


@pytest.fixture(scope="module")
def brisk(tmp_path_factory):
    """A server whose clocks run three times as fast: slow enough for most of what is announced to be said."""
    folder = tmp_path_factory.mktemp("brisk")
    served = Served(f"sqlite:///{folder}/orbita.db", folder, "--clock-rate", "3")
    yield served
    served.stop()


@pytest.fixture
def ears(meet, brisk):
    """One who hears Polish and one who hears English, with sound let in, as their mission begins."""
    keys = brisk.lay("Ala", "Ola", game="space_alert", options={"mission": MISSION}, start=False)
    people = []
    for seat, lang in enumerate(("pl", "en")):
        person = meet(lang, PHONE)
        person.address = brisk.address
        person.context.add_init_script(FOLLOW)
        person.visit(f"/t/{keys.table}#{keys.seats[str(seat)]}")
        person.press_button(WORDS[lang]["test"])
        expect(person.page.get_by_test_id("sound")).to_have_attribute("data-sound", "ready")
        people.append(person)
    brisk.rest.start(keys.table, keys.host)
    for person in people:
        expect(person.page.locator("[data-played]")).to_have_attribute("data-sound", "ready")
    return people


def announced(server):
    """The clips of each announcement of the mission's script."""
    script = server.rest.call("POST", "/api/games/space_alert/tools/mission", {"mission": MISSION}, kind=dict)
    return [spoken(one, last=3) for one in script["announcements"]]


def words_of(person):
    """What was said of announcements, clip by clip."""
    return [
        clip for clip in person.page.evaluate("told.played") if clip in VOICE and not BESIDES.fullmatch(clip)
    ]


def test_noise_covers_exactly_the_silence_and_what_is_announced_is_said(ears, brisk):
    whole = announced(brisk)
    for person in ears:
        page = person.page
        page.wait_for_function(SILENCES, arg=99 if IS_WHOLE else 2, timeout=8 * PATIENCE)
        silence = page.evaluate("told.silence")
        assert sorted(silence[:2]) == [["noise", False], ["silent", False]]
        for n, change in enumerate(silence[2:]):  # each time the view first, then what is heard
            assert change == [("silent", "noise")[n % 2], n % 4 < 2], silence
        while sum(comes_in_order(one, words_of(person)) for one in whole) < ENOUGH:  # some may come too late
            page.wait_for_function("n => told.played.length > n", arg=page.evaluate("told.played.length"))
        said = words_of(person)
        assert said[0] == "start"
        assert comes_in_order(said, [clip for one in whole for clip in one]), said
        assert page.evaluate("told.locks") == 1
        assert page.evaluate("told.felt.length") > 0


def test_sound_that_was_taken_away_says_so_and_comes_back_by_a_tap(ears):
    for person, stopped in zip(ears, ("Dźwięk", "Sound"), strict=True):
        banner = person.page.get_by_test_id("sound-banner")
        expect(banner).to_have_count(0)
        person.page.evaluate("told.contexts.at(-1).suspend()")
        expect(banner).to_have_text(re.compile(stopped))
        expect(person.page.locator("[data-played]")).to_have_attribute("data-sound", "interrupted")
        banner.click()
        expect(person.page.locator("[data-played]")).to_have_attribute("data-sound", "ready")
        assert person.page.evaluate("told.contexts.length") >= 2
