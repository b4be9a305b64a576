"""Seats and who sits there, and the start."""

from typing import Any

from orbita.core.contract import Game
from orbita.server.errors import NoRight, Refusal
from orbita.server.socket import protocol as wire
from orbita.server.table import clean_text, fairness, keys
from orbita.server.table import entries as log
from orbita.server.table.casting import cast
from orbita.server.table.commands.rights import (
    Who,
    check_seat,
    need_host,
    need_lobby,
    need_not_over,
    need_not_resigned,
    need_seat,
    need_talk,
)
from orbita.server.table.fold import Table
from orbita.server.table.levels import check_level, first_choice
from orbita.server.table.timing import COUNT, RATES


def join(table: Table, nickname: str, wanted: int, secret: str, guest: str) -> log.SatDown:
    """Take an open seat before the start; one whose link was given to somebody is kept for them."""
    need_lobby(table)
    free = [seat for seat, place in enumerate(table.places) if place.kind == "open" and not place.secret]
    if wanted >= 0:
        check_seat(table, wanted)
        free = [seat for seat in free if seat == wanted]
    if not free:
        raise Refusal("seat/none-open", "no seat is open here")
    return log.SatDown(free[0], clean_text.nickname(nickname), keys.digest(secret), guest)


def sit(table: Table, who: Who, nickname: str, guest: str) -> log.SatDown:
    """Sit down where the key leads, or take over the seat under another name; a new name is talk."""
    seat, name = need_seat(who), clean_text.nickname(nickname)
    if name != table.places[seat].player:
        need_not_resigned(table, seat)
        need_talk(table)
    return log.SatDown(seat, name, table.places[seat].secret, guest)


def leave(table: Table, who: Who) -> log.LeftSeat:
    """Leave before the start."""
    need_lobby(table)
    return log.LeftSeat(need_seat(who))


def kick(table: Table, who: Who, seat: int) -> log.LeftSeat:
    """The host frees a seat until the end; its key opens nothing any more."""
    need_host(who)
    need_not_over(table)
    check_seat(table, seat)
    if (table.places[seat].kind == "bot" or table.places[seat].resigned) and table.phase != "lobby":
        raise Refusal("seat/bot", "a bot stays until the end")
    return log.LeftSeat(seat, kicked=True)


def renew_link(table: Table, who: Who, seat: int, secret: str) -> log.LinkRenewed:
    """The host, or who sits there, gets a new key for a seat; the old one opens nothing any more."""
    check_seat(table, seat)
    if not who.is_host and who.seat != seat:
        raise NoRight("host/needed", "only the host and the seat itself can renew its link")
    if who.is_host:
        need_not_over(table)  # an old seat's key claims the seat at the rematch, which may be another's
    if table.places[seat].kind == "bot":
        raise Refusal("seat/bot", "a bot has no link")
    return log.LinkRenewed(seat, keys.digest(secret), by_host=who.is_host)


def change_seat(table: Table, who: Who, seat: int, kind: str, level: str) -> log.BotSat | log.LeftSeat:
    """Before the start the host opens a seat or gives it to a bot."""
    need_host(who)
    need_lobby(table)
    check_seat(table, seat)
    if kind == "open":
        return log.LeftSeat(seat, kicked=table.places[seat].kind == "person")
    level = check_level(table.game.name, level or first_choice(table.game.name, table.game.is_shared))
    if table.places[seat].kind == "bot":
        return log.BotSat(seat, level, table.places[seat].player)
    return log.BotSat(seat, level, cast(table.game.name, table.code, seat, table.players()))


def set_ready(table: Table, who: Who, on: bool) -> log.SetReady:
    """Be ready, or not yet."""
    need_lobby(table)
    return log.SetReady(need_seat(who), on)


def start(table: Table, who: Who, clock_rate: float = 1.0) -> log.GameStarted:
    """The host starts when every seat is filled and everybody is ready."""
    need_host(who)
    need_lobby(table)
    still_open = [seat for seat, place in enumerate(table.places) if place.kind == "open"]
    if still_open:
        raise Refusal("start/seats-open", "there are open seats", seats=still_open)
    not_ready = [seat for seat, place in enumerate(table.places) if not place.ready]
    if not_ready:
        raise Refusal("start/not-ready", "not everybody is ready", seats=not_ready)
    return begin(table.game, table.options, table.laid.pace, clock_rate, table.laid.seed)


def begin(
    game: Game[Any], options: Any, pace: wire.Pace = "real", clock_rate: float = 1.0, seed: str = ""
) -> log.GameStarted:
    """The start of a game under the installed rules, with its set-up's seed or a new secret one.

    A clock begins after a count.
    """
    return log.GameStarted(
        rules=game.rules_version,
        content=game.content_hash(options),
        seed=seed or fairness.new_seed(),
        salt=fairness.new_salt(),
        count=0 if pace == "step" else round(COUNT / clock_rate),
        rate=RATES[pace] * clock_rate,
    )
