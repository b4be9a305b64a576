"""6. A crew's campaign as a server keeps it: votes, proposals, repairs captain first, and what it tells."""

import msgspec
import pytest

from orbita.core.errors import OrbitaError
from orbita.games.space_alert.tools.campaign import kept, rules, steps
from orbita.games.space_alert.tools.campaign.kept import (
    CampaignWish,
    Kept,
    Levels,
    Prepare,
    Repair,
    Undo,
    Vote,
)
from orbita.games.space_alert.tools.campaign.model import Home
from orbita.games.space_alert.tools.starlog.log import Lost

CREW = ("Ala", "Ola", "Ula")
DAMAGE = (("structural", "shield", "reactor"), ("gravolift",), ())


def begun(*people, **wish):
    return kept.begin(CampaignWish("Orion", people or CREW, **wish))


def home(**ship):
    state = {"tokens": DAMAGE, "squads_disabled": 1, "knocked_out": (False, True, False, False), **ship}
    return Home(survived=4, destroyed=10, confirmation=3, ship=rules.Ship(**state))


def flown(state, result=None):
    """The mission that is due has ended like this."""
    return Kept(campaign=steps.finish(state.campaign, "2026-11-18", result or home()))


def prepared(*people, **wish):
    return kept.step(begun(*people, **wish), Prepare())


def gone_on(state):
    for name in CREW:
        state = kept.step(state, Vote(name, go=True))
    return state


def code_of(state, step):
    with pytest.raises(OrbitaError) as error:
        kept.step(state, step)
    return error.value.code


@pytest.mark.parametrize(
    ("people", "extra", "seats", "crew"),
    [
        pytest.param(("Ala",), False, 1, 4, id="alone"),
        pytest.param(("Ala", "Ola"), False, 2, 4, id="two and two androids"),
        pytest.param(("Ala", "Ola"), True, 2, 5, id="a fifth android"),
        pytest.param(("Ala", "Ola", "Ula", "Ela", "Iza"), True, 5, 5, id="five leave no room for one"),
    ],
)
def test_androids_fill_the_crew_up(people, extra, seats, crew):
    told = kept.tell(begun(*people, extra_android=extra))
    assert (told.seats, len(told.crew), told.stage) == (seats, crew, "prepare")
    assert "captain" in told.crew[0].roles


def test_the_most_cautious_proposal_of_levels_wins():
    state = kept.step(begun(), Levels("Ala", "yellow", "both"))
    state = kept.step(state, Levels("Ola", "both", "yellow"))
    told = kept.tell(kept.step(state, Prepare("random")))
    assert told.stage == "fly"
    assert (told.options["common"], told.options["serious"]) == ("both", "both")


def test_without_a_proposal_the_levels_are_white():
    assert kept.options(prepared())["common"] == "white"


def test_strangers_and_androids_have_no_say():
    for name in ("Iza", "android 1"):
        assert code_of(begun(), Levels(name, "white", "white")) == "campaign/unknown-member"
        assert code_of(flown(prepared()), Vote(name, go=True)) == "campaign/unknown-member"


def test_it_goes_on_when_everybody_has_said_so():
    state = flown(prepared())
    for name in CREW[:2]:
        state = kept.step(state, Vote(name, go=True))
        assert kept.tell(state).stage == "decide"
    assert kept.tell(kept.step(state, Vote("Ula", go=True))).stage == "repair"


def test_one_who_would_rather_stop_ends_it_at_once():
    state = kept.step(flown(prepared()), Vote("Ola", go=False))
    told = kept.tell(state)
    assert told.stage == "over"
    # 4 + 10 for threats, 3 seen; 4 tokens, 3 in the worst zone, 2 for who was knocked out, 1 for a squad
    assert told.score == 4 + 10 + 3 - (4 + 3 + 2 + 1)
    assert code_of(state, Vote("Ala", go=True)) == "campaign/waits-over"


def test_a_lost_ship_ends_it_without_a_score():
    told = kept.tell(flown(prepared(), Lost("fighter")))
    assert (told.stage, told.score, told.missions[0].lost_to) == ("over", None, "fighter")
    assert told.damage == {"red": (), "white": (), "blue": ()}


def test_repairs_go_round_captain_first_and_what_is_left_goes_along():
    state = gone_on(flown(prepared()))
    assert kept.tell(state).member == "Ala"
    assert Repair("token", "red", "structural") in kept.tell(state).repairs
    state = kept.step(state, Repair("token", "red", "structural"))
    assert kept.tell(state).repairs == (Repair("rest"),)  # Ola was knocked out
    assert code_of(state, Repair("squad")) == "campaign/knocked-out"
    state = kept.step(kept.step(state, Repair("rest")), Repair("token", "red", "shield"))
    assert kept.tell(state).member == "android 1"
    assert code_of(state, Repair("token", "red", "reactor")) == "campaign/zone-limit"
    state = kept.step(state, Repair("squad"))
    told = kept.tell(state)
    assert (told.stage, told.squads, told.chooses_station) == ("prepare", 2, False)
    assert told.damage == {"red": ("reactor",), "white": ("gravolift",), "blue": ()}
    carried = kept.options(kept.step(state, Prepare()))["carried"]
    assert carried == {"red": ["reactor"], "white": ["gravolift"]}


def test_a_repair_that_names_nothing_is_refused():
    state = gone_on(flown(prepared()))
    assert code_of(state, Repair("token")) == "campaign/no-zone"
    assert code_of(state, Repair("token", "blue", "shield")) == "campaign/no-token"


def test_every_repair_that_is_offered_can_be_done_and_no_other():
    state = gone_on(flown(prepared()))
    offered = kept.tell(state).repairs
    assert len(offered) == sum(map(len, DAMAGE)) + 2
    for repair in offered:
        assert kept.tell(kept.step(state, repair)).member == "Ola"


def test_the_only_squad_needs_a_station():
    state = gone_on(flown(prepared()))
    for _ in range(4):
        state = kept.step(state, Repair("rest"))
    assert kept.tell(state).chooses_station
    assert code_of(state, Prepare()) == "campaign/choose-station"
    due = kept.options(kept.step(state, Prepare(station="upper_blue")))
    assert due["carried"]["squads"] == ["upper_blue"]


def test_a_step_is_taken_back_but_no_mission_that_was_flown():
    state = gone_on(flown(prepared()))
    after = kept.step(state, Repair("squad"))
    assert kept.tell(kept.step(after, Undo())) == kept.tell(state)
    assert code_of(flown(prepared()), Undo()) == "campaign/undo-logged"
    assert code_of(begun(), Undo()) == "campaign/undo-nothing"


@pytest.mark.parametrize(
    ("state", "step", "code"),
    [
        pytest.param(begun(), Vote("Ala", go=True), "campaign/waits-prepare", id="nothing flown yet"),
        pytest.param(begun(), Repair("rest"), "campaign/waits-prepare", id="nothing broken yet"),
        pytest.param(prepared(), Vote("Ala", go=True), "campaign/waits-fly", id="not flown yet"),
        pytest.param(flown(prepared()), Prepare(), "campaign/waits-decide", id="not decided yet"),
        pytest.param(flown(prepared()), Levels("Ala", "white", "white"), "campaign/waits-decide", id="early"),
        pytest.param(begun(), Prepare("nowhere"), "mission/unknown", id="no such mission"),
    ],
)
def test_everything_has_its_time(state, step, code):
    assert code_of(state, step) == code


def test_what_is_kept_survives_being_written_and_read():
    state = kept.step(flown(prepared()), Vote("Ala", go=True))
    assert msgspec.json.decode(msgspec.json.encode(state), type=Kept) == state
