"""The mission computer for owners of the box: with and without network, from the choice to the star log."""

import re
import shutil

import pytest
from playwright.sync_api import expect

from orbita.games.space_alert.tools.starlog.log import read_log
from orbita.server.http.pages import STATIC
from tests.e2e.conftest import DESKTOP, PHONE
from tests.e2e.people import Person
from tests.e2e.test_pages import findings
from tests.server.servers import LAUNCH, Served

LANDSCAPE = {"width": 844, "height": 390}
MISSION = "/api/games/space_alert/tools/mission"
PLAN = (
    "A A A - C B red A A deck A -",
    "B red A deck A A C B - - A A",
    "blue A A A B A bots red - A B A",
    "C deck B A A A - C B A A A",
)
TRACKS = {"red": "T1", "white": "T2", "blue": "T3", "internal": "T4"}
KEYS = {"bots": "d", "red": "ArrowLeft", "blue": "ArrowRight", "deck": "ArrowUp"}
MOST_TAPS = 61  # for the cards, threats and trajectories of four: a tap each, and the ways between


class Owner(Person):
    """Somebody who owns the box."""

    taps = 0

    def opens(self, mission="", rate=60):
        self.visit(f"/box?rate={rate}")
        expect(self.page.locator("[data-mission]")).to_have_count(16)
        if mission:
            self.page.locator(f"[data-mission={mission}]").click()
        return self

    def is_ready_without_network(self):
        expect(self.page.locator("[data-offline=ready]")).to_be_visible()
        self.page.wait_for_function(
            "() => JSON.parse(localStorage['orbita.box.missions'] ?? '{}').reserve?.length >= 18"
        )

    def until(self, condition):
        """Wait for something a browser tells only when it is asked."""
        wait = "await new Promise(go => setTimeout(go, 50))"
        self.page.evaluate(f"async () => {{ while (!({condition})) {wait}; }}")

    def starts(self):
        self.page.locator(".bottom .primary").click()
        expect(self.page.locator(".fly")).to_be_visible()

    def reaches(self, state):
        expect(self.page.locator(f".fly[data-state={state}]")).to_be_visible()

    def flies(self, mission):
        self.opens(mission).starts()
        self.reaches("over")

    def heard(self):
        """What the computer said, in order: its moment and its words."""
        lines = self.page.locator(".history li[data-at]").evaluate_all(
            "found => found.map(one => [+one.dataset.at, one.lastChild.textContent])"
        )
        return [(at, text.strip()) for at, text in reversed(lines)]

    def tap(self, where):
        self.page.locator(where).first.click()
        self.taps += 1

    def taps_cards(self, rows):
        for row in rows:
            for half in row.split():
                self.tap(f'[data-key="{half}"]')

    def taps_threats_and_tracks(self):
        self.tap("[data-threat]")
        while self.page.locator("[data-card]").count():
            self.tap("[data-card]")
        for zone, track in TRACKS.items():
            self.tap(f'[data-track="{zone}.{track}"]')


@pytest.fixture
def own(browser, server):
    """Meet an owner of the box, at a server of choice; what goes wrong in the browser fails the test."""
    owners = []

    def arrive(lang="en", size=PHONE, at=server.address, look="dark"):
        context = browser.new_context(
            locale="pl-PL" if lang == "pl" else "en-GB",
            viewport=size,
            reduced_motion="reduce",
            color_scheme=look,
        )
        context.set_default_timeout(60_000)
        owners.append(Owner(context, at, lang))
        return owners[-1]

    yield arrive
    for owner in owners:
        faults = owner.faults
        owner.context.close()
        assert not faults, faults


@pytest.fixture
def away(tmp_path):
    """A server that can go away, with files of its own."""
    static = tmp_path / "static"
    shutil.copytree(STATIC, static)

    class Own(Served):
        launch = (
            "from pathlib import Path; from orbita.server.http import pages; "
            f"pages.STATIC = Path({str(static)!r}); {LAUNCH}"
        )

    served = Own(f"sqlite:///{tmp_path}/orbita.db", tmp_path)
    served.static = static
    yield served
    served.stop()


