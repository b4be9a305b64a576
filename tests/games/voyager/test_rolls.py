"""While a roll of one's own is open: cards that do not move the rocket, and missions, may be played."""

import pytest
from msgspec.structs import replace

from orbita.games.voyager.content.flatten import flatten
from orbita.games.voyager.content.pack import Effect
from orbita.games.voyager.content.read import pack_of
from orbita.games.voyager.game import GAME
from orbita.games.voyager.options import Options
from orbita.games.voyager.vocabulary import EFFECTS
from tests.games.voyager.table import Table

PACK = pack_of("standard")
EUROPA = next(body for body in PACK.bodies if body.id == "europa")
MOVING = ("drift", "return_home", "free_move", "free_launch", "sure_landing", "free_landing")
# What may still matter while each roll is open, for a rocket that flies or stands on another's building.
USEFUL = {
    "landing": {"points", "coins", "everyone_coins", "draw_research", "draw_exploration", "actions"}
    | {"landing_bonus", "belt_safety", "develop_discount"},
    "belt": {"points", "coins", "everyone_coins", "draw_research", "draw_exploration"},
    "attack": {"points", "coins", "everyone_coins", "draw_research", "draw_exploration", "actions"}
    | {"takeover_bonus", "develop_discount"},
}


def printed(table, **cards):
    """The same table with other effects on some research cards."""
    ids = {name.replace("_", "-"): effects for name, effects in cards.items()}
    research = tuple(replace(card, effects=ids.get(card.id, card.effects)) for card in PACK.research)
    table.state.box = flatten(replace(PACK, research=research), Options())
    return table


def landing(hand, die, line="", **more):
    """Wiktoria above Europa, her die thrown."""
    table = Table(wiktoria=f"rocket=jupiter/5 hand={hand} {line}", pawel="", **more)
    table.play("wiktoria: land europa", dice=[die])
    return table


def belt(hand, die=1, line=""):
    """Wiktoria in the asteroid belt at the end of her turn, her die thrown."""
    table = Table(wiktoria=f"rocket=belt/7 hand={hand} {line}", pawel="")
    table.play("wiktoria: end", dice=[die])
    return table


def attack(hand, dice, owner="", line=""):
    """Kacper attacks Marysia's base on Mars, both dice thrown."""
    table = Table(
        kacper=f"rocket=mars levels=[0,0,2] hand={hand} {line}", marysia=owner, buildings="mars=marysia/base"
    )
    table.play("kacper: takeover", dice=dice)
    return table


def opened(roll, *effects):
    """A table with an open roll and a card of these effects to play, and another card to discard."""
    make = {
        "landing": lambda hand: landing(hand, die=1, line="coins=9"),
        "belt": lambda hand: belt(hand, line="coins=9"),
        "attack": lambda hand: attack(hand, dice=[1, 6], line="coins=9"),
    }
    return printed(make[roll]('["spin-off","ion-drive"]'), spin_off=effects)


@pytest.mark.parametrize("kind", EFFECTS)
@pytest.mark.parametrize("roll", USEFUL)
def test_which_effects_may_be_played_while_a_roll_is_open(roll, kind):
    effect = Effect(kind=kind, price=1 if kind == "trade" else 0)
    table = opened(roll, effect)
    name = table.names[0]
    if kind in USEFUL[roll] | {"trade"}:
        assert "play spin-off" in table.moves(name)
        table.play(f"{name}: play spin-off")
    else:
        code = "card/moves-rocket" if kind in MOVING else "card/no-use"
        assert "play spin-off" not in table.moves(name)
        assert table.refuse(f"{name}: play spin-off") == code


def test_a_card_that_also_moves_the_rocket_waits_as_a_whole():
    table = opened("landing", Effect(kind="landing_bonus"), Effect(kind="free_move"))
    assert table.refuse("wiktoria: play spin-off") == "card/moves-rocket"
    table.play("wiktoria: stand")
    table.play("wiktoria: play spin-off")  # the roll is settled


def test_a_bonus_to_landings_is_added_to_the_open_roll_and_lasts_for_the_turn():
    table = landing('["human-computers","spin-off"]', die=EUROPA.landing - 2)
    table.play("wiktoria: play human-computers", draws=["ion-drive"])
    assert table.happened("roll_helped") == [{"seat": 0, "total": EUROPA.landing - 1}]
    assert table.state.roll == EUROPA.landing - 1
    table.play("wiktoria: stand")
    table.play("wiktoria: land europa", dice=[EUROPA.landing - 1])
    assert table.rocket("wiktoria") == "europa"


