"""Every claim of a debrief is true: what would have saved the ship does, with cards that were there."""

import random
from itertools import count

import msgspec
import pytest

from orbita.core.errors import BadRecord
from orbita.core.match import Match
from orbita.core.replay import replay
from orbita.games.space_alert.game import GAME, inquire
from orbita.games.space_alert.names import SEAT_NAMES
from orbita.games.space_alert.options import Options
from orbita.games.space_alert.tools.inquiry.causes import card_suspect, judged
from orbita.games.space_alert.tools.inquiry.changes import missing_card
from orbita.games.space_alert.tools.inquiry.history import history_of
from orbita.games.space_alert.tools.inquiry.inquire import A_SECOND
from orbita.games.space_alert.tools.inquiry.luck import luck_of
from orbita.games.space_alert.tools.inquiry.model import Inquiry
from orbita.games.space_alert.tools.inquiry.texts import Speaker
from orbita.games.space_alert.tools.inquiry.workbench import set_up
from tests.games.space_alert.inquiry.flying import flown, flown_home
from tests.games.space_alert.inquiry.judge import Judge

A_LITTLE = 0.012  # of the budget: a thousand missions or so
LOOKS = 8
BETWEEN_LOOKS = 600  # missions resolved
MOST_BESIDES = 4000  # missions resolved whatever the budget: every single change, and the best plan tidied up


@pytest.mark.parametrize(
    ("seats", "seed", "mission"),
    [
        pytest.param(4, 1, "random", id="four people"),
        pytest.param(2, 3, "random", id="two people and two androids"),
        pytest.param(1, 2, "random", id="alone with four androids"),
        pytest.param(5, 4, "mission_3", id="five people"),
        *(pytest.param(seats, 8, "test_run_1", id=f"a test run with {seats}") for seats in range(1, 5)),
        *(pytest.param(seats, 3, "simulation_1", id=f"a simulation with {seats}") for seats in range(1, 5)),
    ],
)
def test_every_claim_of_a_debrief_holds(seats, seed, mission):
    record = flown(seats, seed, mission=mission)
    Judge(record).check(inquire(record, A_LITTLE))


@pytest.mark.parametrize("kind", ["flip", "exchange"])
def test_a_ship_lost_by_one_card_has_a_chain_from_that_card(kind):
    record, inquiry = first_lost(kind)
    Judge(record).check(inquiry)
    first, *_, last = inquiry.chain
    smallest = inquiry.changes.found[0]
    assert (first.kind, last.kind) == ("card", "loss")
    assert first.score == smallest.score
    assert [remedy.turn for remedy in first.remedies] == [slot.turn for slot in smallest.slots]
    assert inquiry.changes.one.found <= inquiry.changes.one.tried
    assert inquiry.changes.two.tried == 0


def test_two_cards_are_tried_where_one_does_not_do():
    record, inquiry = first_lost("two")
    Judge(record).check(inquiry)
    assert not any(change.known_in_time for change in inquiry.changes.found if change.kind != "two")
    assert len({(slot.member, slot.turn) for slot in inquiry.changes.found[0].slots}) == 2


def test_a_card_that_nobody_held_is_missing_and_would_have_saved_the_ship():
    record, _ = first_lost("flip")
    h = history_of(replay(record, GAME))
    bench = set_up(h.rehearsal, h.held, h.plan, h.owners, 1)
    missing = missing_card(h, bench)
    link = judged(h, card_suspect(h, missing, is_held=False))
    assert link.kind == "missing_card"
    assert link.score == missing.score
    judge = Judge(record)
    (slot,) = missing.slots
    assert judge.score({**judge.laid, slot: (missing.plan[slot], 0)}) == missing.score


def first_lost(kind):
    """The first test run that was lost and whose smallest change is of this kind."""
    for seed in range(100):
        for seats in (2, 4):
            record = flown(seats, seed, mission="test_run_1")
            if not record.outcome.winners:
                inquiry = inquire(record, A_LITTLE)
                if [change.kind for change in inquiry.changes.found[:1]] == [kind]:
                    return record, inquiry
    raise AssertionError(f"no mission was lost for want of a change of kind {kind}")


@pytest.mark.parametrize("seed", [1, 6])
def test_a_mission_that_came_home_is_told_where_its_points_went(seed):
    record = flown_home(seed)
    inquiry = inquire(record, A_LITTLE)
    Judge(record).check(inquiry)
    ship = Judge(record).end.ship
    most = sum(ship.box.points_destroyed[ship.flight.card[threat]] for threat in range(ship.threats))
    lost = sum(line.points for line in inquiry.lost_points if line.kind != "confirmation")
    assert inquiry.chain == inquiry.not_decisive == ()
    assert inquiry.verdict.score == most - lost + sum(ship.confirmed)


