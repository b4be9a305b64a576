"""The game's clock at a table: it begins after a count, runs at the table's pace, stands when it is held."""

from types import SimpleNamespace

import msgspec
import pytest

from orbita.core.errors import BadOptions
from orbita.core.replay import replay
from orbita.server.rooms.clock import PATIENCE
from orbita.server.socket import protocol as wire
from orbita.server.store.memory import MemoryStore
from orbita.server.table import asides, commands
from orbita.server.table import entries as log
from orbita.server.table.fold import SHORT_GRACE, Table
from orbita.server.table.proofs import seal
from orbita.server.table.timing import COUNT, RATES, Timing
from tests.contract.sealed import SEALED
from tests.server.club import code_of, open_club, run, settle

FIRST = 5000  # the first moment of the sealed game
GAMES = {"sealed": SEALED}


async def lay(club, *people, **wish):
    laid, room = await club.lay(*people, game="sealed", **wish)
    return laid, room, [await club.client(key) for key in laid.seats.values()]


def clock(client):
    client.connection.sent = 0
    return client.update().position.clock


async def pass_time(club, room, ms):
    """Let so much time of ours pass."""
    club.moment += ms
    room.clock.mind()
    await settle()


def ticks(room):
    return sum(step.seat == "clock" for step in room.table.record().moves)


# The count


def test_the_clock_stands_until_the_count_is_over():
    async def work():
        async with open_club(games=GAMES) as club:
            laid, room = await club.lay("North", "East", game="sealed")
            club.moment -= COUNT  # back to the start
            north = await club.client(laid.seats["0"])
            shown = clock(north)
            assert (shown.time, shown.rate, shown.begins) == (0, 1.0, club.moment + COUNT)
            await pass_time(club, room, COUNT - 1)
            assert room.table.game_time(club.moment) == 0
            await pass_time(club, room, 1 + FIRST - 1)
            assert (room.table.game_time(club.moment), ticks(room)) == (FIRST - 1, 0)
            await pass_time(club, room, 1)
            assert ticks(room) == 1

    run(work())


def test_a_move_during_the_count_does_not_start_the_clock():
    async def work():
        async with open_club(games=GAMES) as club:
            laid, room = await club.lay("North", "East", game="sealed")
            club.moment -= COUNT - 1000
            north = await club.client(laid.seats["0"])
            await north.play("done")
            assert room.table.record().moves[0].at == 0
            club.moment = room.table.timing.begins + 10
            assert room.table.game_time(club.moment) == 10

    run(work())


def test_a_log_of_earlier_versions_has_no_count_and_runs_in_real_time():
    raw = b'{"entry":"started","rules":1,"content":"x","seed":"1","salt":"2"}'
    begun = log.read_entry(raw)
    assert (begun.count, begun.rate) == (0, 1.0)
    laid = b'{"entry":"laid","game":"sealed","options":{},"seats":2,"host":"","watch":"","public":true,'
    laid += b'"take_backs":true,"days_per_move":0}'
    assert log.read_entry(laid).pace == "real"
    assert log.read_entry(b'{"entry":"clock","time":7}') == log.ClockResumed(7)
    assert log.read_entry(b'{"entry":"chat","seat":0,"text":"hej"}') == log.ChatSaid(0, "hej")


# Paces


