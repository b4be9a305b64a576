"""What every game promises, tested on random games of every seat count and option."""

import json
import random

import msgspec
import pytest

from orbita.bots.find import bots_of
from orbita.bots.searching import SearchBot
from orbita.core.contract import CLOCK, NEVER
from orbita.core.errors import BadOptions, IllegalMove, OrbitaError
from orbita.core.match import Match
from orbita.core.preview import Preview
from orbita.core.record import read_record, write_json, write_text
from orbita.core.replay import replay
from tests.contract.walks import walk

LANGUAGES = ("pl", "en")
STRANGE_MOVES = (-(2**62), -2, -1, 10**6, 2**62)


def everybody(match):
    return (*range(match.seats), CLOCK)


def sometimes(seed, share=0.15):
    dice = random.Random(seed)
    return lambda: dice.random() < share


class Questions:
    """Moves to ask about: strange ones, any numbers, and most of all those that were legal somewhere else."""

    def __init__(self):
        self.dice = random.Random(8)
        self.known = []
        self.seen = set()

    def note(self, moves):
        """Remember what is legal here; gives it as a set."""
        listed = set(moves)
        self.known += sorted(listed - self.seen)
        self.seen |= listed
        return listed

    def some(self, count):
        """So many moves, half of them known from other places, and the strange ones."""
        known = self.dice.sample(self.known, min(count // 2, len(self.known)))
        return [*STRANGE_MOVES, *known, *self.dice.sample(range(1200), count - len(known))]


def test_random_games_end_and_somebody_awaited_can_always_move(game, matches):
    for seed, match in enumerate(matches):
        for _ in walk(game, match, seed):
            assert game.outcome(match.state) is None
            assert game.invariants(match.state) == []
            for seat in everybody(match):
                assert (len(game.legal(match.state, seat)) > 0) == (seat in game.awaited(match.state))
        assert game.outcome(match.state) is not None
        assert len(game.outcome(match.state).scores) == match.seats


def test_every_listed_move_is_accepted_and_nothing_unlisted_is(game, matches):
    asked = Questions()
    for seed, match in enumerate(matches):
        is_time = sometimes(seed, 0.06)
        for _ in walk(game, match, seed):
            if not is_time():
                continue
            for seat in everybody(match):
                listed = asked.note(game.legal(match.state, seat))
                for move in {*asked.some(200), *listed}:
                    assert (game.why_not(match.state, seat, move) is None) == (move in listed)


def test_no_move_is_listed_twice_and_the_order_is_fixed(game, matches):
    for seed, match in enumerate(matches):
        for _ in walk(game, match, seed):
            for seat in game.awaited(match.state):
                moves = list(game.legal(match.state, seat))
                assert len(set(moves)) == len(moves)
                assert moves == list(game.legal(game.copy(match.state), seat))


def test_a_refused_move_changes_nothing(game, matches):
    asked = Questions()
    for seed, match in enumerate(matches):
        is_time = sometimes(seed)
        for _ in walk(game, match, seed):
            if not is_time():
                continue
            before, entries = game.pack(match.state), list(match.entries)
            refused = 0
            for seat in everybody(match):
                listed = asked.note(game.legal(match.state, seat))
                for move in asked.some(20):
                    if move not in listed:
                        with pytest.raises(IllegalMove):
                            match.play(seat, move)
                        refused += 1
            assert refused
            assert game.pack(match.state) == before
            assert match.entries == entries


def test_copies_are_independent(game, matches):
    for seed, match in enumerate(matches):
        for seat, move in walk(game, match, seed):
            original = game.pack(match.state)
            twin = game.copy(match.state)
            assert game.pack(twin) == original
            game.apply(twin, seat, move)
            assert game.pack(match.state) == original


def test_a_packed_state_is_the_whole_state(game, matches):
    for seed, match in enumerate(matches):
        for seat, move in walk(game, match, seed):
            twin = game.unpack(match.options, match.seats, game.pack(match.state))
            original = game.copy(match.state)
            game.apply(twin, seat, move)
            game.apply(original, seat, move)
            assert game.pack(twin) == game.pack(original)
            assert game.awaited(twin) == game.awaited(original)


def test_listening_to_events_changes_nothing(game, matches):
    for seed, match in enumerate(matches):
        for seat, move in walk(game, match, seed):
            heard, unheard = game.copy(match.state), game.copy(match.state)
            events = []
            game.apply(heard, seat, move, events)
            game.apply(unheard, seat, move)
            assert game.pack(heard) == game.pack(unheard)
            for event in events:
                for watcher in (None, *range(match.seats)):
                    seen = game.seen_by(event, watcher)
                    if seen is not None:
                        json.dumps(game.event_data(heard, seen))


def test_views_survive_json(game, matches):
    for seed, match in enumerate(matches):
        for _ in walk(game, match, seed):
            for watcher in (None, *range(match.seats)):
                view = game.view(match.state, watcher)
                assert msgspec.json.decode(msgspec.json.encode(view), type=game.view_type) == view


def test_records_survive_both_forms_and_replay(game, matches):
    for seed, match in enumerate(matches):
        for _ in walk(game, match, seed):
            pass
        record = match.record()
        assert read_record(write_json(record)) == record
        assert read_record(write_text(record).encode()) == record
        again = replay(record, game)
        assert again.record() == record
        assert game.pack(again.state) == game.pack(match.state)


def test_the_same_seed_gives_the_same_game_and_another_seed_another(game):
    def play(seed):
        match = Match(game, game.read_options({}), game.min_seats, seed)
        for _ in walk(game, match, seed=7):
            pass
        return match.record()

    assert play(1) == play(1)
    assert play(1) != play(2)


def test_notation_parses_what_it_prints(game, matches):
    for seed, match in enumerate(matches):
        is_time = sometimes(seed, 0.25)
        for _ in walk(game, match, seed):
            if not is_time():
                continue
            for seat in game.awaited(match.state):
                for move in game.legal(match.state, seat):
                    text = game.notation.move_text(match.state, seat, move)
                    assert game.notation.parse_move(match.state, seat, text) == move
                    assert not set(text) & set(",:\n")
            position = game.notation.position_text(match.state)
            twin = game.notation.parse_position(position)
            twin.rng = match.state.rng
            assert game.pack(twin) == game.pack(match.state)


def test_a_sample_is_consistent_with_the_view_it_was_made_from(game, matches):
    """Write `sample` so: lay what the view shows, count what is not in sight, deal the hidden from that."""
    for seed, match in enumerate(matches):
        is_time = sometimes(seed, 0.25)
        for _ in walk(game, match, seed):
            if not is_time():
                continue
            for watcher in (None, *range(match.seats)):
                view = game.view(match.state, watcher)
                assert game.view(game.sample(view, seed * 31 + 5), watcher) == view


def test_a_sample_never_knows_the_future(game, matches):
    for match in matches:
        view = game.view(match.state, 0)
        assert game.sample(view, 1).rng != match.state.rng
        assert game.sample(view, 1).rng != game.sample(view, 2).rng


def test_a_seat_cannot_tell_two_states_apart_that_differ_only_in_secrets(game, matches):
    """Equal views mean equal legal moves, equal refusals and, where the views stay equal, equal events.

    Legality must not depend on secrets: otherwise a refusal, or a choice that is missing, tells them.
    """
    differing, asked = 0, Questions()
    for seed, match in enumerate(matches):
        is_time = sometimes(seed)
        for mover, _ in walk(game, match, seed):
            if not is_time():
                continue
            for seat in range(match.seats):
                other = game.sample(game.view(match.state, seat), seed=len(match.entries))
                other.rng = match.state.rng
                differing += game.pack(other) != game.pack(match.state)
                asked.note(game.legal(match.state, seat))
                assert list(game.legal(other, seat)) == list(game.legal(match.state, seat))
                for strange in asked.some(30):
                    assert game.why_not(other, seat, strange) == game.why_not(match.state, seat, strange)
                check_events(game, match.state, other, mover, seat)
    if game.name == "sealed":
        assert differing > 50


def check_events(game, state, other, mover, seat):
    """Whatever is played in either state: a watcher who sees the same afterwards has heard the same."""
    heard = {}
    for start in (state, other):
        for move in list(game.legal(start, mover))[:12]:
            after, events = game.copy(start), []
            game.apply(after, mover, move, events)
            noticed = (game.seen_by(event, seat) for event in events)
            seen = [event for event in noticed if event is not None]
            view = msgspec.json.encode(game.view(after, seat))
            assert heard.setdefault(view, seen) == seen


def test_what_is_foreseen_of_a_move_then_happens(game, matches):
    """Whatever the generator brings: the events foreseen are the first ones that the seat will see."""
    foreseen_events = 0
    for seed, match in enumerate(matches):
        is_time = sometimes(seed, 0.04)
        for _ in walk(game, match, seed):
            if not is_time():
                continue
            for seat in set(game.awaited(match.state)) - {CLOCK}:
                preview = Preview(game, game.view(match.state, seat), seat)
                moves = list(game.legal(match.state, seat))
                for move in moves[:: max(1, len(moves) // 12)]:
                    foreseen = preview.foresee(move)
                    assert foreseen == story(game, match.state, seat, move)[: len(foreseen)]
                    foreseen_events += len(foreseen)
                    for way, beyond in preview.ways_on(move).items():
                        after = game.copy(match.state)
                        game.apply(after, seat, move)
                        chosen = game.notation.parse_move(after, seat, way)
                        first = story(game, after, seat, chosen)
                        shorter = min(len(first), len(beyond))
                        assert first[:shorter] == beyond[:shorter]
    assert foreseen_events > len(matches)


def story(game, state, seat, move):
    """What a seat sees of its move on the true table, as data."""
    after, events = game.copy(state), []
    after.rng = move + 99
    game.apply(after, seat, move, events)
    seen = [game.seen_by(event, seat) for event in events]
    return [game.event_data(after, event) for event in seen if event is not None]


def test_the_clock_is_a_seat_whose_only_move_is_the_next_moment_that_matters(game, matches):
    for seed, match in enumerate(matches):
        last = 0
        for seat, move in walk(game, match, seed):
            if CLOCK in game.awaited(match.state):
                assert list(game.legal(match.state, CLOCK)) == [game.wake_at(match.state)]
            else:
                assert game.wake_at(match.state) == NEVER
            if seat == CLOCK:
                assert move >= last
                last = move
        assert game.wake_at(match.state) == NEVER


def hurried(bot):
    """A bot that searches, with a few walks; any other as it is."""
    return bot.with_walks(3) if isinstance(bot, SearchBot) else bot


def test_bots_choose_legal_moves_the_same_ones_for_the_same_view_and_seed(game):
    for bot in map(hurried, bots_of(game.name).values()):
        match = Match(game, game.read_options({}), game.min_seats, 3)
        for _ in range(60):
            seats = game.awaited(match.state)
            if not seats:
                break
            seat = seats[-1]
            moves, view = game.legal(match.state, seat), game.view(match.state, seat)
            move = moves[0] if seat == CLOCK else bot.choose(view, seat, moves, seed=len(match.entries))
            if move is None:
                assert CLOCK in seats, "only where time can pass may a bot let it"
                match.play(CLOCK, game.legal(match.state, CLOCK)[0])
                continue
            assert move in moves
            if seat != CLOCK:
                assert move == bot.choose(view, seat, moves, seed=len(match.entries))
            match.play(seat, move)


def test_everything_can_be_said_in_both_languages(game):
    match = Match(game, game.read_options({}), game.max_seats, 5)
    for lang in LANGUAGES:
        texts = game.texts
        assert texts.name(lang)
        assert texts.rules(lang)
        assert texts.help(lang)
        assert all(texts.seat(seat, lang) for seat in range(game.max_seats))
    for seat, move in walk(game, match, seed=5):
        view = game.view(match.state, None if seat == CLOCK else seat)
        text = game.notation.move_text(match.state, seat, move)
        for lang in LANGUAGES:
            assert game.texts.board(view, lang, False)
            assert seat == CLOCK or game.texts.move(view, text, lang)
    for lang in LANGUAGES:
        assert game.texts.outcome(match.outcome(), lang)


def test_wrong_options_and_seat_counts_are_refused(game):
    with pytest.raises(OrbitaError, match="options are"):
        game.read_options({"no such option": 1})
    for seats in (0, game.min_seats - 1, game.max_seats + 1):
        with pytest.raises(BadOptions) as refused:
            Match(game, game.read_options({}), seats, 1)
        assert refused.value.code == "seats/count"
    for seed in (-1, 2**256):
        with pytest.raises(OrbitaError) as refused:
            Match(game, game.read_options({}), game.min_seats, seed)
        assert refused.value.code == "seed/range"
