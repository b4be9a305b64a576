"""Chances, against playing everything out: all faces of the die, all uses of the hand, by the real rules."""

from functools import lru_cache
from random import Random

import pytest

from orbita.core.chance import fill
from orbita.games.voyager.game import GAME
from orbita.games.voyager.moves import DISCARD, PLAY, REVEAL, STAND, TAKE_OVER
from orbita.games.voyager.notation import ids
from orbita.games.voyager.outlook.look import outlook
from orbita.games.voyager.outlook.odds import percent
from orbita.games.voyager.rules import decks
from orbita.games.voyager.state import ACT, ATTACK, DEFEND, ON_BODY, RAISE
from tests.games.voyager.dice import FACES
from tests.games.voyager.positions import game_positions, positions

GAMES = 80
NEVER = 99
LARGEST_HAND = 4  # of those that are played out
SUCCESS = {"rocket_landed": True, "landing_failed": False, "belt_passed": True, "rocket_lost": False}


def legal(s):
    return {GAME.notation.move_text(s, s.asked, move): move for move in GAME.legal(s, s.asked)}


def made(s, text, key=0):
    """The table after a move, without the cards it drew; and how a roll came out, None while it is open."""
    after, events, seat = GAME.copy(s), [], s.asked
    after.rng = key
    GAME.apply(after, seat, legal(s)[text], events)
    names = [GAME.event_data(after, event)["event"] for event in events]
    take_back_draws(after, s, seat, text)
    ended = [SUCCESS[name] for name in names if name in SUCCESS]
    if text == "end" and not ended and "die_rolled" not in names:
        ended = [True]  # nothing was rolled
    return after, ended[0] if ended else None


def take_back_draws(after, before, seat, text):
    """Cards that were drawn do not count: the hand is what it was, less the card of the move."""
    cards = after.box.cards
    for card, name in enumerate(ids(after.box, "card")):
        at = seat * cards + card
        kept = before.hand[at] - (text in (f"play {name}", f"discard {name}"))
        after.hand_size[seat * 2 + after.box.deck_of[card]] -= after.hand[at] - kept
        after.hand[at] = kept


def fewest_more(s):
    """The fewest cards that settle an open roll well; NEVER if none do."""
    for count in range(1, sum(s.hand_size[s.asked * 2 : s.asked * 2 + 2]) + 1):
        if any(settles(s, text, count) for text in legal(s) if text != "stand"):
            return count
    return NEVER


def settles(s, text, count):
    if not text.startswith(("discard", "play")):
        return False
    after, is_good = made(s, text)
    if is_good is not None:
        return is_good
    if count == 1 or after.asked != s.asked:
        return False
    return any(settles(after, more, count - 1) for more in legal(after) if more != "stand")


def faces_of(s, text):
    """By face of the die: the cards it takes after a move that rolls."""
    found = []
    for face in range(1, 7):
        after, is_good = made(s, text, FACES[face])
        found.append(fewest_more(after) if is_good is None else 0 if is_good else NEVER)
    return found


def odds_by_search(s, text):
    """The chance at once, with cards once the roll is open, and the most cards that takes."""
    cards = faces_of(s, text)
    won = [count for count in cards if count < NEVER]
    return percent(cards.count(0), 6), percent(len(won), 6), max(won, default=0)


def is_rolled(s, text):
    """Whether a move rolls the die."""
    after, events = GAME.copy(s), []
    GAME.apply(after, s.asked, legal(s)[text], events)
    return any(GAME.event_data(after, event)["event"] == "die_rolled" for event in events)


def sparing_by_search(s, text):
    """The cards after which a move that would roll the die does not, with the rocket where it was."""
    found = set()
    for play in legal(s):
        if play.startswith("play ") and is_rolled(s, text):
            after = made(s, play)[0]
            is_there = after.rocket[s.seat] == s.rocket[s.seat]
            if is_there and text in legal(after) and not is_rolled(after, text):
                found.add(play.removeprefix("play "))
    return found


@lru_cache(maxsize=1)
def before_rolls():
    """Positions with a landing or the belt ahead, and a hand that can be played out."""
    found = []
    for s in positions(GAMES, 400, ACT):
        if sum(s.hand_size[s.seat * 2 : s.seat * 2 + 2]) <= LARGEST_HAND:
            lands = [text for text in legal(s) if text.startswith("land ")]
            ahead = outlook(GAME.view(s, s.seat))
            found += [(s, text) for text in [*lands, *(["end"] if ahead.belt else [])]]
    return found


