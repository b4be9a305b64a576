"""The content files, and words for everything in both languages."""

import shutil
from importlib import resources

import pytest

from orbita.core.errors import BadContent
from orbita.games.space_alert.content.flatten import DOS, TRAITS
from orbita.games.space_alert.content.read import FILES, check_content, content
from orbita.games.space_alert.events import FIELDS
from orbita.games.space_alert.texts.catalogue import EVENTS, SILENT
from orbita.games.space_alert.texts.events import event_text
from orbita.games.space_alert.texts.face import rules
from orbita.games.space_alert.texts.threats import threat_text
from tests.games.space_alert.flight import Flight


def test_the_box_holds_55_threats_in_their_decks():
    decks = [(threat.kind != "external", threat.serious, threat.level) for threat in content().threats]
    counts = [
        decks.count((inside, serious, level))
        for inside in (False, True)
        for serious in (False, True)
        for level in ("white", "yellow")
    ]
    assert counts == [10, 7, 8, 6, 7, 6, 6, 5]


def test_the_box_holds_90_action_cards_six_heroic_ones_and_seven_trajectories():
    assert sum(content().cards.action.values()) * 3 == 90
    assert len(content().cards.heroic) == 6
    assert [track.spaces for track in content().ship.trajectory] == [10, 11, 12, 13, 14, 15, 16]


@pytest.fixture
def folder(tmp_path):
    source = resources.files("orbita.games.space_alert") / "content"
    for file in FILES:
        with resources.as_file(source / file) as path:
            shutil.copy(path, tmp_path / file)
    return tmp_path


def test_the_installed_content_is_sound(folder):
    check_content()
    check_content(str(folder))


def test_every_fault_is_told_with_file_entry_and_field(folder):
    file = folder / "threats.toml"
    text = file.read_text(encoding="utf-8")
    file.write_text(
        text.replace('do = "reveal"', 'do = "revel"', 1).replace("hp = 5", "hp = 50", 1), encoding="utf-8"
    )
    ship = folder / "ship.toml"
    ship.write_text(ship.read_text(encoding="utf-8").replace("spaces = 10", "spaces = 99"), encoding="utf-8")
    with pytest.raises(BadContent) as error:
        check_content(str(folder))
    entries = {(fault.file, fault.entry) for fault in error.value.faults}
    assert ("threats.toml", "stealth_fighter") in entries
    assert ("threats.toml", "pulse_ball") in entries
    assert ("ship.toml", "T1") in entries


def test_a_missing_file_is_a_fault(folder):
    (folder / "cards.toml").unlink()
    with pytest.raises(BadContent, match=r"cards\.toml"):
        check_content(str(folder))


def test_one_file_is_checked_among_the_installed_ones(folder):
    check_content(str(folder / "cards.toml"))
    (folder / "cards.toml").write_text("[action]\nA = 1\n", encoding="utf-8")
    with pytest.raises(BadContent, match=r"cards\.toml"):
        check_content(str(folder / "cards.toml"))
    other = folder / "other.toml"
    other.write_text("", encoding="utf-8")
    with pytest.raises(BadContent, match="must be one of"):
        check_content(str(other))
    with pytest.raises(FileNotFoundError):
        check_content(str(folder / "nothing.toml"))


def test_the_vocabulary_is_complete():
    assert len(set(DOS.values())) == len(DOS)
    assert len(set(TRAITS.values())) == len(TRAITS)


@pytest.mark.parametrize("lang", ["pl", "en"])
@pytest.mark.parametrize("threat", content().threats, ids=lambda threat: threat.code)
def test_every_card_has_its_text(threat, lang):
    lines = threat_text(threat, lang).splitlines()
    assert [line[:2] for line in lines[1:4]] == ["X:", "Y:", "Z:"]
    assert "{" not in "".join(lines)


def test_every_event_has_its_sentence():
    assert {fields[0] for fields in FIELDS} == {*EVENTS, *SILENT}


@pytest.mark.parametrize("lang", ["pl", "en"])
def test_a_whole_mission_can_be_told(lang):
    threats = [
        "T+1 red scout",
        "T+2 white energy_cloud",
        "T+3 internal I2-01",
        "T+4 blue gunship",
        "T+5 internal virus",
    ]
    flight = Flight("A B C deck blue C", "red A A deck C", threats=threats).play()
    told = [event_text(data, lang) for data in flight.heard if data["event"] not in SILENT]
    assert all(text and "{" not in text for text in told)


def test_the_rules_list_all_cards():
    for lang in ("pl", "en"):
        assert all(threat.code in rules(lang) for threat in content().threats)
