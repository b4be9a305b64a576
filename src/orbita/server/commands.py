"""What may be asked of a table: each command checks and gives the entry to be logged, or refuses."""

from collections.abc import Collection

import msgspec

from orbita.core.contract import NEVER
from orbita.server import entries as log
from orbita.server import fairness, keys, plain
from orbita.server import protocol as wire
from orbita.server.errors import NoRight, NotFound, Refusal
from orbita.server.levels import check_level
from orbita.server.table import Table


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
        raise NoRight("key/not-valid", "this link is not valid any more: ask the host for a new one")
    return Who(key.seat, key.role == keys.HOST, stored)


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


def need_playing(table: Table) -> None:
    """Say why no move can be made, if so."""
    if table.phase == "lobby":
        raise Refusal("table/not-started", "the game has not started yet")
    if table.phase == "over":
        raise Refusal("table/over", "the game is over")
    if table.phase == "frozen":
        raise Refusal("table/frozen", "this game was played under other rules; it can be read, not continued")


def join(table: Table, nickname: str, wanted: int, secret: str, guest: str) -> log.SatDown:
    """Take an open seat before the start; one whose link was given to somebody is kept for them."""
    need_lobby(table)
    free = [seat for seat, place in enumerate(table.places) if place.kind == "open" and not place.secret]
    if wanted >= 0:
        check_seat(table, wanted)
        free = [seat for seat in free if seat == wanted]
    if not free:
        raise Refusal("seat/none-open", "no seat is open here")
    return log.SatDown(free[0], plain.nickname(nickname), keys.digest(secret), guest)


def sit(table: Table, who: Who, nickname: str, guest: str) -> log.SatDown:
    """Sit down where the key leads, or take over the seat under another name."""
    seat = need_seat(who)
    return log.SatDown(seat, plain.nickname(nickname), table.places[seat].secret, guest)


def leave(table: Table, who: Who) -> log.LeftSeat:
    """Leave before the start."""
    need_lobby(table)
    return log.LeftSeat(need_seat(who))


def kick(table: Table, who: Who, seat: int) -> log.LeftSeat:
    """The host frees a seat; its key opens nothing any more."""
    need_host(who)
    check_seat(table, seat)
    if table.places[seat].kind == "bot" and table.phase != "lobby":
        raise Refusal("seat/bot", "a bot stays until the end")
    return log.LeftSeat(seat, kicked=True)


def renew_link(table: Table, who: Who, seat: int, secret: str) -> log.LinkRenewed:
    """The host, or who sits there, gets a new key for a seat; the old one opens nothing any more."""
    check_seat(table, seat)
    if not who.is_host and who.seat != seat:
        raise NoRight("host/needed", "only the host and the seat itself can renew its link")
    if table.places[seat].kind == "bot":
        raise Refusal("seat/bot", "a bot has no link")
    return log.LinkRenewed(seat, keys.digest(secret))


def change_seat(table: Table, who: Who, seat: int, kind: str, level: str) -> log.BotSat | log.LeftSeat:
    """Before the start the host opens a seat or gives it to a bot."""
    need_host(who)
    need_lobby(table)
    check_seat(table, seat)
    if kind == "open":
        return log.LeftSeat(seat)
    return log.BotSat(seat, check_level(table.game.name, level))


def set_ready(table: Table, who: Who, on: bool) -> log.SetReady:
    """Be ready, or not yet."""
    need_lobby(table)
    return log.SetReady(need_seat(who), on)


def start(table: Table, who: Who) -> log.GameStarted:
    """The host starts when every seat is filled and everybody is ready."""
    need_host(who)
    need_lobby(table)
    still_open = [seat for seat, place in enumerate(table.places) if place.kind == "open"]
    if still_open:
        raise Refusal("start/seats-open", "there are open seats", seats=still_open)
    not_ready = [seat for seat, place in enumerate(table.places) if not place.ready]
    if not_ready:
        raise Refusal("start/not-ready", "not everybody is ready", seats=not_ready)
    rules, content = table.game.rules_version, table.game.content_hash(table.options)
    return log.GameStarted(rules, content, fairness.new_seed(), fairness.new_salt())


