"""What a guest's key finds again: the seats it took, and their keys, the same ones on every device."""

import contextlib

from orbita.server.errors import Refusal
from orbita.server.http.bodies import TableKeys
from orbita.server.rooms.room import Room
from orbita.server.table import entries as log
from orbita.server.table import keys
from orbita.server.table.fold import Table


class _NotNeeded(Refusal):
    """Another device of the same guest was faster, or the seat is not the guest's any more."""


def seats_of(table: Table, guest: keys.Guest) -> tuple[int, ...]:
    """The seats a guest took, those of others at the same screen included; none that were given back."""
    return tuple(seat for seat, place in enumerate(table.places) if place.guest == guest.hashed)


async def find_keys(room: Room, guest: keys.Guest) -> TableKeys:
    """All keys of a guest at a table; empty where there is none."""
    for seat in seats_of(room.table, guest):
        if not _opens(room.table, guest, seat):
            with contextlib.suppress(_NotNeeded):
                await room.submit(lambda table, seat=seat: _renewed(table, guest, seat))  # type: ignore[misc]
    table = room.table
    return TableKeys(
        table=table.code,
        host=_key_if(table, guest, keys.HOST, table.laid.host),
        watch=_key_if(table, guest, keys.WATCH, table.laid.watch),
        seats={
            str(seat): str(_seat_key(table, guest, seat))
            for seat in seats_of(table, guest)
            if _opens(table, guest, seat)
        },
        phase=table.phase,
    )


def _seat_key(table: Table, guest: keys.Guest, seat: int, more: int = 0) -> keys.Key:
    """The guest's key of a seat as things stand, or after more changes."""
    role = str(seat)
    return keys.Key(table.code, role, guest.secret_for(table.code, role, table.key_changes[seat] + more))


def _opens(table: Table, guest: keys.Guest, seat: int) -> bool:
    """Tell whether the key that the guest's devices find is the one the seat has."""
    return keys.is_secret_of(_seat_key(table, guest, seat).secret, table.places[seat].secret)


def _renewed(table: Table, guest: keys.Guest, seat: int) -> log.LinkRenewed:
    """The seat had a link from somebody else, or a new one: its owner gets a key that all devices find."""
    if seat not in seats_of(table, guest) or _opens(table, guest, seat):
        raise _NotNeeded("key/not-needed", "this seat needs no other key")
    return log.LinkRenewed(seat, keys.digest(_seat_key(table, guest, seat, more=1).secret))


def _key_if(table: Table, guest: keys.Guest, role: str, stored: str) -> str:
    """The key of the host or to watch, if the table was laid with this guest's key."""
    key = keys.Key(table.code, role, guest.secret_for(table.code, role))
    return str(key) if keys.is_secret_of(key.secret, stored) else ""