def test_odds_of_landings_and_of_the_belt_are_what_playing_it_all_out_finds():
    tried = {"land": 0, "end": 0}
    for s, text in before_rolls()[::6]:
        ahead = outlook(GAME.view(s, s.seat))
        worlds = {f"land {world.id}": world.odds for world in ahead.worlds}
        odds = worlds.get(text, ahead.belt)
        assert (odds.bare, odds.with_cards, odds.cards) == odds_by_search(s, text)
        tried[text.split()[0]] += 1
    assert tried["land"] > 25
    assert tried["end"] > 12


def test_a_card_spares_a_roll_exactly_where_playing_it_first_does():
    spared = {"land": 0, "end": 0}
    for s, text in before_rolls():
        ahead = outlook(GAME.view(s, s.seat))
        worlds = {f"land {world.id}": world.odds for world in ahead.worlds}
        odds, sparing = worlds.get(text, ahead.belt), sparing_by_search(s, text)
        assert (odds.spared_by in sparing) if sparing else odds.spared_by is None
        spared[text.split()[0]] += odds.spared_by is not None
        if text == "end":
            assert [end.asks for end in ahead.loose_ends if end.what == "belt"] in ([], [bool(sparing)])
    assert min(spared.values()) > 3


# Open rolls


def open_rolls(each):
    for stage in (RAISE, ATTACK, DEFEND):
        yield from positions(GAMES, each, stage)


def is_won(s, after, is_good):
    """A landing or the belt is settled; an attack is above the reply, a defence has held."""
    if s.stage == ATTACK:
        return after.roll > after.reply
    if s.stage == DEFEND:
        return after.stage != DEFEND and after.owner[s.body] == s.asked
    return bool(is_good)


def fewest_to_win(s):
    """The fewest cards that win an open roll, by trying all of them; None if nothing does."""
    if s.stage == ATTACK and s.roll > s.reply:
        return 0
    edge, seen = [s], set()
    for count in range(1, 12):
        beyond = []
        for here in edge:
            for text in legal(here):
                if text.startswith(("play", "discard")):
                    after, is_good = made(here, text)
                    if is_won(s, after, is_good):
                        return count
                    state = (tuple(after.hand), after.roll, after.reply)
                    if is_good is None and after.stage == s.stage and state not in seen:
                        seen.add(state)
                        beyond.append(after)
        edge = beyond
    return None


def test_the_fewest_sufficient_cards_are_what_trying_all_of_them_finds_and_they_suffice():
    enough, never = 0, 0
    for s in open_rolls(12):
        roll = GAME.shown(GAME.view(s, s.asked)).roll
        assert (None if roll.enough is None else len(roll.enough)) == fewest_to_win(s)
        if roll.enough is None:
            never += 1
            continue
        after, is_good = s, None
        for text in roll.enough:
            after, is_good = made(after, text)
        assert not roll.enough or is_won(s, after, is_good)
        enough += 1
    assert enough > 100
    assert never > 20


def test_an_open_roll_is_the_die_and_what_was_added():
    for s in open_rolls(12):
        for seat in (None, *range(s.seats)):
            roll = GAME.shown(GAME.view(s, seat)).roll
            assert 1 <= roll.die <= 6
            assert roll.die + roll.bonus <= roll.value
            assert roll.reply_die is None or 1 <= roll.reply_die <= roll.reply
            if seat != s.asked:
                assert (roll.pips, roll.plays, roll.enough, roll.totals) == ({}, {}, None, ())


def test_every_total_of_an_attacker_is_reached_by_its_moves():
    for s in positions(GAMES, 8, ATTACK):
        totals = GAME.shown(GAME.view(s, s.asked)).roll.totals
        chances = [total.chance for total in totals]
        assert chances == sorted(chances)
        for total in totals:
            after = s
            for text in total.moves:
                after = made(after, text)[0]
            assert after.roll == total.total


# Other hands: against tables dealt anew from the view


SAMPLES = 10_000
DUELS = 6


def agrees(told, successes):
    """Within one point of the share of so many tables, once that is rounded as well."""
    return abs(told - percent(successes, SAMPLES)) <= 1


