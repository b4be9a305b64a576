"""Cards: played for nothing at any time in your turn. Every kind of effect has its test."""

import pytest
from msgspec.structs import replace

from orbita.games.voyager.content.flatten import flatten
from orbita.games.voyager.content.pack import Condition, Effect
from orbita.games.voyager.content.read import pack_of
from orbita.games.voyager.options import Options
from orbita.games.voyager.vocabulary import EFFECTS, PER
from tests.games.voyager.table import Table

CARDS = {card.id: card for card in pack_of("standard").cards}


def card_with(kind, **fields):
    """A card whose only effect is of this kind, or at least its first; the pack must have one."""
    fitting = [
        card
        for card in CARDS.values()
        if any(e.kind == kind and all(getattr(e, f) == v for f, v in fields.items()) for e in card.effects)
    ]
    return min(fitting, key=lambda card: len(card.effects))


def amount(card, kind):
    return sum(effect.amount for effect in card.effects if effect.kind == kind and effect.when is None)


def holding(card, line="", **more):
    return Table(**{"wiktoria": f'{line} hand=["{card.id}"]', "pawel": ""} | more)


def test_playing_a_card_costs_no_action_and_discards_it():
    table = Table(wiktoria='hand=["live-broadcast"]', pawel="", actions=0)
    table.play("wiktoria: play live-broadcast")
    assert table.hand("wiktoria") == []
    assert sum(table.state.discarded) == 1
    assert table.points("wiktoria") == 1


def test_a_card_one_does_not_have_is_refused():
    assert Table(wiktoria="", pawel="").refuse("wiktoria: play spin-off") == "card/not-in-hand"


def test_a_card_that_would_do_nothing_is_refused():
    """[D]"""
    table = Table(wiktoria='hand=["gravity-assist"] rocket=mars', pawel="")
    assert table.refuse("wiktoria: play gravity-assist") == "card/no-use"


def test_of_several_effects_those_without_a_use_are_skipped():
    """[D]"""
    table = Table(wiktoria='hand=["return-capsule"]', pawel="")
    table.play("wiktoria: play return-capsule")  # there is no rocket to return
    assert table.rocket("wiktoria") == "none"
    assert table.coins("wiktoria") == amount(CARDS["return-capsule"], "coins")


def test_points_of_research_and_exploration_cards_are_counted_apart():
    table = Table(wiktoria='hand=["live-broadcast","soya-in-space"]', pawel="")
    table.play("wiktoria: play live-broadcast")
    table.play("wiktoria: play soya-in-space")
    assert table.points_from("wiktoria", "research") == amount(CARDS["live-broadcast"], "points")
    assert table.points_from("wiktoria", "exploration") == amount(CARDS["soya-in-space"], "points")


def test_coins():
    card = CARDS["private-astronaut"]
    table = holding(card)
    table.play(f"wiktoria: play {card.id}")
    assert table.coins("wiktoria") == amount(card, "coins")


def test_everyone_coins():
    card = CARDS["handshake-in-orbit"]
    table = holding(card)
    table.play(f"wiktoria: play {card.id}")
    assert table.coins("pawel") == amount(card, "everyone_coins")
    assert table.coins("wiktoria") == amount(card, "everyone_coins") + amount(card, "coins")


def test_trade():
    card = CARDS["space-museum"]
    effect = card.effects[0]
    poor = holding(card, f"coins={effect.price - 1}")
    assert poor.refuse(f"wiktoria: play {card.id}") == "card/no-use"
    table = holding(card, f"coins={effect.price}")
    table.play(f"wiktoria: play {card.id}")
    assert (table.coins("wiktoria"), table.points("wiktoria")) == (0, effect.amount)


@pytest.mark.parametrize("deck", ["research", "exploration"])
def test_draw(deck):
    card = card_with(f"draw_{deck}", when=None)
    table = holding(card)
    table.play(f"wiktoria: play {card.id}")
    drawn = [event["deck"] for event in table.happened("card_drawn")]
    assert drawn.count(deck) == amount(card, f"draw_{deck}")


def research_cards(without=""):
    """Every research card there is, but one, as a hand."""
    cards = [card.id for card in pack_of("standard").research for _ in range(card.copies)]
    return "hand=[" + ",".join(f'"{card}"' for card in cards if card != without) + "]"