@pytest.mark.parametrize("lang", ["pl", "en"])
def test_a_mission_is_flown_without_network_in_the_chosen_language(own, away, lang):
    owner = own(lang, at=away.address)
    owner.opens("test_run_1")
    expected = away.rest.call("POST", MISSION, {"mission": "test_run_1"}, kind=dict)
    owner.is_ready_without_network()
    away.stop()
    owner.page.reload()
    owner.opens("test_run_1").starts()
    owner.reaches("over")
    assert owner.heard() == [(said["at"], said["text"][lang]) for said in expected["announcements"]]
    fly = owner.page.locator(".fly")
    expect(fly).to_have_attribute("data-voice", "ready")
    expect(fly).to_have_attribute("data-played", re.compile(r"\bsetup\b.*\bstart\b"))
    packs = owner.page.evaluate(
        "performance.getEntriesByType('resource').map(one => one.name).filter(name => name.endsWith('.mp3'))"
    )
    assert [re.search(r"/(pl|en)-", pack)[1] for pack in packs] == [lang]


def test_another_voice_than_the_page_speaks_without_network_once_it_was_chosen(own, away):
    owner = own("pl", at=away.address).opens("test_run_1")
    owner.page.get_by_role("button", name="English", exact=True).click()
    owner.is_ready_without_network()
    kept = "(await (await caches.open('orbita-box-kept')).keys())"
    owner.until(f"{kept}.some(({{url}}) => /en-.*mp3/.test(url))")
    away.stop()
    owner.opens().starts()
    owner.reaches("over")
    first = "The mission begins, and phase 1 with it. Take your first cards."
    assert owner.heard()[0] == (0, first)
    expect(owner.page.locator("h2", has_text="Koniec planowania")).to_be_visible()
    expect(owner.page.locator(".fly")).to_have_attribute("data-played", re.compile(r"\bstart\b"))


def test_random_missions_are_in_reserve_and_codes_say_what_they_need(own, away):
    owner = own(at=away.address).opens()
    owner.is_ready_without_network()
    away.stop()
    owner.opens()
    owner.page.get_by_role("button", name="Random").click()
    owner.starts()
    code = re.compile(r" · [0-9A-Z]{2}-[0-9A-Z]{2}$")
    expect(owner.page.locator(".fly h1")).to_have_text(code)
    owner.page.locator(".stop").click()
    owner.press_button("Stop the mission")
    owner.press_button("New mission")
    owner.page.locator(".bottom .primary").click()
    owner.sees("No random mission of these levels is left on this device.")
    owner.page.get_by_role("button", name="Code").click()
    owner.page.get_by_label("Code or number").fill("K7-4Q")
    owner.page.locator(".bottom .primary").click()
    owner.sees("Missions by code need a network.")


def test_the_same_code_is_the_same_mission_and_nonsense_is_refused(own, server):
    owner = own().opens()
    owner.page.get_by_role("button", name="Code").click()
    owner.page.get_by_label("Code or number").fill("nonsense")
    owner.page.locator(".bottom .primary").click()
    expect(owner.page.get_by_role("alert")).to_contain_text("K7-4Q")
    owner.page.get_by_label("Code or number").fill("k7 4q")
    owner.starts()
    expect(owner.page.locator(".fly h1")).to_contain_text("K7-4Q")
    owner.reaches("over")
    expected = server.rest.call("POST", MISSION, {"code": "K7-4Q"}, kind=dict)
    assert owner.heard() == [(said["at"], said["text"]["en"]) for said in expected["announcements"]]


