import subprocess
import sys
from collections import Counter

import msgspec
import pytest

from orbita.core.chance import TableState
from orbita.core.errors import BadOptions
from orbita.games.space_alert.missions.draws import one_of, some_of, until_valid
from orbita.games.space_alert.missions.files import read_json, write_json
from orbita.games.space_alert.missions.generator import new_mission
from orbita.games.space_alert.missions.model import MAX_SEED, DataTransfer, RadioSilence, Threat
from orbita.games.space_alert.missions.schedule import spread
from orbita.games.space_alert.missions.scripts import content
from tests.games.space_alert.missions.constraints import OFFICIAL, RANDOM_ONLY, is_ambush, silence

MISSIONS = [mission for mission in content().missions if mission.kind == "mission"]
SEEDS = range(2000)


@pytest.fixture(scope="module")
def random_missions():
    return [new_mission(crew, "white", "yellow", seed) for crew in (4, 5) for seed in SEEDS]


def name_of(rule):
    return rule.__name__


@pytest.mark.parametrize("rule", OFFICIAL, ids=name_of)
def test_the_eight_missions_of_the_box(rule):
    assert [mission.id for mission in MISSIONS if not rule(mission)] == []


@pytest.mark.parametrize("rule", [*OFFICIAL, *RANDOM_ONLY], ids=name_of)
def test_thousands_of_random_missions(rule, random_missions):
    assert [mission.id for mission in random_missions if not rule(mission)] == []


@pytest.mark.parametrize("rule", [*OFFICIAL, *RANDOM_ONLY], ids=name_of)
def test_each_constraint_can_tell_a_spoilt_mission(rule, spoilt_missions):
    assert any(not rule(mission) for mission in spoilt_missions)


@pytest.fixture(scope="module")
def spoilt_missions():
    """The eight missions with one to three things changed, without regard to any rule."""
    s = TableState()
    return [spoil(s, one_of(s, MISSIONS)) for _ in range(3000)]


def spoil(s, mission):
    for _ in range(one_of(s, (1, 2, 3))):
        mission = spoil_once(s, mission)
    return mission


def spoil_once(s, mission):
    what = one_of(s, ("phase", "event", "event", "event", "event", "less", "more"))
    if what == "phase":
        ends = sorted(end + one_of(s, (-60, -17, 45)) for end in mission.phase_ends)
        return msgspec.structs.replace(mission, phase_ends=tuple(ends))
    events = list(mission.events)
    event = one_of(s, events)
    events.remove(event)
    if what == "more":
        events += [event, msgspec.structs.replace(event, at=event.at + 35)]
    elif what == "event":
        events.append(spoil_event(s, event))
    return msgspec.structs.replace(mission, events=tuple(sorted(events, key=lambda event: event.at)))


def spoil_event(s, event):
    changes = [{"at": max(0, event.at + by)} for by in (-85, -7, 8, 15, 40, 120)]
    if isinstance(event, RadioSilence):
        changes += [{"seconds": seconds} for seconds in (3, 20, 35, 40)]
    if isinstance(event, Threat):
        changes += [{"turn": turn} for turn in (1, 2, 7, 8)]
        changes += [{"where": where} for where in ("red", "blue", "internal")]
        changes += [{"serious": not event.serious}, {"unconfirmed": not event.unconfirmed}]
    return msgspec.structs.replace(event, **one_of(s, changes))


# Reproducible by seed


def test_the_same_seed_gives_the_same_mission():
    assert new_mission(4, "white", "yellow", 7) == new_mission(4, "white", "yellow", 7)


def test_another_process_draws_the_same_mission():
    program = (
        "from orbita.games.space_alert.missions import files, generator;"
        "import sys; sys.stdout.write(files.write_json(generator.new_mission(5, 'white', 'both', 11)))"
    )
    other = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert other.stdout == write_json(new_mission(5, "white", "both", 11))


def test_a_mission_known_by_its_seed_stays_what_it_was():
    """If this has to change, missions people know by their seeds change with it: say so in the changelog."""
    mission = new_mission(4, "white", "yellow", 7)
    assert mission.phase_ends == (220, 455, 610)
    assert [(t.at, t.turn, t.where, t.serious) for t in mission.threats] == [
        (20, 1, "red", False),
        (45, 3, "internal", False),
        (140, 4, "blue", True),
        (255, 6, "internal", True),
        (300, 7, "white", False),
    ]
    others = [(e.at, type(e).__name__) for e in mission.events if not isinstance(e, Threat)]
    assert others == [
        (75, "RadioSilence"),
        (105, "RadioSilence"),
        (120, "DataTransfer"),
        (170, "IncomingData"),
        (380, "DataTransfer"),
        (465, "DataTransfer"),
        (495, "RadioSilence"),
        (515, "RadioSilence"),
        (540, "IncomingData"),
        (560, "RadioSilence"),
        (575, "DataTransfer"),
    ]


