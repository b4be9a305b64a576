"""Standing orders: left by a seat, seen by it alone, carried out when it is asked and away."""

import asyncio

import msgspec
import pytest

from orbita.core.replay import replay
from orbita.games.voyager.tools.digest_types import Digest
from orbita.server.http import bodies
from orbita.server.rooms import meanwhile, orders
from orbita.server.rooms.digests import write_rows
from orbita.server.rooms.rooms import Rooms
from orbita.server.socket import protocol as wire
from orbita.server.store.find import make_store
from orbita.server.table import entries as log
from orbita.server.table import fairness
from tests.server.club import Club, code_of, open_club, run, settle
from tests.server.voyaging import VOYAGER, begun, legal, move, obey, played, to_defence

OWNER, RIVAL = 0, 1


@pytest.fixture
def at_once(monkeypatch):
    """Nobody has time to come back."""
    monkeypatch.setattr(orders, "GRACE", 0)


def ordered(room):
    """The entries that orders made."""
    return [past for past in room.table.past if isinstance(past.entry, log.MovePlayed) and past.entry.ordered]


async def until(condition):
    """Let time pass until something is so."""
    while not condition():
        await asyncio.sleep(0.001)


async def attacked(club, order="hold 9", is_wanted=len, **wish):
    """A table at which the owner, who has left an order and is still there, is asked to defend a building."""
    keys, room = await begun(club, "Ala", "Ola", **wish)
    ala = await club.client(keys.seats[str(OWNER)])
    await to_defence(room, OWNER, is_wanted)
    if order:
        assert isinstance(await ala.send(wire.Order(order)), wire.Done)
    return keys, room, ala


def test_an_order_is_seen_by_its_seat_alone():
    async def work():
        async with open_club() as club:
            keys, room = await begun(club, "Ala", "Ola")
            ala, ola = [await club.client(key) for key in keys.seats.values()]
            watching = await club.client(keys.watch)
            assert [client.update().position.order for client in (ala, ola, watching)] == ["", "", None]
            done = await ala.send(wire.Order("broń 2"))
            assert done == wire.Done(0, room.table.seq)
            told = ala.update()
            assert (told.position.order, told.items) == ("hold 2", ())
            assert (ola.update(), watching.update()) == (None, None)
            assert b"hold" not in msgspec.json.encode(room.info())
            await ala.send(wire.Say("hej"))
            assert [item.seq for item in ola.update().items] == [room.table.seq]
            await ala.send(wire.Order(""))
            assert ala.update().position.order == ""

    run(work())


@pytest.mark.parametrize(
    ("text", "code"),
    [
        pytest.param("dance", "notation/order", id="no order"),
        pytest.param("hold", "notation/order", id="how many?"),
        pytest.param("hold 0", "notation/order", id="none is no order"),
        pytest.param("hold 100", "notation/order", id="more than there are"),
    ],
)
def test_what_is_no_order_is_refused(text, code):
    async def work():
        async with open_club() as club:
            keys, room = await begun(club, "Ala", "Ola")
            ala, before = await club.client(keys.seats["0"]), room.table.seq
            refused = await ala.send(wire.Order(text))
            assert (code_of(refused), room.table.seq) == (code, before)
            assert text[:4] in refused.message

    run(work())


def test_games_without_orders_spectators_and_tables_that_are_over_refuse():
    async def work():
        async with open_club() as club:
            keys, _ = await club.lay("Ala", "Ola")
            ala = await club.client(keys.seats["0"])
            assert ala.update().position.order is None
            assert code_of(await ala.send(wire.Order("hold 1"))) == "order/none"
            watching = await club.client(keys.watch)
            assert code_of(await watching.send(wire.Order("hold 1"))) == "seat/needed"
            await ala.send(wire.Resign())
            assert code_of(await ala.send(wire.Order("hold 1"))) == "table/over"

    run(work())


def test_whoever_is_here_is_asked():
    async def work():
        async with open_club() as club:
            _, room, _ = await attacked(club)
            await settle()
            assert not room.orders.is_waiting
            assert room.table.awaited() == (OWNER,)

    run(work())


