"""What a seat is told beforehand, example by example."""

import msgspec
import pytest

from orbita.games.voyager.game import GAME
from orbita.games.voyager.outlook.types import IncomeShown, Missing, OddsShown, ShiftShown
from tests.games.voyager.table import Table


def ahead(table, name="wiktoria"):
    return GAME.shown(GAME.view(table.state, None if name is None else table.seat(name))).outlook


def named(entries):
    return {entry.id: entry for entry in entries}


def verbs(table):
    return {verb.move: verb for verb in ahead(table).verbs}


def loose(table):
    return {end.what: end for end in ahead(table).loose_ends}


# Who is told what


def test_spectators_the_set_up_and_the_end_have_no_outlook():
    table = Table(wiktoria="", pawel="")
    assert ahead(table, None) is None
    assert ahead(Table.fresh("wiktoria", "pawel")) is None
    over = Table(wiktoria="points=40", pawel="", first="pawel", goes_on="last=wiktoria", turn="pawel")
    over.play("pawel: end")
    assert ahead(over) is None


def test_in_another_s_turn_there_is_nothing_to_do_but_cards_can_be_read():
    table = Table(wiktoria="", pawel='rocket=mars/1 hand=["gravity-assist","lunar-ice"]')
    told = ahead(table, "pawel")
    assert (told.reach, told.verbs, told.loose_ends, told.belt) == ((), (), (), None)
    cards = named(told.cards)
    assert cards["gravity-assist"].closed == Missing("turn/not-now")
    assert cards["gravity-assist"].clauses[0].missing is None
    assert cards["lunar-ice"].clauses[0].missing == Missing("when/building_on", 1, 0, "moon")


# Reach and worlds


def test_a_flight_lights_its_spaces_and_worlds_further_on():
    table = Table(
        wiktoria="rocket=earth/0", pawel="", bodies="mars=mars/1 venus=venus/0 vesta=belt/3 ceres=belt/9"
    )
    reach = {each.space: each for each in ahead(table).reach}
    assert (reach["mars/1"].flights, reach["mars/1"].actions, reach["mars/1"].way) == (1, 1, ("mars/1",))
    assert (reach["belt/3"].flights, reach["belt/3"].actions) == (2, 2)
    assert "belt/2" not in reach
    assert reach["belt/3"].way == ("mars/1", "belt/3")
    worlds = named(ahead(table).worlds)
    assert (worlds["mars"].actions, worlds["mars"].is_in_reach) == (1, True)
    assert (worlds["vesta"].actions, worlds["vesta"].is_in_reach) == (2, False)
    assert (worlds["ceres"].actions, worlds["ceres"].flights) == (None, None)
    assert "earth" not in worlds


def test_flights_given_by_cards_cost_no_action():
    table = Table(wiktoria="rocket=earth/0", pawel="", bodies="mars=mars/1", goes_on='helps={"free_move":1}')
    mars = named(ahead(table).worlds)["mars"]
    assert (mars.flights, mars.actions, mars.is_in_reach) == (1, 0, True)


def test_from_a_body_the_launch_is_counted_if_it_can_be_paid():
    line = "rocket=earth coins={}"
    for coins, actions in ((1, 1), (0, None)):
        table = Table(wiktoria=line.format(coins), pawel="", bodies="earth=earth/0 moon=earth/0 mars=mars/4")
        moon = named(ahead(table).worlds)["moon"]
        assert (moon.actions, moon.is_in_reach) == (actions, coins == 1)


def test_one_s_own_building_brings_no_stars_and_another_s_perhaps_no_roll():
    table = Table(
        wiktoria="rocket=mars/1 levels=[0,0,3]", pawel="", buildings="mars=pawel/base venus=wiktoria/hotel"
    )
    worlds = named(ahead(table).worlds)
    assert worlds["venus"].stars == 0
    assert worlds["venus"].odds.needed == table.state.box.landing[1]
    assert worlds["mars"].odds == OddsShown(needed=0, bare=100, with_cards=100, cards=0)
    assert (worlds["mars"].landing_actions, worlds["mars"].stars) == (0, table.state.box.stars[4])