def test_different_seeds_give_different_missions(random_missions):
    assert len({(mission.phase_ends, mission.events) for mission in random_missions}) == len(random_missions)


def test_the_decks_change_nothing_in_what_is_announced():
    easy, hard = new_mission(5, "white", "white", 3), new_mission(5, "yellow", "both", 3)
    assert (easy.phase_ends, easy.events) == (hard.phase_ends, hard.events)
    assert (hard.setup.common, hard.setup.serious) == ("yellow", "both")


def test_a_random_mission_survives_json(random_missions):
    for mission in random_missions[:200]:
        assert read_json(write_json(mission).encode()) == mission


# As often as in the box, roughly


def share(random_missions, happens):
    return sum(map(happens, random_missions)) / len(random_missions)


def test_half_the_missions_have_the_middle_number_of_threats(random_missions):
    counts = Counter((mission.setup.crew, len(mission.threats)) for mission in random_missions)
    assert set(counts) == {(4, 4), (4, 5), (4, 6), (5, 5), (5, 6), (5, 7)}
    assert all(0.4 < counts[crew, crew + 1] / len(SEEDS) < 0.7 for crew in (4, 5))


def test_about_five_in_eight_have_two_internal_threats(random_missions):
    assert 0.5 < share(random_missions, lambda m: sum(t.is_internal for t in m.threats) == 2) < 0.75


def test_an_ambush_is_neither_rare_nor_usual(random_missions):
    assert 0.15 < share(random_missions, lambda m: any(is_ambush(m, t) for t in m.threats)) < 0.45


def test_usually_most_of_the_silence_is_in_phase_3(random_missions):
    assert share(random_missions, lambda m: silence(m, 3) * 2 >= silence(m)) > 0.6


def test_usually_there_is_a_data_transfer_in_phase_3(random_missions):
    def has_one(mission):
        return any(isinstance(e, DataTransfer) and e.at > mission.phase_ends[1] for e in mission.events)

    assert 0.75 < share(random_missions, has_one) < 1


# Refused


@pytest.mark.parametrize(
    ("crew", "common", "serious", "seed", "code"),
    [
        pytest.param(3, "white", "white", 1, "mission/crew", id="three are filled up with androids"),
        pytest.param(6, "white", "white", 1, "mission/crew", id="six do not fit on the ship"),
        pytest.param(4, "red", "white", 1, "mission/level", id="red cards are not in the base box"),
        pytest.param(4, "white", "1+2", 1, "mission/level", id="levels have names"),
        pytest.param(4, "white", "white", -1, "mission/seed", id="seeds start at 0"),
        pytest.param(4, "white", "white", MAX_SEED + 1, "mission/seed", id="seeds fit into JSON"),
    ],
)
def test_what_cannot_be_asked_for(crew, common, serious, seed, code):
    with pytest.raises(BadOptions) as refused:
        new_mission(crew, common, serious, seed)
    assert refused.value.code == code


@pytest.mark.parametrize("seed", [0, MAX_SEED])
def test_the_first_and_the_last_seed(seed):
    assert new_mission(4, "white", "white", seed).setup.seed == seed


# Draws


def test_moments_are_spread_with_gaps_and_every_choice_occurs():
    s = TableState()
    found = {tuple(spread(s, 2, 10, 45, 25, 5)) for _ in range(300)}
    assert found == {(one, two) for one in range(10, 50, 5) for two in range(one + 25, 50, 5)}


def test_there_may_be_no_room_to_spread():
    assert spread(TableState(), 3, 10, 55, 25, 5) is None
    assert spread(TableState(), 3, 10, 60, 25, 5) == [10, 35, 60]


def test_no_moments_are_an_empty_spread():
    assert spread(TableState(), 0, 50, 10, 25, 5) == []


def test_some_are_drawn_without_putting_back():
    drawn = some_of(TableState(), "abcdef", 6)
    assert sorted(drawn) == list("abcdef")


def test_figures_that_contradict_each_other_are_our_bug():
    with pytest.raises(AssertionError, match="contradict"):
        until_valid(lambda: None)
