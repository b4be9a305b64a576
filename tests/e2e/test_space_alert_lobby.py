"""Space Alert before and around a flight: set-up, lobby, start, the ship's voice, shared screen, crews."""

import re

import msgspec
import pytest
from playwright.sync_api import expect

from orbita.games.space_alert.game import GAME
from orbita.games.space_alert.texts.catalogue_voice import VOICE
from orbita.server.table.sealing import SEED_LETTERS, Challenge
from tests.e2e.conftest import DESKTOP, PATIENCE, PHONE
from tests.e2e.test_pages import findings

LIVING_ROOM = {"width": 1920, "height": 1080}
LARGE = {"width": 2560, "height": 1440}
WORDS = {
    "en": {
        "name": "Your name",
        "lay": "Set up the table",
        "start": "Start",
        "begin": "Start the game",
        "test": "Test the speaker",
        "works": "sound works",
        "alone": "Alone, four androids",
        "bots": "Alone, bots as crew",
        "training": "Test runs and simulations",
        "run": "First test run",
        "step": "step by step",
    },
    "pl": {
        "name": "Twoje imię",
        "lay": "Przygotuj stół",
        "start": "Zacznij",
        "begin": "Rozpocznij grę",
        "test": "Próba głośnika",
        "works": "dźwięk działa",
        "alone": "Gram z czterema androidami",
        "bots": "Gram z botami",
        "training": "Loty testowe i symulacje",
        "run": "Pierwszy lot testowy",
        "step": "krok po kroku",
    },
}
LANGUAGES = ["pl", "en"]


class Form:
    """The set-up as somebody fills it in."""

    def __init__(self, person, lang, path="/new/space_alert"):
        self.page = person.page
        self.words = WORDS[lang]
        person.visit(path)
        self.page.get_by_label(self.words["name"]).fill("Ala")
        expect(self.page.get_by_test_id("androids")).to_be_visible()

    def pick(self, name):
        self.page.locator("label", has_text=self.words[name]).first.click()

    def press(self, name):
        self.page.get_by_role("button", name=self.words[name]).first.click()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_flight_is_set_up_and_the_lobby_tells_what_is_flown(meet, lang):
    form = Form(meet(lang, PHONE), lang)
    form.pick("training")
    form.pick("run")
    form.pick("step")
    form.press("lay")
    flight = form.page.get_by_test_id("flight")
    for told in ("run", "step"):
        expect(flight).to_contain_text(WORDS[lang][told])


def test_androids_appear_by_themselves_and_alone_one_flies_at_once(meet):
    form = Form(meet("en"), "en")
    androids = form.page.get_by_test_id("androids")
    expect(androids).to_contain_text("2 androids")
    form.page.get_by_role("button", name="3 seats").click()
    expect(androids).to_contain_text("1 android")
    form.press("bots")
    expect(androids).to_contain_text("the crew is full")
    form.press("alone")
    expect(androids).to_contain_text("4 androids")
    form.press("start")
    expect(form.page.get_by_test_id("lane")).to_be_visible()


def test_hands_at_one_screen_need_a_clock_that_can_be_stopped(meet):
    form = Form(meet("en"), "en")
    form.page.get_by_label("Who sits at Communications officer").select_option("hot_seat")
    paces = form.page.get_by_role("group", name="Pace").last
    expect(paces.get_by_role("radio")).to_have_count(2)
    expect(paces.get_by_role("radio", name=re.compile("^pausable"))).to_be_checked()


def test_a_code_names_the_mission_and_a_wrong_one_is_refused(meet):
    form = Form(meet("en"), "en", "/new/space_alert?code=K7-4Q")
    form.press("lay")
    expect(form.page.get_by_test_id("flight")).to_contain_text("K7-4Q")
    form = Form(meet("en"), "en", "/new/space_alert?code=nonsense")
    form.press("lay")
    expect(form.page.get_by_role("alert")).to_be_visible()


