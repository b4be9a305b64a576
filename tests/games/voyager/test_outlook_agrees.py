"""What a seat is told beforehand agrees with the rules, in positions from all over real games."""

from functools import lru_cache
from itertools import pairwise
from random import Random

import msgspec
import pytest

from orbita.games.voyager.game import GAME
from orbita.games.voyager.notation import ids, place_text
from orbita.games.voyager.outlook.look import outlook
from orbita.games.voyager.rules import movement, turn
from orbita.games.voyager.state import ACT, ATTACK, NOWHERE, ON_BODY, OVER, RAISE, TIDY, is_in_space
from tests.contract.secrets import exchange_voyager
from tests.games.voyager.dice import FACES
from tests.games.voyager.plain.odd_pack import write_odd_pack
from tests.games.voyager.positions import positions

GAMES = 40
SIX = FACES[6]
CARDS_AND_END = ("play", "mission", "discard", "end", "destroy")


def told(s, seat=None):
    return outlook(GAME.view(s, s.asked if seat is None else seat))


def legal(s):
    return {GAME.notation.move_text(s, s.asked, move): move for move in GAME.legal(s, s.asked)}


def after(s, text, key=None):
    """The table after a move, with a generator of its own if wanted."""
    made = GAME.copy(s)
    made.rng = s.rng if key is None else key
    GAME.apply(made, s.asked, legal(s)[text])
    return made


@lru_cache(maxsize=1)
def acting():
    return list(positions(GAMES, 80, ACT))


def refused_code(s, text):
    refusal = GAME.why_not(s, s.asked, GAME.notation.parse_move(s, s.asked, text))
    return None if refusal is None else refusal.code


def test_there_are_thousands_of_positions_of_every_kind():
    assert len(acting()) > 2500
    ahead = [told(s) for s in acting()]
    assert sum(len(each.threats) > 0 for each in ahead) > 100
    assert sum(each.belt is not None for each in ahead) > 50
    assert sum(each.takeover is not None for each in ahead) > 50


def check_verbs(s):
    """Open exactly where the rules allow it; closed for their reason."""
    moves, verbs = legal(s), told(s).verbs
    named = {verb.move for verb in verbs}
    assert {text for text in moves if text.split()[0] in {verb.verb for verb in verbs}} <= named
    for verb in verbs:
        assert (verb.closed is None) == (verb.move in moves)
        if verb.closed is not None:
            code = refused_code(s, verb.move)
            has_none = code == "rocket/not-on-body" and s.rocket[s.seat] == NOWHERE
            assert verb.closed.code == ("rocket/none" if has_none else code)


def check_prices(s):
    """Verbs cost and give what they say, and draw when they say so."""
    for verb in told(s).verbs:
        if verb.closed is not None:
            continue
        made = after(s, verb.move)
        assert (made.rng != s.rng) == verb.draws
        if verb.verb not in ("end", "takeover"):
            assert made.coins[s.seat] - s.coins[s.seat] == verb.gives.get("coins", 0) - verb.coins
            assert made.points[s.seat] - s.points[s.seat] == verb.gives.get("points", 0)
            assert s.actions_left - made.actions_left == verb.actions


def check_cards(s):
    """Playable exactly where the rules allow it; a clause that does not work says how much is missing."""
    moves, cards = legal(s), told(s).cards
    playable = {f"play {card.id}" for card in cards if card.closed is None}
    assert playable == {text for text in moves if text.startswith("play ")}
    for card in cards:
        if card.closed is not None:
            assert card.closed.code == refused_code(s, f"play {card.id}")
        for clause in card.clauses:
            missing = clause.missing
            assert missing is None or missing.needed is None or missing.reached < missing.needed
        if s.stage == ACT:
            assert (card.closed is None) == any(clause.missing is None for clause in card.clauses)


