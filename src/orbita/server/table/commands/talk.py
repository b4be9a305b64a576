"""What people say and show to each other, whom they do not hear, and what they leave behind."""

from typing import Final

from orbita.core.contract import NEVER
from orbita.server.errors import Refusal
from orbita.server.socket import protocol as wire
from orbita.server.table import clean_text
from orbita.server.table import entries as log
from orbita.server.table.commands.rights import (
    check_seat,
    need_not_resigned,
    need_playing,
    need_started,
    need_talk,
)
from orbita.server.table.commands.timing import moment
from orbita.server.table.fold import Table
from orbita.server.table.leading import need_lead

MAX_SIGN: Final = 200  # letters


def say(table: Table, seat: int, text: str, now: int) -> log.ChatSaid:
    """Chat, as plain text, where the game lets people talk."""
    need_talk(table)
    said = clean_text.clean(text, wire.MAX_CHAT)
    if not said:
        raise Refusal("chat/empty", "there is nothing to say")
    return log.ChatSaid(seat, said, moment(table, now))


def give_sign(table: Table, seat: int, kind: wire.TalkKind, about: str, now: int) -> log.Talked:
    """Tell, ask, mark or point at something in the game's own notation, where the game lets people talk."""
    need_started(table)
    need_talk(table)
    if table.game.talk is None:
        raise Refusal("talk/none", "this game has no signs: use words")
    spoken = table.game.talk.read(len(table.places), kind, about[:MAX_SIGN])
    return log.Talked(seat, kind, spoken.about, spoken.key, moment(table, now))


def sign_for(table: Table, seat: int, level: str, kind: wire.TalkKind, about: str, now: int) -> log.Talked:
    """A bot's sign, unless its seat was taken back while it thought."""
    if table.places[seat].bot != level:
        raise Refusal("seat/yours", "no bot plays here any more")
    return give_sign(table, seat, kind, about, now)


def cue(table: Table, seat: int, film: wire.Film, leader: int | None) -> log.FilmCued:
    """Show all the film of what was planned, once it is carried out; anybody may stop it."""
    need_started(table)
    need_talk(table)
    if table.wake_at() != NEVER:
        raise Refusal("film/not-yet", "the film begins when the clock has run out")
    if film.playing:
        need_lead(table, seat, leader)
    return log.FilmCued(seat, film.turn, film.step, film.playing, film.rate)


def leave_order(table: Table, seat: int, text: str) -> log.OrderLeft:
    """Leave an order behind for when one is away, where the game knows orders; empty: none any more."""
    need_playing(table)
    need_not_resigned(table, seat)
    if table.game.orders is None:
        raise Refusal("order/none", "this game knows no orders: whoever is away is waited for")
    order = text.strip()[:MAX_SIGN]
    return log.OrderLeft(seat, table.game.orders.read(order) if order else "")


def mute(table: Table, seat: int, other: int, on: bool) -> log.SeatMuted:
    """Hear another seat no more, or again."""
    check_seat(table, other)
    return log.SeatMuted(seat, other, on)
