"""Laying tables, finding seats, and playing again: what people do before and after a game."""

from collections.abc import Mapping, Sequence
from typing import Any, Final

import msgspec

from orbita.core.contract import NEVER, Game
from orbita.core.errors import BadOptions
from orbita.core.match import Match
from orbita.server.errors import NoRight, NotFound, Refusal
from orbita.server.http.bodies import Join, NewTable, SeatKey, SeatWish, TableKeys
from orbita.server.rooms import campaigns, crews, seals
from orbita.server.rooms.room import Room
from orbita.server.rooms.rooms import Rooms
from orbita.server.socket import protocol as wire
from orbita.server.table import clean_text, commands, keys
from orbita.server.table import entries as log
from orbita.server.table.casting import cast
from orbita.server.table.fold import Table
from orbita.server.table.levels import check_level, first_choice
from orbita.server.table.pieces import Place
from orbita.server.table.sealing import Seal

NOT_NEEDED: Final = wire.Bye("table/expired", "somebody else laid this table already", again=False)


class _Laid(Refusal):
    """Somebody else was faster."""


async def lay_table(
    rooms: Rooms, wish: NewTable, guest: str, secret_for: keys.SecretFor = keys.any_secret
) -> TableKeys:
    """Lay a table, seat whom the creator names, and start at once if that is wanted."""
    code = keys.new_code()
    secrets = secret_for(code, keys.HOST), secret_for(code, keys.WATCH)
    crew = await crews.crew_of(rooms, keys.read_key(wish.crew)) if wish.crew else None
    wish, campaign = campaigns.join_in(rooms, wish, crew)
    wish, seal = await seals.settle(rooms, wish)
    laid = _sealed(_laid(rooms, wish, *secrets), seal)
    laid = msgspec.structs.replace(laid, crew=crew.id if crew else "", campaign=campaign)
    secret = {
        number: secret_for(code, str(number)) for number, seat in enumerate(wish.seats) if _is_ours(seat)
    }
    sitting = [
        _sitting(rooms.games[wish.game], wish, code, number, secret.get(number, ""), guest)
        for number in range(len(wish.seats))
    ]
    if wish.start and None in sitting:
        raise Refusal("start/seats-open", "there are open seats")
    entries: list[log.Entry] = [laid, *(entry for entry in sitting if entry is not None)]
    if wish.start:
        entries.append(_started(rooms, laid))
    await rooms.lay(code, entries)
    return TableKeys(
        table=code,
        host=str(keys.Key(code, keys.HOST, secrets[0])),
        watch=str(keys.Key(code, keys.WATCH, secrets[1])),
        seats={str(number): str(keys.Key(code, str(number), word)) for number, word in secret.items()},
        phase="playing" if wish.start else "lobby",
    )


def _laid(rooms: Rooms, wish: NewTable, host: str, watch: str) -> log.TableLaid:
    """Check what is wanted; the secrets of host and spectators stay outside the log."""
    if wish.game not in rooms.games:
        raise BadOptions(
            "game/unknown", f"no game {wish.game!r}: there is {', '.join(rooms.games)}", game=wish.game
        )
    game = rooms.games[wish.game]
    match = Match(game, game.read_options(wish.options), len(wish.seats), seed=0)  # or says why there is none
    if wish.pace != "real" and game.wake_at(match.state) == NEVER:
        raise BadOptions("pace/no-clock", "this game has no clock: it goes at everybody's own pace")
    return log.TableLaid(
        game=wish.game,
        options=wish.options,
        seats=len(wish.seats),
        host=keys.digest(host),
        watch=keys.digest(watch),
        public=wish.public,
        take_backs=wish.take_backs,
        days_per_move=wish.days_per_move,
        practice=wish.practice,
        pace=wish.pace,
    )


def _sealed(laid: log.TableLaid, seal: Seal) -> log.TableLaid:
    """A table with its set-up."""
    return msgspec.structs.replace(
        laid,
        sealed=seal.code,
        seed=seal.seed,
        challenge=seal.is_challenge,
        closed_until=seal.closed_until,
    )


def _started(rooms: Rooms, laid: log.TableLaid) -> log.GameStarted:
    """The start of a table whose seats are all filled."""
    game = rooms.games[laid.game]
    return commands.begin(game, game.read_options(laid.options), laid.pace, rooms.clock_rate, laid.seed)


def _is_ours(seat: SeatWish) -> bool:
    """Seats at the creator's device."""
    return seat.kind in ("me", "hot_seat")