# Odds


@pytest.mark.parametrize(
    ("hand", "bare", "with_cards", "cards"),
    [
        pytest.param([], 67, 67, 0, id="the die alone"),
        pytest.param(["live-broadcast"], 67, 83, 1, id="a pip"),
        pytest.param(["live-broadcast", "lunar-ice"], 67, 100, 2, id="two pips: never lost"),
        pytest.param(["live-broadcast", "lunar-ice", "marsquakes"], 67, 100, 2, id="no more than needed"),
        pytest.param(["spacewalk"], 67, 100, 1, id="two pips of one card, for the belt only"),
        pytest.param(["asteroid-chart"], 67, 83, 1, id="a card that would spare the roll: a pip"),
        pytest.param(["station-guard"], 67, 83, 1, id="pips for another roll do not count"),
    ],
)
def test_the_belt_at_the_end_of_the_turn(hand, bare, with_cards, cards):
    table = Table(wiktoria=f"rocket=belt/7 hand={msgspec.json.encode(hand).decode()}", pawel="")
    odds = ahead(table).belt
    assert (odds.needed, odds.bare, odds.with_cards, odds.cards) == (3, bare, with_cards, cards)


SPARING = {"en": "no roll once “Asteroid chart” is played", "pl": "bez rzutu po zagraniu „Mapa planetoid”"}


def end_texts(table):
    view = GAME.view(table.state, 0)
    return {lang: GAME.texts.effects(view, "end", [], lang) for lang in ("en", "pl")}


def test_ending_the_turn_asks_while_a_card_that_would_spare_the_roll_is_not_played():
    table = Table(wiktoria='rocket=belt/7 hand=["asteroid-chart"]', pawel="", actions=0)
    assert (ahead(table).belt.spared_by, loose(table)["belt"].asks) == ("asteroid-chart", True)
    assert all(SPARING[lang] in text for lang, text in end_texts(table).items())
    assert named(ahead(table).cards)["asteroid-chart"].shifts == (ShiftShown("belt", "belt", 83, 100),)
    table.play("wiktoria: play asteroid-chart")
    assert ahead(table).belt == OddsShown(needed=0, bare=100, with_cards=100, cards=0)
    assert "belt" not in loose(table)


@pytest.mark.parametrize(
    ("line", "is_belt"),
    [
        pytest.param('rocket=belt/7 hand=["live-broadcast"]', True, id="a pip"),
        pytest.param('rocket=belt/7 hand=["heat-shield"]', True, id="a card that spares landings"),
        pytest.param('rocket=mars/1 hand=["asteroid-chart"]', False, id="nothing to be spared"),
        pytest.param('rocket=ceres hand=["asteroid-chart"]', False, id="not in space"),
    ],
)
def test_ending_the_turn_does_not_ask_where_no_card_would_spare_the_roll(line, is_belt):
    table = Table(wiktoria=line, pawel="", actions=0)
    assert ("belt" in loose(table)) == is_belt
    assert not any(end.asks for end in loose(table).values())
    assert not any(SPARING[lang] in text for lang, text in end_texts(table).items())


def test_once_the_roll_in_the_belt_is_open_the_card_is_only_a_pip():
    table = Table(wiktoria='rocket=belt/7 hand=["asteroid-chart"]', pawel="", actions=0)
    table.play("wiktoria: end", dice=[1])
    roll = GAME.shown(GAME.view(table.state, 0)).roll
    assert (roll.plays, roll.pips, roll.enough) == ({}, {"asteroid-chart": 1}, None)
    assert table.refuse("wiktoria: play asteroid-chart") == "card/no-use"