def test_no_other_page_is_kept_and_nothing_of_tables(own, away):
    owner = own(at=away.address).opens()
    owner.is_ready_without_network()
    kept = owner.page.evaluate(
        "async () => { const kept = [];"
        "  for (const name of await caches.keys())"
        "    for (const {url} of await (await caches.open(name)).keys()) kept.push(new URL(url));"
        "  return kept.map(url => url.pathname + url.search); }"
    )
    foreign = [path for path in kept if not path.startswith(("/assets/", "/api/games/space_alert/catalogue"))]
    assert foreign == ["/box"]
    assert not any("guardians" in path for path in kept)
    owner.visit("/")
    assert owner.page.evaluate("navigator.serviceWorker.controller") is None
    away.stop()
    with pytest.raises(Exception, match="ERR_CONNECTION"):
        owner.visit("/")
    with pytest.raises(Exception, match="ERR_CONNECTION"):
        owner.visit("/t/abcdefghij")
    owner.page = owner.context.new_page()
    owner.opens()


def test_a_new_version_takes_over_whole(own, away):
    owner = own(at=away.address).opens()
    owner.is_ready_without_network()
    names = "(await caches.keys()).filter(name => name.includes('shell'))"
    [first] = owner.page.evaluate(f"async () => {names}")
    worker, page = away.static / "box-worker.js", away.static / "index.html"
    worker.write_text(worker.read_text().replace(first.removeprefix("orbita-box-shell-"), "another"))
    page.write_text(page.read_text().replace("<head>", '<head><meta name="edition" content="second">'))
    away.stop()
    away.start()
    owner.opens()
    expect(owner.page.locator("meta[name=edition]")).to_have_count(1)  # the server's page comes first
    owner.until(f"String({names}) === 'orbita-box-shell-another'")
    away.stop()
    owner.opens()
    expect(owner.page.locator("meta[name=edition]")).to_have_count(1)


def test_a_page_that_can_be_put_on_the_home_screen(own, server):
    for lang, name in (("pl", "Orbita: komputer misji"), ("en", "Orbita: mission computer")):
        owner = own(lang).opens()
        href = owner.page.locator("link[rel=manifest]").get_attribute("href")
        manifest = owner.page.evaluate("href => fetch(href).then(answer => answer.json())", href)
        assert (manifest["name"], manifest["start_url"], manifest["scope"]) == (name, "/box", "/box")
        for icon in manifest["icons"]:
            size = owner.page.evaluate(
                "src => new Promise(done => { const one = new Image();"
                "  one.onload = () => done(`${one.width}x${one.height}`); one.src = src; })",
                icon["src"],
            )
            assert size == icon["sizes"]


def test_the_voice_counts_to_the_start_and_says_it(own):
    owner = own().opens("mission_1", rate=1)
    owner.starts()
    played = owner.page.locator(".fly")
    expect(played).to_have_attribute("data-played", re.compile(r"^setup n5 n4 n3 n2 n1 start"))


def test_a_pause_is_marked_and_a_reload_is_one(own):
    owner = own().opens("mission_3", rate=20)
    owner.starts()
    owner.reaches("running")
    owner.press_button("Pause")
    owner.reaches("paused")
    expect(owner.page.locator("[data-tone=paused]")).to_contain_text("Mission paused")
    stands = int(owner.page.locator(".fly").get_attribute("data-time"))
    owner.press_button("Go on")
    owner.page.wait_for_function("at => document.querySelector('.fly').dataset.time > at + 20000", arg=stands)
    owner.page.reload()
    owner.reaches("paused")
    assert int(owner.page.locator(".fly").get_attribute("data-time")) > stands
    expect(owner.page.locator('.history [data-kind="pause"]')).to_have_count(2)
    owner.press_button("Go on")
    owner.reaches("over")


def test_noise_covers_the_silence_and_nothing_else(own, server):
    owner = own().opens("mission_3")
    spoken = server.rest.call("POST", MISSION, {"mission": "mission_3"}, kind=dict)["announcements"]
    owner.page.evaluate(
        "() => { window.seen = []; new MutationObserver(() => {"
        "  const now = document.querySelector('.fly')?.dataset.silent;"
        "  if (now !== window.seen.at(-1)) window.seen.push(now); })"
        ".observe(document.body, {subtree: true, childList: true, attributeFilter: ['data-silent']}); }"
    )
    owner.starts()
    owner.reaches("over")
    silences = sum(said["kind"] == "silence_started" for said in spoken)
    assert owner.page.evaluate("window.seen.filter(Boolean)") == ["false", "true"] * silences + ["false"]


