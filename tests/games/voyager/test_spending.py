"""What cards cost that are given up, against taking every set out of the hand and looking again."""

from functools import lru_cache
from itertools import combinations, product

import msgspec
import pytest

from orbita.games.voyager.game import GAME
from orbita.games.voyager.outlook.look import outlook
from orbita.games.voyager.outlook.types import ShiftShown
from orbita.games.voyager.rules import decks, takeover
from orbita.games.voyager.state import ATTACK, DEFEND, RAISE, TIDY
from orbita.games.voyager.vocabulary import BELT_ROLL, LANDING_ROLL
from tests.games.voyager.positions import positions
from tests.games.voyager.table import Table
from tests.games.voyager.test_odds import NEVER, fewest_more, legal, made, odds_by_search

GAMES = 120
STAGES = {"raise": RAISE, "attack": ATTACK, "defend": DEFEND, "tidy": TIDY}
LARGEST_HAND = 8


def shown(s):
    return GAME.shown(GAME.view(s, s.asked))


def won(s):
    """The table once the roll is won, with all cards still in hand."""
    after = GAME.copy(s)
    if after.stage == DEFEND:
        after.events = None
        takeover.hold(after)
    return after


def defences(s, seat, without=()):
    """The chance to hold every building that can be attacked, looked up anew without some cards."""
    after = won(s)
    for card in without:
        decks.discard(after, seat, card)
    found = {}
    for threat in outlook(GAME.view(after, seat)).threats:
        found[threat.body] = min(threat.holds, found.get(threat.body, 100))
    return found


def held_by(s, seat):
    """The cards of a hand by number, one held twice twice."""
    cards = s.box.cards
    return [card for card in range(cards) for _ in range(s.hand[seat * cards + card])]


def names_of(s, numbers):
    return [s.box.pack.cards[number].id for number in numbers]


def cost_of(spending, names):
    """What the client finds for a set of cards: how many of each lot they are."""
    if spending is None:
        return ()
    given = tuple(sum(name in lot for name in names) for lot in spending.lots)
    return next((cost.shifts for cost in spending.costs if cost.given == given), ())


def sets_of(hand):
    return {cards for size in range(len(hand) + 1) for cards in combinations(hand, size)}


def fitting(stage):
    """Positions of a stage whose asked seat has buildings, with hands that can be tried out."""
    for s in positions(GAMES, 30, stage):
        if s.asked in list(s.owner) and len(held_by(s, s.asked)) <= LARGEST_HAND:
            yield s


@pytest.mark.parametrize("name", STAGES)
def test_every_set_of_cards_costs_what_looking_again_without_them_finds(name):
    sets, costly = 0, 0
    for s in fitting(STAGES[name]):
        seat, ahead = s.asked, outlook(GAME.view(s, s.asked))
        before, hand = defences(s, seat), held_by(s, seat)
        if not before:
            assert ahead.spending is None
            continue
        for cards in sets_of(hand):
            after = defences(s, seat, cards)
            expected = tuple(
                ShiftShown("defence", body, chance, after[body])
                for body, chance in before.items()
                if after[body] < chance
            )
            assert cost_of(ahead.spending, names_of(s, cards)) == expected
            sets, costly = sets + 1, costly + bool(expected)
    assert sets > 100
    assert costly > 50


def test_lots_are_the_hand_and_what_is_kept_is_counted():
    tried = 0
    for stage in STAGES.values():
        for s in fitting(stage):
            spending = outlook(GAME.view(s, s.asked)).spending
            if spending is None:
                continue
            lots = sorted(name for lot in spending.lots for name in lot)
            assert lots == sorted(names_of(s, held_by(s, s.asked)))
            whole = tuple(len(lot) for lot in spending.lots)
            for cost in spending.costs:
                assert (cost.kept == 0) == (cost.given == whole)
                tried += 1
    assert tried > 200


def test_nobody_but_whoever_discards_is_told_what_it_costs():
    for stage in STAGES.values():
        for s in fitting(stage):
            for seat in range(s.seats):
                if seat != s.asked:
                    ahead = outlook(GAME.view(s, seat))
                    assert ahead.spending is None
                    assert all(card.discarded == () for card in ahead.cards)


