"""Laying tables, finding seats, and playing again: what people do before and after a game."""

from typing import Final

import msgspec

from orbita.core.errors import BadOptions
from orbita.core.match import Match
from orbita.server import commands, keys, plain
from orbita.server import entries as log
from orbita.server import protocol as wire
from orbita.server.bodies import Join, NewTable, SeatKey, SeatWish, TableKeys
from orbita.server.errors import NoRight, NotFound, Refusal
from orbita.server.house import House
from orbita.server.levels import check_level
from orbita.server.room import Room
from orbita.server.table import Table

NOT_NEEDED: Final = wire.Bye("table/expired", "somebody else laid this table already", again=False)


class _Laid(Refusal):
    """Somebody else was faster."""


async def lay_table(
    house: House, wish: NewTable, guest: str, secret_for: keys.SecretFor = keys.any_secret
) -> TableKeys:
    """Lay a table, seat whom the creator names, and start at once if that is wanted."""
    code = keys.new_code()
    secrets = secret_for(code, keys.HOST), secret_for(code, keys.WATCH)
    laid = _laid(house, wish, *secrets)
    secret = {
        number: secret_for(code, str(number)) for number, seat in enumerate(wish.seats) if _is_ours(seat)
    }
    sitting = [_sitting(wish, number, secret.get(number, ""), guest) for number in range(len(wish.seats))]
    if wish.start and None in sitting:
        raise Refusal("start/seats-open", "there are open seats")
    entries: list[log.Entry] = [laid, *(entry for entry in sitting if entry is not None)]
    if wish.start:
        entries.append(_started(house, laid))
    await house.lay(code, entries)
    return TableKeys(
        table=code,
        host=str(keys.Key(code, keys.HOST, secrets[0])),
        watch=str(keys.Key(code, keys.WATCH, secrets[1])),
        seats={str(number): str(keys.Key(code, str(number), word)) for number, word in secret.items()},
    )


def _laid(house: House, wish: NewTable, host: str, watch: str) -> log.TableLaid:
    """Check what is wanted; the secrets of host and spectators stay outside the log."""
    if wish.game not in house.games:
        raise BadOptions("game/unknown", f"no game {wish.game!r}: there is {', '.join(house.games)}")
    game = house.games[wish.game]
    Match(game, game.read_options(wish.options), len(wish.seats), seed=0)  # refuses what makes no game
    return log.TableLaid(
        game=wish.game,
        options=wish.options,
        seats=len(wish.seats),
        host=keys.digest(host),
        watch=keys.digest(watch),
        public=wish.public,
        take_backs=wish.take_backs,
        days_per_move=wish.days_per_move,
    )


def _started(house: House, laid: log.TableLaid) -> log.GameStarted:
    """The start of a table whose seats are all filled."""
    game = house.games[laid.game]
    return commands.begin(game, game.read_options(laid.options))


def _is_ours(seat: SeatWish) -> bool:
    """Seats at the creator's device."""
    return seat.kind in ("me", "hot_seat")


def _sitting(wish: NewTable, number: int, secret: str, guest: str) -> log.SatDown | log.BotSat | None:
    """Who sits down at once."""
    seat = wish.seats[number]
    if seat.kind == "bot":
        return log.BotSat(number, check_level(wish.game, seat.level or "normal"))
    if not _is_ours(seat):
        return None
    return log.SatDown(number, plain.nickname(seat.nickname), keys.digest(secret), guest, ready=True)


def seat_key(code: str, seat: int, secret: str, base_url: str) -> SeatKey:
    """A key with its link; the secret stands behind the #, so no server ever gets it in an address."""
    key = keys.Key(code, str(seat), secret)
    return SeatKey(code, seat, str(key), f"{base_url}/t/{code}#{key}")