def test_four_boards_are_tapped_in_and_the_flight_is_told(own, tmp_path):
    owner = own("pl")
    owner.flies("mission_3")
    owner.taps = 0
    owner.tap(".end .primary")
    owner.taps_cards(PLAN[:2])
    owner.page.reload()  # nothing is lost
    expect(owner.page.locator(".cards")).to_have_attribute("data-laid", "24")
    owner.taps_cards(PLAN[2:])
    owner.tap(".whole .primary")
    owner.taps_threats_and_tracks()
    owner.tap(".go")
    expect(owner.page.locator(".watch")).to_be_visible()
    assert owner.taps <= MOST_TAPS
    owner.page.locator(".watch").click()
    expect(owner.page.locator(".film [data-turn]").first).to_have_attribute("data-turn", "1")
    owner.page.keyboard.press("End")
    expect(owner.page.locator("#ending")).to_be_visible()
    owner.press_button("Omówienie")
    expect(owner.page.locator(".told")).to_have_attribute(
        "data-ending", re.compile("jumped-home|ship-lost|zone-destroyed")
    )
    expect(owner.page.locator(".debrief")).to_contain_text("Najmniejsze zmiany")
    with owner.page.expect_download() as download:
        owner.page.get_by_role("link", name="Wpis do dziennika gwiezdnego").click()
    download.value.save_as(tmp_path / "log.jsonl")
    entries, damages = read_log((tmp_path / "log.jsonl").read_bytes())
    assert not damages
    entry = entries[0][1]
    assert [member.name for member in entry.crew] == ["Kapitan", "Osoba 2", "Osoba 3", "Osoba 4"]
    assert (entry.mission, entry.common, entry.serious) == ("mission_3", "white", "white")


def test_tokens_and_trips_of_the_evening_are_tapped_in_and_flown(own):
    owner = own()
    page = owner.page
    owner.flies("mission_3")
    page.locator(".end .primary").click()
    owner.taps_cards(PLAN)
    page.locator(".whole .primary").click()
    owner.taps_threats_and_tracks()
    page.locator("summary", has_text="The evening as it was").click()
    for token in ("reactor", "shield"):
        owner.tap(f'[data-token="red.{token}"]')
    expect(page.locator('[data-token="red.shield"]')).to_have_text(re.compile(r"^2\."))
    half = PLAN[0].split()[0]
    page.get_by_role("combobox", name="Who").select_option(label="Captain")
    page.get_by_role("combobox", name="Turn").select_option(label=f"1: {half}")
    page.get_by_role("button", name="Add").click()
    expect(page.locator('[data-trip="1.0"]')).to_contain_text(f"Turn 1, Captain: {half}")
    page.reload()
    expect(page.locator('[data-trip="1.0"]')).to_be_visible()
    with page.expect_request("**/tools/resolve*") as asked:
        page.locator(".go").click()
    body = asked.value.post_data_json
    assert body["flight"]["damage"] == {"red": ["reactor", "shield"]}
    assert body["trips"] == [{"turn": 1, "member": 0, "arrow": False}]
    assert body["flight"]["players"][0]["cards"].startswith(f"{half}/")
    page.locator(".told > .button").nth(1).click()
    expect(page.locator(".told")).to_contain_text("Damage tokens lie as you tapped them in")