def test_a_card_does_not_draw_itself():
    table = Table(wiktoria=research_cards(without="spin-off"), pawel="", discards='cards=["spin-off"]')
    table.play("wiktoria: play spacewalk")
    assert "spin-off" in table.hand("wiktoria")
    assert table.state.pile_size[0] == 0
    assert sum(table.state.discarded) == 1


def test_drawing_is_no_use_when_pile_and_discards_are_both_used_up():
    """[D]"""
    table = Table(wiktoria=research_cards(), pawel="")
    assert table.refuse("wiktoria: play spacewalk") == "card/no-use"


def test_drift_carries_the_rocket_the_way_the_ring_turns():
    card = CARDS["transfer-orbit"]
    table = holding(card, "rocket=belt/15")
    table.play(f"wiktoria: play {card.id}")
    assert table.rocket("wiktoria") == f"belt/{amount(card, 'drift') - 1}"
    assert holding(card, "rocket=ceres").refuse(f"wiktoria: play {card.id}") == "card/no-use"


@pytest.mark.parametrize("place", ["jupiter/40", "europa"])
def test_return_home_is_not_a_landing(place):
    table = Table(wiktoria=f'hand=["sealed-sample"] rocket={place}', pawel="")
    table.play("wiktoria: play sealed-sample")
    assert table.rocket("wiktoria") == "earth"
    assert table.points_from("wiktoria", "landing") == 0


def test_free_move_costs_no_action_and_is_used_first():
    """[D]"""
    table = Table(wiktoria='hand=["gravity-assist"] rocket=mars/1', pawel="")
    table.play("wiktoria: play gravity-assist")
    table.play("wiktoria: move mars/2")
    assert table.state.actions_left == 2
    table.play("wiktoria: move mars/3")
    assert table.state.actions_left == 1


def test_effects_for_the_turn_end_with_it():
    """[D]"""
    table = Table(wiktoria='hand=["gravity-assist"] rocket=mars/1', pawel="", actions=0)
    table.play("wiktoria: play gravity-assist")
    table.play("wiktoria: end")
    table.play("pawel: end")
    table.play("wiktoria: move mars/3")
    assert table.state.actions_left == 1


def test_extra_actions():
    table = Table(wiktoria='hand=["night-shift"]', pawel="", actions=0)
    table.play("wiktoria: play night-shift")
    table.play("wiktoria: funds")
    assert table.refuse("wiktoria: funds") == "actions/none-left"


def test_free_launch_costs_neither_action_nor_coin():
    table = Table(wiktoria='hand=["spaceport"] rocket=earth', pawel="", actions=0)
    table.play("wiktoria: play spaceport")
    table.play("wiktoria: launch")
    assert table.rocket("wiktoria") == "earth/0"


def test_a_card_that_launches_and_moves_does_both():
    """[D]"""
    table = Table(wiktoria='hand=["multistage-rocket"] rocket=earth', pawel="", actions=0)
    table.play("wiktoria: play multistage-rocket")
    table.play("wiktoria: launch")
    table.play("wiktoria: move venus/0")
    assert table.rocket("wiktoria") == "venus/0"
    assert table.refuse("wiktoria: move earth/0") == "actions/none-left"


def test_rocket_discount_never_goes_below_zero():
    table = Table(wiktoria='agency=usa hand=["reusable-booster"]', pawel="")
    table.play("wiktoria: play reusable-booster")
    table.play("wiktoria: rocket earth")
    assert table.coins("wiktoria") == 0
    having = Table(wiktoria='hand=["reusable-booster"] rocket=mars', pawel="")
    assert having.refuse("wiktoria: play reusable-booster") == "card/no-use"


def test_rocket_discount_is_for_the_next_rocket_only():
    table = Table(wiktoria='hand=["reusable-booster"] coins=1', pawel="")
    table.play("wiktoria: play reusable-booster")
    table.play("wiktoria: rocket earth")
    assert table.coins("wiktoria") == 1
    assert table.happened("coins_paid") == []  # nothing is said where nothing is paid
    table.play("wiktoria: destroy")
    assert table.refuse("wiktoria: rocket earth") == "coins/too-few"


