from orbita.arena.play import MOVE_LIMIT, derive_seed, play_game
from orbita.bots.random import RandomBot
from orbita.core.contract import CLOCK_NAME
from orbita.core.record import read_record, write_text
from orbita.core.replay import replay
from orbita.games.guardians.game import GAME
from orbita.games.space_alert.game import GAME as SPACE_ALERT
from orbita.games.space_alert.state import PLANNING
from tests.contract.sealed import SEALED

OPTIONS = GAME.read_options({})


class Watcher(RandomBot):
    """Plays at random and remembers what it was shown."""

    def __init__(self):
        self.shown = []

    def choose(self, view, seat, moves, seed):
        self.shown.append((view, seat, list(moves), seed))
        return super().choose(view, seat, moves, seed)


def test_a_game_between_bots_is_a_record_that_replays():
    match = play_game(GAME, OPTIONS, [RandomBot()] * 3, 5)
    record = read_record(write_text(match.record()).encode())
    assert record.outcome is not None
    assert GAME.pack(replay(record, GAME).state) == GAME.pack(match.state)


def test_the_same_master_seed_gives_the_same_game_and_another_one_another():
    records = [play_game(GAME, OPTIONS, [RandomBot()] * 2, seed).record() for seed in (1, 1, 2)]
    assert records[0] == records[1] != records[2]


def test_bots_see_their_own_view_and_decide_only_where_there_is_a_choice():
    bots = [Watcher(), Watcher()]
    play_game(GAME, OPTIONS, bots, 3)
    for seat, bot in enumerate(bots):
        assert len(bot.shown) > 5
        for view, asked, moves, _ in bot.shown:
            assert (view.seat, asked) == (seat, seat)
            assert len(moves) > 1


def test_no_two_decisions_share_a_seed_and_none_is_the_seed_of_the_game():
    bots = [Watcher(), Watcher()]
    match = play_game(GAME, OPTIONS, bots, 3)
    seeds = [seed for bot in bots for *_, seed in bot.shown]
    assert len(set(seeds)) == len(seeds)
    assert match.seed not in seeds


def test_seeds_derived_for_different_purposes_differ():
    derived = [
        derive_seed(1),
        derive_seed(2),
        derive_seed(1, "game"),
        derive_seed(1, "bot", 0),
        derive_seed(1, "bot", 1),
        derive_seed(11),
        derive_seed(1, 1),
    ]
    assert len(set(derived)) == len(derived)
    assert all(0 <= seed < 1 << 256 for seed in derived)


def test_a_game_with_a_clock_and_several_seats_at_once_is_played_to_its_end():
    match = play_game(SEALED, SEALED.read_options({}), [RandomBot()] * 3, 4)
    assert match.outcome() is not None
    times = [entry.at for entry in match.entries]
    assert times == sorted(times)
    assert [entry.at for entry in match.entries if entry.seat == CLOCK_NAME]
    assert SEALED.pack(replay(match.record(), SEALED).state) == SEALED.pack(match.state)


def test_a_game_that_would_never_end_is_stopped(monkeypatch):
    monkeypatch.setattr("orbita.arena.play.MOVE_LIMIT", 20)
    match = play_game(GAME, OPTIONS, [RandomBot()] * 2, 5)
    assert match.outcome() is None
    assert len(match.entries) == 20 < MOVE_LIMIT


class Patient(RandomBot):
    """Lets time pass whenever it can."""

    def choose(self, view, seat, moves, seed):
        return None if view.stage == PLANNING else super().choose(view, seat, moves, seed)


def test_a_bot_that_lets_time_pass_is_asked_again_when_something_has_happened():
    match = play_game(SPACE_ALERT, SPACE_ALERT.read_options({}), [Patient()] * 4, 5)
    assert match.outcome() is not None
    clock = [entry for entry in match.entries if entry.seat == CLOCK_NAME]
    planned = [entry for entry in match.entries if entry.move.startswith("place")]
    assert (len(clock) > 10, planned) == (True, [])
