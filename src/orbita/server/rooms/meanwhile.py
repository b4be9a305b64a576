"""What happened while somebody was away: the moves that stand since an entry, put together by the game."""

from collections.abc import Iterable
from typing import Any, NamedTuple

import msgspec

from orbita.core.contract import Game
from orbita.core.offers import Noticed
from orbita.registry import GAMES
from orbita.server.errors import NotFound, Refusal
from orbita.server.http.told import Digest
from orbita.server.store.interface import Row
from orbita.server.table import commands, show
from orbita.server.table import entries as log
from orbita.server.table.endings import names
from orbita.server.table.fold import Table
from orbita.server.table.pieces import Past


class Absence(NamedTuple):
    """Since which entry, up to which, seen by whom, told in which language."""

    code: str
    since: int
    seq: int
    seat: int | None
    lang: str


def absence(table: Table, seat: int | None, since: int, lang: str) -> Absence:
    """What is asked for, of a game that has begun and can tell it."""
    if table.game.digest is None:
        raise NotFound("game/no-digest", "this game is told entry by entry")
    commands.need_started(table)
    if table.match is None:
        raise Refusal("table/frozen", "this game was played under other rules; it can be read, not continued")
    return Absence(table.code, min(max(since, 0), table.seq), table.seq, seat, lang)


def meanwhile(raw: bytes, wanted: Absence) -> bytes:
    """What a worker does: fold the log, and let the game tell what this seat noticed behind an entry."""
    table = Table(wanted.code, GAMES)
    before, since_at = None, 0
    news: list[Past] = []
    for row in msgspec.msgpack.decode(raw, type=list[Row]):
        table.apply(row.seq, row.at, log.read_entry(row.body))
        if row.seq > wanted.since:
            news.append(table.past[-1])
        elif row.seq == wanted.since:
            since_at = row.at
            before = table.game.view(table.match.state, wanted.seat) if table.match else None
    return msgspec.json.encode(told(table, before, since_at, news, wanted))


def told(table: Table, before: Any, since_at: int, news: Iterable[Past], wanted: Absence) -> Digest:
    """What the game makes of the entries since, for a seat; `before` is what it saw then."""
    moves, undone = standing(table.game, news, wanted.seat)
    assert table.game.digest is not None
    after = show.view(table, wanted.seat)
    given = table.game.digest.tell(before, after, moves, wanted.lang, names(table, wanted.lang))
    return Digest(wanted.since, wanted.seq, since_at, undone, msgspec.Raw(msgspec.json.encode(given)))


def standing(game: Game[Any], news: Iterable[Past], seat: int | None) -> tuple[list[Noticed], int]:
    """The moves that stand, as a seat noticed them, and how many from before were taken back."""
    moves: list[Noticed] = []
    undone = 0
    for past in news:
        count = _taken_back(past)
        undone += max(0, count - len(moves))
        del moves[max(0, len(moves) - count) :]
        moves += _noticed(game, past, seat)
    return moves, undone


def _taken_back(past: Past) -> int:
    """How many moves do not stand any more because of an entry."""
    if isinstance(past.entry, log.MovesTakenBack):
        return past.entry.count
    if past.carried is not None and past.carried.wish == "take_back":
        return past.carried.count
    return 0


def _noticed(game: Game[Any], past: Past, seat: int | None) -> list[Noticed]:
    """The moves of an entry, each as a seat noticed it."""
    if not isinstance(past.entry, log.MovePlayed):
        return []
    return [
        Noticed(
            past.seq,
            past.entry.seat,
            tuple(
                game.event_data(one.state, event)
                for event in (game.seen_by(event, seat) for event in one.events)
                if event is not None
            ),
            past.entry.ordered and past.entry.seat == seat,
        )
        for one in past.happened
    ]