def check_reach(s):
    """The next flight reaches exactly the spaces that may be flown to, at its price."""
    near = {f"move {each.space}": each for each in told(s).reach if each.flights == 1}
    flights = {text for text in legal(s) if text.startswith("move ")}
    assert not flights or set(near) == flights
    for text in flights:
        assert s.actions_left - after(s, text).actions_left == near[text].actions


def check_landings(s):
    """In reach without a flight are exactly the landings that may be tried."""
    if is_in_space(s, s.seat):
        here = {f"land {world.id}" for world in told(s).worlds if world.is_in_reach and not world.flights}
        assert here == {text for text in legal(s) if text.startswith("land ")}


CHECKS = (check_verbs, check_prices, check_cards, check_reach, check_landings)


@pytest.mark.parametrize("check", CHECKS, ids=lambda check: check.__name__.removeprefix("check_"))
def test_what_is_told_agrees_with_the_rules(check):
    for s in acting():
        check(s)


def test_cards_agree_while_a_roll_is_open():
    for s in [*positions(GAMES, 40, RAISE), *positions(GAMES, 40, ATTACK)]:
        check_cards(s)


def chances_of(ahead):
    """Every chance with all cards in hand; the defence against whoever it is hardest to hold against."""
    chances = {("landing", world.id): world.odds.with_cards for world in ahead.worlds}
    if ahead.belt is not None:
        chances["belt", None] = ahead.belt.with_cards
    for threat in ahead.threats:
        key = ("defence", threat.body)
        chances[key] = min(threat.holds, chances.get(key, 100))
    return chances


def shifts_by_playing(s, card):
    """The chances that playing a card changes, from what is told before and after."""
    before, then = told(s), told(after(s, f"play {card}"), s.asked)
    in_reach = {world.id for world in before.worlds if world.is_in_reach}
    chances, changed = chances_of(before), chances_of(then)
    for (what, of), chance in chances.items():
        is_told = what != "landing" or of in in_reach
        if is_told and changed.get((what, of), 100) != chance:
            yield what, of, chance, changed.get((what, of), 100)


def test_what_a_card_changes_is_what_is_told_once_it_is_played():
    found = {"landing": 0, "belt": 0, "defence": 0}
    for s in acting():
        for card in told(s).cards:
            if card.closed is None and not card.draws:
                shifts = {
                    (shift.what, None if shift.what == "belt" else shift.of, shift.before, shift.after)
                    for shift in card.shifts
                }
                assert shifts == set(shifts_by_playing(s, card.id))
                for what, *_ in shifts:
                    found[what] += 1
    assert min(found.values()) > 10


def test_with_a_made_up_pack_it_agrees_as_well(tmp_path, monkeypatch):
    write_odd_pack(tmp_path / "odd-outlook")
    monkeypatch.setenv("ORBITA_PACKS", str(tmp_path))
    for s in positions(GAMES, 30, ACT, "odd-outlook"):
        for check in CHECKS:
            check(s)
    for s in positions(GAMES, 8, None, "odd-outlook"):
        for seat in (None, *range(s.seats)):
            shown = GAME.shown(GAME.view(s, seat))
            assert msgspec.json.decode(msgspec.json.encode(shown), type=type(shown)) == shown
        if s.stage in (RAISE, ATTACK):
            check_cards(s)


def by_search(s):
    """By space: the fewest actions to fly there this turn, found by playing everything out."""
    best, seen, open_ends = {}, set(), [s]
    while open_ends:
        here = open_ends.pop()
        place, spent = here.rocket[here.seat], s.actions_left - here.actions_left
        state = (place, spent, tuple(here.helps))
        if state in seen:
            continue
        seen.add(state)
        best[place] = min(spent, best.get(place, spent))
        flights = [text for text in legal(here) if text == "launch" or text.startswith("move ")]
        open_ends += [after(here, text) for text in flights]
    return best


