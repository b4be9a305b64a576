"""Keys in any order of joining, leaving, new links, kicks, rematches and finding again."""

import contextlib
import random

import pytest

from orbita.core.errors import OrbitaError
from orbita.server.http.bodies import Join, NewTable, SeatWish
from orbita.server.rooms import guests
from orbita.server.table import commands, keys, lobby
from orbita.server.table import entries as log
from tests.server.club import open_club, run

SEATS = 3
KINDS = (SeatWish("me", "Ala"), SeatWish("open"), SeatWish("open"), SeatWish("bot", level="easy"))


class Crowd:
    """Guests who do whatever comes to mind, and every key they were ever given."""

    def __init__(self, club, dice):
        self.club = club
        self.dice = dice
        self.guests = [keys.Guest(keys.new_secret()) for _ in range(3)]
        self.rooms = []
        self.hosts = {}
        self.given = {}  # keys and whether they opened something when last tried

    async def lay(self):
        guest, seats = self.dice.choice(self.guests), tuple(self.dice.choices(KINDS, k=SEATS))
        wish = NewTable("guardians", seats)
        await self.note(await lobby.lay_table(self.club.rooms, wish, guest.hashed, guest.secret_for))

    async def note(self, laid):
        self.rooms.append(await self.club.rooms.room(laid.table))
        self.hosts[laid.table] = keys.read_key(laid.host)
        self.take(*laid.seats.values())

    def take(self, *found):
        for key in found:
            self.given.setdefault(str(key), True)

    def any_key(self, room):
        mine = [key for key in self.given if key.startswith(f"{room.table.code}.")]
        return keys.read_key(self.dice.choice(mine) if mine else f"{room.table.code}.0.none")

    async def act(self):
        """One act of one of them, which may be refused."""
        room, guest, seat = (
            self.dice.choice(self.rooms),
            self.dice.choice(self.guests),
            self.dice.randrange(SEATS),
        )
        host, key, secret = self.hosts[room.table.code], self.any_key(room), keys.new_secret()
        act = self.dice.choice((
            self.join, self.sit, self.find, self.find, self.host_acts, self.host_acts, self.renew, self.leave,
            self.start, self.end, self.rematch, self.claim, self.claim,
        ))  # fmt: skip
        await act(room, guest, seat, host, key, secret)

    async def join(self, room, guest, seat, *_):
        self.take(await lobby.join(room, Join("Ola", seat), guest))

    async def sit(self, room, guest, seat, host, key, secret):
        await room.submit(lambda table: commands.sit(table, commands.who_is(table, key), "Ela", guest.hashed))

    async def find(self, room, guest, *_):
        """All own seats are found, and nobody else's key changes by it."""
        before = self.others_secrets(guest)
        found = await guests.find_keys(room, guest)
        assert set(found.seats) == {str(seat) for seat in guests.seats_of(room.table, guest)}
        for key in found.seats.values():
            commands.who_is(room.table, keys.read_key(key))
        assert self.others_secrets(guest) == before
        self.take(*found.seats.values())

    def others_secrets(self, guest):
        places = [place for room in self.rooms for place in room.table.places]
        return [place.secret for place in places if place.guest != guest.hashed]

    async def host_acts(self, room, guest, seat, host, key, secret):
        what = self.dice.choice(("kick", "bot", "open", "link"))

        def act(table):
            who = commands.who_is(table, host)
            if what == "kick":
                return commands.kick(table, who, seat)
            if what == "link":
                return commands.renew_link(table, who, seat, secret)
            return commands.change_seat(table, who, seat, what, "easy")

        await room.submit(act)
        if what == "link":
            self.take(keys.Key(room.table.code, str(seat), secret))

    async def renew(self, room, guest, seat, host, key, secret):
        await room.submit(
            lambda table: commands.renew_link(table, commands.who_is(table, key), int(key.role), secret)
        )
        self.take(keys.Key(room.table.code, key.role, secret))

    async def leave(self, room, guest, seat, host, key, secret):
        await room.submit(lambda table: commands.leave(table, commands.who_is(table, key)))

    async def start(self, room, guest, seat, host, *_):
        for number, place in enumerate(room.table.places):
            if place.kind == "open":
                await room.submit(
                    lambda table, number=number: commands.change_seat(
                        table, commands.who_is(table, host), number, "bot", "easy"
                    )
                )
            elif not place.ready and place.secret:
                await room.submit(lambda table, number=number: log.SetReady(number, True))
        await room.submit(lambda table: commands.start(table, commands.who_is(table, host)))

    async def end(self, room, *_):
        if room.table.phase == "playing":
            await room.submit(lambda table: log.WishMade(0, "resign", (), tied=True))

    async def rematch(self, room, guest, seat, host, key, secret):
        await self.note(await lobby.lay_rematch(self.club.rooms, room, key, guest.secret_for))

    async def claim(self, room, guest, seat, host, key, secret):
        self.take((await lobby.claim_rematch(self.club.rooms, room, key, "http://x")).key)

    async def look(self):
        """What opened nothing once opens nothing ever after."""
        for text, did_open in self.given.items():
            key = keys.read_key(text)
            try:
                commands.who_is((await self.club.rooms.room(key.table)).table, key)
            except OrbitaError:
                self.given[text] = False
            else:
                assert did_open, "a key that was given up opens a seat again"


@pytest.mark.parametrize("seed", range(30))
def test_guests_find_all_their_seats_and_no_others_and_keys_given_up_stay_useless(seed):
    async def work():
        async with open_club() as club:
            crowd = Crowd(club, random.Random(seed))
            await crowd.lay()
            for _ in range(120):
                with contextlib.suppress(OrbitaError):
                    await crowd.act()
                await crowd.look()

    run(work())
