import pytest

from orbita.games.space_alert.missions.card import card, clock, timeline
from orbita.games.space_alert.missions.generator import new_mission
from orbita.games.space_alert.missions.model import Mission, Names, Threat
from orbita.games.space_alert.missions.scripts import content, find_mission
from orbita.games.space_alert.missions.timeline import announcements
from orbita.games.space_alert.missions.wording import announcement_text, seconds_text

LANGS = ("pl", "en")


def said(name, lang):
    mission = find_mission(name)
    last_phase = len(mission.phase_ends)
    return [announcement_text(entry, last_phase, lang) for entry in announcements(mission)]


# Words


def test_a_threat_is_named_by_turn_weight_and_place():
    assert said("mission_1", "en")[1:4] == [
        "T+2, serious threat, white zone.",
        "Unconfirmed report: T+3, internal threat.",
        "T+4, threat, blue zone.",
    ]
    assert said("mission_1", "pl")[1:4] == [
        "T+2, poważne zagrożenie, sektor biały.",
        "Raport bez potwierdzenia: T+3, zagrożenie wewnętrzne.",
        "T+4, zagrożenie, sektor niebieski.",
    ]


def test_the_last_phase_ends_with_the_mission():
    assert said("test_run_1", "en")[-4:] == [
        "60 seconds left in the mission.",
        "20 seconds left in the mission.",
        "5 seconds left in the mission.",
        "The mission is over. Jump!",
    ]
    assert said("mission_5", "pl")[-4:] == [
        "Za 60 sekund koniec misji.",
        "Za 20 sekund koniec misji.",
        "Za 5 sekund koniec misji.",
        "Koniec misji. Skok!",
    ]


def test_a_phase_that_ends_names_the_next():
    assert "Phase 1 is over. Phase 2 begins." in said("mission_1", "en")
    assert "Koniec etapu 2. Zaczyna się etap 3." in said("mission_1", "pl")


@pytest.mark.parametrize("lang", LANGS)
def test_the_words_do_not_betray_how_long_a_silence_lasts(lang):
    words = {text for mission in content().missions for text in said(mission.id, lang)}
    silence = {"pl": "Cisza", "en": "Radio silence."}[lang]
    assert len([text for text in words if text.startswith(silence)]) == 1


@pytest.mark.parametrize("mission", content().missions, ids=lambda mission: mission.id)
def test_everything_is_said_in_both_languages(mission):
    polish, english = said(mission.id, "pl"), said(mission.id, "en")
    assert len(polish) == len(english)
    assert not set(polish) & set(english)
    assert all("{" not in text for text in polish + english)


@pytest.mark.parametrize(
    ("count", "polish", "english"),
    [
        (1, "1 sekundę", "1 second"),
        (2, "2 sekundy", "2 seconds"),
        (5, "5 sekund", "5 seconds"),
        (12, "12 sekund", "12 seconds"),
        (22, "22 sekundy", "22 seconds"),
        (114, "114 sekund", "114 seconds"),
    ],
)
def test_seconds_are_counted_as_the_language_does(count, polish, english):
    assert (seconds_text(count, "pl"), seconds_text(count, "en")) == (polish, english)


# The scenario card


def test_the_head_of_the_card_of_mission_1():
    assert card(find_mission("mission_1"), "en").startswith("""\
Mission 1 (S2-1)
threat points: 7 for four, 8 for five; phases end at 3:45, 7:30, 10:00

            T+1  T+2  T+3  T+4  T+5  T+6  T+7  T+8
red          ·    ·    ·    ·    ·    ·    ●    ·
white        ·    ●    ·    ·    ·    ·    ·    ·
blue         ·    ·    ·    ○    ·    ○    ·    ·
internal     ·    ·    ?    ·    ○    ·    ·    ·
● serious   ○ common   ? unconfirmed (with 5 only)

Phase 1
  0:00  The mission begins, and phase 1 with it. Take your first cards.
  0:10  T+2, serious threat, white zone.
""")


def test_the_card_of_a_random_mission_names_what_was_asked_for():
    lines = card(new_mission(5, "both", "yellow", 12), "pl").splitlines()
    assert lines[:2] == [
        "Misja losowa nr 12",
        "załoga: 5; zwykłe zagrożenia: białe i żółte; poważne: żółte; numer losowania: 12",
    ]
    assert lines[2].startswith("punkty zagrożeń: 8; końce etapów: ")


def test_whoever_holds_the_card_sees_how_long_a_silence_lasts():
    assert "  2:50  Radio silence. Not a word from now on. (silence until 3:00)\n" in card(
        find_mission("mission_1"), "en"
    )


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("mission", content().missions, ids=lambda mission: mission.id)
def test_every_announcement_stands_on_the_card_once_and_in_order(mission, lang):
    moments = [
        line[:6].strip() for line in card(mission, lang).splitlines() if line[:6].strip()[-3:-2] == ":"
    ]
    assert moments == [clock(entry.at_ms // 1000) for entry in announcements(mission)]


# The timeline


def test_phase_1_of_mission_5_as_strips():
    assert """\
Phase 1     0:00        1:00        2:00        3:00
red         ···································4··········
white       ··············································
blue        ····2!········································
internal    ··················3!··························
data        ·············+··············>>················
silence     ··~···········································
computer    ··································^·······^··^
""" in timeline(find_mission("mission_5"), "en")


def test_an_unconfirmed_threat_is_marked_on_the_timeline():
    assert "wewnętrzne  ···············7?···" in timeline(find_mission("mission_5"), "pl")


def test_a_mission_off_the_grid_still_has_a_timeline():
    own = Mission(
        id="own",
        kind="custom",
        name=Names(pl="Własna", en="Own"),
        phase_ends=(201, 403),
        events=(Threat(at=13, turn=1, where="red"),),
    )
    strips = timeline(own, "en").splitlines()
    assert "red         ··1" + "·" * 38 in strips