@lru_cache(maxsize=2)
def duels(stage):
    """Positions of as many games before a takeover, or while it is open: from few cards in hand to many."""
    found = []
    for seed in range(GAMES):
        here = [s for s in game_positions(seed) if s.stage == stage and has_duel(s)]
        if here:
            found.append(Random(seed).choice(here))
    found.sort(key=cards_of_both)
    return [found[number * (len(found) - 1) // (DUELS - 1)] for number in range(DUELS)]


def has_duel(s):
    return s.stage == ATTACK or "takeover" in legal(s)


def owner_of(s):
    """Who defends, in a takeover that is open or about to be tried."""
    return s.owner[s.body if s.stage == ATTACK else s.rocket[s.seat] - ON_BODY]


def cards_of_both(s):
    return sum(s.hand_size[s.seat * 2 :][:2]) + sum(s.hand_size[owner_of(s) * 2 :][:2])


@pytest.mark.parametrize("stage", [ACT, ATTACK], ids=["before", "open"])
def test_the_duels_are_of_different_games_with_few_cards_and_with_many(stage):
    assert len({(s.seats, *s.points, *s.body_space) for s in duels(stage)}) == DUELS
    assert cards_of_both(duels(stage)[0]) <= 1
    assert cards_of_both(duels(stage)[-1]) >= 8


def best_defence(s):
    """Whether the owner of a building holds it, discarding as long as that is allowed."""
    while s.stage == DEFEND:
        GAME.apply(s, s.asked, GAME.legal(s, s.asked)[0])  # the moves begin with the discards
    return s


@pytest.mark.parametrize("number", range(DUELS))
def test_the_chance_of_every_total_is_that_of_tables_dealt_anew(number):
    view = GAME.view(duels(ATTACK)[number], duels(ATTACK)[number].asked)
    totals = GAME.shown(view).roll.totals
    won = dict.fromkeys((total.total for total in totals), 0)
    for seed in range(SAMPLES):
        table = GAME.sample(view, seed)
        pips = defence_of(table, table.owner[table.body])
        for total in won:
            won[total] += table.reply + pips < total
    for total in totals:
        assert agrees(total.chance, won[total.total])


def defence_of(s, seat):
    """What a hand adds to a defence when all of it is discarded."""
    cards = s.box.pack.cards
    return sum(
        s.hand[seat * s.box.cards + number] * card.pips_for.get("defence", card.pips)
        for number, card in enumerate(cards)
    )


def test_a_hand_defends_by_its_pips():
    tried = 0
    for s in positions(GAMES, 8, ATTACK):
        owner = s.owner[s.body]
        expected = s.reply + defence_of(s, owner) >= s.roll
        after = GAME.copy(s)
        GAME.apply(after, s.asked, legal(s)["stand"])
        assert (best_defence(after).owner[s.body] == owner) == expected
        tried += 1
    assert tried > 50


def attacked(table, adds_cards):
    """The table after a takeover was tried: with nothing added, or all that the attacker's hand can add."""
    GAME.apply(table, table.seat, TAKE_OVER)
    while table.stage == ATTACK:
        moves = list(GAME.legal(table, table.seat)) if adds_cards else []
        raised = [raised_by(table, move) for move in moves if PLAY <= move < REVEAL]
        if raised:
            table = max(raised, key=lambda after: after.roll)
        else:
            GAME.apply(table, table.seat, STAND)
    return best_defence(table)


def raised_by(s, move):
    """The table after a card was played or discarded, without what it drew."""
    after = GAME.copy(s)
    GAME.apply(after, s.asked, move)
    kept = GAME.copy(s)
    decks.discard(kept, s.asked, (move - PLAY) % (DISCARD - PLAY))
    fill(after.hand, list(kept.hand))
    fill(after.hand_size, list(kept.hand_size))
    after.rng = s.rng
    return after


@pytest.mark.parametrize("number", range(DUELS))
@pytest.mark.parametrize("adds_cards", [False, True], ids=["bare", "with all cards"])
def test_the_chance_of_a_takeover_is_that_of_ten_thousand_on_tables_dealt_anew(adds_cards, number):
    s = duels(ACT)[number]
    view = GAME.view(s, s.seat)
    told = outlook(view).takeover
    body = ids(s.box, "body").index(told.body)
    tables = (attacked(GAME.sample(view, seed), adds_cards) for seed in range(SAMPLES))
    won = sum(table.owner[body] == s.seat for table in tables)
    assert agrees(told.with_cards if adds_cards else told.bare, won)


@pytest.mark.parametrize("number", range(DUELS))
@pytest.mark.parametrize("adds_cards", [False, True], ids=["bare", "at worst"])
def test_the_chance_to_hold_is_that_of_ten_thousand_takeovers_on_tables_dealt_anew(adds_cards, number):
    s = duels(ACT)[number]
    body, owner = s.rocket[s.seat] - ON_BODY, owner_of(s)
    view, name = GAME.view(s, owner), ids(s.box, "body")[body]
    told = next(each for each in outlook(view).threats if (each.body, each.by) == (name, s.seat))
    tables = (attacked(GAME.sample(view, seed), adds_cards) for seed in range(SAMPLES))
    held = sum(table.owner[body] == owner for table in tables)
    assert agrees(told.holds_at_worst if adds_cards else told.holds, held)