def test_a_bonus_that_is_enough_lands_at_once():
    table = landing('["human-computers"]', die=EUROPA.landing - 1)
    table.play("wiktoria: play human-computers")
    assert table.rocket("wiktoria") == "europa"
    assert table.points("wiktoria") == EUROPA.stars
    table.play("wiktoria: funds")  # the turn goes on


def test_a_card_drawn_for_an_open_roll_may_save_the_rocket():
    table = belt('["spacewalk"]')
    table.play("wiktoria: play spacewalk", draws=["technologies-of-the-future"])
    table.play("wiktoria: discard technologies-of-the-future")
    assert table.rocket("wiktoria") == "belt/7"
    assert table.awaited() == ["pawel"]


def test_the_last_card_played_settles_the_roll_as_it_is():
    failed = printed(landing('["spin-off"]', die=1), spin_off=(Effect(kind="coins"),))
    failed.play("wiktoria: play spin-off")
    assert failed.happened("landing_failed") == [{"seat": 0, "body": "europa"}]
    failed.play("wiktoria: funds")
    lost = printed(belt('["spin-off"]'), spin_off=(Effect(kind="points"),))
    lost.play("wiktoria: play spin-off")
    assert (lost.rocket("wiktoria"), lost.points("wiktoria")) == ("none", 1)
    assert lost.awaited() == ["pawel"]


def test_cards_drawn_in_the_belt_count_for_the_hand_limit():
    table = belt('["repaired-telescope","spin-off","ion-drive"]')
    table.play("wiktoria: play repaired-telescope")
    table.play("wiktoria: stand")
    assert table.moves("wiktoria")[0].startswith("discard ")
    assert table.refuse("wiktoria: play spin-off") == "turn/wrong-step"  # the end of the turn


def test_the_attacker_plays_cards_before_the_owner_answers():
    table = attack('["borrowed-probe"]', dice=[4, 4], owner='hand=["lunar-ice"]')
    table.play("kacper: play borrowed-probe")
    assert table.state.roll == 6
    assert table.awaited() == ["marysia"]  # kacper has no card left
    table.play("marysia: discard lunar-ice")
    assert table.building("mars") == "kacper/base"


def test_the_owner_is_not_in_a_turn_of_the_own_and_only_discards():
    table = attack("[]", dice=[5, 4], owner='hand=["live-broadcast"] missions=["red-settlers"]')
    assert table.moves("marysia") == ["discard live-broadcast", "stand"]
    assert table.refuse("marysia: play live-broadcast") == "turn/wrong-step"
    assert table.refuse("marysia: mission red-settlers") == "turn/wrong-step"


@pytest.mark.parametrize("roll", USEFUL)
def test_a_mission_may_be_played_while_a_roll_is_open(roll):
    """[D] By the letter: at any moment of the own turn."""
    line = 'missions=["engineers-dream"] levels=[3,3,3]'
    hand = '["ion-drive"]'
    if roll == "attack":
        table = Table(kacper=f"rocket=mars hand={hand} {line}", marysia="", buildings="mars=marysia/base")
        table.play("kacper: takeover", dice=[1, 6])
    else:
        table = landing(hand, die=1, line=line) if roll == "landing" else belt(hand, line=line)
    name, stage, total = table.names[0], table.state.stage, table.state.roll
    table.play(f"{name}: mission engineers-dream")
    assert table.points_from(name, "missions") == 2
    assert (table.state.stage, table.state.roll) == (stage, total)


def test_a_mission_that_is_not_fulfilled_is_refused_while_a_roll_is_open():
    table = landing('["ion-drive"]', die=1, line='missions=["galileos-assistant"]')
    assert table.refuse("wiktoria: mission galileos-assistant") == "mission/not-fulfilled"


def test_nothing_else_is_done_while_a_roll_is_open():
    table = landing('["spin-off"]', die=1, line="coins=9")
    for move in ("destroy", "land europa", "funds", "develop bases", "move jupiter/6", "end"):
        assert table.refuse(f"wiktoria: {move}") == "turn/wrong-step"


def test_points_from_a_card_in_the_belt_may_reach_the_goal():
    table = printed(belt('["spin-off"]', line="points=39"), spin_off=(Effect(kind="points"),))
    table.play("wiktoria: play spin-off")
    assert table.happened("goal_reached") == [{"seat": 0}]
    table.play("pawel: end")
    assert table.is_over


@pytest.mark.parametrize("lang", ["pl", "en"])
def test_the_refusal_says_why_the_card_waits(lang):
    table = opened("landing", Effect(kind="free_move"))
    refusal = GAME.why_not(table.state, 0, GAME.notation.parse_move(table.state, 0, "play spin-off"))
    words = {"pl": "rzut nie jest jeszcze rozstrzygnięty", "en": "your roll is still open"}
    assert words[lang] in GAME.texts.refusal(refusal, lang)
