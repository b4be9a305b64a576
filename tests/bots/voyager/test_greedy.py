"""The greedy bot: beats random, never looks at what it may not see, and knows a good landing."""

from orbita.arena.simulate import Plan, simulate
from orbita.bots.voyager.greedy import GreedyBot
from orbita.bots.voyager.journey import make_plan
from orbita.bots.voyager.plan import mission_effort
from orbita.games.voyager.game import GAME
from orbita.games.voyager.notation import ids
from tests.games.voyager.table import Table

BOT = GreedyBot()


def choice(table, name):
    seat = table.seat(name)
    moves = GAME.legal(table.state, seat)
    return GAME.notation.move_text(
        table.state, seat, BOT.choose(GAME.view(table.state, seat), seat, moves, 1)
    )


def test_it_beats_random_in_at_least_95_of_100_games():
    plan = Plan(game="voyager", bots=("greedy", "random"), games=40, seed=7, rotate=True)
    wins = [result.bots[result.outcome.winners[0]] for result in simulate(plan) if result.outcome is not None]
    assert wins.count("greedy") >= 38


def test_it_plays_a_mission_that_is_fulfilled():
    table = Table(
        wiktoria='missions=["galileos-assistant"]', pawel="", buildings="europa=wiktoria/hotel", actions=0
    )
    assert choice(table, "wiktoria") == "mission galileos-assistant"


def test_it_lands_when_it_is_there():
    table = Table(wiktoria="rocket=jupiter/5", pawel="", goes_on="round=3")
    assert choice(table, "wiktoria") == "land europa"


def test_a_building_that_comes_later_earns_less_but_the_stars_stay():
    table = Table(wiktoria="rocket=earth coins=5", pawel="", buildings="venus=wiktoria/base")
    plan = make_plan(table.state, 0)
    bodies = table.state.box.bodies
    mars, venus = (ids(table.state.box, "body").index(body) for body in ("mars", "venus"))
    prizes = [[plan.prizes[number * bodies + body] for number in range(4)] for body in (mars, venus)]
    assert prizes[0] == sorted(set(prizes[0]), reverse=True)
    assert len(set(prizes[1])) == 1


def at_the_goal(wiktoria, pawel, first):
    """Wiktoria could have her fortieth point now; who began the round makes the difference."""
    table = Table(
        wiktoria=f'points={wiktoria} hand=["live-broadcast"] levels=[3,3,3]',
        pawel=f"points={pawel} levels=[3,3,3]",
        first=first,
        achievements="inventors=pawel",
        goes_on="round=15",
        actions=0,
    )
    return choice(table, "wiktoria")


def test_it_does_not_end_the_game_for_a_rival_who_would_have_a_turn_more():
    assert at_the_goal(39, 39, first="pawel") == "end"


def test_it_ends_the_game_with_a_long_lead_or_when_nobody_has_a_turn_more():
    assert at_the_goal(39, 20, first="pawel") == "play live-broadcast"
    assert at_the_goal(39, 39, first="wiktoria") == "play live-broadcast"


def test_it_raises_a_roll_that_a_cheap_card_saves():
    table = Table(wiktoria='rocket=jupiter/5 hand=["old-hardware"]', pawel="")
    needed = table.state.box.landing[8]
    table.play("wiktoria: land europa", dice=[needed - 1])
    assert choice(table, "wiktoria") == "discard old-hardware"


def test_it_lets_a_hopeless_roll_stand():
    table = Table(wiktoria='rocket=jupiter/5 hand=["old-hardware"]', pawel="")
    table.play("wiktoria: land europa", dice=[1])
    assert choice(table, "wiktoria") == "stand"


def test_it_defends_a_base_with_a_card_when_that_is_enough():
    table = Table(
        kacper="rocket=mars levels=[0,0,2]", marysia='hand=["old-hardware"]', buildings="mars=marysia/base"
    )
    table.play("kacper: takeover", dice=[4, 3])
    assert choice(table, "marysia") == "discard old-hardware"


def attacking(hand, owner):
    table = Table(
        kacper=f"rocket=mars levels=[0,0,2] hand={hand}",
        marysia=f"hand={owner}",
        buildings="mars=marysia/base",
    )
    table.play("kacper: takeover", dice=[3, 3])
    return table


def test_in_a_takeover_it_raises_beyond_what_the_owners_cards_can_answer():
    table = attacking('["old-hardware","spin-off"]', '["soya-in-space"]')
    table.play(f"kacper: {choice(table, 'kacper')}")
    assert choice(table, "kacper").startswith("discard ")


def test_in_a_takeover_it_keeps_cards_that_the_owner_could_answer():
    table = attacking('["old-hardware"]', '["soya-in-space","lunar-ice"]')
    assert choice(table, "kacper") == "stand"


def test_it_never_destroys_its_rocket_for_nothing():
    table = Table(wiktoria="rocket=mars", pawel="points=40", goes_on="last=pawel", actions=0)
    assert choice(table, "wiktoria") == "end"


def test_its_choice_does_not_depend_on_what_it_cannot_see():
    one = Table(wiktoria="coins=3", pawel='hand=["shelter"] missions=["builders"]')
    other = Table(wiktoria="coins=3", pawel='hand=["lunar-ice"] missions=["grand-tour"]')
    assert choice(one, "wiktoria") == choice(other, "wiktoria")


def test_four_launches_are_more_than_a_hotel_and_less_than_two_visits():
    """At set-up it returns the mission that asks for most; launches come with every journey."""
    state = Table(wiktoria="", pawel="").state
    names = ("first-hotel", "regular-service", "calling-on-neighbours")
    hotel, launches, visits = (mission_effort(state, ids(state.box, "mission").index(name)) for name in names)
    assert hotel < launches < visits