def test_a_test_run_is_tapped_in_by_keyboard_alone(own):
    owner = own(size=DESKTOP).opens("test_run_1")
    start = owner.page.locator(".bottom .primary")
    start.focus()
    owner.page.keyboard.press("Enter")
    owner.reaches("over")
    owner.page.locator(".end .primary").focus()
    owner.page.keyboard.press("Enter")
    expect(owner.page.locator(".slot")).to_have_count(7)
    owner.page.locator("h1").click()
    for half in ["A", "B", "C", "bots", "red", "blue", "deck"]:
        owner.page.keyboard.press(KEYS.get(half, half.lower()))
    shown = owner.page.evaluate("JSON.parse(localStorage['orbita.box.flight']).flight.boards.plan[0]")
    assert shown == ["A", "B", "C", "bots", "red", "blue", "deck"]
    owner.page.keyboard.press("a")
    owner.page.keyboard.press("Backspace")
    expect(owner.page.locator(".cards")).to_have_attribute("data-laid", "7")
    for _ in range(3):
        owner.page.keyboard.press("Enter")
    expect(owner.page.locator(".cards")).to_have_attribute("data-laid", "28")


def test_the_checklist_names_the_threats_and_is_kept(own):
    owner = own().opens("mission_3")
    owner.starts()
    owner.reaches("over")
    owner.press_button("Checklist")
    owner.sees("No threat at T+1")
    expect(owner.page.get_by_role("checkbox")).to_have_count(4)
    owner.press_button("Next turn")
    owner.sees("T+2: put the threat on its trajectory")
    expect(owner.page.get_by_role("checkbox")).to_have_count(5)  # the computer is checked after turn 2
    owner.page.get_by_role("checkbox").first.check()
    owner.press_button("Next turn")
    owner.page.reload()
    expect(owner.page.get_by_role("heading", name="Turn 3")).to_be_visible()
    owner.press_button("Previous turn")
    expect(owner.page.get_by_role("checkbox").first).to_be_checked()


def test_what_needs_the_network_says_so_and_loses_nothing(own, away):
    owner = own(at=away.address)
    owner.flies("test_run_1")
    owner.page.locator(".end .primary").click()
    owner.taps_cards(["A B C - - - -"] * 4)
    owner.page.locator(".whole .primary").click()
    owner.taps_threats_and_tracks()
    away.stop()
    owner.page.locator(".go").click()
    expect(owner.page.get_by_role("alert")).to_contain_text("needs the network")
    away.start()
    owner.press_button("Carry the mission out")
    expect(owner.page.locator(".watch")).to_be_visible()


@pytest.mark.parametrize(
    ("lang", "size", "look"),
    [("pl", PHONE, "dark"), ("en", PHONE, "light"), ("en", LANDSCAPE, "dark"), ("pl", DESKTOP, "light")],
    ids=["pl-phone", "en-phone-light", "en-landscape", "pl-desktop-light"],
)
def test_every_screen_is_accessible_and_fits(own, axe, lang, size, look):
    owner = own(lang, size, look=look)

    def looks_right():
        expect(owner.page.locator("h1")).to_have_count(1)
        assert findings(owner, axe) == []
        assert not owner.overflows()

    owner.opens("mission_3")
    looks_right()
    owner.starts()
    expect(owner.page.locator(".history li[data-kind=threat]").first).to_be_visible()
    owner.page.keyboard.press(" ")
    looks_right()
    owner.page.locator("footer .button").first.click()
    owner.reaches("over")
    looks_right()
    owner.page.locator(".end .button").nth(1).click()
    looks_right()
    owner.page.locator("nav .button").nth(1).click()
    owner.taps_cards(PLAN)
    looks_right()
    owner.page.locator(".whole .primary").click()
    owner.page.locator("[data-threat]").first.click()
    looks_right()
    while owner.page.locator("[data-card]").count():
        owner.page.locator("[data-card]").first.click()
    owner.page.locator(".threats summary").click()
    for zone, track in TRACKS.items():
        owner.page.locator(f'[data-track="{zone}.{track}"]').click()
    looks_right()
    owner.page.locator(".go").click()
    owner.page.locator(".told > .button").nth(1).click()
    expect(owner.page.locator(".debrief")).to_be_visible()
    looks_right()


def test_home_and_rules_lead_to_it(own):
    owner = own("pl")
    for path in ("/", "/rules/space_alert"):
        owner.visit(path).page.get_by_role("link", name="Mam pudełko").click()
        expect(owner.page.get_by_role("heading", name="Komputer misji")).to_be_visible()
