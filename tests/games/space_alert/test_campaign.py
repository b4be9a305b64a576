import pytest

from orbita.core.errors import IllegalMove
from orbita.games.space_alert.options import TOKENS, Carried
from orbita.games.space_alert.tools.campaign.rules import (
    MissionResult,
    RepairSquad,
    RepairToken,
    Rest,
    Ship,
    Start,
    Yard,
    agreed_level,
    agreed_to_go_on,
    carried_of,
    is_lost,
    may_go_on,
    penalty,
    recover,
    recoveries,
    score,
    ship_after,
    start_of,
)

RED, WHITE, BLUE = 0, 1, 2
ALL_WELL = (False, False, False, False)


def ship(red="", white="", blue="", squads=0, knocked_out=ALL_WELL):
    return Ship(
        knocked_out=knocked_out,
        tokens=(tuple(red.split()), tuple(white.split()), tuple(blue.split())),
        squads_disabled=squads,
    )


def after(yard, *recoveries):
    for recovery in recoveries:
        yard = recover(yard, recovery)
    return yard


def rested(start):
    """The next mission's start if nobody repairs anything."""
    return start_of(after(Yard(start), *[Rest()] * len(start.knocked_out)))


def refusal(yard, recovery):
    with pytest.raises(IllegalMove) as refused:
        recover(yard, recovery)
    return refused.value.code


# Repairs between missions


def test_each_member_repairs_one_token_or_one_squad_captain_first():
    yard = Yard(ship(red="shield reactor", blue="gravolift", squads=1))
    yard = after(
        yard,
        RepairToken(RED, "shield"),
        RepairToken(BLUE, "gravolift"),
        RepairSquad(),
        RepairToken(RED, "reactor"),
    )
    assert yard.is_done
    assert yard.ship == ship()


def test_nobody_has_a_second_turn():
    yard = after(Yard(ship(red="shield")), *[Rest()] * 4)
    assert refusal(yard, RepairToken(RED, "shield")) == "campaign/all-done"
    assert recoveries(yard) == []


def test_a_crew_of_five_has_five_turns():
    yard = after(Yard(ship(knocked_out=(False,) * 5)), *[Rest()] * 4)
    assert not yard.is_done
    assert recover(yard, Rest()).is_done


def test_who_was_knocked_out_recovers_and_repairs_nothing():
    yard = Yard(ship(red="shield", squads=1, knocked_out=(True, False, False, False)))
    assert recoveries(yard) == [Rest()]
    assert refusal(yard, RepairToken(RED, "shield")) == "campaign/knocked-out"
    assert refusal(yard, RepairSquad()) == "campaign/knocked-out"
    assert RepairSquad() in recoveries(recover(yard, Rest()))


def test_at_most_two_tokens_of_a_zone_are_repaired():
    yard = Yard(ship(red="shield reactor gravolift", white="structural"))
    yard = after(yard, RepairToken(RED, "shield"), RepairToken(RED, "reactor"))
    assert refusal(yard, RepairToken(RED, "gravolift")) == "campaign/zone-limit"
    assert recoveries(yard) == [RepairToken(WHITE, "structural"), Rest()]


def test_the_limit_of_one_zone_is_not_that_of_another():
    yard = Yard(ship(red="shield reactor", blue="shield reactor"))
    yard = after(yard, *(RepairToken(zone, token) for zone in (RED, BLUE) for token in ("shield", "reactor")))
    assert yard.ship == ship()


def test_only_what_is_broken_can_be_repaired():
    yard = Yard(ship(red="shield"))
    assert refusal(yard, RepairToken(RED, "reactor")) == "campaign/no-token"
    assert refusal(yard, RepairToken(WHITE, "shield")) == "campaign/no-token"
    assert refusal(yard, RepairToken(3, "shield")) == "campaign/no-zone"
    assert refusal(yard, RepairToken(-1, "shield")) == "campaign/no-zone"
    assert refusal(yard, RepairSquad()) == "campaign/no-squad"


def test_a_refused_repair_changes_nothing_and_costs_no_turn():
    yard = Yard(ship(red="shield"))
    refusal(yard, RepairSquad())
    assert yard == Yard(ship(red="shield"))


def test_each_repair_takes_exactly_one_thing():
    yard = Yard(ship(red="shield reactor", squads=2))
    assert recover(yard, RepairToken(RED, "shield")).ship == ship(red="reactor", squads=2)
    assert recover(yard, RepairSquad()).ship == ship(red="shield reactor", squads=1)
    assert recover(yard, Rest()).ship == yard.ship


def test_what_may_be_done_is_exactly_what_is_not_refused():
    yard = after(
        Yard(ship(red="shield reactor gravolift", blue="shield", squads=1)), RepairToken(RED, "shield")
    )
    everything = [RepairToken(zone, token) for zone in range(3) for token in TOKENS] + [RepairSquad(), Rest()]
    allowed = recoveries(yard)
    for recovery in everything:
        if recovery in allowed:
            assert recover(yard, recovery).member == yard.member + 1
        else:
            assert refusal(yard, recovery).startswith("campaign/")


# The next mission starts with what is left


def test_repaired_tokens_are_back_in_the_stack_and_the_others_go_along():
    yard = after(Yard(ship(red="shield reactor")), RepairToken(RED, "shield"), *[Rest()] * 3)
    assert carried_of(start_of(yard)) == Carried(red=("reactor",))