def test_whoever_is_away_is_defended_with_the_cheapest_cards_that_suffice(at_once):
    async def work():
        async with open_club() as club:
            _, room, ala = await attacked(club)
            enough = obey(VOYAGER.view(room.table.match.state, OWNER), "hold 9")
            body = room.table.match.state.body
            ala.leave()
            room._look()
            await until(lambda: ordered(room))
            assert room.table.match.state.owner[body] == OWNER
            (past,) = ordered(room)
            assert past.entry.moves == enough
            assert played(room, OWNER)[-len(enough) :] == list(enough)

    run(work())


def test_what_would_take_more_cards_than_ordered_is_let_go(at_once):
    async def work():
        async with open_club() as club:
            _, room, ala = await attacked(club, "hold 1", lambda enough: len(enough) > 1)
            body = room.table.match.state.body
            ala.leave()
            room._look()
            await until(lambda: ordered(room))
            assert ordered(room)[0].entry.moves == ("stand",)
            assert room.table.match.state.owner[body] == RIVAL

    run(work())


def test_without_an_order_the_table_waits(at_once):
    async def work():
        async with open_club() as club:
            _, room, ala = await attacked(club, order="")
            ala.leave()
            room._look()
            await settle()
            assert (room.orders.is_waiting, room.table.awaited()) == (False, (OWNER,))

    run(work())


def test_all_other_decisions_are_left_to_the_seat(at_once):
    async def work():
        async with open_club() as club:
            keys, room = await begun(club, "Ala", "Ola")
            seat = room.table.match.state.seat
            client = await club.client(keys.seats[str(seat)])
            await client.send(wire.Order("hold 2"))
            before = room.table.seq
            client.leave()
            room._look()
            await until(lambda: not room.orders.is_waiting)
            await settle()
            assert (room.table.seq, room.table.awaited()) == (before, (seat,))

    run(work())


def test_there_is_a_moment_to_come_back_in():
    async def work():
        async with open_club() as club:
            keys, room, ala = await attacked(club)
            ala.leave()
            room._look()
            assert room.orders.is_waiting
            assert not room.is_idle(club.moment + 1)
            ala = await club.client(keys.seats[str(OWNER)])
            room._look()
            assert not room.orders.is_waiting
            assert isinstance(await ala.play(legal(room, OWNER)[0]), wire.Done)
            assert ordered(room) == []

    run(work())


def test_at_a_slow_table_nobody_waits():
    async def work():
        async with open_club() as club:
            _, room, ala = await attacked(club, days_per_move=3)
            ala.leave()
            room._look()
            await until(lambda: ordered(room))
            assert room.table.awaited() == (RIVAL,)

    run(work())


def test_a_bot_that_stands_in_decides_itself(at_once):
    async def work():
        async with open_club(bot_pace=1000.0) as club:
            _, room, ala = await attacked(club)
            entry = log.WishMade(RIVAL, "bot", (), seat=OWNER, level="easy", tied=True)
            ala.leave()
            room.orders.stop()
            await room.submit(lambda table: entry)
            assert room.table.places[OWNER].stand_in == "easy"
            room._look()
            await settle()
            assert (room.orders.is_waiting, ordered(room)) == (False, [])

    run(work())


def test_an_order_outlives_the_server(at_once, durable_url):
    async def work():
        async with open_club(make_store(durable_url)) as club:
            keys, room, _ = await attacked(club)
            enough = obey(VOYAGER.view(room.table.match.state, OWNER), "hold 9")
        later = Club(Rooms(make_store(durable_url), bot_pace=0.0))
        await later.rooms.open()
        again = await later.rooms.room(keys.table)
        await later.client(keys.seats[str(RIVAL)])
        assert again.table.places[OWNER].order == "hold 9"
        await until(lambda: ordered(again))
        assert ordered(again)[0].entry.moves == enough
        await later.rooms.close()

    run(work())


