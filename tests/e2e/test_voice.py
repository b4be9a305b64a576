"""The ship's computer in real browsers: clips decode; what is announced is played, everywhere at once."""

import json
import mimetypes
import os
import subprocess
from pathlib import Path

import pytest
from playwright.sync_api import expect

from orbita.games.space_alert.texts.catalogue_voice import VOICE
from orbita.games.space_alert.tools.voice.pack import pack
from orbita.server.http.bodies import NewTable, SeatWish
from tests.e2e.conftest import PATIENCE

ROOT = Path(__file__).parents[2]
PAGE = "/voice-page/"
BUILD = """
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { build } from "vite";
const [root, base, outDir] = process.argv.slice(1);
const output = { entryFileNames: "page.js" };
const client = process.cwd() + "/src/main.ts";
const ofClient = {
  name: "svelte-of-the-client", // the page lies outside of it
  enforce: "pre",
  resolveId(id, from) {
    const isOurs = from?.startsWith(root) && id.startsWith("svelte/");
    return isOurs ? this.resolve(id, client, { skipSelf: true }) : null;
  },
};
await build({
  configFile: false, plugins: [ofClient, svelte()], root, base, logLevel: "warn",
  build: {
    outDir, emptyOutDir: true, assetsInlineLimit: 0, target: "es2022",
    rolldownOptions: { input: root + "/page.svelte.ts", output },
  },
});
"""
START = {"at": 0, "kind": "mission_started", "phase": 1}
TRANSFER = {"at": 0, "kind": "transfer_started", "seconds": 10}


@pytest.fixture(scope="module")
def page_files(tmp_path_factory):
    """The client's own modules for the ship's voice, built by themselves."""
    out = tmp_path_factory.mktemp("voice-page")
    node = [str(ROOT / "scripts/with-node"), "node", "--input-type=module", "-e", BUILD]
    subprocess.run([*node, str(ROOT / "tests/e2e/voice"), PAGE, str(out)], cwd=ROOT / "web", check=True)
    return out


@pytest.fixture
def listen(meet, page_files):
    """Meet somebody whose browser has those modules, on an otherwise empty page of the server."""

    def arrive(lang, wrong=0):
        person = meet(lang)
        person.context.add_init_script(f"const right = Date.now; Date.now = () => right() + {wrong}")

        def answer(route):
            path = route.request.url.split(PAGE, 1)[1]
            kind = mimetypes.guess_type(path)[0] or "application/octet-stream"
            route.fulfill(body=(page_files / path).read_bytes(), content_type=kind)

        person.context.route(f"**{PAGE}**", answer)
        person.visit("/health")
        person.page.add_script_tag(url=f"{PAGE}page.js", type="module")
        expect(person.page.locator("body")).to_have_attribute("data-ready", "yes")
        return person

    return arrive


@pytest.mark.parametrize("lang", ["pl", "en"])
def test_a_pack_decodes_and_every_clip_of_its_index_is_heard_within_it(listen, lang):
    heard = listen(lang).page.evaluate("lang => decode(lang)", lang)
    assert 0 <= heard["onset"] < 100
    assert [clip["id"] for clip in heard["peaks"]] == list(VOICE)
    for clip in heard["peaks"]:
        assert clip["end"] / 1000 <= heard["seconds"], clip
        assert clip["peak"] == pytest.approx(pack(lang).clips[clip["id"]].peak, abs=0.7), clip


@pytest.mark.parametrize("lang", ["pl", "en"])
def test_the_browser_plays_tones_and_counts_at_their_moments(listen, lang):
    page = listen(lang).page
    first = page.evaluate("([lang, said]) => firstHeard(lang, said, 0)", [lang, TRANSFER])
    assert first == pytest.approx(300, abs=2)
    for second in (5000, 6000, 7000, 8000, 9000):
        heard = page.evaluate(
            "([lang, said, after]) => firstHeard(lang, said, after)", [lang, TRANSFER, second - 100]
        )
        assert heard == pytest.approx(second, abs=15), second  # some numbers begin softly


