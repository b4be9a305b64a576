"""Standing orders for defence: the cheapest cards that hold the building, or let it stand."""

import json
import random
from itertools import combinations

import pytest

from orbita.core.errors import BadNotation
from orbita.games.voyager.content.read import box_for
from orbita.games.voyager.game import GAME
from orbita.games.voyager.notation import ids
from orbita.games.voyager.options import Options
from orbita.games.voyager.tools.orders import obey, read_order
from orbita.games.voyager.vocabulary import DEFENCE_ROLL, ROLL_KINDS
from tests.games.voyager.table import Table

BOX = box_for(Options())
CARDS = ids(BOX, "card")
PIPS = {name: BOX.pips[card * ROLL_KINDS + DEFENCE_ROLL] for card, name in enumerate(CARDS)}


def attacked(*hand, dice=(5, 1)):
    """Marysia is asked whether she holds her base on Mars with these cards."""
    table = Table(
        kacper="rocket=mars levels=[0,0,2]",
        marysia=f"hand={json.dumps(list(hand), separators=(',', ':'))}",
        buildings="mars=marysia/base",
    )
    table.play("kacper: takeover", dice=list(dice))
    assert table.awaited() == ["marysia"]
    return table


def obeyed(table, order, name="marysia"):
    return obey(GAME.view(table.state, table.seat(name)), order)


def test_orders_are_read_in_both_languages():
    assert [read_order(text) for text in ("hold 2", "Hold 2", "broń 2", " bron  2. ")] == ["hold 2"] * 4


@pytest.mark.parametrize("text", ["", "hold", "hold 0", "hold x", "hold 2 3", "hold 100", "stand"])
def test_what_is_no_order_is_refused(text):
    with pytest.raises(BadNotation) as refusal:
        read_order(text)
    assert refusal.value.code == "notation/order"
    for lang, word in (("pl", "broń 2"), ("en", "hold 2")):
        assert word in GAME.texts.refusal(refusal.value, lang)


@pytest.mark.parametrize("seed", range(40))
def test_it_takes_the_fewest_cards_that_suffice_and_no_more_than_ordered(seed):
    dice = random.Random(seed)
    decks = [[name for card, name in enumerate(CARDS) if BOX.deck_of[card] == deck] for deck in range(2)]
    hand = dice.sample(decks[0], dice.randint(1, 2)) + dice.sample(decks[1], dice.randint(0, 2))
    attack, reply = dice.randint(2, 6), 1
    table = attacked(*hand, dice=(attack, reply))
    sets = [some for size in range(len(hand) + 1) for some in combinations(hand, size)]
    holding = [some for some in sets if reply + sum(PIPS[card] for card in some) >= attack]
    for most in range(1, 7):
        moves = obeyed(table, f"hold {most}")
        affordable = [some for some in holding if len(some) <= most]
        if not affordable:
            assert moves == ("stand",)
            continue
        chosen = [move.removeprefix("discard ") for move in moves]
        assert len(chosen) == min(len(some) for some in affordable)
        assert tuple(sorted(chosen)) in {tuple(sorted(some)) for some in holding}
        played = Table.__new__(Table)
        played.names = table.names
        played.lay(GAME.copy(table.state))
        for move in moves:
            played.play(f"marysia: {move}", dice=[])
        assert played.building("mars") == "marysia/base"


def test_only_the_owner_who_is_asked_obeys():
    table = attacked(CARDS[0])
    assert obeyed(table, "hold 9", "kacper") == ()
    assert obey(GAME.view(table.state, None), "hold 9") == ()
    quiet = Table(kacper="", marysia="", buildings="mars=marysia/base")
    assert obeyed(quiet, "hold 9", "kacper") == ()
