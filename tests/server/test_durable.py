"""Nothing durable that cannot be read again; one broken table harms no other."""

import contextlib
import dataclasses
import random
from collections import Counter

import msgspec
import pytest

from orbita.cli.main import main
from orbita.core.contract import NEVER
from orbita.core.errors import OrbitaError
from orbita.registry import GAMES
from orbita.server.errors import Refusal
from orbita.server.http.bodies import NewTable, SeatWish
from orbita.server.rooms import room as room_module
from orbita.server.rooms.rooms import TRY_AGAIN, Unreadable
from orbita.server.socket import protocol as wire
from orbita.server.store.find import make_store
from orbita.server.store.interface import Row
from orbita.server.store.memory import MemoryStore
from orbita.server.table import commands, fairness, keys, lobby
from orbita.server.table import entries as log
from orbita.server.table.fold import Table
from orbita.server.table.pieces import Snapshot
from orbita.server.table.timing import RATES
from tests.contract.sealed import SEALED
from tests.server.club import open_club, run, settle

ALL_GAMES = {**GAMES, SEALED.name: SEALED}
POISON = "badbadbad2"  # the code of a table that cannot be read


async def folded(club, code, games=None):
    """The table as somebody who knows only the log would see it."""
    table = Table(code, games or club.rooms.games)
    rows = await club.rooms.store.log(code)
    table.load([(row.seq, row.at, log.read_entry(row.body)) for row in rows], None)
    return table


def facts(table):
    """What two folds of the same log must agree on."""
    return (
        table.seq,
        table.phase,
        table.places,
        table.wish,
        table.rematch,
        table.noted,
        table.ending,
        table.timing,
        table.ready_to_step,
        table.talk,
        table.film,
        table.made,
        table.last_by_seat,
        table.match and table.game.pack(table.match.state),
        table.match and table.match.entries,
    )


BAD_OPTIONS = [
    pytest.param("space_alert", {"mission": "nonsense"}, id="no such mission"),
    pytest.param("space_alert", {"mission": "x" * 2000}, id="a mission of two thousand letters"),
    pytest.param("space_alert", {"common": "purple"}, id="no such level"),
    pytest.param("space_alert", {"carried": {"red": ["shield", "shield"]}}, id="damage twice"),
    pytest.param("voyager", {"pack": "../../etc"}, id="a pack that is a path"),
    pytest.param("voyager", {"pack": "no such pack"}, id="no such pack"),
    pytest.param("guardians", {"variant": 7}, id="a number for a word"),
    pytest.param("guardians", {"size": [[[]]]}, id="no such option"),
]


@pytest.mark.parametrize("start", [True, False], ids=["started", "in the lobby"])
@pytest.mark.parametrize(("game", "options"), BAD_OPTIONS)
def test_a_table_whose_options_make_no_game_is_not_laid(game, options, start):
    async def work():
        async with open_club() as club:
            seats = tuple(SeatWish("me", name) for name in ("Ala", "Ola"))
            wish = NewTable(game, seats, options, public=True, start=start)
            with pytest.raises(OrbitaError):
                await lobby.lay_table(club.rooms, wish, "")
            assert [code async for code in club.rooms.store.codes()] == []
            assert await club.rooms.store.public_tables(10) == []

    run(work())


def test_a_table_is_laid_whole_or_not_at_all(monkeypatch):
    async def work():
        async with open_club() as club:
            monkeypatch.setattr(fairness, "new_seed", lambda: "no seed")
            with pytest.raises(ValueError, match="int"):
                await club.lay("Ala", "Ola")
            assert [code async for code in club.rooms.store.codes()] == []

    run(work())


IMPOSSIBLE = [
    pytest.param(log.MovePlayed(0, "move 1/1"), id="a move the rules refuse"),
    pytest.param(log.MovePlayed(0, "dance"), id="no move at all"),
    pytest.param(log.MovePlayed(7, "shoot"), id="a seat the table does not have"),
    pytest.param(log.MovesTakenBack(0, 99), id="more taken back than was played"),
    pytest.param(log.WishAnswered(1, True), id="an answer to nothing"),
    pytest.param(log.WishMade(0, "take_back", (), count=50, tied=True), id="a wish that cannot be carried"),
    pytest.param(log.BotSat(9, "easy"), id="a bot on no seat"),
    pytest.param(log.CameBack(-9), id="nobody came back"),
]


