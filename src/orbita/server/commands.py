"""What may be asked of a table: each command checks and gives the entry to be logged, or refuses."""

from collections.abc import Collection, Mapping
from typing import Any, Final

import msgspec

from orbita.core.contract import CLOCK, NEVER, Game
from orbita.server import entries as log
from orbita.server import fairness, keys, plain
from orbita.server import protocol as wire
from orbita.server.errors import NoRight, NotFound, Refusal
from orbita.server.levels import check_level
from orbita.server.table import Table

GRACE: Final = 60_000  # ms somebody may be away before a bot may stand in
ASLEEP: Final = 5000  # ms the clock may be behind before we say that the server had been away


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


def need_not_over(table: Table) -> None:
    """After the end nobody takes a seat from anybody."""
    if table.phase == "over":
        raise Refusal("table/over", "the game is over")


def need_talk(table: Table) -> None:
    """Nothing in people's own words reaches others while the game forbids to talk."""
    if not table.may_talk():
        raise Refusal("comms/down", "communications are down: nobody hears you")


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
    """Sit down where the key leads, or take over the seat under another name; a new name is talk."""
    seat, name = need_seat(who), plain.nickname(nickname)
    if name != table.places[seat].player:
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
    if table.places[seat].kind == "bot" and table.phase != "lobby":
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
    return begin(table.game, table.options)


def begin(game: Game[Any], options: Any) -> log.GameStarted:
    """The start of a game under the installed rules, with a new secret seed."""
    return log.GameStarted(
        game.rules_version, game.content_hash(options), fairness.new_seed(), fairness.new_salt()
    )


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


def play_for(table: Table, seat: int, level: str, text: str, after: int, now: int) -> log.MovePlayed:
    """A bot's move, unless its seat was taken back while it thought."""
    if table.places[seat].bot != level:
        raise Refusal("seat/yours", "no bot plays here any more")
    return play(table, seat, text, after, now)


def moment(table: Table, now: int) -> int | None:
    """The game's time of a move, where it has a clock: not later than a tick that is due."""
    if not table.has_clock:
        return None
    time, wake_at = table.game_time(now), table.wake_at()
    return time if wake_at == NEVER else min(time, wake_at)


def tick(table: Table) -> log.MovePlayed:
    """The clock's own move, at its moment."""
    need_playing(table)
    assert table.match is not None
    wake_at = table.wake_at()
    if wake_at == NEVER:
        raise Refusal("clock/none", "no clock runs")
    return log.MovePlayed(CLOCK, table.game.notation.move_text(table.match.state, CLOCK, wake_at), wake_at)


def resume_clock(table: Table, now: int) -> log.ClockResumed:
    """After an absence the clock goes on from where it was, once."""
    if not is_behind(table, now):
        raise Refusal("clock/in-time", "the clock is not behind")
    return log.ClockResumed(table.resumed_at())


def is_behind(table: Table, now: int) -> bool:
    """Tell whether the clock is so late that the server must have been away."""
    wake_at = table.wake_at()
    return wake_at != NEVER and table.game_time(now) - wake_at > ASLEEP


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


def propose(table: Table, seat: int, wish: wire.Propose, away: Mapping[int, int], now: int) -> log.WishMade:
    """Ask the table; bots agree to everything, and whose days are over is not waited for.

    `away` tells since when people are not connected.
    """
    need_playing(table)
    if table.proposal is not None:
        raise Refusal("wish/open", "another proposal waits for answers")
    unheard = {seat, *table.late(now), *table.stood_in_for()}
    if wish.wish == "take_back":
        check_take_back(table, wish.count)
        return log.WishMade(seat, wish.wish, voters(table, unheard), count=wish.count, tied=True)
    if wish.wish == "bot":
        check_stand_in(table, wish, away, now)
        unheard.update(gone(table, away, now))
        return log.WishMade(
            seat, wish.wish, voters(table, unheard), seat=wish.seat, level=wish.level, tied=True
        )
    return log.WishMade(seat, wish.wish, voters(table, unheard), tied=True)


def voters(table: Table, unheard: Collection[int]) -> tuple[int, ...]:
    """The people whose answer a proposal needs."""
    return tuple(seat for seat in table.held() if seat not in unheard)


def check_take_back(table: Table, count: int) -> None:
    """Refuse to take back what has passed: time, or moves there never were."""
    assert table.match is not None
    if not table.laid.take_backs:
        raise Refusal("wish/no-take-backs", "this table plays without take-backs")
    if table.has_clock:
        raise Refusal("wish/clocked", "in a game with a clock nothing is taken back")
    if not 1 <= count <= table.match.standing():
        raise Refusal("undo/nothing", "there are not so many moves to take back")


def check_stand_in(table: Table, wish: wire.Propose, away: Mapping[int, int], now: int) -> None:
    """A bot stands in with the player's consent, or after a grace that all can see.

    Whoever is away has a minute, at a slow table until the move's deadline.
    """
    check_seat(table, wish.seat)
    check_level(table.game.name, wish.level)
    if table.places[wish.seat].bot:
        raise Refusal("seat/bot", "a bot plays there already")
    if wish.seat not in away:
        return
    is_slow = table.laid.days_per_move > 0
    if wish.seat not in (table.late(now) if is_slow else gone(table, away, now)):
        until = table.deadline() if is_slow else away[wish.seat] + GRACE
        raise Refusal("bot/grace", "this player may still come back: wait a little", until=until)


def gone(table: Table, away: Mapping[int, int], now: int) -> tuple[int, ...]:
    """Who is away for so long that a stand-in is not waited for, neither for them nor for others."""
    deadline = table.deadline()
    return tuple(
        seat for seat, since in away.items() if (now > deadline if deadline else now >= since + GRACE)
    )


def come_back(table: Table, seat: int) -> log.CameBack:
    """Take the own seat back from the bot that stands in, or is asked to."""
    wish = table.proposal.made if table.proposal is not None else None
    is_asked_for = wish is not None and wish.wish == "bot" and wish.seat == seat
    if not table.places[seat].stand_in and not is_asked_for:
        raise Refusal("seat/yours", "no bot plays for you")
    return log.CameBack(seat)


def answer(table: Table, seat: int, agree: bool, to: int) -> log.WishAnswered:
    """Agree to what was shown, or not, once; who proposed it can only withdraw."""
    wish = table.proposal
    if wish is None or table.phase != "playing":
        raise Refusal("wish/none", "nothing is proposed")
    if wish.seq != to:
        raise Refusal("wish/another", "this is about another proposal: look again", seq=wish.seq)
    is_withdrawal = seat == wish.made.by and not agree
    if seat not in wish.waiting_for and not is_withdrawal:
        raise Refusal("wish/no-vote", "your answer is not needed")
    return log.WishAnswered(seat, agree)


def say(table: Table, seat: int, text: str) -> log.ChatSaid:
    """Chat, as plain text, where the game lets people talk."""
    need_talk(table)
    said = plain.clean(text, wire.MAX_CHAT)
    if not said:
        raise Refusal("chat/empty", "there is nothing to say")
    return log.ChatSaid(seat, said)


def mute(table: Table, seat: int, other: int, on: bool) -> log.SeatMuted:
    """Hear another seat no more, or again."""
    check_seat(table, other)
    return log.SeatMuted(seat, other, on)