def test_what_asks_is_told_first():
    """The button shows the first of them: it is what the second tap is for."""
    hand = '["asteroid-chart","live-broadcast","spin-off"]'
    table = Table(wiktoria=f"rocket=belt/7 hand={hand}", pawel="", actions=0)
    assert [(end.what, end.asks) for end in ahead(table).loose_ends] == [("belt", True), ("limit", False)]


def test_where_it_is_safe_there_is_no_danger_to_tell_of():
    assert ahead(Table(wiktoria="rocket=mars/1", pawel="")).belt is None
    assert ahead(Table(wiktoria="rocket=ceres", pawel="")).belt is None
    safe = Table(wiktoria="rocket=belt/7", pawel="", goes_on='helps={"belt_safety":1}')
    assert ahead(safe).belt == OddsShown(needed=0, bare=100, with_cards=100, cards=0)


def test_a_landing_counts_bonuses_and_special_pips():
    table = Table(wiktoria='rocket=jupiter/5 hand=["flight-simulator"]', pawel="")
    needed = table.state.box.landing[8]
    europa = named(ahead(table).worlds)["europa"].odds
    assert (europa.needed, europa.cards) == (needed, 1)
    assert europa.with_cards - europa.bare in (33, 34)  # two faces more
    helped = Table(wiktoria="rocket=jupiter/5", pawel="", goes_on='helps={"landing_bonus":1}')
    assert named(ahead(helped).worlds)["europa"].odds.needed == needed - 1


# Verbs


def test_verbs_say_what_they_cost_and_what_is_missing():
    table = Table(wiktoria="coins=1 rocket=mars/1", pawel="")
    told = verbs(table)
    assert told["develop tourism"].closed == Missing("coins/too-few", needed=2, reached=1)
    assert told["hotel"].closed == Missing("rocket/not-on-body")
    assert told["research"].closed is None
    assert (told["research"].gives, told["research"].draws) == ({"cards": 2}, True)
    assert (told["funds"].gives, told["funds"].actions, told["funds"].draws) == ({"coins": 1}, 1, False)
    assert (told["destroy"].actions, told["end"].closed) == (0, None)


def test_without_a_rocket_nothing_flies():
    told = verbs(Table(wiktoria="coins=3", pawel=""))
    assert told["launch"].closed == told["hotel"].closed == told["takeover"].closed == Missing("rocket/none")
    assert (told["rocket earth"].closed, told["rocket earth"].coins) == (None, 2)


def test_a_rocket_may_be_built_at_one_s_own_bases():
    table = Table(
        wiktoria="coins=3 levels=[0,1,0]", pawel="", buildings="mars=wiktoria/base venus=wiktoria/hotel"
    )
    told = verbs(table)
    assert {move for move in told if move.startswith("rocket")} == {"rocket earth", "rocket mars"}


def test_a_takeover_says_which_technology_it_needs():
    table = Table(wiktoria="rocket=mars levels=[0,0,1]", pawel="", buildings="mars=pawel/base")
    assert verbs(table)["takeover"].closed == Missing("takeover/needs-technology", 2, 1, "sabotage")
    assert ahead(table).takeover is None


def test_ending_the_turn_draws_where_a_die_or_a_card_follows():
    assert not verbs(Table(wiktoria="rocket=mars/1", pawel=""))["end"].draws
    assert verbs(Table(wiktoria="rocket=belt/1", pawel=""))["end"].draws
    assert verbs(Table(wiktoria="", pawel="", buildings="mars=pawel/base"))["end"].draws


# Cards


def test_clauses_say_in_numbers_what_is_missing():
    table = Table(
        wiktoria="coins=1"
        ' hand=["spin-off","space-museum","inflatable-module","room-with-a-view","heat-shield"]',
        pawel="",
    )
    cards = named(ahead(table).cards)
    needed = (
        next(card for card in table.state.box.pack.cards if card.id == "spin-off").effects[0].when.at_least
    )
    assert cards["spin-off"].clauses[0].missing == Missing("when/levels", needed, 0)
    assert cards["space-museum"].clauses[0].missing == Missing("coins/too-few", 4, 1)
    coin, two_hotels = cards["room-with-a-view"].clauses
    assert (coin.missing, two_hotels.missing) == (None, Missing("when/hotels", 2, 0))
    assert cards["inflatable-module"].clauses[0].missing == Missing("per/hotel")
    assert cards["heat-shield"].clauses[0].missing == Missing("rocket/none")
    assert cards["heat-shield"].closed == Missing("card/no-use")
    assert cards["room-with-a-view"].closed is None


