"""What happened while somebody was away: since any entry, without what was taken back, with own eyes."""

import random

import httpx
import msgspec
import pytest

from orbita.games.voyager.tools.digest_types import Digest
from orbita.server.app import make_app
from orbita.server.http import bodies
from orbita.server.rooms import meanwhile, replays
from orbita.server.rooms.digests import write_rows
from orbita.server.settings import Settings
from orbita.server.socket import protocol as wire
from orbita.server.table.fold import REMEMBERED
from tests.server.club import open_club, run
from tests.server.voyaging import begun, legal, move


async def told(club, room, seat, since, lang="en"):
    """The digest for a seat, made in this process."""
    wanted = meanwhile.absence(room.table, seat, since, lang)
    raw = write_rows(await club.rooms.store.log(room.table.code))
    answer = msgspec.json.decode(meanwhile.meanwhile(raw, wanted), type=bodies.Digest)
    return answer, msgspec.json.decode(answer.digest, type=Digest)


async def play_on(room, count, seed=5):
    """So many random moves."""
    dice = random.Random(seed)
    for _ in range(count):
        if room.table.awaited():
            (seat,) = room.table.awaited()
            await move(room, seat, dice.choice(legal(room, seat)))


async def end_turn(room):
    """Whoever is asked ends the turn and discards what is too much."""
    seat = room.table.match.state.seat
    while room.table.match.state.seat == seat and room.table.awaited():
        texts = legal(room, seat)
        await move(room, seat, "end" if "end" in texts else texts[0])


def test_it_goes_back_to_any_entry_however_long_ago():
    async def work():
        async with open_club() as club:
            _, room = await begun(club, "Ala", "Ola")
            since = room.table.seq
            await play_on(room, REMEMBERED * 2)
            answer, digest = await told(club, room, 0, since)
            assert (answer.since, answer.seq, answer.undone) == (since, room.table.seq, 0)
            assert answer.seq - answer.since > REMEMBERED
            first, last = digest.turns[0], digest.turns[-1]
            assert (first.entries[0], last.entries[1]) == (since + 1, room.table.seq)
            rounds = [turn.round for turn in digest.turns]
            assert rounds == sorted(rounds)
            whole = (await told(club, room, 0, 0))[1]
            assert whole.turns[-len(digest.turns) + 1 :] == digest.turns[1:]

    run(work())


def test_what_was_taken_back_did_not_happen():
    async def work():
        async with open_club() as club:
            keys, room = await begun(club, "Ala", "Ola")
            seat = room.table.match.state.seat
            other = 1 - seat
            client = await club.client(keys.seats[str(seat)])
            since = room.table.seq
            await client.play("develop tourism" if "develop tourism" in legal(room, seat) else "funds")
            await client.send(wire.Undo(1))
            await client.play("funds, funds")
            await client.send(wire.Undo(1))
            answer, digest = await told(club, room, other, since)
            assert [turn.text.partition(" ")[2] for turn in digest.turns] == ["raises funds."]
            assert answer.undone == 0
            answer, digest = await told(club, room, other, room.table.seq - 1)
            assert (answer.undone, digest.turns) == (1, ())

    run(work())


def test_everybody_reads_it_with_their_own_eyes():
    async def work():
        async with open_club() as club:
            _, room = await begun(club, "Ala", "Ola")
            seat, since = room.table.match.state.seat, room.table.seq
            await move(room, seat, "research")
            eyes = {who: (await told(club, room, who, since))[1] for who in (0, 1, None)}
            drawn = {who: eyes[who].turns[0].deeds[0] for who in eyes}
            assert {deed.count for deed in drawn.values()} == {drawn[seat].count}
            assert len(drawn[seat].cards) == drawn[seat].count > 0
            assert drawn[1 - seat].cards == drawn[None].cards == ()
            assert eyes[1 - seat].turns == eyes[None].turns

    run(work())


def test_the_route_answers_keys_and_spectators_and_nobody_else(monkeypatch):
    async def here(pool, seconds, address, raw, wanted, zipped):
        return replays.work(raw, wanted, zipped)

    monkeypatch.setattr(replays.ReplayPool, "_within", here)

    async def work():
        async with open_club() as club:
            keys, room = await begun(club, "Ala", "Ola")
            since = room.table.seq
            await end_turn(room)
            other, _ = await club.lay("Ala", "Ola")
            waiting, _ = await club.lay("Ala", "open", game="voyager", start=False)
            transport = httpx.ASGITransport(make_app(club.rooms, Settings()))
            async with httpx.AsyncClient(transport=transport, base_url="http://table") as client:

                async def ask(table, key="", **parameters):
                    headers = {"Authorization": f"Bearer {key}"} if key else {}
                    path = f"/api/tables/{table}/digest"
                    return await client.get(path, params=parameters, headers=headers)

                mine = (await ask(keys.table, keys.seats["0"], since=since, lang="pl")).json()
                assert (mine["since"], mine["seq"]) == (since, room.table.seq)
                assert mine["digest"]["turns"][0]["text"].endswith(("kończy turę.", "."))
                assert (await ask(keys.table, keys.watch, since=since)).status_code == 200
                assert (await ask(keys.table)).json()["code"] == "key/not-valid"
                assert (await ask(keys.table, keys.seats["0"], since=10**6)).json()["digest"]["turns"] == []
                assert (await ask(keys.table, keys.seats["0"], since=-1)).status_code == 400
                assert (await ask(other.table, other.seats["0"])).json()["code"] == "game/no-digest"
                assert (await ask(waiting.table, waiting.seats["0"])).json()["code"] == "table/not-started"

    run(work())


def test_a_log_too_long_is_not_read():
    async def work():
        async with open_club() as club:
            _, room = await begun(club, "Ala", "Ola")
            wanted = meanwhile.absence(room.table, 0, 0, "en")._replace(seq=replays.MAX_MOVES + 1)
            with pytest.raises(replays.TooLong):
                await club.rooms.replays.meanwhile("-", [], wanted, False)

    run(work())