def play(table: Table, seat: int, text: str, after: int, now: int) -> log.MovePlayed:
    """Make a move, once: if the seat has moved since the update it answers, it is refused."""
    if table.last_by_seat.get(seat, 0) > after:  # also where that very move has ended the game
        raise Refusal("move/already", "this seat has moved meanwhile", seq=table.last_by_seat[seat])
    need_playing(table)
    assert table.match is not None
    game, state = table.game, table.match.state
    move = game.notation.parse_move(state, seat, text[:200])
    refusal = game.why_not(state, seat, move)
    if refusal is not None:
        raise refusal
    return log.MovePlayed(seat, game.notation.move_text(state, seat, move), moment(table, now))


def moment(table: Table, now: int) -> int | None:
    """The game's time of a move, where it has a clock: not later than a tick that is due."""
    if not table.has_clock:
        return None
    time, wake_at = table.game_time(now), table.wake_at()
    return time if wake_at == NEVER else min(time, wake_at)


def note_outcome(table: Table) -> log.OutcomeNoted:
    """Write down how the game ended, once."""
    ended = table.match.outcome() if table.match else None
    if ended is None or table.noted is not None:
        raise Refusal("outcome/noted", "the outcome is noted already")
    return log.OutcomeNoted(ended)


def undo(table: Table, seat: int, count: int, now: int) -> log.MovePlayed:
    """Take back moves of the own unfinished turn, until something hidden was revealed."""
    need_playing(table)
    limit = table.undo_limit(seat)
    if not 1 <= count <= limit:
        raise Refusal(
            "undo/not-allowed", "nothing of this turn can be taken back: ask the table", limit=limit
        )
    return log.MovePlayed(seat, f"undo {count}", moment(table, now))


def propose(table: Table, seat: int, wish: wire.Propose, present: Collection[int], now: int) -> log.WishMade:
    """Ask the table; bots agree to everything, and whose days are over is not waited for."""
    need_playing(table)
    assert table.match is not None
    if table.wish is not None:
        raise Refusal("wish/open", "another proposal waits for answers")
    unheard = {seat, *table.late(now)}
    if wish.wish == "take_back":
        if not table.laid.take_backs:
            raise Refusal("wish/no-take-backs", "this table plays without take-backs")
        if not 1 <= wish.count <= table.match.standing():
            raise Refusal("undo/nothing", "there are not so many moves to take back")
    elif wish.wish == "bot":
        check_seat(table, wish.seat)
        check_level(table.game.name, wish.level)
        if table.places[wish.seat].kind == "bot":
            raise Refusal("seat/bot", "a bot sits there already")
        if wish.seat not in present:
            unheard.add(wish.seat)
    voters = tuple(person for person in table.persons() if person not in unheard)
    return log.WishMade(seat, wish.wish, voters, wish.count, wish.seat, wish.level)


def answer(table: Table, seat: int, agree: bool) -> log.WishAnswered:
    """Agree or not, once; who proposed it can only withdraw."""
    if table.wish is None:
        raise Refusal("wish/none", "nothing is proposed")
    is_withdrawal = seat == table.wish.made.by and not agree
    if seat not in table.wish.waiting_for and not is_withdrawal:
        raise Refusal("wish/no-vote", "your answer is not needed")
    return log.WishAnswered(seat, agree)


def say(table: Table, seat: int, text: str) -> log.ChatSaid:
    """Chat, as plain text."""
    said = plain.clean(text, wire.MAX_CHAT)
    if not said:
        raise Refusal("chat/empty", "there is nothing to say")
    return log.ChatSaid(seat, said)


def mute(table: Table, seat: int, other: int, on: bool) -> log.SeatMuted:
    """Hear another seat no more, or again."""
    check_seat(table, other)
    return log.SeatMuted(seat, other, on)