@pytest.mark.parametrize("entry", IMPOSSIBLE)
def test_what_cannot_be_folded_is_refused_and_nothing_is_written(entry):
    async def work():
        async with open_club() as club:
            _, room = await club.lay("Ala", "Ola")
            before = facts(room.table)
            with pytest.raises(OrbitaError):
                await room.submit(lambda table: entry)
            assert facts(room.table) == before
            assert facts(await folded(club, room.table.code)) == before

    run(work())


def one_of_many(dice, room, seats):
    """A message somebody might send, most of them wrong."""
    table = room.table
    wish = table.wish.seq if table.wish else 1
    legal = []
    if table.match and table.awaited():
        seat = dice.choice(table.awaited())
        state = table.match.state
        legal = [table.game.notation.move_text(state, seat, m) for m in table.game.legal(state, seat)]
    return dice.choice(
        [
            wire.Play(dice.choice(legal or ["shoot"]), table.seq),
            wire.Play(dice.choice(legal or ["shoot"]), table.seq),
            wire.Play(dice.choice(legal or ["shoot"]), dice.randrange(table.seq + 2)),
            wire.Undo(dice.randrange(-1, 4)),
            wire.Propose("take_back", count=dice.randrange(-1, 6)),
            wire.Propose("resign") if dice.random() < 0.05 else wire.Ping(),
            wire.Propose(
                "bot", seat=dice.randrange(-1, seats + 1), level=dice.choice(["easy", "normal", "no"])
            ),
            wire.Answer(dice.random() < 0.8, wish),
            wire.Answer(True, dice.randrange(table.seq + 2)),
            wire.Back(),
            wire.Say("hej"),
            wire.Talk(dice.choice(["tell", "mark", "word"]), dice.choice(["lay 4 A", "take threat7", "ok"])),
            wire.Talk("tell", dice.choice(["lay 4 -", "hand A/red", "hand -"])),
            wire.Play(dice.choice(legal or ["shoot"]), 0, number=dice.randrange(-1, 8)),
            wire.Pause(dice.random() < 0.5),
            wire.Step(),
            wire.Film(dice.randrange(14), "crew", dice.random() < 0.7),
            wire.Mute(dice.randrange(-1, seats + 1), dice.random() < 0.5),
            wire.Ready(dice.random() < 0.5),
        ]
    )


def one_act_of_the_host(dice, seats, secret):
    """Something only the host may do, and a newcomer."""
    host, seat = commands.Who(is_host=True), dice.randrange(-1, seats + 1)
    return dice.choice(
        [
            lambda table: commands.renew_link(table, host, seat, secret),
            lambda table: commands.change_seat(table, host, seat, "bot", "easy"),
            lambda table: commands.start(table, host),
            lambda table: commands.join(table, "Iza", seat, secret, ""),
        ]
    )


class Crowd:
    """The people at a table, who come, go and come back with the newest key they have."""

    def __init__(self, club, room, seats):
        self.club, self.room, self.keys = club, room, dict(seats)
        self.clients = {}

    async def come(self, seat):
        self.clients[seat] = await self.club.client(self.keys[seat], effects=False)

    async def act(self, dice):
        seat = dice.choice(list(self.keys))
        what = dice.random()
        if what < 0.03:
            self.clients[seat].leave()
        elif what < 0.05:
            secret = keys.new_secret()
            with contextlib.suppress(OrbitaError):
                await self.room.submit(one_act_of_the_host(dice, len(self.keys), secret))
            for place, there in enumerate(self.room.table.places):
                if there.secret == keys.digest(secret):
                    self.keys[str(place)] = str(keys.Key(self.room.table.code, str(place), secret))
                    await self.come(str(place))
        elif what < 0.1:
            await self.come(seat)
        else:
            client = self.clients[seat]
            message = one_of_many(dice, self.room, len(self.keys))
            await client.session.receive(wire.write_message(message))
            client.connection.notes.clear()
        await settle()


