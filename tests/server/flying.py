"""Games with codes for tests: one that is quickly played to its end, and the missions of Space Alert."""

import asyncio
import dataclasses
import random
from contextlib import asynccontextmanager
from unittest import mock

import httpx

from orbita.core.contract import CLOCK, NEVER
from orbita.core.errors import BadOptions
from orbita.core.offers import Codes
from orbita.core.record import read_record
from orbita.registry import GAMES
from orbita.server.app import make_app
from orbita.server.rooms import files
from orbita.server.rooms import room as room_module
from orbita.server.settings import Settings
from orbita.server.table import commands, filing
from tests.server.club import open_club

GUARDIANS = GAMES["guardians"]
NOON = 1_794_996_000_000  # 2026-11-18


def name(options, number):
    return f"G{number:03}" if options.variant == "basic" else ""


def read(text):
    if not text.upper().startswith("G"):
        raise BadOptions("mission/code", "no code")
    return text.upper()


CODES = Codes(
    count=1000, name=name, read=read, options=lambda code: {"variant": "basic"}, daily={"variant": "basic"}
)


def chronicle(record, names, day, campaign):
    return {"day": day, "names": names, "reason": record.outcome.reason}


CODED = dataclasses.replace(GUARDIANS, codes=CODES, chronicle=chronicle)
BASIC = {"variant": "basic"}


async def play_out(room, seed=0):
    """Play any moves until the game is over and its outcome is noted."""
    dice = random.Random(seed)
    while room.table.phase == "playing":
        table = room.table
        if table.wake_at() != NEVER:
            await room.submit(commands.tick)
            continue
        seat = next(seat for seat in table.awaited() if seat != CLOCK)
        state, game = table.match.state, table.game
        move = (
            "go" if table.has_clock else game.notation.move_text(state, seat, choose(dice, game, state, seat))
        )
        await room.submit(lambda table, seat=seat, move=move: commands.play(table, seat, move, table.seq, 0))
    while room.table.noted is None:
        await asyncio.sleep(0.001)


def choose(dice, game, state, seat):
    return dice.choice(list(game.legal(state, seat)))


@asynccontextmanager
async def open_house(store=None, games=None):
    """A club with its REST side, in one loop; lines of logs are made here and not in a worker."""
    async with open_club(store, games=games or {**GAMES, "guardians": CODED}) as club:
        club.moment = NOON

        async def chronicle(table, raw, asked):
            return filing.write_line(club.rooms.games[read_record(raw).game], raw, asked)

        club.rooms.replays.chronicle = chronicle
        transport = httpx.ASGITransport(app=make_app(club.rooms, Settings()))
        async with httpx.AsyncClient(transport=transport, base_url="http://house") as client:
            with mock.patch.object(room_module, "file_away", told_of(filed := set())):
                yield House(club, client, filed)


def told_of(filed):
    """File games away as ever, and note which ones that was done for."""

    async def file_away(rooms, table):
        await files.file_away(rooms, table)
        filed.add(table.code)

    return file_away


class House:
    """Somebody at a keyboard, asking over REST."""

    def __init__(self, club, client, filed):
        self.club = club
        self.client = client
        self._filed = filed

    async def guest(self, nickname):
        return (await self.client.post("/api/guests", json={"nickname": nickname})).json()["key"]

    async def lay(self, guest="", names=("Ala", "Ola"), game="guardians", **wish):
        """Lay a table for people at one device and start it; gives its keys."""
        seats = [{"kind": "me", "nickname": name} for name in names]
        body = {"game": game, "seats": seats, "start": True, **wish}
        answer = await self.client.post("/api/tables", json=body, headers=with_keys("", guest))
        assert answer.status_code == 201, answer.text
        return answer.json()

    async def fly(self, guest="", seed=0, **wish):
        """Lay a table and play its game to the end; gives the keys."""
        keys = await self.lay(guest, **wish)
        self.club.moment += 60_000
        await play_out(await self.club.rooms.room(keys["table"]), seed)
        while keys["table"] not in self._filed:
            await asyncio.sleep(0.001)
        return keys

    async def get(self, path, key="", guest="", **asked):
        return await self.client.get(path, params=asked, headers=with_keys(key, guest))


def with_keys(key, guest=""):
    headers = {"Authorization": f"Bearer {key}"} if key else {}
    return {**headers, "X-Orbita-Guest": guest} if guest else headers


def refused(answer, status):
    assert answer.status_code == status, answer.text
    return answer.json()["code"]