def loss(shifts):
    return sum(shift.before - shift.after for shift in shifts)


def ways_to_reach(s, roll):
    """Every choice of cards, each discarded or played, that adds enough: the loss and how many they are."""
    hand = held_by(s, s.asked)
    value = roll.reply if roll.kind == "defence" else roll.value
    lost = lru_cache(maxsize=None)(lambda cards: loss_without(s, cards))
    for cards in sets_of(hand):
        adds = [{roll.pips[name], roll.plays.get(name, roll.pips[name])} for name in names_of(s, cards)]
        if any(value + sum(chosen) >= roll.needed for chosen in product(*adds)):
            yield lost(cards), len(cards)


def loss_without(s, cards):
    before, after = defences(s, s.asked), defences(s, s.asked, cards)
    return sum(max(0, chance - after[body]) for body, chance in before.items())


def test_the_cheapest_cards_are_those_of_all_that_suffice():
    tried = 0
    for stage in (RAISE, ATTACK, DEFEND):
        for s in fitting(stage):
            roll = shown(s).roll
            if roll.cheapest is None:
                assert roll.enough is None
                continue
            spending = outlook(GAME.view(s, s.asked)).spending
            chosen = [move.split()[1] for move in roll.cheapest]
            if spending is None:
                assert len(chosen) == len(roll.enough)
                continue
            assert (loss(cost_of(spending, chosen)), len(chosen)) == min(ways_to_reach(s, roll))
            tried += 1
    assert tried > 60


# Cards played or discarded alone, by playing it out


def reach_after(s, text):
    """Whether a roll of one's own can still be won after a move, by playing everything out."""
    after, is_good = made(s, text)
    if is_good is not None:
        return 100 if is_good else 0
    return 100 if fewest_more(after) < NEVER else 0


def belt_after(s, text):
    """The belt at the end of a turn in which the landing fails after this move; None where there is none."""
    after, is_good = made(s, text)
    if is_good:
        return None
    if is_good is None:
        after = made(after, "stand")[0]
    ahead = outlook(GAME.view(after, after.asked))
    return odds_by_search(after, "end")[1] if ahead.belt else None


def rolls_of(kind):
    return [s for s in positions(GAMES, 60, RAISE) if s.roll_kind == kind]


def shift_of(card, what, verb):
    shifts = card.shifts if verb == "play" else card.discarded
    return next((shift for shift in shifts if shift.what == what), None)


def check_roll(s, what):
    """The open roll itself: a card that is given up for something else may have been needed for it."""
    found = 0
    before = 100 if fewest_more(s) < NEVER else 0
    for card in outlook(GAME.view(s, s.asked)).cards:
        for verb in ("play", "discard"):
            if f"{verb} {card.id}" not in legal(s):
                continue
            after, shift = reach_after(s, f"{verb} {card.id}"), shift_of(card, what, verb)
            assert (before, after) == ((before, before) if shift is None else (shift.before, shift.after))
            found += shift is not None and after < before
    return found


def test_a_card_played_that_would_have_saved_the_rocket_in_the_belt_says_so_while_the_roll_is_open():
    assert sum(check_roll(s, "belt") for s in rolls_of(BELT_ROLL)) > 1


def test_a_card_played_that_was_needed_for_the_landing_says_so():
    assert sum(check_roll(s, "landing") for s in rolls_of(LANDING_ROLL)[::3]) > 3


def test_cards_given_up_for_a_landing_that_fails_lower_the_chance_in_the_belt():
    found = 0
    for s in rolls_of(LANDING_ROLL):
        ahead = outlook(GAME.view(s, s.asked))
        if ahead.belt is None or len(held_by(s, s.asked)) > 4:
            continue
        for card in ahead.cards:
            for verb in ("play", "discard"):
                text = f"{verb} {card.id}"
                after = belt_after(s, text) if text in legal(s) else None
                if after is None:
                    continue
                shift = shift_of(card, "belt", verb)
                assert after == (ahead.belt.with_cards if shift is None else shift.after)
                found += after < ahead.belt.with_cards
    assert found > 3