@pytest.mark.parametrize("game", ALL_GAMES.values(), ids=list(ALL_GAMES))
def test_whatever_people_do_the_log_gives_the_same_table_again(game):
    """The class behind every poisoned table: random people, hosts and clocks, folded anew again and again."""

    async def play(club, dice):
        options = {"rounds": 9} if game is SEALED else {}
        people = "ABCDEFGH"[: max(2, game.min_seats)]
        has_clock = game.wake_at(game.new(game.read_options(options), len(people), 1)) != NEVER
        pace = dice.choice(tuple(RATES)) if has_clock else "real"
        laid, room = await club.lay(*people, game=game.name, options=options, pace=pace)
        crowd = Crowd(club, room, laid.seats)
        for seat in laid.seats:
            await crowd.come(seat)
        for step in range(120):
            club.moment += dice.choice([10, 500, 20_000, 70_000])
            await crowd.act(dice)
            if step % 20 == 0:
                assert facts(await folded(club, laid.table)) == facts(room.table)
        assert facts(await folded(club, laid.table)) == facts(room.table)
        return room.table.seq

    async def work():
        async with open_club(games=ALL_GAMES, bot_pace=3600) as club:
            entries = sum([await play(club, random.Random(seed)) for seed in range(4)])
            assert entries > 60
            assert club.rooms.metrics.failures._value.get() == 0

    run(work())


def rows_of(entries):
    return [Row(seq, 1, body) for seq, body in enumerate(entries, 1)]


LAID = log.write_entry(log.TableLaid("guardians", {}, 2, "h", "w", True, True, 0))
POISONED = {
    "garbage": [LAID, b"\x00\xff"],
    "an entry of another time": [LAID, b'{"entry":"exploded"}'],
    "a game that is gone": [log.write_entry(log.TableLaid("chess", {}, 2, "h", "w", True, True, 0))],
    "options that make no game": [
        log.write_entry(log.TableLaid("space_alert", {"mission": "nonsense"}, 2, "h", "w", True, True, 0))
    ],
    "a move nobody could make": [
        LAID,
        log.write_entry(commands.begin(GAMES["guardians"], GAMES["guardians"].read_options({}))),
        log.write_entry(log.MovePlayed(0, "shoot")),
    ],
    "an answer to nothing": [LAID, log.write_entry(log.WishAnswered(0, True))],
    "no beginning": [log.write_entry(log.ChatSaid(0, "hej"))],
}


@pytest.mark.parametrize("entries", POISONED.values(), ids=list(POISONED))
def test_one_unreadable_table_breaks_nothing_else(entries, caplog):
    async def work():
        store = MemoryStore()
        await store.put_log(POISON, rows_of(entries))
        async with open_club(store) as club:
            laid, room = await club.lay("Ala", "open", start=False, public=True)
            row = (await store.public_tables(10))[0]
            await store.index(row._replace(code=POISON), ())
            listed = await club.rooms.infos(await store.public_tables(10))
            assert [info.table for info in listed] == [laid.table]
            for _ in range(3):
                with pytest.raises(Unreadable) as refused:
                    await club.rooms.room(POISON)
                assert refused.value.code == "table/unreadable"
            assert list(club.rooms.unreadable) == [POISON]
            assert [record.message for record in caplog.records if POISON in record.message]
            assert club.rooms.metrics.failures._value.get() == 0
            assert await store.log(POISON) == rows_of(entries)
            assert room.table.phase == "lobby"

    run(work())


def test_a_list_that_is_behind_the_log_is_mended_by_whoever_reads_it():
    async def work():
        store = MemoryStore()
        async with open_club(store) as club:
            laid, _ = await club.lay("Ala", "Ola", public=True)
        lobby_row = store.rows[laid.table]._replace(phase="lobby")
        store.rows[laid.table] = lobby_row  # as if the server had died before it listed the start
        async with open_club(store) as club:
            assert [info.phase for info in await club.rooms.infos([lobby_row])] == ["playing"]
            await settle()
            assert store.rows[laid.table].phase == "playing"

    run(work())


