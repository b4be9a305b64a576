"""What people read: sentences that name people, moves as buttons, and threats that say how to fight them."""

import pytest

from orbita.core.lang import LANGS
from orbita.games.space_alert.content.read import content
from orbita.games.space_alert.game import GAME
from orbita.games.space_alert.texts.board import board_text
from orbita.games.space_alert.texts.catalogue_names import STATIONS
from orbita.games.space_alert.texts.threats import threat_text
from tests.games.space_alert.flight import Flight
from tests.games.space_alert.table import Table

TEXTS = GAME.texts
INSIDE = [threat for threat in content().threats if threat.kind != "external"]


def told(data, lang="en", names=()):
    return TEXTS.event(data, lang, names)


# People


def test_a_sentence_names_the_person_where_a_nickname_is_known():
    data = {"event": "knocked_out", "member": "officer", "threat": None, "card": None}
    assert told(data, "pl", ("Ala", "Olek")).strip() == "Olek: ogłuszenie"
    assert told(data, "pl", ("Ala", "")).strip() == "Oficer łączności: ogłuszenie"
    assert told(data, "en", ("Ala",)).strip() == "Communications officer: knocked out"


def test_an_android_is_nobodys_nickname():
    data = {"event": "card_removed", "member": "android1", "slot": 2}
    assert told(data, "en", ("Ala", "Olek")) == "Android 1, turn 2: card taken back"


def test_people_who_act_are_told_in_the_present_tense():
    data = {"event": "card_drawn", "seat": "captain", "kind": None}
    assert told(data, "pl", ("Ala",)) == "Ala dobiera kartę"
    assert told({**data, "kind": "A/deck"}, "pl") == "Kapitan dobiera kartę A / grawiwinda"


# Moves


@pytest.mark.parametrize(
    ("text", "polish", "english"),
    [
        ("place 4 A/deck", "Połóż na turę 4: A / grawiwinda", "Lay on turn 4: A / gravolift"),
        (
            "place android1 4 deck/A",
            "Połóż na turę 4 (Android 1): grawiwinda / A",
            "Lay on turn 4 (Android 1): gravolift / A",
        ),
        ("remove 3", "Zabierz kartę z tury 3", "Take back the card of turn 3"),
        ("flip android2 3", "Obróć kartę z tury 3 (Android 2)", "Flip the card of turn 3 (Android 2)"),
        ("swap 1 2", "Zamień karty z tur 1 i 2", "Exchange the cards of turns 1 and 2"),
        ("give officer C/red", None, "Pass C / red arrow to: Communications officer"),
        ("trip flip", "Ups, potknięcie: druga połowa karty", "Oops, I tripped: the other half of the card"),
        ("trip android1 arrow", None, "Oops, I tripped (Android 1): the other arrow"),
        ("take", "Weź karty następnego etapu", "Take the cards of the next phase"),
        ("at 90000", "Zegar: 90000 ms", "Clock: 90000 ms"),
    ],
)
def test_a_move_in_words_without_its_effects(text, polish, english):
    view = Table(2).view("captain")
    assert TEXTS.move(view, text, "en") == english
    assert polish is None or TEXTS.move(view, text, "pl") == polish


def test_every_legal_move_has_words():
    for table in (Table(2), Table(1), Table(3).plan_nothing()):
        for move in GAME.legal(table.state, 0):
            text = GAME.notation.move_text(table.state, 0, move)
            for lang in LANGS:
                words = TEXTS.move(table.view("captain"), text, lang)
                assert words[0].isupper()
                assert "{" not in words


def test_taking_the_next_cards_tells_which_turns_are_closed_and_empty():
    table = Table(4)
    table.play(f"captain: place 2 {table.ordinary('captain')}")
    foreseen = [{"event": "cards_taken", "seat": "captain", "phase": 2, "cards": 5}]
    view = table.view("captain")
    assert TEXTS.effects(view, "take", foreseen, "en") == "closes turns 1–3, empty: 1, 3, +5 cards"
    assert TEXTS.effects(view, "take", foreseen, "pl") == "zamyka tury 1–3, puste: 1, 3, +5 kart"


def test_tripping_has_its_price_and_a_card_on_an_androids_board_stays():
    view = Table(2).view("captain")
    assert TEXTS.effects(view, "trip flip", [], "en") == "delays the next action"
    placed = [{"event": "android_card_placed", "member": "android1", "slot": 1, "planned": "A/red"}]
    assert TEXTS.effects(view, "place android1 1 A/red", placed, "en") == "stays on the android's board"
    assert TEXTS.effects(view, "draw", [], "en") == ""


def test_what_befalls_somebody_is_told_by_their_nickname():
    view = Table(2).view("captain")
    delayed = [{"event": "delayed", "member": "officer", "turn": 4, "reason": "tripping"}]
    assert TEXTS.effects(view, "go", delayed, "en", ("Ala", "Ola")) == "Ola is delayed"
    assert TEXTS.effects(view, "go", delayed, "pl", ("Ala",)) == "Oficer łączności: opóźnienie"