def test_a_challenge_file_of_another_server_is_flown_here(meet, tmp_path):
    chosen = {"common": "yellow"}
    options = GAME.read_options(chosen)
    code = GAME.codes.name(options, 7)
    content, seed = GAME.content_hash(options), "5" * SEED_LETTERS
    challenge = Challenge(GAME.name, GAME.rules_version, content, chosen, code, seed)
    (tmp_path / "challenge.json").write_bytes(msgspec.json.encode(challenge))
    (tmp_path / "diary.json").write_text("dear diary")
    form = Form(meet("en"), "en")
    form.page.get_by_text("By code", exact=True).click()
    file = form.page.get_by_label("Or a challenge file from another server")
    file.set_input_files(tmp_path / "diary.json")
    expect(form.page.get_by_role("alert")).to_have_text("This file holds no challenge.")
    file.set_input_files(tmp_path / "challenge.json")
    expect(form.page.get_by_text(f"Challenge {code}: ")).to_be_visible()
    form.press("lay")
    expect(form.page.get_by_test_id("flight")).to_contain_text(code)
    expect(form.page.get_by_test_id("flight")).to_contain_text("yellow")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_speaker_test_lets_the_computer_speak_and_is_heard(meet, lang):
    form = Form(meet(lang, PHONE), lang)
    sound = form.page.get_by_test_id("sound")
    expect(sound).to_have_attribute("data-sound", "locked")
    form.press("test")
    expect(sound).to_contain_text(WORDS[lang]["works"])
    expect(sound).to_have_attribute("data-sound", "ready")


def test_the_start_is_counted_down_for_everybody(meet, server):
    keys = server.lay("Ala", "bot", game="space_alert", start=False)
    person, tv = meet("en", PHONE), meet("en", LIVING_ROOM)
    person.visit(f"/t/{keys.table}#{keys.host}").sees(WORDS["en"]["begin"])  # its key is kept once checked
    person.visit(f"/t/{keys.table}#{keys.seats['0']}")
    expect(person.page.get_by_test_id("flight")).to_be_visible()
    tv.visit(f"/t/{keys.table}/screen#{keys.watch}")
    expect(tv.page.get_by_text("Ala")).to_be_visible()
    person.press_button(WORDS["en"]["begin"])
    counts = [one.page.get_by_test_id("countdown") for one in (person, tv)]
    for count in counts:
        expect(count).to_be_visible()
    for count in counts:
        expect(count).to_have_count(0)


# Whether so many words have been said since the speaker test.
HAS_SPOKEN = """count => document.querySelector('[data-played]').dataset.played.split(' ')
    .filter(id => id && !['call', 'klaxon', 'beep', 'check'].includes(id)).length >= count"""
# Said besides announcements: the count, the speaker test, and what the film tells once planning is over.
BESIDES = re.compile(r"n\d|check|act|computer_.*|damage_.*|won|lost")


def spoken(announcement, last):
    """The clips of an announcement, as they are listed in the design."""
    kind, phase = announcement["kind"], announcement.get("phase")
    if kind == "threat":
        serious = announcement.get("is_serious")
        place = announcement.get("zone")
        where = (
            ["serious_internal" if serious else "internal"]
            if place in (None, "internal")
            else ["serious" if serious else "threat", place]
        )
        words = [f"t{announcement['turn']}", *where]
        return [*(["unconfirmed"] if announcement.get("is_unconfirmed") else []), *words, "again", *words]
    return {
        "mission_started": ["start"],
        "incoming_data": ["data"],
        "transfer_started": ["transfer"],
        "transfer_ended": ["transfer_closed"],
        "silence_started": ["silence"],
        "silence_ended": ["silence_end"],
        "phase_ended": [f"p{phase}_end"],
        "mission_ended": ["m_end"],
        "warning": [f"{'m' if phase == last else f'p{phase}'}_{announcement.get('seconds')}"],
    }[kind]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_is_announced_is_what_is_played(meet, swift, lang):
    keys = swift.lay("Ala", game="space_alert", options={"mission": "test_run_1"}, start=False)
    person = meet(lang, PHONE)
    person.address = swift.address
    person.visit(f"/t/{keys.table}#{keys.seats['0']}")
    person.press_button(WORDS[lang]["test"])
    expect(person.page.get_by_test_id("sound")).to_have_attribute("data-sound", "ready")
    swift.rest.start(keys.table, keys.host)
    layout = person.page.locator("[data-played]")
    expect(layout).to_have_attribute("data-sound", "ready")
    person.page.wait_for_function(HAS_SPOKEN, arg=4, timeout=PATIENCE)
    played = layout.get_attribute("data-played").split()
    said = [clip for clip in played if clip in VOICE and not BESIDES.fullmatch(clip)]
    script = swift.rest.call(
        "POST", "/api/games/space_alert/tools/mission", {"mission": "test_run_1"}, kind=dict
    )
    announced = [clip for one in script["announcements"] for clip in spoken(one, last=2)]
    assert said[0] == "start"
    assert comes_in_order(said, announced), (said, announced)  # the clock is too fast to say all of it
    assert fetched_languages(person.page) == {lang}


def comes_in_order(some, all_of_them):
    """Whether one list is the other with some left out."""
    rest = iter(all_of_them)
    return all(one in rest for one in some)