def test_repaired_structural_damage_does_not_go_along():
    yard = after(Yard(ship(white="structural")), RepairToken(WHITE, "structural"), *[Rest()] * 3)
    assert carried_of(start_of(yard)) == Carried()


@pytest.mark.parametrize(
    ("disabled", "on_board", "chooses"),
    [
        pytest.param(0, 2, False, id="both squads at their stations"),
        pytest.param(1, 1, True, id="one squad: the crew chooses its station"),
        pytest.param(2, 0, False, id="no squad at all"),
    ],
)
def test_an_unrepaired_squad_is_not_on_the_ship(disabled, on_board, chooses):
    start = rested(ship(squads=disabled))
    assert (start.squads, start.chooses_squad_station) == (on_board, chooses)


@pytest.mark.parametrize("station", ["lower_red", "upper_blue"])
def test_the_crew_chooses_the_station_of_its_only_squad(station):
    assert carried_of(rested(ship(squads=1)), station) == Carried(squads=(station,))


def test_the_only_squad_must_have_a_station():
    with pytest.raises(IllegalMove) as refused:
        carried_of(rested(ship(squads=1)))
    assert refused.value.code == "campaign/choose-station"


@pytest.mark.parametrize("disabled", [0, 2])
def test_there_is_no_station_to_choose_for_two_squads_or_none(disabled):
    with pytest.raises(IllegalMove) as refused:
        carried_of(rested(ship(squads=disabled)), "lower_red")
    assert refused.value.code == "campaign/no-choice"
    assert carried_of(rested(ship(squads=2))) == Carried(squads=())


def test_a_squad_left_behind_is_still_disabled_after_the_next_mission():
    start = rested(ship(squads=1))
    ended = ship_after(start, ((), (), ()), 0, ALL_WELL)
    assert ended.squads_disabled == 1
    assert ship_after(start, ((), (), ()), 1, ALL_WELL).squads_disabled == 2


def test_damage_adds_up_over_the_missions():
    start = rested(ship(red="shield"))
    ended = ship_after(start, (("reactor",), ("gravolift",), ()), 0, ALL_WELL)
    assert ended == ship(red="shield reactor", white="gravolift")


def test_a_token_cannot_be_drawn_while_it_lies_on_the_ship():
    with pytest.raises(AssertionError, match="drawn twice"):
        ship_after(rested(ship(red="shield")), (("shield",), (), ()), 0, ALL_WELL)


def test_the_next_mission_waits_for_all_repairs():
    with pytest.raises(AssertionError):
        start_of(Yard(ship()))


def test_everybody_is_on_their_feet_again():
    assert rested(ship(knocked_out=(True,) * 4)) == Start(tokens=((), (), ()), squads=2)


# Decisions


@pytest.mark.parametrize(
    ("proposals", "level"),
    [
        pytest.param(["yellow", "yellow"], "yellow", id="agreement"),
        pytest.param(["yellow", "both"], "both", id="mixed is more cautious than yellow"),
        pytest.param(["both", "white", "yellow"], "white", id="white is the most cautious"),
    ],
)
def test_without_agreement_the_most_cautious_level_wins(proposals, level):
    assert agreed_level(proposals) == level


def test_one_who_would_rather_stop_is_enough():
    assert agreed_to_go_on([True, True])
    assert not agreed_to_go_on([True, False, True])


WON = MissionResult(survived=4, destroyed=20, confirmation=3, penalty=5)
LOST = MissionResult(survived=0, destroyed=0, confirmation=0, penalty=0, is_lost=True)


def test_a_campaign_has_at_most_three_missions():
    assert [may_go_on([WON] * played) for played in range(4)] == [True, True, True, False]


def test_a_lost_mission_loses_the_campaign():
    assert is_lost([WON, LOST])
    assert not may_go_on([LOST])
    assert score([WON, WON, LOST]) is None


# Result


def test_penalties_count_once_and_only_as_they_stand_at_the_end():
    last = MissionResult(survived=2, destroyed=10, confirmation=0, penalty=7)
    assert score([WON, last]) == 24 + 12 - 7 + 3 // 2


@pytest.mark.parametrize(
    ("confirmations", "points"),
    [((0, 0, 2), 0), ((1, 1, 1), 1), ((3, 3, 2), 2), ((5,), 5), ((2, 1), 1)],
)
def test_visual_confirmation_is_averaged_and_rounded_down(confirmations, points):
    missions = [MissionResult(survived=0, destroyed=0, confirmation=c, penalty=0) for c in confirmations]
    assert score(missions) == points


def test_a_campaign_of_one_mission_scores_like_that_mission():
    assert score([WON]) == 4 + 20 - 5 + 3


def test_no_mission_no_score():
    assert score([]) is None


@pytest.mark.parametrize(
    ("ended", "points"),
    [
        pytest.param(ship(), 0, id="nothing broken"),
        pytest.param(ship(red="shield"), 2, id="one token counts twice in the most damaged zone"),
        pytest.param(
            ship(red="shield reactor", white="shield", blue="shield"), 4 + 2, id="most damaged: red"
        ),
        pytest.param(ship(red="shield", white="shield"), 2 + 1, id="two zones alike: one of them"),
        pytest.param(ship(knocked_out=(True, True, False, False)), 4, id="two per knocked-out member"),
        pytest.param(ship(squads=2), 2, id="one per disabled squad"),
    ],
)
def test_penalties(ended, points):
    assert penalty(ended) == points