@pytest.mark.parametrize("clock_rate", [1.0, 20.0])
@pytest.mark.parametrize("pace", ["real", "calm", "slow", "pausable"])
def test_a_clock_runs_at_its_tables_pace_and_ticks_on_time(pace, clock_rate):
    async def work():
        async with open_club(games=GAMES, clock_rate=clock_rate) as club:
            _, room, (north, _) = await lay(club, "North", "East", pace=pace)
            rate = RATES[pace] * clock_rate
            shown = clock(north)
            assert (shown.rate, shown.pace, shown.paused) == (rate, pace, False)
            assert room.table.timing.begins - room.table.started == COUNT / clock_rate
            due = -int(-FIRST // rate)
            await pass_time(club, room, due - 2)
            assert (room.table.game_time(club.moment), ticks(room)) == (int((due - 2) * rate), 0)
            await pass_time(club, room, 2)
            assert ticks(room) == 1
            assert room.table.record().moves[0].at == FIRST

    run(work())


def test_the_table_says_its_pace_and_so_does_its_record():
    async def work():
        async with open_club(games=GAMES) as club:
            _, room, (north, east) = await lay(club, "North", "East", pace="pausable")
            assert north.update().table.pace == "pausable"
            assert room.table.laid.pace == "pausable"
            await north.send(wire.Propose("resign"))
            await east.answer(True)
            assert seal(room.table).pace == "pausable"

    run(work())


def test_a_game_without_a_clock_has_no_pace():
    async def work():
        async with open_club() as club:
            with pytest.raises(BadOptions) as refused:
                await club.lay("Ala", "Ola", pace="calm")
            assert refused.value.code == "pace/no-clock"

    run(work())


# Pauses


def test_a_clock_that_is_held_stands_and_goes_on_from_there():
    async def work():
        async with open_club(games=GAMES) as club:
            _, room, (north, east) = await lay(club, "North", "East", pace="pausable")
            east.update()
            club.moment += 2000
            assert isinstance(await north.send(wire.Pause()), wire.Done)
            (told,) = east.update().items
            assert (told.seat, told.who, told.on, told.time) == (0, "North", True, 2000)
            assert (clock(east).time, clock(east).rate, clock(east).paused) == (2000, 0.0, True)
            await pass_time(club, room, 600_000)
            assert (room.table.game_time(club.moment), ticks(room)) == (2000, 0)
            await north.play("done")  # cards may be laid meanwhile
            assert room.table.record().moves[0].at == 2000
            assert isinstance(await east.send(wire.Pause(on=False)), wire.Done)
            assert (clock(east).time, clock(east).rate, clock(east).paused) == (2000, 1.0, False)
            await pass_time(club, room, FIRST - 2000)
            assert ticks(room) == 1

    run(work())


def test_only_a_pausable_clock_is_held_and_only_once():
    async def work():
        async with open_club(games=GAMES) as club:
            for pace in ("real", "calm", "slow", "step"):
                _, room, (north, _) = await lay(club, "North", "East", pace=pace)
                before = room.table.seq
                assert code_of(await north.send(wire.Pause())) == "clock/other-pace"
                assert room.table.seq == before
            laid, _, (north, _) = await lay(club, "North", "East", pace="pausable")
            assert code_of(await north.send(wire.Pause(on=False))) == "clock/so-already"
            await north.send(wire.Pause())
            assert code_of(await north.send(wire.Pause())) == "clock/so-already"
            watcher = await club.client(laid.watch)
            assert code_of(await watcher.send(wire.Pause(on=False))) == "seat/needed"

    run(work())


def test_a_seat_can_hold_the_clock_so_often_and_no_more(monkeypatch):
    monkeypatch.setattr(asides, "MOST", 2)

    async def work():
        async with open_club(games=GAMES) as club:
            _, _, (north, east) = await lay(club, "North", "East", pace="pausable")
            for _ in range(2):
                await north.send(wire.Pause())
                assert isinstance(await north.send(wire.Pause(on=False)), wire.Done)
            assert code_of(await north.send(wire.Pause())) == "table/enough"
            assert isinstance(await east.send(wire.Pause()), wire.Done)

    run(work())


# The game's time of what is told


@pytest.mark.parametrize(("pace", "clock_rate"), [("real", 1.0), ("slow", 20.0), ("pausable", 1.0)])
def test_every_line_of_the_log_has_the_games_time_of_its_moment(pace, clock_rate):
    async def work():
        async with open_club(games=GAMES, clock_rate=clock_rate) as club:
            _, room, (north, east) = await lay(club, "North", "East", pace=pace)
            speed = RATES[pace] * clock_rate
            club.moment += int(1000 / speed)
            await north.send(wire.Say("hej"))
            if pace == "pausable":
                await north.send(wire.Pause())
                club.moment += 60_000
                await east.send(wire.Say("still here"))
                await east.send(wire.Pause(on=False))
            club.moment += int(1000 / speed)
            await north.play("done")
            await east.send(wire.Propose("resign"))
            await pass_time(club, room, int((FIRST - 2000) / speed))
            items = east.update().items
            said = [(item.kind, item.time) for item in map(plain, items) if item.kind != "seat_changed"]
            held = [("paused", 1000), ("said", 1000), ("paused", 1000)] if pace == "pausable" else []
            assert said == [
                ("started", 0), ("said", 1000), *held, ("moved", 2000), ("proposed", 2000), ("moved", FIRST),
            ]  # fmt: skip
            assert all(plain(item).time is None for item in items if item.seq < 3)  # nobody had begun

    run(work())


def test_step_by_step_a_line_has_the_time_of_the_last_moment():
    async def work():
        async with open_club(games=GAMES) as club:
            _, _, (north, east) = await lay(club, "North", "East", pace="step")
            for client in (north, east):
                await client.send(wire.Step())
            await settle()
            club.moment += 90_000
            await north.send(wire.Say("hej"))
            assert plain(east.update().items[-1]).time == FIRST

    run(work())


def plain(item):
    """What a client reads."""
    return SimpleNamespace(**{"time": None, **msgspec.to_builtins(item)})


# Steps


def test_a_stepping_clock_goes_on_when_everybody_is_ready():
    async def work():
        async with open_club(games=GAMES) as club:
            _, room, (north, east) = await lay(club, "North", "East", pace="step")
            assert (clock(north).waiting, clock(north).rate, clock(north).begins) == (
                (0, 1),
                0.0,
                club.moment,
            )
            await pass_time(club, room, 600_000)
            assert (room.table.game_time(club.moment), ticks(room)) == (0, 0)
            await north.send(wire.Step())
            await settle()
            assert (clock(east).waiting, ticks(room)) == ((1,), 0)
            assert code_of(await north.send(wire.Step())) == "clock/ready"
            await east.send(wire.Step())
            await settle()
            assert ticks(room) == 1
            assert room.table.game_time(club.moment) == room.table.record().moves[0].at == FIRST
            assert clock(east) is None or clock(east).waiting == (0, 1)

    run(work())


def test_a_stepping_clock_waits_for_nobody_who_is_away_or_a_bot():
    async def work():
        async with open_club(games=GAMES) as club:
            _, room, (north, east) = await lay(club, "North", "East", pace="step")
            await north.send(wire.Step())
            await settle()
            assert ticks(room) == 0
            east.leave()
            room._look()
            await pass_time(club, room, PATIENCE - 1)
            assert ticks(room) == 0  # a lost connection is no reason yet
            await pass_time(club, room, 1)
            assert ticks(room) == 1
            await pass_time(club, room, 60_000)
            assert ticks(room) == 1  # nobody has asked for the next one

    run(work())


def test_a_step_that_was_not_complete_before_a_restart_is_not_complete_after_it():
    store = MemoryStore()

    async def work():
        async with open_club(store, games=GAMES) as club:
            laid, room, (north, _) = await lay(club, "North", "East", pace="step")
            await north.send(wire.Step())
        async with open_club(store, games=GAMES) as club:
            room = await club.rooms.room(laid.table)
            await club.client(laid.seats["0"])
            await pass_time(club, room, PATIENCE - 1)
            assert ticks(room) == 0
            east = await club.client(laid.seats["1"])
            await pass_time(club, room, 60_000)
            assert ticks(room) == 0
            await east.send(wire.Step())
            await settle()
            assert ticks(room) == 1

    run(work())


def test_only_a_stepping_clock_waits():
    async def work():
        async with open_club(games=GAMES) as club:
            _, _, (north, _) = await lay(club, "North", "East")
            assert code_of(await north.send(wire.Step())) == "clock/other-pace"
            assert clock(north).waiting == ()

    run(work())


# Restarts


@pytest.mark.parametrize(
    ("pace", "clock_rate"), [*((pace, 1.0) for pace in RATES), ("real", 20.0), ("slow", 20.0)]
)
def test_after_a_restart_every_clock_goes_on_from_where_it_was(pace, clock_rate):
    """The log says all: another process, with another rate of its own, has the same clock."""
    store = MemoryStore()

    async def work():
        async with open_club(store, games=GAMES, clock_rate=clock_rate) as club:
            laid, room, (north, _) = await lay(club, "North", "East", pace=pace)
            await pass_time(club, room, 100)
            await north.play("done")
            before, timing, moment = room.table.game_time(club.moment), room.table.timing, club.moment
        async with open_club(store, games=GAMES) as club:
            club.moment = moment
            room = await club.rooms.room(laid.table)
            assert (room.table.timing, room.table.game_time(moment)) == (timing, before)
            await pass_time(club, room, 3_600_000)
            assert (room.table.game_time(club.moment), ticks(room)) == (before, 0)
            if pace != "step":
                await pass_time(club, room, int((FIRST - before) / timing.rate) + 1)
                assert ticks(room) == 1
                assert replay(room.table.record(), SEALED).state.now == FIRST

    run(work())


def test_a_clock_that_was_held_is_still_held_after_a_restart():
    store = MemoryStore()

    async def work():
        async with open_club(store, games=GAMES) as club:
            laid, room, (north, _) = await lay(club, "North", "East", pace="pausable")
            club.moment += 1234
            await north.send(wire.Pause())
        async with open_club(store, games=GAMES) as club:
            room = await club.rooms.room(laid.table)
            await pass_time(club, room, 3_600_000)
            assert (room.table.game_time(club.moment), room.table.timing.is_held) == (1234, True)
            assert [row.body for row in await store.log(laid.table) if b'"clock"' in row.body] == []

    run(work())


@pytest.mark.parametrize("clock_rate", [1.0, 20.0])
def test_a_server_that_was_only_slow_was_not_away(clock_rate):
    """What counts is how late we are, however fast the game's clock runs."""

    async def work():
        async with open_club(games=GAMES, clock_rate=clock_rate) as club:
            _, room, _ = await lay(club, "North", "East")
            late = room.table.timing.wait(room.table.wake_at(), club.moment) + commands.timing.ASLEEP
            assert not commands.is_behind(room.table, club.moment + int(late))
            assert commands.is_behind(room.table, club.moment + int(late) + 1)

    run(work())


# The clock by itself


@pytest.mark.parametrize("rate", [0.5, 0.75, 1.0, 20.0])
def test_waiting_for_a_time_and_reading_the_clock_agree(rate):
    timing = Timing(time=100, at=1000, rate=rate, begins=3000)
    for now in (0, 1000, 2999, 3000, 3001, 9000):
        for time in (100, 101, 5000, 70_000):
            due = now + timing.wait(time, now)
            assert timing.time_at(int(due)) <= time <= timing.time_at(int(due) + 1 + int(1 / rate))


def test_a_clock_never_goes_back_when_nobody_touches_it():
    timing = Timing(time=100, at=1000, rate=0.75, begins=1000)
    times = [timing.time_at(now) for now in range(0, 5000, 7)]
    assert times == sorted(times)
    assert times[0] == 100


# Away


def test_in_a_game_with_a_clock_a_bot_may_stand_in_after_twenty_seconds():
    async def work():
        async with open_club() as club:
            laid, room = await club.lay("Ala", "Ola", game="space_alert")
            ala, ola = [await club.client(key) for key in laid.seats.values()]
            assert ala.update().table.grace == SHORT_GRACE == 20_000
            ola.leave()
            club.moment += SHORT_GRACE - 1
            early = await ala.send(wire.Propose("bot", seat=1, level="easy"))
            assert (code_of(early), early.details["seconds"]) == ("bot/grace", 20)
            club.moment += 1
            assert isinstance(await ala.send(wire.Propose("bot", seat=1, level="easy")), wire.Done)
            assert room.table.places[1].stand_in == "easy"

    run(work())


@pytest.mark.parametrize(("asks", "is_settled"), [(0, True), (2, False)], ids=["captain", "another"])
def test_against_the_clock_the_captain_alone_lets_a_bot_stand_in(asks, is_settled):
    async def work():
        async with open_club() as club:
            laid, room = await club.lay("Ala", "Ola", "Iza", game="space_alert")
            people = [await club.client(key) for key in laid.seats.values()]
            people[1].leave()
            club.moment += SHORT_GRACE
            assert isinstance(await people[asks].send(wire.Propose("bot", seat=1, level="easy")), wire.Done)
            assert bool(room.table.places[1].stand_in) is is_settled
            assert (room.table.proposal is None) is is_settled

    run(work())


def test_against_the_clock_nobody_who_is_here_is_replaced_by_the_captain_alone():
    async def work():
        async with open_club() as club:
            laid, room = await club.lay("Ala", "Ola", game="space_alert")
            people = [await club.client(key) for key in laid.seats.values()]
            assert isinstance(await people[0].send(wire.Propose("bot", seat=1, level="easy")), wire.Done)
            assert room.table.proposal.waiting_for == (1,)
            assert not room.table.places[1].stand_in

    run(work())


def test_a_table_folded_twice_has_the_same_clock():
    async def work():
        async with open_club(games=GAMES) as club:
            laid, room, (north, _) = await lay(club, "North", "East", pace="pausable")
            for on in (True, False, True):
                club.moment += 300
                await north.send(wire.Pause(on))
            again = Table(laid.table, GAMES)
            rows = await club.rooms.store.log(laid.table)
            again.load([(row.seq, row.at, log.read_entry(row.body)) for row in rows], None)
            assert again.timing == room.table.timing

    run(work())