async def join(room: Room, wish: Join, guest: keys.Guest) -> keys.Key:
    """Sit down on an open seat; a guest's key of it can be found again."""
    found: list[keys.Key] = []

    def sit_down(table: Table) -> log.SatDown:
        entry = commands.join(table, wish.nickname, wish.seat, "", guest.hashed)
        secret = guest.secret_for(table.code, str(entry.seat), table.key_changes[entry.seat])
        found.append(keys.Key(table.code, str(entry.seat), secret))
        return msgspec.structs.replace(entry, secret=keys.digest(secret))

    await room.submit(sit_down)
    return found[-1]


async def lay_rematch(
    house: House, room: Room, key: keys.Key, secret_for: keys.SecretFor = keys.any_secret
) -> TableKeys:
    """Lay the table of the rematch: everybody moves on by one seat; whoever asks is its host."""
    who = commands.who_is(room.table, key)
    if who.seat is None and not who.is_host:
        raise NoRight("seat/needed", "spectators only watch")
    table = room.table
    if table.phase != "over":
        raise Refusal("rematch/too-early", "the game is not over yet")
    expired = "" if await _is_there(house, table.rematch) else table.rematch
    _rematch(table, "", expired)
    code = keys.new_code()
    host, watch = secret_for(code, keys.HOST), secret_for(code, keys.WATCH)
    await _lay_like(house, table, code, host, watch)
    try:
        await room.submit(lambda table: _rematch(table, code, expired))
    except _Laid:
        await house.forget(code, NOT_NEEDED)
        raise
    return TableKeys(
        table=code,
        host=str(keys.Key(code, keys.HOST, host)),
        watch=str(keys.Key(code, keys.WATCH, watch)),
        seats={},
    )


async def _lay_like(house: House, old: Table, code: str, host: str, watch: str) -> None:
    """Lay the same table once more, with the same people one seat further."""
    laid = log.TableLaid(
        game=old.laid.game,
        options=old.laid.options,
        seats=old.laid.seats,
        host=keys.digest(host),
        watch=keys.digest(watch),
        public=old.laid.public,
        take_backs=old.laid.take_backs,
        days_per_move=old.laid.days_per_move,
        rematch_of=old.code,
    )
    entries: list[log.Entry] = [laid]
    for seat, place in enumerate(old.places):
        if place.kind == "person":
            entries.append(log.SatDown(next_seat(old, seat), place.player, "", place.guest))
        elif place.kind == "bot":
            entries.append(log.BotSat(next_seat(old, seat), place.level))
    await house.lay(code, entries)


async def _is_there(house: House, code: str) -> bool:
    """Tell whether there is such a table; one that nobody came to may be forgotten by now."""
    try:
        await house.room(code)
    except NotFound:
        return False
    return True


def _rematch(table: Table, code: str, expired: str) -> log.RematchLaid:
    """Only the first rematch counts, unless it was forgotten."""
    if table.rematch and table.rematch != expired:
        raise _Laid("rematch/laid", "the rematch is laid already", table=table.rematch)
    return log.RematchLaid(code)


def next_seat(table: Table, seat: int) -> int:
    """Who had a seat gets the next one."""
    return (seat + 1) % len(table.places)


async def claim_rematch(house: House, room: Room, key: keys.Key, base_url: str) -> SeatKey:
    """Turn the key of a seat into the key of the same person's seat at the rematch, on any device."""
    old = room.table
    seat = commands.need_seat(commands.who_is(old, key))
    if not old.rematch:
        raise NotFound("rematch/none", "there is no rematch yet")
    new, secret = next_seat(old, seat), keys.heir(key.secret, old.rematch)
    next_room = await house.room(old.rematch)
    stored = next_room.table.places[new].secret
    if not stored:
        await next_room.submit(lambda table: _claim(table, new, secret))
    elif not keys.is_secret_of(secret, stored):
        raise NoRight("key/not-valid", "that seat has a new link by now")
    return seat_key(old.rematch, new, secret, base_url)


def _claim(table: Table, seat: int, secret: str) -> log.LinkRenewed:
    """A reserved seat is claimed once; later claims find the same secret."""
    if table.places[seat].secret or table.places[seat].kind != "person":
        raise Refusal("seat/taken", "that seat is taken")
    return log.LinkRenewed(seat, keys.digest(secret))