def test_a_lost_mission_has_no_score_sheet_but_a_chain_to_its_loss():
    inquiry = inquire(flown(4, 1), A_LITTLE)
    assert inquiry.lost_points == ()
    assert inquiry.chain[-1].kind == "loss"
    assert inquiry.chain[-1].threat == inquiry.verdict.threat


def test_the_same_seconds_and_seed_give_the_same_debrief():
    record = flown(2, 3)
    assert inquire(record, A_LITTLE, seed=5) == inquire(record, A_LITTLE, seed=5)


def test_a_clock_from_outside_stops_the_search_and_the_debrief_says_so():
    record = flown(4, 1)
    stopped = inquire(record, 1000.0, is_time_up=lambda: True)
    assert stopped.stopped
    assert not inquire(record, A_LITTLE).stopped
    Judge(record).check(stopped)


def test_the_clock_from_outside_is_looked_at_again_before_much_is_done():
    record, looks = flown_home(1), count(1)
    stopped = inquire(record, 1000.0, is_time_up=lambda: next(looks) > LOOKS)
    least = inquire(record, 1000.0, is_time_up=lambda: True)
    assert stopped.stopped
    assert least.resolved < stopped.resolved <= least.resolved + LOOKS * BETWEEN_LOOKS


@pytest.mark.parametrize("seed", range(3))
def test_a_debrief_does_the_work_its_seconds_buy_and_little_besides(seed):
    record = flown(4, seed)
    least = inquire(record, 0.0).resolved
    inquiry = inquire(record, A_LITTLE)
    assert inquiry.resolved <= A_LITTLE * A_SECOND + least
    assert least < MOST_BESIDES


def test_however_little_time_there_is_causes_and_changes_of_one_card_are_found():
    record, whole = first_lost("flip")
    stopped = inquire(record, 1000.0, is_time_up=lambda: True)
    assert stopped.chain == whole.chain
    assert stopped.changes == whole.changes


def test_a_mission_that_goes_on_has_no_debrief_yet():
    with pytest.raises(BadRecord, match="not over") as refused:
        inquire(Match(GAME, Options(), 4, 1).record(), A_LITTLE)
    assert refused.value.code == "record/not-over"


def test_a_debrief_survives_json_and_is_the_type_of_the_contract():
    inquiry = inquire(flown(4, 1), A_LITTLE)
    assert GAME.inquiry_type is Inquiry
    assert msgspec.json.decode(msgspec.json.encode(inquiry), type=Inquiry) == inquiry


def test_people_are_called_by_their_nicknames_where_they_have_one():
    names = {"captain": "Ala", "officer": "Oficer łączności", "chief": "Iza", "fourth": "Kuba"}
    inquiry = inquire(flown_home(1), A_LITTLE, names=("Ala", "", "Iza", "Kuba"))
    assert inquiry.changes.found
    for change in inquiry.changes.found:
        assert change.title.pl.startswith(names[change.slots[0].member])


def words_of(value):
    """Every pair of sentences of a debrief, wherever it stands."""
    if isinstance(value, dict):
        if set(value) == {"pl", "en"}:
            yield value
        for part in value.values():
            yield from words_of(part)
    elif isinstance(value, list | tuple):
        for part in value:
            yield from words_of(part)


@pytest.mark.parametrize("seed", range(3))
def test_every_sentence_is_said_in_both_languages_and_without_gaps(seed):
    told = list(words_of(msgspec.to_builtins(inquire(flown(3, seed), A_LITTLE))))
    assert len(told) > 5
    for words in told:
        for sentence in words.values():
            assert sentence[0] == sentence[0].upper()
            assert not set(sentence) & set("{}_")
            assert "  " not in sentence


def test_members_are_named_as_everywhere_else():
    inquiry = inquire(flown(2, 3), A_LITTLE)
    assert list(inquiry.plan) == [*SEAT_NAMES[:2], "android1", "android2"]
    assert all(len(row) == 12 for row in inquiry.plan.values())


def test_what_chance_decided_is_what_other_orders_of_the_damage_bring():
    """The judge turns the tokens round by hand: its own orders end as often at home."""
    record, luck = next((record, luck) for record, luck in lucks() if 20 < luck.home < 80)
    judge, dice, home = Judge(record), random.Random(1), 0
    for _ in range(100):
        zones = [judge.order[first : first + 6] for first in (0, 6, 12)]
        judge.order = [token for zone in zones for token in dice.sample(zone, 6)]
        home += judge.score(judge.laid) is not None
    assert abs(home - luck.home) < 28  # four times what chance makes of it
    assert str(luck.home) in luck.text.pl
    assert str(luck.home) in luck.text.en


def lucks():
    """Test runs, one after another, with what chance decided of them."""
    for seed in range(200):
        record = flown(4, seed, mission="test_run_1")
        yield record, luck_of(history_of(replay(record, GAME)), 0, Speaker())