def test_free_launch_is_for_one_launch():
    table = Table(wiktoria='hand=["spaceport","multistage-rocket"] rocket=earth', pawel="")
    for card in ("spaceport", "multistage-rocket"):
        table.play(f"wiktoria: play {card}")
    table.play("wiktoria: launch")
    assert table.state.helps[EFFECTS.index("free_launch")] == 1
    one = Table(wiktoria='hand=["spaceport"] rocket=earth', pawel="")
    one.play("wiktoria: play spaceport")
    one.play("wiktoria: launch")
    assert one.state.helps[EFFECTS.index("free_launch")] == 0


def test_landing_bonus_is_added_to_every_landing_roll_of_the_turn():
    card = CARDS["soft-landing"]
    table = holding(card, "rocket=jupiter/5")
    needed, bonus = table.state.box.landing[8], amount(card, "landing_bonus")
    table.play(f"wiktoria: play {card.id}")
    table.play("wiktoria: land europa", dice=[needed - bonus - 1])
    table.play("wiktoria: land europa", dice=[needed - bonus])
    assert table.rocket("wiktoria") == "europa"


def test_sure_landing_needs_no_roll():
    table = Table(wiktoria='hand=["heat-shield"] rocket=jupiter/5', pawel="")
    table.play("wiktoria: play heat-shield")
    table.play("wiktoria: land europa", dice=[])
    assert table.rocket("wiktoria") == "europa"
    assert table.state.actions_left == 1


def test_sure_landing_is_for_the_next_landing_only():
    table = Table(wiktoria='hand=["heat-shield"] rocket=earth/0 coins=9', pawel="")
    table.play("wiktoria: play heat-shield")
    table.play("wiktoria: land moon", dice=[])
    table.state.actions_left = 2
    table.play("wiktoria: launch")
    table.play("wiktoria: land moon", dice=[1])
    assert table.rocket("wiktoria") == "earth/0"


def test_two_cards_give_two_free_landings_each_used_before_an_action():
    """[D]"""
    table = Table(wiktoria='hand=["soft-landing","sky-crane"] rocket=jupiter/5', pawel="")
    table.play("wiktoria: play soft-landing")
    table.play("wiktoria: play sky-crane")
    for actions_left in (2, 2, 1):
        table.play("wiktoria: land europa", dice=[1])
        assert table.state.actions_left == actions_left


def test_where_sabotage_3_makes_a_landing_free_the_card_is_kept_for_another():
    """[D]"""
    table = Table(
        wiktoria='hand=["sky-crane"] rocket=mars/1 levels=[0,0,3]', pawel="", buildings="mars=pawel/hotel"
    )
    table.play("wiktoria: play sky-crane")
    table.play("wiktoria: land mars")
    assert table.state.helps[EFFECTS.index("free_landing")] == 1
    assert table.state.actions_left == 2


DRAWS = [("europe", 2, 3), ("europe", 1, 1), ("china", 2, 2)]


@pytest.mark.parametrize(("agency", "printed", "drawn"), DRAWS)
def test_europe_draws_a_third_card_whenever_it_draws_two(agency, printed, drawn):
    table = holding(CARDS["spin-off"], f"agency={agency}")
    with_effect(table, "spin-off", Effect(kind="draw_research", amount=printed))
    table.play("wiktoria: play spin-off")
    assert len(table.happened("card_drawn")) == drawn


def test_some_card_draws_two_research_cards():
    assert any(
        effect.kind == "draw_research" and effect.amount == 2
        for card in CARDS.values()
        for effect in card.effects
    )


def test_free_landing_costs_no_action_but_a_roll():
    table = Table(wiktoria='hand=["sky-crane"] rocket=jupiter/5', pawel="", actions=0)
    table.play("wiktoria: play sky-crane")
    table.play("wiktoria: land europa", dice=[1])
    assert table.refuse("wiktoria: land europa") == "actions/none-left"


def test_belt_safety_spares_the_roll_at_the_end_of_the_turn():
    table = Table(wiktoria='hand=["nuclear-battery"] rocket=belt/7', pawel="")
    table.play("wiktoria: play nuclear-battery")
    table.play("wiktoria: end", dice=[])
    assert table.rocket("wiktoria") == "belt/7"