def test_noise_is_heard_from_the_first_moment_on(listen):
    page = listen("en").page
    heard = "([said, noise]) => firstHeard('en', said, 0, noise)"
    assert page.evaluate(heard, [START, True]) < 20
    assert page.evaluate(heard, [START, False]) == pytest.approx(300, abs=2)


def crew_of_five(server):
    """A table with five people, each of whom sits down at a device of their own."""
    seats = [SeatWish("me", "Ala"), *(SeatWish("hot_seat", name) for name in ("Ola", "Ula", "Iga", "Ewa"))]
    return server.rest.new_table(NewTable("space_alert", seats, {"mission": "test_run_1"}))


# Five devices, their languages, and by how many ms their clocks are wrong.
DEVICES = (("pl", 0), ("en", 4000), ("pl", -9000), ("en", 3_600_000), ("pl", 250_000))
# Whether a threat was played to its end; and of the last such one what was said, planned and played.
PLAYED_A_THREAT = "() => ship.lastThreat() !== null"
TOLD = "({ahead: ship.ahead(), announced: ship.announced(), played: ship.played(), last: ship.lastThreat()})"


def test_five_devices_play_what_is_announced_at_the_same_moment_in_both_languages(listen, server):
    keys = crew_of_five(server)
    people = [listen(lang, wrong) for lang, wrong in DEVICES]
    for seat, (person, (lang, _)) in enumerate(zip(people, DEVICES, strict=True)):
        seated = [keys.table, seat, keys.seats[str(seat)], lang]
        person.page.evaluate("seated => { window.ship = sit(...seated); }", seated)
        person.press_button("Unlock")
        expect(person.page.locator("body")).to_have_attribute("data-state", "ready")
    server.rest.start(keys.table, keys.host)
    for person in people:
        person.page.wait_for_function(PLAYED_A_THREAT, timeout=3 * PATIENCE)
    told = [person.page.evaluate(TOLD) for person in people]

    moments = [{entry["said"]["at"]: entry["at"] for entry in one["announced"]} for one in told]
    for at in set.intersection(*(set(one) for one in moments)):
        spread = max(one[at] for one in moments) - min(one[at] for one in moments)
        assert spread <= 2, at  # the same moment of the server's clock, to the rounding of its messages
    for one, (lang, wrong) in zip(told, DEVICES, strict=True):
        assert one["ahead"] == pytest.approx(-wrong, abs=1000)
        said, planned, played = one["last"]
        words = [f"t{said['turn']}", "threat", said["zone"]]
        assert [clip["id"] for clip in played] == [*words, "again", *words]
        assert played == planned, lang
    tell_figures(told)


def tell_figures(told):
    """How far apart the devices were, by their audio clocks, errors about the server's clock included."""
    begins: dict[str, list[dict]] = {"pl": [], "en": []}
    for one, (lang, wrong) in zip(told, DEVICES, strict=True):
        error = one["ahead"] + wrong  # all run on one machine, so the truth is known
        heard = {(clip["id"], round(clip["at"], -2)): clip["heard"] - error for clip in one["played"]}
        begins[lang].append(heard)
    spreads = []
    for own in begins.values():
        for clip in set.intersection(*(set(one) for one in own)):
            spreads.append(max(one[clip] for one in own) - min(one[clip] for one in own))
    off = [clip["heard"] - clip["at"] for one in told for clip in one["played"]]
    figures = {
        "clips": len(spreads),
        "spread_ms": round(max(spreads), 1),
        "first_ms": round(min(off), 1),
        "last_ms": round(max(off), 1),
    }
    if os.environ.get("ORBITA_FIGURES"):
        Path(os.environ["ORBITA_FIGURES"]).write_text(json.dumps(figures))
