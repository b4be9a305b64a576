"""Whom a key speaks for, and what they may do as the table stands."""

import msgspec

from orbita.server.errors import NoRight, NotFound, Refusal
from orbita.server.table import keys
from orbita.server.table.fold import Table


class Who(msgspec.Struct, frozen=True):
    """Whom a key speaks for at a table: a seat, the host, or a spectator."""

    seat: int | None = None
    is_host: bool = False
    secret: str = ""  # the hash of the secret it came with


def who_is(table: Table, key: keys.Key) -> Who:
    """Tell whom a key speaks for, if it opens this table."""
    stored = ""
    if key.role == keys.HOST:
        stored = table.laid.host
    elif key.role == keys.WATCH:
        stored = table.laid.watch
    elif key.seat is not None and key.seat < len(table.places):
        stored = table.places[key.seat].secret
    if key.table != table.code or not keys.is_secret_of(key.secret, stored):
        raise NoRight("key/not-valid", "this link does not work any more: ask the host for a new one")
    return Who(key.seat, key.role == keys.HOST, stored)


def who_looks(table: Table, key: keys.Key | None) -> Who:
    """Whose eyes these are; a public table may be watched without a key."""
    if key is None and table.laid.public:
        return Who()
    return who_is(table, key or keys.Key(table.code, keys.WATCH, "-"))


def need_seat(who: Who) -> int:
    """Only seats play and talk."""
    if who.seat is None:
        raise NoRight("seat/needed", "spectators only watch")
    return who.seat


def need_host(who: Who) -> None:
    """Only the host arranges the table."""
    if not who.is_host:
        raise NoRight("host/needed", "only the host can do this")


def check_seat(table: Table, seat: int) -> None:
    """Refuse a seat the table does not have."""
    if not 0 <= seat < len(table.places):
        raise NotFound("seat/unknown", f"this table has seats 0 to {len(table.places) - 1}", seat=seat)


def need_lobby(table: Table) -> None:
    """Some things are settled before the start."""
    if table.phase != "lobby":
        raise Refusal("table/started", "the game has already started")


def need_started(table: Table) -> None:
    """Before the start there is nothing on the table."""
    if table.phase == "lobby":
        raise Refusal("table/not-started", "the game has not started yet")


def need_playing(table: Table) -> None:
    """Say why no move can be made, if so."""
    need_started(table)
    if table.phase == "over":
        raise Refusal("table/over", "the game is over")
    if table.phase == "frozen":
        raise Refusal("table/frozen", "this game was played under other rules; it can be read, not continued")


def need_not_over(table: Table) -> None:
    """After the end nobody takes a seat from anybody."""
    if table.phase == "over":
        raise Refusal("table/over", "the game is over")


def need_open(table: Table, now: int) -> None:
    """Only of a game that is over all may be seen; of the day's that was given up, when the day is over."""
    if table.phase != "over":
        raise Refusal("record/not-over", "this is open when the game is over")
    if not table.is_open(now):
        raise Refusal("record/day-not-over", "the mission of the day was given up: it is open tomorrow")


def need_not_resigned(table: Table, seat: int) -> None:
    """Whoever has given up watches."""
    if table.places[seat].resigned:
        raise Refusal("seat/resigned", "this seat has given up: a bot plays on")


def need_talk(table: Table) -> None:
    """Nothing in people's own words reaches others while the game forbids to talk."""
    if not table.may_talk():
        raise Refusal("comms/down", "communications are down: nobody hears you")
