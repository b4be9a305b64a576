"""The replay is heard: the computer's words, the noise of a silence, the film's shots, at every speed."""

import msgspec
import pytest
from playwright.sync_api import expect

from orbita.core.replay import steps
from orbita.games.space_alert.game import GAME
from orbita.games.space_alert.texts.catalogue_voice import VOICE
from tests.e2e.conftest import PATIENCE
from tests.e2e.looking_back import come, flights, lost_flight
from tests.e2e.test_space_alert_lobby import comes_in_order, fetched_languages, spoken

__all__ = ["come", "flights"]  # the tests below look back at these

WORDS = {
    "en": {"sound": "Sound", "play": "Play"},
    "pl": {"sound": "Dźwięk", "play": "Odtwarzaj"},
}
ENOUGH = 4  # clips
COUNT = ("n5", "n4", "n3", "n2", "n1")
BEFORE_THREAT, THREAT = 14, 1  # a second of the lost flight, and the announcement that comes next
BEFORE_SILENCE, BEFORE_END = 239, 608
# Every clip in its order, though the page remembers only the last ones; how many sounds are made of nothing;
# and, whenever one of them changes, whether communications are down and whether noise is heard.
FOLLOW = """(() => {
  const told = (window.told = { played: [], made: 0, silence: [] });
  for (const name of ["createOscillator", "createBufferSource"]) {
    const make = BaseAudioContext.prototype[name];
    BaseAudioContext.prototype[name] = function () {
      told.made += 1;
      return make.call(this);
    };
  }
  let before = [];
  new MutationObserver(() => {
    const page = document.querySelector("[data-played]");
    if (!page) return;
    const seen = [document.querySelector(".noise") !== null, page.dataset.noise === "true"];
    if (String(told.silence.at(-1)) !== String(seen)) told.silence.push(seen);
    const now = page.dataset.played.split(" ").filter(Boolean);
    let gone = 0;
    while (gone < before.length && !before.slice(gone).every((id, n) => id === now[n])) gone += 1;
    told.played.push(...now.slice(before.length - gone));
    before = now;
  }).observe(document, {
    subtree: true, childList: true, attributes: true, attributeFilter: ["data-noise", "data-played"],
  });
})()"""


@pytest.fixture(scope="module")
def lost():
    """What the computer announced in the lost flight, and what happened in its turns."""
    events = []
    for _, match, happened in steps(lost_flight(), GAME):
        events += [GAME.event_data(match.state, event) for event in happened]
    return msgspec.to_builtins(GAME.shown(GAME.view(match.state, None)).heard), events


class Listener:
    """Somebody who watches a replay with its sound."""

    def __init__(self, page, lang):
        self.page = page
        self.words = WORDS[lang]

    def is_loud(self):
        self.press("sound")
        expect(self.page.locator("[data-played]")).to_have_attribute("data-sound", "ready")

    def press(self, name):
        self.page.get_by_role("button", name=self.words[name], exact=True).click()

    def plays(self, rate):
        self.page.get_by_role("button", name=f"{rate}×", exact=True).click()
        self.press("play")

    def hears(self, enough):
        """Wait until of the clips that were said something is true; gives them."""
        told = (
            f"(clips) => {{ const said = told.played.filter((id) => clips.includes(id)); return {enough}; }}"
        )
        self.page.wait_for_function(told, arg=list(VOICE), timeout=2 * PATIENCE)
        return [clip for clip in self.page.evaluate("told.played") if clip in VOICE]


@pytest.fixture
def listen(come):
    """Open the replay of the lost flight at a moment."""

    def arrive(moment, lang="en"):
        page = come(f"/replay/{{}}#{moment}", lang=lang, script=FOLLOW)
        return Listener(page, lang)

    return arrive


def test_a_threat_is_said_in_the_replay_as_it_was_in_flight(listen, lost):
    said = spoken(lost[0][THREAT], last=3)
    listener = listen(f"t={BEFORE_THREAT}", "pl")
    listener.is_loud()
    listener.plays(1)
    assert listener.hears(f"said.length >= {len(said)}") == said
    assert fetched_languages(listener.page) == {"pl"}


@pytest.mark.parametrize(("rate", "lang"), [(2, "en"), (4, "pl"), (8, "en")])
def test_faster_the_computer_says_what_there_is_time_for_and_nothing_else(listen, lost, rate, lang):
    listener = listen("t=0", lang)
    listener.is_loud()
    listener.plays(rate)
    said = listener.hears(f"said.length >= {ENOUGH}")
    assert comes_in_order(said, [clip for one in lost[0] for clip in [*spoken(one, last=3), *COUNT]]), said
    assert fetched_languages(listener.page) == {lang}


def test_noise_covers_the_silence_of_the_replay_and_nothing_else(listen):
    listener = listen(f"t={BEFORE_SILENCE}")
    listener.is_loud()
    listener.plays(8)
    listener.page.wait_for_function("() => told.silence.some(([down]) => down) && !told.silence.at(-1)[1]")
    both = [noise for down, noise in listener.page.evaluate("told.silence") if down == noise]
    assert [noise for n, noise in enumerate(both) if noise != both[n - 1] or n == 0] == [False, True, False]
    assert len(listener.page.evaluate("told.silence")) <= 5  # nothing lasts but both and neither


def test_nobody_hears_a_replay_who_did_not_ask_to(listen):
    listener = listen("turn=1")
    expect(listener.page.locator(".film")).to_be_visible()
    listener.page.keyboard.press(" ")
    expect(listener.page.locator(".film")).to_have_attribute("data-turn", "2")
    assert listener.page.evaluate("[told.made, told.played.length]") == [0, 0]


def test_the_end_of_planning_leads_into_a_film_that_is_heard_to_its_end(listen, lost):
    listener = listen(f"t={BEFORE_END}")
    listener.is_loud()
    listener.plays(1)
    said = listener.hears("said.includes('act')")
    assert said[-2:] == ["m_end", "act"]
    listener.page.get_by_role("button", name="4×", exact=True).click()
    said = listener.hears("said.includes('lost')")[len(said) :]
    assert comes_in_order(said, told_in_film(lost[1])), said
    assert said[-1] == "lost"
    turns = sum(event["event"] == "turn_began" for event in lost[1])
    assert listener.page.evaluate("told.made") > turns + len(said)  # shots, shields and cards besides


def told_in_film(events):
    """The computer's words in the action round: damage by zone, its own state, how it ended."""
    for event in events:
        match event["event"]:
            case "token_drawn":
                yield f"damage_{event['zone']}"
            case "computer_checked":
                yield "computer_ok" if event["maintained"] else "computer_bad"
            case "mission_lost":
                yield "lost"