def test_a_card_that_would_have_saved_the_rocket_in_the_belt_says_so_before_it_is_played():
    table = Table(wiktoria='rocket=belt/7 hand=["live-broadcast","private-astronaut"]', pawel="", actions=0)
    cards = named(ahead(table).cards)
    assert cards["live-broadcast"].shifts == (ShiftShown("belt", "belt", before=100, after=83),)
    view = GAME.view(table.state, 0)
    effect = GAME.texts.effects(view, "play live-broadcast", [], "en")
    assert "asteroid belt 100% → 83%" in effect
    table.play("wiktoria: play live-broadcast")
    assert loose(table)["belt"].odds == OddsShown(needed=3, bare=67, with_cards=83, cards=1)
    assert "asteroid belt, roll 3+: 67%, with 1 card 83%" in GAME.texts.effects(
        GAME.view(table.state, 0), "end", [], "en"
    )


def test_a_card_that_spares_a_landing_says_so_and_counts_for_its_pip_once_the_roll_is_open():
    table = Table(wiktoria='rocket=jupiter/5 hand=["heat-shield"]', pawel="", actions=1)
    odds = named(ahead(table).worlds)["europa"].odds
    assert (odds.bare, odds.with_cards, odds.spared_by) == (33, 50, "heat-shield")
    assert named(ahead(table).cards)["heat-shield"].shifts == (ShiftShown("landing", "europa", 50, 100),)
    view = GAME.view(table.state, 0)
    for lang, words in (
        ("en", "+6★, roll 5+: 33%, with 1 card 50%, no roll once “Heat shield” is played"),
        ("pl", "+6★, rzut 5+: 33%, z 1 kartą 50%, bez rzutu po zagraniu „Osłona termiczna”"),
    ):
        assert GAME.texts.effects(view, "land europa", [], lang) == words


@pytest.mark.parametrize(
    ("line", "goes_on"),
    [
        pytest.param('hand=["spectroscope"]', "", id="a bonus can still be played"),
        pytest.param('hand=["asteroid-chart"]', "", id="a card that spares the belt"),
        pytest.param("", 'helps={"sure_landing":1}', id="it is played already"),
    ],
)
def test_a_landing_that_no_card_in_hand_would_spare_says_nothing_of_it(line, goes_on):
    table = Table(wiktoria=f"rocket=jupiter/5 {line}", pawel="", goes_on=goes_on)
    assert named(ahead(table).worlds)["europa"].odds.spared_by is None
    assert "once" not in GAME.texts.effects(GAME.view(table.state, 0), "land europa", [], "en")


def test_a_landing_without_a_roll_needs_no_card_to_be_spared():
    table = Table(
        wiktoria='rocket=mars/1 levels=[0,0,1] hand=["heat-shield"]', pawel="", buildings="mars=pawel/base"
    )
    assert named(ahead(table).worlds)["mars"].odds == OddsShown(needed=0, bare=100, with_cards=100, cards=0)


# Threats and loose ends


def attackable(hand="", pawel="rocket=mars levels=[0,0,2]", **more):
    return Table(wiktoria=f"coins=1 {hand}", pawel=pawel, buildings="mars=wiktoria/base", actions=0, **more)


