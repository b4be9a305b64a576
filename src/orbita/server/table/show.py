"""What a seat or a spectator is shown of a table. Secrets leave here and nowhere else: an allow-list."""

import itertools
from collections.abc import Iterable, Iterator, Mapping
from typing import Any, NamedTuple, TypeAlias

import msgspec

from orbita.core.chance import Event
from orbita.core.contract import CLOCK, NEVER, Game
from orbita.core.preview import Preview, Story
from orbita.server.socket import protocol as wire
from orbita.server.table import entries as log
from orbita.server.table.casting import about
from orbita.server.table.catalogues import content_of
from orbita.server.table.endings import names, names_of, outcome
from orbita.server.table.fold import Table
from orbita.server.table.pieces import Past
from orbita.server.table.take_backs import Reach, reach

# Events of an entry in a language, as data and as sentences: alike for all who noticed the same ones.
Seen: TypeAlias = tuple[tuple[Event, ...], ...]  # by move
Told: TypeAlias = dict[tuple[int, str, Seen], tuple[tuple[dict[str, Any], ...], tuple[str, ...]]]
# What each move, in notation, is certain to bring about, and each way it may go on.
Effects: TypeAlias = dict[str, tuple[Story, dict[str, Story]]]
Foreseen: TypeAlias = dict[int, Effects]  # by seat


class Wanted(NamedTuple):
    """What a reader asked for: the language, words and previews of moves, the game drawn as text."""

    lang: str = "en"
    effects: bool = True
    board: wire.Board = ""


def info(table: Table, now: int) -> wire.TableInfo:
    """Everything about a table but the game; the seed only when the game is over."""
    is_revealed = table.is_open(now) and table.begun is not None
    return wire.TableInfo(
        table=table.code,
        game=table.game.name,
        rules=table.begun.rules if table.begun else table.game.rules_version,
        content=content_of(table.game, table.options),
        options=msgspec.to_builtins(table.options),
        phase=table.phase,
        seats=tuple(seat_info(table, seat) for seat in range(len(table.places))),
        public=table.laid.public,
        take_backs=table.laid.take_backs,
        practice=table.laid.practice,
        days_per_move=table.laid.days_per_move,
        pace=table.laid.pace,
        grace=table.grace(),
        created=table.created,
        started=table.started,
        commitment=table.commitment(),
        seed=table.begun.seed if is_revealed and table.begun else "",
        salt=table.begun.salt if is_revealed and table.begun else "",
        proposal=proposal(table),
        rematch=table.rematch,
        sealed=table.laid.sealed,
        challenge=table.laid.challenge,
        crew=table.laid.crew,
        campaign=table.laid.campaign,
    )