# Internal threats


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("threat", INSIDE, ids=lambda threat: threat.code)
def test_an_internal_threat_tells_its_stations_and_what_helps_wherever_it_is_named(threat, lang):
    column = 0 if lang == "pl" else 1
    helps = {
        "battlebots": ("droidy bojowe", "battlebots"),
        "B": ("akcja B", "with B"),
        "C": ("akcja C", "with C"),
        "interceptors": ("myśliwce przechwytujące", "interceptors"),
    }[threat.fought_with][column]
    flight = Flight(threats=[f"T+1 internal {threat.id}"]).play(1)
    appeared = told(flight.said("threat_appeared")[0], lang)
    announced = {"event": "threat_announced", "turn": 1, "card": threat.id, "zone": "internal"}
    for text in (threat_text(threat, lang), appeared, told(announced, lang)):
        assert helps in text
        assert all(STATIONS[station][column] in text for station in threat.stations)
    assert helps in TEXTS.rules(lang)


def test_the_fissure_tells_that_interceptors_repair_it():
    fissure = next(threat for threat in INSIDE if threat.id == "fissure")
    assert "repaired by the interceptors, from space" in threat_text(fissure, "en")
    assert "naprawa: myśliwce przechwytujące, z kosmosu" in threat_text(fissure, "pl")
    assert "interceptors repair" in TEXTS.rules("en")


def test_cards_that_differ_in_their_station_only_read_differently():
    blue, red = (
        next(threat for threat in INSIDE if threat.id == f"hacked_shields_{c}") for c in ("blue", "red")
    )
    for lang in LANGS:
        assert threat_text(blue, lang).splitlines()[1:] != threat_text(red, lang).splitlines()[1:]


def test_a_serious_threat_is_called_so_and_one_inside_has_no_shield():
    announced = {"event": "threat_announced", "turn": 4, "card": "fissure", "zone": "internal"}
    assert told(announced) == (
        "T+4: Fissure (serious, inside the ship, "
        "station: upper red; repaired by the interceptors, from space)"
    )
    outside = {"event": "threat_announced", "turn": 1, "card": "destroyer", "zone": "red"}
    assert told(outside) == "T+1: Destroyer (red zone)"
    virus = next(line for line in TEXTS.rules("en").splitlines() if "Virus" in line)
    assert "shield" not in virus


def test_the_board_tells_where_an_internal_threat_is_and_what_helps():
    table = Table(4, seed=2, mission="mission_1")
    inside = []
    while not inside:
        table.until("threat_announced")
        inside = [data for data in table.said("threat_announced") if data["zone"] == "internal"]
    text = board_text(table.view("captain"), "en", False)
    station = STATIONS[inside[0]["stations"][0]][1]
    card = next(threat for threat in INSIDE if threat.id == inside[0]["card"])
    lines = text.splitlines()
    at = next(number for number, line in enumerate(lines) if card.name.en in line)
    assert any(station in line and ("fought" in line or "repaired" in line) for line in lines[at : at + 8])


@pytest.mark.parametrize("seed", range(6))
def test_in_the_action_round_too_the_board_tells_where_an_internal_threat_is_and_what_helps(seed):
    table = Table(4, seed=seed, common="both", serious="both")
    while table.state.stage == 0:
        table.tick()
    while not table.match.outcome():
        view = table.view("captain")
        lines = board_text(view, "en", False).splitlines()
        for threat in GAME.shown(view).threats:
            if threat.zone == "internal" and threat.status in ("not_appeared", "on_track"):
                (line,) = (line for line in lines if line.startswith(f"T+{threat.number} "))
                assert all(STATIONS[station][1] in line for station in threat.stations)
                assert "fought with" in line or "repaired" in line
        table.play("captain: go")


# Rules


@pytest.mark.parametrize("lang", LANGS)
def test_the_help_is_the_last_chapter_of_the_rules(lang):
    assert "place 4 A/deck" in TEXTS.help(lang)
    assert "#" not in TEXTS.help(lang)
    assert TEXTS.help(lang) in TEXTS.rules(lang)


@pytest.mark.parametrize(
    ("points", "polish", "english"),
    [
        (1, "przy oknie 1, 1 punkt", "1 at the window, 1 point"),
        (3, "przy oknie 1, 3 punkty", "1 at the window, 3 points"),
        (5, "przy oknie 1, 5 punktów", "1 at the window, 5 points"),
    ],
)
def test_points_of_a_confirmation_are_counted(points, polish, english):
    data = {"event": "confirmed", "players": 1, "points": points}
    assert told(data, "pl") == f"Potwierdzenie wizualne: {polish}"
    assert told(data, "en") == f"Visual confirmation: {english}"