def test_a_hand_emptied_while_a_base_can_be_taken_is_warned_of_before_and_after():
    table = attackable('hand=["live-broadcast"]')
    (threat,) = ahead(table).threats
    assert (threat.body, threat.by, threat.kept) == ("mars", 1, 1)
    cards = named(ahead(table).cards)
    assert cards["live-broadcast"].shifts == (ShiftShown("defence", "mars", before=72, after=58),)
    table.play("wiktoria: play live-broadcast")
    end = loose(table)["attack"]
    assert (end.of, end.by, end.amount, end.holds) == ("mars", 1, 0, 58)
    view = GAME.view(table.state, 0)
    assert "Mars can be attacked, you keep no card" in GAME.texts.effects(view, "end", [], "en")
    assert "Mars: możliwy atak, nie zostaje ci żadna karta" in GAME.texts.effects(view, "end", [], "pl")


@pytest.mark.parametrize(
    ("pawel", "is_threat"),
    [
        pytest.param("rocket=mars levels=[0,0,2]", True, id="on the body with sabotage 2"),
        pytest.param("rocket=mars levels=[0,0,1]", False, id="no coins to develop it"),
        pytest.param("rocket=mars levels=[0,0,1] coins=2", True, id="develops it first"),
        pytest.param("rocket=mars levels=[0,0,0] coins=9", False, id="two levels take too long"),
        pytest.param("rocket=mars/1 levels=[0,0,2]", True, id="lands first"),
        pytest.param("rocket=mars/2 levels=[0,0,2]", False, id="flies, lands: too long"),
        pytest.param("rocket=mars/2 levels=[0,0,3]", True, id="lands without an action"),
        pytest.param("levels=[0,0,3] coins=9", False, id="without a rocket"),
    ],
)
def test_threats_are_what_the_table_tells_before_one_s_next_turn(pawel, is_threat):
    table = attackable(pawel=pawel, bodies="mars=mars/1")
    assert bool(ahead(table).threats) == is_threat


def test_the_rings_may_turn_before_a_rival_plays():
    """Earth's ring turns a quarter, that of Mars an eighth: what is near now may be too far then."""
    rival = {"pawel": "rocket=earth/0 levels=[0,0,3]", "bodies": "mars=mars/0"}
    assert ahead(attackable(**rival, first="wiktoria")).threats
    assert not ahead(attackable(**rival, first="pawel")).threats


def test_whoever_has_had_the_last_turn_attacks_nobody():
    table = attackable(goes_on="last=pawel")
    assert not ahead(table).threats


def test_an_attacker_who_adds_all_cards_is_harder_to_hold_against():
    table = attackable(
        'hand=["shelter"]', pawel='rocket=mars levels=[0,0,2] hand=["live-broadcast","lunar-ice"]'
    )
    (threat,) = ahead(table).threats
    assert threat.holds == 83  # two pips: 30 of 36
    assert threat.holds_at_worst < threat.holds


def test_only_cards_that_can_be_kept_defend():
    hand = '["live-broadcast","spin-off","moon-rover"]'  # three research cards, two may stay
    table = attackable(f"hand={hand}")
    (threat,) = ahead(table).threats
    assert (threat.kept, threat.holds) == (2, 83)


def test_ending_the_turn_tells_what_would_be_lost():
    table = Table(
        wiktoria='rocket=mars/1 hand=["live-broadcast","spin-off","moon-rover"]',
        pawel="",
        goes_on='helps={"free_move":1,"landing_bonus":1,"rocket_discount":2}',
    )
    told = {(end.what, end.of): end for end in ahead(table).loose_ends}
    assert (told["actions", None].amount, told["actions", None].asks) == (2, True)
    assert told["help", "free_move"].asks
    assert not told["help", "landing_bonus"].asks
    assert not told["help", "rocket_discount"].asks
    assert (told["limit", "research"].amount, told["limit", "research"].asks) == (1, False)


def test_a_mission_that_is_ready_asks_only_in_the_last_turns():
    line = 'missions=["galileos-assistant"]'
    for goes_on, asks in (("", False), ("last=pawel", True), ("round=59", True)):
        table = Table(
            wiktoria=line,
            pawel="",
            buildings="europa=wiktoria/base",
            actions=0,
            goes_on=goes_on,
            first="wiktoria",
        )
        assert loose(table)["mission"].asks == asks