def test_develop_discount_is_for_the_next_level_only():
    table = Table(wiktoria='hand=["onboard-computer"] coins=1', pawel="")
    table.play("wiktoria: play onboard-computer")
    table.play("wiktoria: develop bases")
    assert table.coins("wiktoria") == 1
    assert table.refuse("wiktoria: develop bases") == "coins/too-few"


def test_a_cheaper_level_is_no_use_once_everything_is_developed():
    """[D]"""
    done = Table(wiktoria='hand=["onboard-computer"] levels=[3,3,3]', pawel="")
    assert done.refuse("wiktoria: play onboard-computer") == "card/no-use"
    almost = Table(wiktoria='hand=["onboard-computer"] levels=[3,3,2]', pawel="")
    almost.play("wiktoria: play onboard-computer")


@pytest.mark.parametrize(("buildings", "move"), [("", "hotel"), ("mars=wiktoria/hotel", "change")])
def test_building_discount(buildings, move):
    table = Table(wiktoria='hand=["orbital-printer"] rocket=mars', pawel="", buildings=buildings)
    table.play("wiktoria: play orbital-printer")
    before = table.coins("wiktoria")
    table.play(f"wiktoria: {move}")
    assert table.coins("wiktoria") == before


@pytest.mark.parametrize(("buildings", "move"), [("", "hotel"), ("mars=wiktoria/hotel", "change")])
def test_building_discount_is_for_the_next_one_only(buildings, move):
    table = Table(wiktoria='hand=["orbital-printer"] rocket=mars', pawel="", buildings=buildings)
    table.play("wiktoria: play orbital-printer")
    table.state.coins[0] = 0
    table.play(f"wiktoria: {move}")
    assert table.refuse("wiktoria: change") == "coins/too-few"


def test_takeover_bonus_is_added_to_the_attackers_roll():
    card = CARDS["space-race"]
    table = holding(card, "rocket=mars levels=[0,0,2]", buildings="mars=pawel/base")
    table.play(f"wiktoria: play {card.id}")
    table.play("wiktoria: takeover", dice=[5, 6])
    assert table.building("mars") == "wiktoria/base"
    attack, defence = table.happened("die_rolled")
    assert (attack["die"], attack["total"]) == (5, 5 + amount(card, "takeover_bonus"))
    assert (defence["die"], defence["total"]) == (6, 6)


def test_takeover_bonus_is_no_use_without_the_technology():
    """[D]"""
    for level, code in ((1, "card/no-use"), (2, "allowed")):
        line = f"rocket=mars levels=[0,0,{level}]"
        table = holding(CARDS["spin-off"], line, buildings="mars=pawel/base")
        with_effect(table, "spin-off", Effect(kind="takeover_bonus", amount=1))
        if code == "allowed":
            table.play("wiktoria: play spin-off")
        else:
            assert table.refuse("wiktoria: play spin-off") == code


def test_an_effect_with_a_condition_works_only_while_it_holds():
    card = CARDS["spin-off"]
    without, with_worlds = holding(card), holding(card, 'landed=["europa","moon","mars"]')
    worlds = Condition(kind="worlds", at_least=3)
    for table in (without, with_worlds):
        with_effect(
            table, card.id, Effect(kind="coins", amount=1), Effect(kind="points", amount=1, when=worlds)
        )
        table.play(f"wiktoria: play {card.id}")
    assert (without.points("wiktoria"), with_worlds.points("wiktoria")) == (0, 1)
    assert without.coins("wiktoria") == with_worlds.coins("wiktoria")


def with_effect(table, card, *effects):
    """The same table with other effects on a card."""
    pack = pack_of("standard")
    changed = tuple(replace(one, effects=effects) if one.id == card else one for one in pack.research)
    table.state.box = flatten(replace(pack, research=changed), Options())
    return table