def _sitting(
    game: Game[Any], wish: NewTable, code: str, number: int, secret: str, guest: str
) -> log.SatDown | log.BotSat | None:
    """Who sits down at once."""
    seat = wish.seats[number]
    if seat.kind == "bot":
        level = check_level(game.name, seat.level or first_choice(game.name, game.is_shared))
        return log.BotSat(number, level, cast(wish.game, code, number, [one.nickname for one in wish.seats]))
    if not _is_ours(seat):
        return None
    return log.SatDown(number, clean_text.nickname(seat.nickname), keys.digest(secret), guest, ready=True)


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
    rooms: Rooms,
    room: Room,
    key: keys.Key,
    secret_for: keys.SecretFor = keys.any_secret,
    others: Sequence[keys.Key] = (),
) -> TableKeys:
    """Lay the table of the rematch: everybody moves on by one seat; whoever asks is its host.

    It starts at once where the keys of whoever asks, and of others at the same device, are all there are.
    """
    who = commands.who_is(room.table, key)
    if who.seat is None and not who.is_host:
        raise NoRight("seat/needed", "spectators only watch")
    table = room.table
    if table.phase != "over":
        raise Refusal("rematch/too-early", "the game is not over yet")
    expired = "" if await _is_there(rooms, table.rematch) else table.rematch
    _rematch(table, "", expired)
    code = keys.new_code()
    host, watch = secret_for(code, keys.HOST), secret_for(code, keys.WATCH)
    heirs = _heirs(table, (key, *others), code)
    await _lay_like(rooms, table, code, host, watch, heirs)
    try:
        await room.submit(lambda table: _rematch(table, code, expired))
    except _Laid:
        await rooms.forget(code, NOT_NEEDED)
        raise
    return TableKeys(
        table=code,
        host=str(keys.Key(code, keys.HOST, host)),
        watch=str(keys.Key(code, keys.WATCH, watch)),
        seats={str(seat): str(keys.Key(code, str(seat), secret)) for seat, secret in heirs.items()},
        phase="playing" if heirs else "lobby",
    )


def _heirs(old: Table, given: Sequence[keys.Key], code: str) -> dict[int, str]:
    """The secrets of all people's seats at the rematch, if these keys are those of all; none otherwise."""
    found = {key.seat: key.secret for key in given if commands.who_is(old, key).seat is not None}
    is_all = all(place.kind == "bot" or seat in found for seat, place in enumerate(old.places))
    if not is_all:
        return {}
    return {
        next_seat(old, seat): keys.heir(secret, code) for seat, secret in found.items() if seat is not None
    }


async def _lay_like(
    rooms: Rooms, old: Table, code: str, host: str, watch: str, heirs: Mapping[int, str]
) -> None:
    """Lay the same table once more, everybody one seat further; whoever has an heir's secret is there."""
    laid = log.TableLaid(
        game=old.laid.game,
        options=old.laid.options,
        seats=old.laid.seats,
        host=keys.digest(host),
        watch=keys.digest(watch),
        public=old.laid.public,
        take_backs=old.laid.take_backs,
        days_per_move=old.laid.days_per_move,
        practice=old.laid.practice,
        pace=old.laid.pace,
        rematch_of=old.code,
        crew=old.laid.crew,
    )
    laid = _sealed(laid, await seals.fresh(rooms, old.game, old.laid.options))
    entries: list[log.Entry] = [laid]
    for seat, place in enumerate(old.places):
        if place.kind == "person":
            entries.append(_sits_again(next_seat(old, seat), place, heirs))
        elif place.kind == "bot":
            entries.append(log.BotSat(next_seat(old, seat), place.level, place.player))
    if heirs:
        entries.append(_started(rooms, laid))
    await rooms.lay(code, entries)


def _sits_again(seat: int, place: Place, heirs: Mapping[int, str]) -> log.SatDown:
    """A person at the next table: already with a key, or with the seat kept until it is claimed."""
    if seat not in heirs:
        return log.SatDown(seat, place.player, "", place.guest)
    return log.SatDown(seat, place.player, keys.digest(heirs[seat]), place.guest, ready=True)


async def _is_there(rooms: Rooms, code: str) -> bool:
    """Tell whether there is such a table; one that nobody came to may be forgotten by now."""
    try:
        await rooms.room(code)
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


async def claim_rematch(rooms: Rooms, room: Room, key: keys.Key, base_url: str) -> SeatKey:
    """Turn the key of a seat into the key of the same person's seat at the rematch, on any device."""
    old = room.table
    seat = commands.need_seat(commands.who_is(old, key))
    if not old.rematch:
        raise NotFound("rematch/none", "there is no rematch yet")
    new, secret = next_seat(old, seat), keys.heir(key.secret, old.rematch)
    next_room = await rooms.room(old.rematch)
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
