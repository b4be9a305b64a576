"""What a seat or a spectator is shown of a table. Secrets leave here and nowhere else: an allow-list."""

import itertools
from collections.abc import Iterator
from typing import Any, TypeAlias

import msgspec

from orbita.core.chance import Event
from orbita.core.contract import NEVER
from orbita.server import entries as log
from orbita.server import protocol as wire
from orbita.server.table import Past, Table

# Events of an entry in a language, as data and as sentences: alike for all who noticed the same ones.
Told: TypeAlias = dict[tuple[int, str, tuple[Event, ...]], tuple[tuple[dict[str, Any], ...], tuple[str, ...]]]


def info(table: Table) -> wire.TableInfo:
    """Everything about a table but the game; the seed only when the game is over."""
    is_revealed = table.phase == "over" and table.begun is not None
    return wire.TableInfo(
        table=table.code,
        game=table.game.name,
        rules=table.begun.rules if table.begun else table.game.rules_version,
        options=msgspec.to_builtins(table.options),
        phase=table.phase,
        seats=tuple(seat_info(table, seat) for seat in range(len(table.places))),
        public=table.laid.public,
        take_backs=table.laid.take_backs,
        days_per_move=table.laid.days_per_move,
        created=table.created,
        started=table.started,
        commitment=table.commitment(),
        seed=table.begun.seed if is_revealed and table.begun else "",
        salt=table.begun.salt if is_revealed and table.begun else "",
        proposal=proposal(table),
        rematch=table.rematch,
    )


def seat_info(table: Table, seat: int) -> wire.SeatInfo:
    """Who sits on a seat."""
    place = table.places[seat]
    return wire.SeatInfo(
        seat, table.game.seat_name(seat), place.kind, place.player, place.level, place.ready, place.stand_in
    )


def proposal(table: Table) -> wire.ProposalInfo | None:
    """What waits for answers."""
    wish = table.proposal
    if wish is None:
        return None
    made = wish.made
    return wire.ProposalInfo(
        seq=wish.seq,
        wish=made.wish,
        by=made.by,
        count=made.count,
        moves=table.last_movers(made.count),
        seat=made.seat,
        level=made.level,
        waiting_for=wish.waiting_for,
        agreed=wish.agreed,
    )


def outcome(table: Table, lang: str) -> wire.OutcomeInfo | None:
    """How the game ended."""
    if table.ending:
        return wire.OutcomeInfo((), (), table.ending, "")
    ended = table.match.outcome() if table.match else None
    if ended is None:
        return None
    return wire.OutcomeInfo(ended.scores, ended.winners, ended.reason, table.game.texts.outcome(ended, lang))


def view(table: Table, seat: int | None) -> Any:
    """The game as a seat sees it."""
    assert table.match is not None
    return table.game.view(table.match.state, seat)


def position(table: Table, seat: int | None, lang: str, effects: bool, now: int) -> wire.Position | None:
    """The game, what this seat may do, and the time."""
    if table.match is None:
        return None
    seen = view(table, seat)
    return wire.Position(
        view=msgspec.Raw(msgspec.json.encode(seen)),
        awaited=table.awaited(),
        choices=choices(table, seat, seen, lang, effects),
        undo=0 if seat is None else table.undo_limit(seat),
        clock=clock(table, now),
        deadline=table.deadline(),
        outcome=outcome(table, lang),
    )


def choices(table: Table, seat: int | None, seen: Any, lang: str, effects: bool) -> tuple[wire.Choice, ...]:
    """The legal moves, each with what it would do as far as its seat can know."""
    if seat is None or seat not in table.awaited() or table.match is None:
        return ()
    game, state = table.game, table.match.state
    texts = [game.notation.move_text(state, seat, move) for move in game.legal(state, seat)]
    if not effects:
        return tuple(wire.Choice(text, "", ()) for text in texts)
    return tuple(
        wire.Choice(text, game.texts.move(seen, text, lang), preview(table, seen, text)) for text in texts
    )


def preview(table: Table, seen: Any, text: str) -> tuple[dict[str, Any], ...]:
    """What a move would bring about, for the board, where the game offers it."""
    foresee = table.game.foresee
    return tuple(foresee(seen, text)) if foresee else ()


def clock(table: Table, now: int) -> wire.Clock | None:
    """The game's clock, if it has one that still runs; not when it next matters, that is the future."""
    return None if table.wake_at() == NEVER else wire.Clock(now, table.game_time(now))


def items(
    table: Table, seat: int | None, since: int, lang: str, known: Told | None = None
) -> tuple[wire.Item, ...]:
    """What happened after `since`, as a seat noticed it; the oldest may be forgotten."""
    known = {} if known is None else known
    news = list(itertools.takewhile(lambda past: past.seq > since, reversed(table.past)))
    return tuple(item for past in reversed(news) for item in _items_of(table, past, seat, lang, known))


def _items_of(table: Table, past: Past, seat: int | None, lang: str, known: Told) -> Iterator[wire.Item]:
    """One entry as a seat notices it."""
    seq, at, entry = past.seq, past.at, past.entry
    match entry:
        case log.MovePlayed():
            yield from _moved(table, past, entry, seat, lang, known)
        case log.ChatSaid():
            if seat is None or entry.seat not in table.places[seat].muted:
                yield wire.Said(seq, at, entry.seat, entry.text)
        case log.SatDown():
            yield wire.SeatChanged(seq, at, entry.seat, "sat", entry.player, False)
        case log.LeftSeat(kicked=kicked):
            yield wire.SeatChanged(seq, at, entry.seat, "kicked" if kicked else "left", "", kicked)
        case log.BotSat():
            yield wire.SeatChanged(seq, at, entry.seat, "bot", entry.level, True)
        case log.LinkRenewed():
            yield wire.SeatChanged(seq, at, entry.seat, "link", "", entry.by_host)
        case log.CameBack():
            yield wire.SeatChanged(seq, at, entry.seat, "back", "", False)
        case log.GameStarted():
            yield wire.Started(seq, at, table.commitment())
        case log.WishMade():
            yield wire.Proposed(seq, at, entry.by, entry.wish)
        case log.WishAnswered():
            yield wire.Answered(seq, at, entry.seat, entry.agree, past.carried is not None)
    if past.carried is not None and past.carried.wish == "bot":
        yield wire.SeatChanged(seq, at, past.carried.seat, "stand_in", past.carried.level, False)


def _moved(
    table: Table, past: Past, entry: log.MovePlayed, seat: int | None, lang: str, known: Told
) -> Iterator[wire.Item]:
    """A move: its notation to the seat that made it, its events to whom they reach."""
    if entry.move.startswith("undo "):
        yield wire.TakenBack(past.seq, past.at, entry.seat, int(entry.move.split()[1]))
        return
    seen = tuple(event for event in (table.game.seen_by(event, seat) for event in past.events) if event)
    if (past.seq, lang, seen) not in known:
        known[past.seq, lang, seen] = _tell(table, past, seen, lang)
    events, texts = known[past.seq, lang, seen]
    own = entry.move if entry.seat == seat else ""
    yield wire.Moved(past.seq, past.at, entry.seat, own, events, texts)


def _tell(
    table: Table, past: Past, seen: tuple[Event, ...], lang: str
) -> tuple[tuple[dict[str, Any], ...], tuple[str, ...]]:
    """Events as data and as sentences."""
    events = tuple(table.game.event_data(past.state, event) for event in seen)
    texts = [table.game.texts.event(data, lang) for data in events]
    return events, tuple(text for text in texts if text)