def seat_info(table: Table, seat: int) -> wire.SeatInfo:
    """Who sits on a seat."""
    place = table.places[seat]
    return wire.SeatInfo(
        seat=seat,
        name=table.game.seat_name(seat),
        kind=place.kind,
        player=place.player,
        level=place.level,
        ready=place.ready,
        stand_in=place.stand_in,
        resigned=place.resigned,
        about=about(table.game.name, place.player) if place.kind == "bot" else {},
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


def view(table: Table, seat: int | None) -> Any:
    """The game as a seat sees it, as bots and texts know it; only what is `shown` of it leaves."""
    assert table.match is not None
    return table.game.view(table.match.state, seat)


def position(
    table: Table,
    seat: int | None,
    wanted: Wanted,
    now: int,
    known: Foreseen | None = None,
    leader: int | None = None,
) -> wire.Position | None:
    """The game, what this seat may do, and the time."""
    if table.match is None:
        return None
    seen = view(table, seat)
    back = Reach() if seat is None else reach(table, seat)
    return wire.Position(
        view=msgspec.Raw(msgspec.json.encode(table.game.shown(seen))),
        awaited=table.awaited(),
        choices=choices(table, seat, seen, wanted, {} if known is None else known, leader),
        made=0 if seat is None else len(table.made.get(seat, ())),
        undo=len(back.counts),
        undo_until=back.until,
        clock=clock(table, now),
        deadline=table.deadline(),
        outcome=outcome(table, wanted.lang),
        board=board(table.game, seen, wanted.lang, wanted.board),
        leader=leader,
        film=table.film,
        talk=tuple(sign for sign in table.talk.values() if hears(table, seat, sign.seat)),
        order=None if seat is None or table.game.orders is None else table.places[seat].order,
    )


def hears(table: Table, seat: int | None, other: int) -> bool:
    """Tell whether what another seat says reaches this one."""
    return seat is None or other not in table.places[seat].muted


def board(game: Game[Any], seen: Any, lang: str, wanted: wire.Board) -> str:
    """The game drawn as text, if that is wanted."""
    return game.texts.board(seen, lang, wanted == "colour") if wanted else ""


def choices(
    table: Table, seat: int | None, seen: Any, wanted: Wanted, known: Foreseen, leader: int | None
) -> tuple[wire.Choice, ...]:
    """The legal moves, each with what it would do as far as its seat can know.

    Those that are made for all are offered to whoever leads.
    """
    if seat is None or seat not in table.awaited() or table.match is None:
        return ()
    game, state = table.game, table.match.state
    may_lead = leader in (None, seat)
    moves = {
        game.notation.move_text(state, seat, move): move
        for move in game.legal(state, seat)
        if may_lead or not game.leads(state, move)
    }
    if not wanted.effects:
        return tuple(wire.Choice(text, "", "", ()) for text in moves)
    if seat not in known:
        known[seat] = foresee(game, seen, seat, moves)
    return in_words(game, seen, known[seat], wanted.lang, names(table, wanted.lang))


def foresee(game: Game[Any], seen: Any, seat: int, moves: Mapping[str, int]) -> Effects:
    """What moves, by their notation, are certain to bring about as far as a seat can know."""
    preview = Preview(game, seen, seat)
    return {text: (preview.foresee(move), preview.ways_on(move)) for text, move in moves.items()}


def in_words(
    game: Game[Any], seen: Any, effects: Effects, lang: str, people: tuple[str, ...]
) -> tuple[wire.Choice, ...]:
    """Moves as they are offered in a language."""

    def effect(text: str, foreseen: Story) -> str:
        return game.texts.effects(seen, text, foreseen, lang, people)

    return tuple(
        wire.Choice(
            text,
            game.texts.move(seen, text, lang),
            effect(text, foreseen),
            tuple(foreseen),
            tuple(wire.Way(way, effect(way, beyond), tuple(beyond)) for way, beyond in ways.items()),
        )
        for text, (foreseen, ways) in effects.items()
    )


def choice(table: Table, seat: int, move: int, lang: str) -> wire.Choice:
    """One legal move, in words."""
    assert table.match is not None
    game, seen = table.game, view(table, seat)
    text = game.notation.move_text(table.match.state, seat, move)
    foreseen = tuple(Preview(game, seen, seat).foresee(move))
    return wire.Choice(
        text, game.texts.move(seen, text, lang), game.texts.effects(seen, text, foreseen, lang), foreseen
    )


def clock(table: Table, now: int) -> wire.Clock | None:
    """The game's clock, if it has one that still runs; not when it next matters, that is the future."""
    if table.wake_at() == NEVER:
        return None
    timing = table.timing
    return wire.Clock(
        now=now,
        time=timing.time_at(now),
        rate=timing.speed,
        begins=timing.begins,
        paused=timing.is_held,
        pace=table.laid.pace,
        waiting=table.waited_for(),
    )


def items(
    table: Table, seat: int | None, since: int, lang: str, known: Told | None = None
) -> tuple[wire.Item, ...]:
    """What happened after `since`, as a seat noticed it; the oldest may be forgotten."""
    news = list(itertools.takewhile(lambda past: past.seq > since, reversed(table.past)))
    return told(table, reversed(news), seat, lang, {} if known is None else known)


def is_private(entry: log.Entry, seat: int | None) -> bool:
    """Tell whether an entry is another seat's own business, of which this one is told nothing at all."""
    match entry:
        case log.OrderLeft(seat=other) | log.SeatMuted(by=other):
            return other != seat
    return False


def told(
    table: Table, entries: Iterable[Past], seat: int | None, lang: str, known: Told
) -> tuple[wire.Item, ...]:
    """Entries as a seat noticed them."""
    return tuple(
        msgspec.structs.replace(item, time=past.time)
        for past in entries
        for item in _items_of(table, past, seat, lang, known)
    )


def _items_of(table: Table, past: Past, seat: int | None, lang: str, known: Told) -> Iterator[wire.Item]:
    """One entry as a seat notices it, with the names of its day."""
    seq, at, entry, who = past.seq, past.at, past.entry, past.players
    match entry:
        case log.MovePlayed():
            yield from _moved(table, past, entry, seat, lang, known)
        case log.MovesTakenBack():
            yield wire.TakenBack(seq, at, entry.seat, who[entry.seat], entry.count, past.movers)
        case log.ChatSaid():
            if hears(table, seat, entry.seat):
                yield wire.Said(seq, at, entry.seat, who[entry.seat], entry.text)
        case log.Talked():
            if hears(table, seat, entry.seat):
                yield _talked(table, past, entry, lang)
        case log.ClockPaused():
            yield wire.Paused(seq, at, entry.seat, who[entry.seat], True)
        case log.ClockResumed() if entry.seat != CLOCK:
            yield wire.Paused(seq, at, entry.seat, who[entry.seat], False)
        case log.SatDown():
            yield _changed(past, entry.seat, "sat", entry.player)
        case log.LeftSeat(kicked=kicked):
            yield _changed(past, entry.seat, "kicked" if kicked else "left", by_host=kicked)
        case log.BotSat():
            yield _changed(past, entry.seat, "bot", entry.level, by_host=True)
        case log.LinkRenewed():
            yield _changed(past, entry.seat, "link", by_host=entry.by_host)
        case log.CameBack():
            yield _changed(past, entry.seat, "back")
        case log.SeatResigned():
            yield wire.Resigned(seq, at, entry.seat, who[entry.seat], entry.level)
        case log.GameStarted():
            yield wire.Started(seq, at, table.commitment())
        case log.WishMade():
            yield _proposed(past, entry)
        case log.WishAnswered() if past.wish is not None:
            is_carried = past.carried is not None
            wish, to = past.wish.made.wish, past.wish.seq
            yield wire.Answered(seq, at, entry.seat, who[entry.seat], entry.agree, is_carried, wish, to)
    if past.carried is not None and past.carried.wish == "bot":
        yield _changed(past, past.carried.seat, "stand_in", past.carried.level)


def _changed(
    past: Past, seat: int, change: wire.Change, player: str = "", *, by_host: bool = False
) -> wire.SeatChanged:
    """A seat changed hands, or its link."""
    return wire.SeatChanged(past.seq, past.at, seat, past.players[seat], change, player, by_host)


def _talked(table: Table, past: Past, entry: log.Talked, lang: str) -> wire.Talked:
    """A sign, and what it says under the names of its day."""
    text = entry.about
    if table.game.talk is not None:
        text = table.game.talk.text(entry.kind, entry.about, lang, names_of(table, past.players, lang))
    who = past.players[entry.seat]
    return wire.Talked(past.seq, past.at, entry.seat, who, entry.kind, entry.about, text)


def _proposed(past: Past, made: log.WishMade) -> wire.Proposed:
    """A seat asked the table."""
    return wire.Proposed(
        seq=past.seq,
        at=past.at,
        seat=made.by,
        who=past.players[made.by],
        wish=made.wish,
        count=made.count,
        moves=past.movers,
        target=made.seat,
        target_who=past.players[made.seat] if made.seat >= 0 else "",
        level=made.level,
    )


def _moved(
    table: Table, past: Past, entry: log.MovePlayed, seat: int | None, lang: str, known: Told
) -> Iterator[wire.Item]:
    """A move: its notation to the seat that made it, its events to whom they reach."""
    seen = tuple(
        tuple(event for event in (table.game.seen_by(event, seat) for event in one.events) if event)
        for one in past.happened
    )
    if (past.seq, lang, seen) not in known:
        known[past.seq, lang, seen] = _tell(table, past, seen, lang)
    events, texts = known[past.seq, lang, seen]
    is_own = entry.seat == seat
    own = ", ".join(entry.moves) if is_own else ""
    who = past.players[entry.seat] if entry.seat != CLOCK else ""
    yield wire.Moved(past.seq, past.at, entry.seat, who, own, events, texts, is_own and entry.ordered)


def _tell(
    table: Table, past: Past, seen: Seen, lang: str
) -> tuple[tuple[dict[str, Any], ...], tuple[str, ...]]:
    """Events as data and as sentences."""
    events = tuple(
        table.game.event_data(one.state, event)
        for one, noticed in zip(past.happened, seen, strict=True)
        for event in noticed
    )
    known = names_of(table, past.players, lang)
    texts = [table.game.texts.event(data, lang, known) for data in events]
    return events, tuple(text for text in texts if text)