def fetched_languages(page):
    """The packs of clips this page asked for."""
    names = page.evaluate("performance.getEntriesByType('resource').map(({name}) => name)")
    return {found[1] for name in names if (found := re.search(r"/(pl|en)-[^/]*\.mp3", name))}


def test_a_device_may_leave_the_talking_to_the_shared_screen(meet, server):
    keys = server.lay("Ala", "bot", game="space_alert")
    phone, tv = meet("en", PHONE), meet("en", LIVING_ROOM)
    phone.visit(f"/t/{keys.table}#{keys.seats['0']}")
    phone.page.get_by_role("button", name=re.compile("^Sound EN")).click()
    phone.press_button("The shared screen only")
    expect(phone.page.locator("[data-played]")).to_have_attribute("data-sound", "off")
    tv.visit(f"/t/{keys.table}/screen#{keys.watch}")
    tv.page.get_by_test_id("sound-banner").click()
    expect(tv.page.locator("[data-played]")).to_have_attribute("data-sound", "ready")


@pytest.mark.parametrize("size", [LIVING_ROOM, LARGE], ids=["1920", "2560"])
def test_the_shared_screen_shows_ship_threats_clock_and_crew_but_no_hand(meet, server, size):
    keys = server.lay("Ala", "bot", "bot", game="space_alert")
    tv = meet("en", size)
    tv.visit(f"/t/{keys.table}/screen#{keys.watch}")
    expect(tv.page.get_by_role("timer", name="Mission clock")).to_be_visible()
    expect(tv.page.get_by_test_id("lane")).to_be_visible()
    for part in ("Red trajectory", "White trajectory", "Blue trajectory", "The ship"):
        expect(tv.page.locator(f'[aria-label^="{part}"]').first).to_be_visible()
    expect(tv.page.locator(".playing")).to_have_count(0)
    assert tv.page.evaluate("document.documentElement.scrollHeight <= innerHeight")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_mission_of_the_day_is_flown_from_its_page(meet, lang):
    person = meet(lang, PHONE)
    person.visit("/daily/space_alert")
    code = person.page.locator(".code strong").inner_text()
    person.page.locator("a.primary").click()
    person.page.get_by_label(WORDS[lang]["name"]).fill("Ala")
    person.press_button(WORDS[lang]["lay"])
    expect(person.page.get_by_test_id("flight")).to_contain_text(code)


def test_a_crew_begins_a_campaign_and_lays_the_table_of_its_mission(meet):
    person = meet("en")
    form = Form(person, "en")
    form.page.get_by_text("Star log and campaign").click()
    form.page.get_by_label("Name of the crew").fill("Cosmonauts")
    person.press_button("Found a crew")
    form.page.get_by_role("link", name="Open the star log").click()
    expect(form.page.get_by_role("heading", name="Cosmonauts")).to_be_visible()
    form.page.get_by_label("Name of the campaign").fill("Orion")
    form.page.get_by_label(re.compile("^People")).fill("Ala\nOla")
    form.page.get_by_role("button", name="Begin a campaign").click()
    stage = form.page.get_by_test_id("stage")
    expect(stage).to_have_attribute("data-stage", "prepare")
    with form.page.expect_download() as download:
        person.press_button("Export the campaign")
    assert download.value.suggested_filename == "Orion.json"
    form.page.get_by_role("combobox", name=re.compile("^Mission")).select_option("mission_1")
    person.press_button("This one")
    expect(stage).to_have_attribute("data-stage", "fly")
    form.page.get_by_role("link", name="Fly it").click()
    form.page.get_by_label("Your name").fill("Ala")
    person.press_button("Set up the table")
    expect(form.page.get_by_test_id("flight")).to_contain_text("Orion")


@pytest.mark.parametrize(("lang", "size", "look"), [("pl", PHONE, "dark"), ("en", DESKTOP, "light")])
def test_set_up_lobby_day_and_screen_are_open_to_everybody(meet, server, axe, lang, size, look):
    person = meet(lang, size, look=look)
    form = Form(person, lang)
    assert findings(person, axe) == []
    form.press("lay")
    expect(form.page.get_by_test_id("flight")).to_be_visible()
    assert findings(person, axe) == []
    person.visit("/daily/space_alert")
    expect(person.page.locator(".code strong")).to_be_visible()
    assert findings(person, axe) == []
    keys = server.lay("Ala", "bot", game="space_alert")
    tv = meet(lang, LIVING_ROOM, look=look)
    tv.visit(f"/t/{keys.table}/screen#{keys.watch}")
    expect(tv.page.get_by_test_id("lane")).to_be_visible()
    expect(tv.page.get_by_test_id("countdown")).to_have_count(0)
    assert findings(tv, axe) == []