def test_income_is_what_the_buildings_bring_next():
    table = Table(
        wiktoria="levels=[3,0,0]",
        pawel="",
        buildings="mars=wiktoria/hotel venus=wiktoria/base moon=wiktoria/hotel",
    )
    assert ahead(table).income == IncomeShown(coins=4, cards=1)
    assert ahead(table, "pawel").income == IncomeShown(coins=0, cards=0)


# Open rolls


def test_cards_in_a_roll_are_discarded_or_played_whichever_adds_more():
    table = Table(wiktoria='rocket=jupiter/5 hand=["live-broadcast","spectroscope","ion-drive"]', pawel="")
    needed = table.state.box.landing[8]
    table.play("wiktoria: land europa", dice=[needed - 2])
    roll = GAME.shown(GAME.view(table.state, 0)).roll
    assert (roll.die, roll.bonus, roll.value, roll.needed) == (needed - 2, 0, needed - 2, needed)
    assert roll.pips == {"live-broadcast": 1, "spectroscope": 1, "ion-drive": 1}
    assert roll.plays == {"spectroscope": 1}
    assert len(roll.enough) == 2
    assert "play spectroscope" in roll.enough  # it still gives its coin
    assert named(ahead(table).cards)["ion-drive"].closed == Missing("card/moves-rocket")


def test_a_hand_that_cannot_reach_it_says_so():
    table = Table(wiktoria='rocket=belt/7 hand=["live-broadcast"]', pawel="")
    table.play("wiktoria: end", dice=[1])
    roll = GAME.shown(GAME.view(table.state, 0)).roll
    assert (roll.enough, roll.pips) == (None, {"live-broadcast": 1})


def test_the_owner_in_a_takeover_sees_the_fewest_cards_that_hold():
    table = Table(
        wiktoria="rocket=mars levels=[0,0,2]",
        pawel='hand=["shelter","live-broadcast"]',
        buildings="mars=pawel/hotel",
    )
    table.play("wiktoria: takeover", dice=[5, 3])
    roll = GAME.shown(GAME.view(table.state, 1)).roll
    assert (roll.kind, roll.die, roll.reply_die, roll.needed) == ("defence", 5, 3, 5)
    assert (roll.pips, roll.enough) == ({"shelter": 2, "live-broadcast": 1}, ("discard shelter",))


@pytest.mark.parametrize(("levels", "is_guarded"), [("[0,2,0]", True), ("[0,1,0]", False)])
def test_everybody_sees_in_a_duel_whether_the_rocket_is_at_stake(levels, is_guarded):
    table = Table(
        wiktoria='rocket=mars levels=[0,0,2] hand=["live-broadcast"]',
        pawel=f"levels={levels}",
        ala="",
        buildings="mars=pawel/hotel",
    )
    assert ahead(table).takeover.is_guarded == is_guarded
    table.play("wiktoria: takeover", dice=[4, 3])
    for seat in (None, 0, 1, 2):
        assert GAME.shown(GAME.view(table.state, seat)).roll.is_guarded == is_guarded
    assert ahead(table).takeover.is_guarded == is_guarded


def test_the_attacker_sees_the_chance_of_every_total():
    table = Table(
        wiktoria='rocket=mars levels=[0,0,2] hand=["space-race","live-broadcast"]',
        pawel='hand=["lunar-ice"]',
        buildings="mars=pawel/hotel",
    )
    table.play("wiktoria: takeover", dice=[3, 3])
    roll = GAME.shown(GAME.view(table.state, 0)).roll
    assert [total.total for total in roll.totals] == [3, 4, 5, 6]
    assert [total.chance for total in roll.totals][:2] == [0, 0]  # every card has a pip
    assert 80 < roll.totals[2].chance < 100  # but for a card of two
    assert roll.totals[3].chance == 100
    assert roll.enough == ("discard live-broadcast",)