def test_an_unreadable_table_is_tried_again_after_a_while_and_told_once(caplog):
    async def work():
        store = MemoryStore()
        async with open_club(store) as club:
            laid, _ = await club.lay("Ala", "Ola")
        async with open_club(store, games={"voyager": GAMES["voyager"]}) as club:
            for _ in range(3):
                with pytest.raises(Unreadable):
                    await club.rooms.room(laid.table)
                club.moment += TRY_AGAIN
            assert caplog.text.count("cannot be read") == 1
            club.rooms.games = GAMES  # what was missing is there
            club.moment -= 1
            with pytest.raises(Unreadable):
                await club.rooms.room(laid.table)
            club.moment += 1
            assert (await club.rooms.room(laid.table)).table.phase == "playing"
            assert club.rooms.unreadable == {}
            assert "can be read again" in caplog.text

    run(work())


def spoil(file, word):
    """Overwrite the page of a database on which a word stands."""
    raw = bytearray(file.read_bytes())
    start = raw.index(word) // 4096 * 4096
    raw[start : start + 4096] = random.Random(1).randbytes(4096)
    file.write_bytes(raw)


def test_where_a_database_is_damaged_only_the_tables_there_are_lost(tmp_path, capsys):
    file = tmp_path / "orbita.db"
    database = ("--database", f"sqlite:///{file}")

    async def lay():
        async with open_club(make_store(f"sqlite:///{file}")) as club:
            for number in range(30):
                await club.lay("Zosia" if number == 15 else "Ala", "Ola", public=True)

    async def look():
        async with open_club(make_store(f"sqlite:///{file}")) as club:
            rows = await club.rooms.store.public_tables(50)
            listed = await club.rooms.infos(rows)
            assert len(listed) + len(club.rooms.unreadable) == len(rows) == 30
            assert 20 < len(listed) < 30
            await club.rooms.store.check()
            return len(club.rooms.unreadable)

    run(lay())
    spoil(file, b"Zosia")
    lost = []

    async def count():
        lost.append(await look())

    run(count())
    assert main(["upgrade-check", *database]) == 1
    told = capsys.readouterr().out
    assert told.count(": unreadable: ") == lost[0]
    assert f"{30 - lost[0]} same" in told
    assert main(["records", "export", str(tmp_path / "rest.jsonl"), *database]) == 1
    told = capsys.readouterr()
    assert told.err.count("the database is damaged there") == lost[0]
    assert f"{30 - lost[0]} tables written" in told.out


def test_what_another_process_wrote_and_we_cannot_read_closes_that_table_only():
    async def work():
        async with open_club() as club:
            laid, room = await club.lay("Ala", "Ola")
            other_keys, _ = await club.lay("Ela", "Iza")
            ala = await club.client(laid.seats["0"])
            ela = await club.client(other_keys.seats["0"])
            await club.rooms.store.append(
                laid.table, Row(room.table.seq + 1, 5, b'{"entry":"from the future"}')
            )
            with pytest.raises(Unreadable):
                await room.catch_up()
            assert ala.connection.farewell.code == "table/unreadable"
            assert isinstance(await ela.send(wire.Say("hej")), wire.Done)

    run(work())


def spoilt(frozen, dice):
    """The bytes of a snapshot as a bad disk gives them back."""
    at = dice.randrange(len(frozen))
    return dice.choice(
        [
            frozen[:at],
            frozen[:at] + bytes([frozen[at] ^ (1 << dice.randrange(8))]) + frozen[at + 1 :],
            b"",
            b"not a snapshot",
            frozen + b"x",
        ]
    )


@pytest.mark.parametrize("game", ALL_GAMES.values(), ids=list(ALL_GAMES))
def test_a_damaged_snapshot_is_dropped_and_the_table_made_again_from_its_log(game, monkeypatch):
    monkeypatch.setattr(room_module, "SNAPSHOT_EVERY", 5)

    async def work():
        dice = random.Random(2)
        async with open_club(games=ALL_GAMES) as club:
            laid, room = await club.lay(*"ABCDEFGH"[: max(2, game.min_seats)], game=game.name)
            clients = [await club.client(key, effects=False) for key in laid.seats.values()]
            for _ in range(15):
                club.moment += 100
                for seat in room.table.awaited()[:1]:
                    state = room.table.match.state
                    move = dice.choice(list(game.legal(state, seat)))
                    await clients[seat].play(game.notation.move_text(state, seat, move))
            await settle()
            store = club.rooms.store
            whole = store.snapshots.get(laid.table)
            for _ in range(30):
                if whole:
                    store.snapshots[laid.table] = [
                        msgspec.structs.replace(one, frozen=spoilt(one.frozen, dice)) for one in whole
                    ]
                else:
                    store.snapshots[laid.table] = [Snapshot(2, game.rules_version, "?", b"junk")]
                async with open_club(store, games=ALL_GAMES) as other:
                    loaded = (await other.rooms.room(laid.table)).table
                    assert facts(loaded) == facts(room.table)
                    if whole:
                        assert await store.snapshot(laid.table) is None

    run(work())