def test_a_seat_that_changes_hands_has_no_order():
    async def work():
        async with open_club() as club:
            keys, room = await begun(club, "Ala", "Ola")
            ala = await club.client(keys.seats["0"])
            await ala.send(wire.Order("hold 2"))
            await room.submit(lambda table: log.LinkRenewed(0, table.places[0].secret))
            assert room.table.places[0].order == "hold 2"
            await room.submit(lambda table: log.LinkRenewed(0, "other", by_host=True))
            assert room.table.places[0].order == ""

    run(work())


async def told_since(club, room, seat, since, lang):
    wanted = meanwhile.absence(room.table, seat, since, lang)
    raw = write_rows(await club.rooms.store.log(room.table.code))
    answer = msgspec.json.decode(meanwhile.meanwhile(raw, wanted), type=bodies.Digest)
    return msgspec.json.decode(answer.digest, type=Digest)


def test_the_owner_reads_what_the_order_did_and_nobody_else_that_there_was_one(at_once):
    async def work():
        async with open_club() as club:
            keys, room, ala = await attacked(club)
            since = room.table.seq
            ala.leave()
            room._look()
            await until(lambda: ordered(room))
            (deed,) = (await told_since(club, room, OWNER, since, "en")).to_me
            assert deed.ordered
            assert f"your order held it with {deed.count} card" in deed.text
            assert "twoje polecenie" in (await told_since(club, room, OWNER, since, "pl")).to_me[0].text
            for other in (RIVAL, None):
                told = await told_since(club, room, other, since, "en")
                assert not any(deed.ordered for turn in told.turns for deed in turn.deeds)
            mine, theirs = [await club.client(keys.seats[str(seat)], since=since) for seat in (OWNER, RIVAL)]
            (own,) = [item for item in mine.update().items if isinstance(item, wire.Moved)]
            (seen,) = [item for item in theirs.update().items if isinstance(item, wire.Moved)]
            assert (own.ordered, seen.ordered, seen.move) == (True, False, "")
            assert mine.update() is None

    run(work())


def test_records_and_replays_have_the_moves_and_no_orders(at_once):
    async def work():
        async with open_club() as club:
            _, room, ala = await attacked(club)
            ala.leave()
            room._look()
            await until(lambda: ordered(room))
            record = room.table.record()
            assert all("hold" not in step.move for step in record.moves)
            assert replay(record, VOYAGER).outcome() is None

    run(work())


def test_a_move_that_was_under_way_is_not_taken_for_made(at_once):
    async def work():
        async with open_club() as club:
            keys, room, ala = await attacked(club)
            number, after = ala.update().position.made, room.table.seq
            ala.leave()
            room._look()
            await until(lambda: ordered(room))
            ala = await club.client(keys.seats[str(OWNER)])
            assert ala.update().position.made == number
            late = await ala.send(wire.Play("stand", after, number=number))
            assert code_of(late) == "move/stood-in"

    run(work())


@pytest.mark.parametrize("eyes", [RIVAL, None], ids=["rival", "spectator"])
def test_whatever_is_ordered_others_receive_the_same_to_the_byte(eyes, monkeypatch):
    """Three tables of one seed: one owner orders this, one that, one does not hear somebody any more."""

    monkeypatch.setattr(fairness, "new_seed", lambda: f"{7:064x}")

    async def traffic(message):
        async with open_club() as club:
            keys, room = await begun(club, "Ala", "Ola")
            ala = await club.client(keys.seats[str(OWNER)])
            other = await club.client(keys.watch if eyes is None else keys.seats[str(eyes)])
            told = [other.update()]
            await ala.send(message)
            told.append(other.update())
            seat = room.table.match.state.seat
            await move(room, seat, "funds")
            told += [other.update(), room.info(), room.present, *other.connection.notes]
            again = await club.client(keys.watch if eyes is None else keys.seats[str(eyes)])
            told.append(again.update())
            text = msgspec.json.encode(told)
            for secret in (keys.table, room.table.begun.salt, room.table.commitment()):
                text = text.replace(secret.encode(), b"-")
            return text

    async def work():
        messages = [wire.Order("hold 1"), wire.Order("hold 9"), wire.Order(""), wire.Mute(RIVAL)]
        told = [await traffic(message) for message in messages]
        assert all(one == told[0] for one in told)

    run(work())
