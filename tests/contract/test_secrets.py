"""Nobody is told what they cannot know, on any way that leads from a state to a seat or a spectator.

The states compared are made by judges of our own (`secrets`), so that a game cannot hide a leak by restoring
it in its `sample`.
"""

import random

import msgspec

from orbita.core.contract import CLOCK, NEVER
from orbita.core.errors import OrbitaError
from orbita.core.preview import Preview
from tests.contract.secrets import SECRETS
from tests.contract.walks import walk

LANGUAGES = ("pl", "en")
STRANGE_MOVES = (-(2**62), -2, -1, *range(0, 1500, 41), 10**6, 2**62)
NONSENSE = (
    "",
    "?",
    "what",
    "1",
    "go 1",
    "lay",
    "lay 99",
    "beat 3",
    "place 1 x",
    "play nothing",
    "reveal",
    "x" * 50,
)
TABLES = 20  # looked at in each test
STATES = 4  # of each, and its first and last
MOVES = 8  # tried in each state


def some_states(game, matches):
    """States from all over random games, with dice to disguise them."""
    for seed, match in list(enumerate(matches))[:: -(-len(matches) // TABLES)]:
        dice = random.Random(seed)
        states = [match.state for _ in walk(game, match, seed)]
        for state in (states[0], *dice.sample(states, min(STATES, len(states))), match.state):
            yield state, match.seats, dice


def disguised(game, state, watcher, dice, future=True):
    """A state that differs in the generator and in all that is hidden from a watcher."""
    other = game.copy(state)
    other.rng = dice.getrandbits(61)
    secrets = SECRETS.get(game.name)
    if secrets is not None:
        secrets.exchange(other, watcher, dice)
        if secrets.postpone is not None and future:
            secrets.postpone(other, dice)
    return other


def watchers(seats):
    return (None, *range(seats))


def hides_something(game, state, seats):
    """Whether a spectator's view leaves anything open but the generator."""
    twin = game.sample(game.view(state, None), 1)
    twin.rng = state.rng
    return game.pack(twin) != game.pack(state) or any(
        str(game.view(state, seat)).replace(f"seat={seat},", "seat=None,", 1) != str(game.view(state, None))
        for seat in range(seats)
    )


def test_a_game_with_secrets_has_a_judge_who_knows_them(game, matches):
    states = list(some_states(game, matches))
    if game.name not in SECRETS:
        assert not any(hides_something(game, state, seats) for state, seats, _ in states)
        return
    differing = 0
    for state, seats, dice in states:
        for watcher in watchers(seats):
            other = disguised(game, state, watcher, dice)
            assert game.invariants(other) == []
            other.rng = state.rng
            differing += game.pack(other) != game.pack(state)
    assert differing > len(states)


def refused(act):
    """What an act gives, or all that its refusal says."""
    try:
        return act()
    except OrbitaError as error:
        return type(error), error.code, error.message, error.details


def told(game, state, watcher, lines):
    """Everything this state tells a watcher, by what tells it."""
    view = game.view(state, watcher)
    outcome = game.outcome(state)
    yield "view", msgspec.json.encode(view)
    yield "shown", msgspec.json.encode(game.shown(view))
    yield "awaited", game.awaited(state)
    yield "may_talk", game.may_talk(state)
    yield "clock", game.wake_at(state) == NEVER
    yield "outcome", outcome
    for lang in LANGUAGES:
        yield "board", game.texts.board(view, lang, False)
        yield "end", outcome and game.texts.outcome(outcome, lang)
    if watcher is not None:
        yield from told_about_moves(game, state, watcher, view, lines)


def told_about_moves(game, state, seat, view, lines):
    """What a seat may do, what a move would do, and why not another."""
    moves = list(game.legal(state, seat))
    yield "legal", moves
    preview = Preview(game, view, seat)
    for move in moves[:: max(1, len(moves) // MOVES)]:
        text = game.notation.move_text(state, seat, move)
        yield "move_text", text
        yield "move", [game.texts.move(view, text, lang) for lang in LANGUAGES]
        foreseen = preview.foresee(move)
        yield "foresee", foreseen
        yield "ways_on", preview.ways_on(move)
        yield "effects", [game.texts.effects(view, text, foreseen, lang) for lang in LANGUAGES]
    for move in STRANGE_MOVES:
        refusal = game.why_not(state, seat, move)
        if refusal is not None:
            yield "why_not", (refusal.code, refusal.message, refusal.details)
            yield "refusal", [game.texts.refusal(refusal, lang) for lang in LANGUAGES]
    for line in lines:
        yield "parse_move", refused(lambda line=line: game.notation.parse_move(state, seat, line))


def some_lines(game, state, other, seats, dice):
    """Moves of all seats in notation, whole and spoiled, and nonsense."""
    lines = [
        game.notation.move_text(one, seat, move)
        for one in (state, other)
        for seat in range(seats)
        for move in list(game.legal(one, seat))
    ]
    lines = dice.sample(lines, min(len(lines), MOVES))
    spoiled = [line[:-1] for line in lines] + [" ".join(line.split()[:-1]) for line in lines]
    return (*NONSENSE, *lines, *spoiled)


def test_a_watcher_is_told_the_same_whatever_is_hidden(game, matches):
    for state, seats, dice in some_states(game, matches):
        for watcher in watchers(seats):
            other = disguised(game, state, watcher, dice)
            lines = some_lines(game, state, other, seats, dice)
            one, another = (list(told(game, each, watcher, lines)) for each in (state, other))
            assert one == another


def test_the_clock_strikes_at_the_same_moment_whatever_is_hidden(game, matches):
    """Everybody notices when it does; only what the clock itself will bring may differ."""
    for state, seats, dice in some_states(game, matches):
        for watcher in watchers(seats):
            other = disguised(game, state, watcher, dice, future=False)
            assert game.wake_at(other) == game.wake_at(state)
            assert list(game.legal(other, CLOCK)) == list(game.legal(state, CLOCK))


def carried_out(game, state, mover, move, key):
    """The state after a move, its events, and whether something was drawn or turned up."""
    after, events = game.copy(state), []
    after.rng = key
    game.apply(after, mover, move, events)
    return after, events, after.rng != key or any(game.reveals(event) for event in events)


def story(game, after, events, watcher):
    """What a watcher notices of events, as data and in words."""
    seen = [game.seen_by(event, watcher) for event in events]
    data = [game.event_data(after, event) for event in seen if event is not None]
    return data, [[game.texts.event(each, lang) for each in data] for lang in LANGUAGES]


def test_a_move_shows_a_watcher_nothing_hidden_unless_it_is_marked_as_revealing(game, matches):
    """And who sees the same after a move has heard the same of it."""
    tried = 0
    for state, seats, dice in some_states(game, matches):
        for watcher in watchers(seats):
            for mover in game.awaited(state):
                other = disguised(game, state, watcher, dice, future=mover != CLOCK)
                common = [move for move in game.legal(state, mover) if move in list(game.legal(other, mover))]
                for move in dice.sample(common, min(MOVES, len(common))):
                    check_move(game, state, other, mover, move, watcher)
                    tried += 1
    assert tried > TABLES


def check_move(game, state, other, mover, move, watcher):
    """One move in two states that look alike to a watcher."""
    after, events, has_revealed = carried_out(game, state, mover, move, key=99)
    other_after, other_events, other_revealed = carried_out(game, other, mover, move, key=99)
    one, another = game.view(after, watcher), game.view(other_after, watcher)
    if not has_revealed or not other_revealed:
        assert one == another
    if one == another:
        assert story(game, after, events, watcher) == story(game, other_after, other_events, watcher)