# Examples


def hand(*names):
    return f"hand={msgspec.json.encode(names).decode()}"


RIVAL = "rocket=mars levels=[0,0,2]"


def texts(table, move, lang="en"):
    return GAME.texts.effects(GAME.view(table.state, table.state.asked), move, [], lang)


def test_a_landing_is_raised_with_the_card_that_defends_least():
    """Shelter has two pips in a defence, the others one: it is kept."""
    table = Table(
        wiktoria=f"rocket=venus/0 {hand('shelter', 'moon-rover')}",
        pawel=RIVAL,
        bodies="venus=venus/0",
        buildings="mars=wiktoria/base",
    )
    table.play("wiktoria: land venus", dice=[2])
    assert shown(table.state).roll.cheapest == ("discard moon-rover",)


def test_cards_over_the_limit_are_given_first_even_if_they_are_more():
    cards = hand("live-broadcast", "spin-off", "moon-rover", "ion-drive", "tardigrades")
    table = Table(
        wiktoria=f"rocket=belt/7 {cards}",
        pawel=RIVAL,
        buildings="mars=wiktoria/base",
        actions=0,
    )
    table.play("wiktoria: end", dice=[1])
    told = shown(table.state)
    assert told.roll.enough == ("discard tardigrades",)  # two pips in the belt; two of the others go anyway
    assert len(told.roll.cheapest) == 2
    assert cost_of(told.outlook.spending, [move.split()[1] for move in told.roll.cheapest]) == ()


def test_the_last_card_for_a_landing_says_that_none_is_kept():
    table = Table(
        wiktoria=f"rocket=venus/0 {hand('moon-rover')}",
        pawel=RIVAL,
        bodies="venus=venus/0",
        buildings="mars=wiktoria/base",
    )
    table.play("wiktoria: land venus", dice=[2])
    (cost,) = shown(table.state).outlook.spending.costs
    assert (cost.given, cost.kept) == ((1,), 0)
    assert cost.shifts == (ShiftShown("defence", "mars", before=72, after=58),)
    assert "defence on Mars 72% → 58%" in texts(table, "discard moon-rover")
    assert "obrona na Marsie 72% → 58%" in texts(table, "discard moon-rover", "pl")


def test_the_owner_is_told_what_is_left_for_the_other_buildings():
    table = Table(
        wiktoria="rocket=mars levels=[0,0,2]",
        ala="rocket=venus levels=[0,0,2]",
        pawel=hand("moon-rover"),
        buildings="mars=pawel/base venus=pawel/hotel",
        actions=1,
    )
    table.play("wiktoria: takeover", dice=[4, 3])
    (cost,) = shown(table.state).outlook.spending.costs
    assert [shift.of for shift in cost.shifts] == ["venus"]  # no action is left for Mars


def test_an_attack_that_costs_the_rocket_does_not_come_again():
    for levels, bodies in (("[0,1,0]", ["mars", "venus"]), ("[0,2,0]", ["venus"])):
        table = Table(
            wiktoria="rocket=mars levels=[0,0,2]",
            ala="rocket=venus levels=[0,0,2]",
            pawel=f"levels={levels} {hand('moon-rover')}",
            buildings="mars=pawel/base venus=pawel/hotel",
        )
        table.play("wiktoria: takeover", dice=[4, 3])
        (cost,) = shown(table.state).outlook.spending.costs
        assert sorted(shift.of for shift in cost.shifts) == bodies


def test_at_the_hand_limit_the_card_that_defends_is_the_one_that_costs():
    table = Table(
        wiktoria=hand("station-guard", "moon-rover", "live-broadcast"),
        pawel=RIVAL,
        buildings="mars=wiktoria/base",
        actions=0,
    )
    table.play("wiktoria: end")
    cards = {card.id: card.discarded for card in shown(table.state).outlook.cards}
    assert cards["moon-rover"] == ()
    assert [shift.of for shift in cards["station-guard"]] == ["mars"]
    assert texts(table, "discard station-guard").startswith("defence on Mars")
