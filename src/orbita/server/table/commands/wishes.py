"""What needs the consent of others: to take back, to end, to let a bot stand in."""

from collections.abc import Collection, Mapping

from orbita.server.errors import Refusal
from orbita.server.socket import protocol as wire
from orbita.server.table import entries as log
from orbita.server.table.commands.rights import check_seat, need_not_resigned, need_playing
from orbita.server.table.fold import Table
from orbita.server.table.levels import check_level, usual


def propose(
    table: Table, seat: int, wish: wire.Propose, away: Mapping[int, int], now: int, leader: int | None = None
) -> log.WishMade:
    """Ask the table; bots agree to everything, and players whose time is up are not asked.

    `away` tells since when people are not connected. Against the clock whoever leads decides alone
    that a bot stands in for them.
    """
    need_playing(table)
    need_not_resigned(table, seat)
    if table.proposal is not None:
        raise Refusal("wish/open", "another proposal waits for answers")
    unheard = {seat, *table.late(now), *table.stood_in_for()}
    if wish.wish == "take_back":
        check_take_back(table, wish.count)
        return log.WishMade(seat, wish.wish, voters(table, unheard), count=wish.count, tied=True)
    if wish.wish == "bot":
        level = check_level(table.game.name, wish.level or usual(table.game.name, table.game.is_shared))
        check_stand_in(table, wish, away, now)
        missing = gone(table, away, now)
        is_settled = table.has_clock and seat == leader and wish.seat in missing
        asked = () if is_settled else voters(table, unheard.union(missing))
        return log.WishMade(seat, wish.wish, asked, seat=wish.seat, level=level, tied=True)
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

    Whoever is away has the table's grace, at a slow table until the move's deadline.
    """
    check_seat(table, wish.seat)
    if table.places[wish.seat].bot:
        raise Refusal("seat/bot", "a bot plays there already")
    if wish.seat not in away:
        return
    is_slow = table.laid.days_per_move > 0
    if wish.seat not in (table.late(now) if is_slow else gone(table, away, now)):
        seconds = table.grace() // 1000
        until = table.deadline() if is_slow else away[wish.seat] + table.grace()
        raise Refusal(
            "bot/grace",
            f"this player may still come back: a bot may stand in after {seconds} seconds, "
            "at a slow table after the deadline",
            until=until,
            seconds=seconds,
        )


def gone(table: Table, away: Mapping[int, int], now: int) -> tuple[int, ...]:
    """The seats away for so long that they need not agree to a stand-in, for themselves or for others."""
    deadline = table.deadline()
    return tuple(
        seat for seat, since in away.items() if (now > deadline if deadline else now >= since + table.grace())
    )


def come_back(table: Table, seat: int) -> log.CameBack:
    """Take one's seat back from the bot that stands in, or is asked to."""
    need_not_resigned(table, seat)
    wish = table.proposal.made if table.proposal is not None else None
    is_asked_for = wish is not None and wish.wish == "bot" and wish.seat == seat
    if not table.places[seat].stand_in and not is_asked_for:
        raise Refusal("seat/yours", "no bot plays for you")
    return log.CameBack(seat)


def answer(table: Table, seat: int, agree: bool, to: int) -> log.WishAnswered:
    """Agree to what was shown, or not, once; whoever proposed it can only withdraw."""
    wish = table.proposal
    if wish is None or table.phase != "playing":
        raise Refusal("wish/none", "the proposal is gone: somebody has moved, answered or withdrawn it")
    if wish.seq != to:
        raise Refusal("wish/another", "this is about another proposal: look again", seq=wish.seq)
    is_withdrawal = seat == wish.made.by and not agree
    if seat not in wish.waiting_for and not is_withdrawal:
        raise Refusal("wish/no-vote", "your answer is not needed")
    return log.WishAnswered(seat, agree)