def test_a_refusal_while_storing_leaves_the_table_as_it_was():
    class Full(MemoryStore):
        is_full = False

        async def append(self, code, row):
            if self.is_full:
                raise Refusal("server/storage", "the disk is full")
            return await super().append(code, row)

    async def work():
        store = Full()
        async with open_club(store) as club:
            laid, room = await club.lay("Ala", "Ola")
            ala = await club.client(laid.seats["0"])
            store.is_full = True
            before = facts(room.table)
            assert (await ala.send(wire.Say("hej"))).code == "server/storage"
            assert facts(room.table) == before
            store.is_full = False
            assert isinstance(await ala.send(wire.Say("hej")), wire.Done)

    run(work())


# Once on the way through the server


def counting(game, calls):
    """A game that counts what it is asked about moves."""

    def counted(name, function):
        def ask(*given):
            calls[name] += 1
            return function(*given)

        return ask

    notation = dataclasses.replace(game.notation, parse_move=counted("parse_move", game.notation.parse_move))
    return dataclasses.replace(game, notation=notation, why_not=counted("why_not", game.why_not))


@pytest.mark.parametrize("name", list(ALL_GAMES))
def test_a_move_over_the_socket_is_parsed_and_checked_once(name):
    async def work():
        calls = Counter()
        game = counting(ALL_GAMES[name], calls)
        async with open_club(games={name: game}) as club:
            laid, room = await club.lay(*"ABCD"[: max(2, game.min_seats)], game=name)
            while not room.table.awaited():
                await room.submit(commands.tick)
            for _ in range(5):
                seat = room.table.awaited()[0]
                client = await club.client(laid.seats[str(seat)])
                move = client.update().position.choices[0].move
                calls.clear()
                assert isinstance(await client.play(move), wire.Done)
                assert calls == {"parse_move": 1, "why_not": 1}

    run(work())


def test_a_refused_move_is_parsed_and_checked_once():
    async def work():
        calls = Counter()
        game = counting(GAMES["guardians"], calls)
        async with open_club(games={game.name: game}) as club:
            laid, _ = await club.lay("Ala", "Ola")
            client = await club.client(laid.seats["0"])
            calls.clear()
            assert isinstance(await client.play("place 1/1"), wire.Error)
            assert calls == {"parse_move": 1, "why_not": 1}
            calls.clear()
            assert isinstance(await client.play("dance"), wire.Error)
            assert calls == {"parse_move": 1}

    run(work())


@pytest.mark.parametrize("given", ["place 10/3", " place  10/3 ", "postaw 10/3", "PLACE 10/3"])
def test_a_move_in_other_words_is_stored_as_records_write_it(given):
    async def work():
        async with open_club() as club:
            laid, room = await club.lay("Ala", "Ola")
            client = await club.client(laid.seats["0"])
            assert isinstance(await client.play(given), wire.Done)
            [*_, last] = await club.rooms.store.log(room.table.code)
            assert log.read_entry(last.body) == log.MovePlayed(0, "place 10/3")
            assert client.update().items[-1].move == "place 10/3"
            assert facts(await folded(club, room.table.code)) == facts(room.table)

    run(work())


# Logs of earlier versions


@pytest.mark.parametrize(
    ("raw", "entry"),
    [
        (b'{"entry":"move","seat":1,"move":"shoot","time":null}', log.MovePlayed(1, "shoot")),
        (b'{"entry":"move","seat":1,"move":"undo 2","time":7}', log.MovesTakenBack(1, 2, 7)),
        (b'{"entry":"played","seat":1,"move":"undo 2"}', log.MovePlayed(1, "undo 2")),
    ],
)
def test_only_in_old_logs_a_move_that_begins_with_undo_takes_back(raw, entry):
    assert log.read_entry(raw) == entry