COUNTED = {
    "hotel": ("", "mars=wiktoria/hotel moon=wiktoria/hotel venus=wiktoria/base", 2),
    "base": ("", "mars=wiktoria/base moon=wiktoria/hotel", 1),
    "building": ("", "mars=wiktoria/base moon=wiktoria/hotel venus=pawel/base", 2),
    "level": ("levels=[1,2,0]", "", 3),
    "world": ('landed=["moon","mars"]', "", 2),
}


@pytest.mark.parametrize("per", PER[1:])
def test_an_amount_may_be_counted_per_thing(per):
    line, buildings, times = COUNTED[per]
    table = holding(CARDS["spin-off"], line, buildings=buildings)
    with_effect(table, "spin-off", Effect(kind="points", amount=3, per=per))
    table.play("wiktoria: play spin-off")
    assert table.points("wiktoria") == 3 * times


def test_an_achievement_is_taken_the_moment_its_condition_holds_also_between_two_effects():
    """[D]"""
    treasury = next(card for card in pack_of("standard").achievements if card.id == "treasury")
    rich = treasury.needs[0].at_least
    table = holding(CARDS["spin-off"], f"coins={rich - 1}", buildings="mars=wiktoria/hotel")
    with_effect(table, "spin-off", Effect(kind="coins", amount=1), Effect(kind="trade", amount=1, price=5))
    table.play("wiktoria: play spin-off")
    assert table.coins("wiktoria") == rich - 5
    assert table.achiever("treasury") == "wiktoria"


def test_nothing_to_count_is_no_use():
    table = with_effect(holding(CARDS["spin-off"]), "spin-off", Effect(kind="points", amount=3, per="world"))
    assert table.refuse("wiktoria: play spin-off") == "card/no-use"


IN_SPACE, ON_MARS, ON_EARTH, NO_ROCKET = "rocket=mars/1", "rocket=mars", "rocket=earth", ""
USES = {
    "free_move": ([IN_SPACE], [ON_MARS, NO_ROCKET]),
    "drift": ([IN_SPACE], [ON_MARS, NO_ROCKET]),
    "belt_safety": ([IN_SPACE], [ON_MARS, NO_ROCKET]),
    "landing_bonus": ([IN_SPACE], [ON_MARS, NO_ROCKET]),
    "sure_landing": ([IN_SPACE], [ON_MARS, NO_ROCKET]),
    "free_landing": ([IN_SPACE], [ON_MARS, NO_ROCKET]),
    "free_launch": ([ON_MARS, ON_EARTH], [IN_SPACE, NO_ROCKET]),
    "return_home": ([ON_MARS, IN_SPACE], [ON_EARTH, NO_ROCKET]),
    "rocket_discount": ([NO_ROCKET], [IN_SPACE, ON_MARS]),
    "building_discount": ([ON_MARS, "rocket=venus"], [ON_EARTH, IN_SPACE, NO_ROCKET, "rocket=moon"]),
    "takeover_bonus": (
        ["rocket=moon levels=[0,0,2]"],
        ["rocket=moon", ON_MARS, "rocket=venus", IN_SPACE, NO_ROCKET],
    ),
}
ALWAYS = {
    "points",
    "coins",
    "everyone_coins",
    "draw_research",
    "draw_exploration",
    "actions",
    "develop_discount",
}


def with_use(kind, line):
    """Wiktoria, who has a base on Venus, with a card of one effect; the Moon is Paweł's."""
    table = holding(CARDS["spin-off"], line, buildings="venus=wiktoria/base moon=pawel/hotel")
    return with_effect(table, "spin-off", Effect(kind=kind, amount=1))


@pytest.mark.parametrize("kind", USES)
def test_when_an_effect_has_something_to_work_on(kind):
    """[D]"""
    fitting, idle = USES[kind]
    for line in fitting:
        with_use(kind, line).play("wiktoria: play spin-off")
    for line in idle:
        assert with_use(kind, line).refuse("wiktoria: play spin-off") == "card/no-use"


def test_every_other_effect_but_a_trade_always_has_a_use():
    assert set(USES) | ALWAYS | {"trade"} == set(EFFECTS)
    for kind in ALWAYS:
        with_use(kind, "").play("wiktoria: play spin-off")


def test_every_kind_of_effect_is_on_some_card():
    used = {effect.kind for card in CARDS.values() for effect in card.effects}
    assert used == set(EFFECTS)