def test_worlds_are_as_far_as_playing_it_all_out_finds():
    tried = 0
    for s in [s for s in acting() if s.rocket[s.seat] != NOWHERE and s.actions_left < 3][::10]:
        best, spaces = by_search(s), {name: number for number, name in enumerate(space_names(s))}
        ahead = told(s)
        for world in ahead.worlds:
            body = ids(s.box, "body").index(world.id)
            assert world.actions == best.get(s.body_space[body])
            tried += world.actions is not None
        for each in ahead.reach:
            assert each.actions == best[spaces[each.space]]
            check_way(s, [spaces[name] for name in each.way], each)
    assert tried > 150


def space_names(s):
    return [place_text(s.box, space) for space in range(s.box.spaces)]


def check_way(s, way, each):
    """From neighbour to neighbour, to the space itself, in so many flights."""
    start = s.rocket[s.seat] if s.rocket[s.seat] < ON_BODY else s.body_space[s.rocket[s.seat] - ON_BODY]
    for here, there in pairwise([start, *way]):
        near = s.box.reach[s.box.reach_from[here] : s.box.reach_from[here + 1]]
        assert there in list(near)
    assert place_text(s.box, way[-1]) == each.space
    assert each.flights == -(-len(way) // movement.steps(s))


# Threats


def without_cards(s):
    """The same table with all hands empty: what is told about others must not need their cards."""
    bare = GAME.copy(s)
    for seat in range(s.seats):
        for card in range(s.box.cards):
            at = seat * s.box.cards + card
            bare.pile[card] += bare.hand[at]
            bare.pile_size[s.box.deck_of[card]] += bare.hand[at]
            bare.hand_size[seat * 2 + s.box.deck_of[card]] -= bare.hand[at]
            bare.hand[at] = 0
    return bare


def attacked_by_search(s, seat):
    """Every building of a seat that somebody can attack before its next turn, by playing everything out."""
    s = without_cards(s)
    found = set()
    if s.seat != seat and s.stage != TIDY:
        s.asked, s.stage = s.seat, ACT
        found |= attacks_in_turn(s, seat)
    while True:
        turn.tidy(s)
        s = without_cards(s)
        if s.stage == OVER or s.seat == seat:
            return found
        found |= attacks_in_turn(s, seat)


def attacks_in_turn(s, seat):
    found, seen, open_ends = set(), set(), [s]
    while open_ends:
        here = open_ends.pop()
        state = GAME.pack(here)
        if state in seen:
            continue
        seen.add(state)
        moves = [text for text in legal(here) if text.split()[0] not in CARDS_AND_END]
        if "takeover" in moves:
            body = here.rocket[here.seat] - ON_BODY
            found |= {(body, here.seat)} if here.owner[body] == seat else set()
        for text in moves:
            if text not in ("takeover", "research", "hotel", "base", "change"):
                open_ends.append(without_cards(after(here, text, SIX)))
                open_ends[-1].rng = 0
    return found


def test_threats_are_what_playing_it_all_out_finds_without_cards():
    found = 0
    for s in [s for s in positions(GAMES, 60) if ACT <= s.stage < OVER and s.actions_left <= 2]:
        seat = (s.seat + s.round) % s.seats
        if found > 60 or seat not in list(s.owner) or not any(s.levels[at] for at in range(len(s.levels))):
            continue
        names = ids(s.box, "body")
        threats = {(names.index(threat.body), threat.by) for threat in told(s, seat).threats}
        assert threats == attacked_by_search(s, seat)
        found += len(threats)
    assert found > 40


# Secrets


def test_what_is_told_is_the_same_whatever_others_hold_and_the_piles_hide():
    dice = Random(1)
    differing = 0
    for s in [*positions(GAMES, 12), *positions(GAMES, 6, RAISE), *positions(GAMES, 6, ATTACK)]:
        for seat in (None, *range(s.seats)):
            other = GAME.copy(s)
            exchange_voyager(other, seat, dice)
            other.rng = dice.getrandbits(61)
            differing += list(other.hand) != list(s.hand)
            one, another = (GAME.shown(GAME.view(each, seat)) for each in (s, other))
            assert msgspec.json.encode(one) == msgspec.json.encode(another)
    assert differing > 500
