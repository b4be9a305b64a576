"""The digest: what happened since somebody last looked, made of what they noticed and nothing else."""

from collections.abc import Iterator, Sequence

from orbita.core.offers import Noticed
from orbita.games.voyager.content.read import box_for
from orbita.games.voyager.notation import BUILDINGS, ids
from orbita.games.voyager.outlook.reach import Flight, worlds_shown
from orbita.games.voyager.outlook.table import known_table, whole_turn
from orbita.games.voyager.state import ATTACK, DEFEND, NO_BUILDING, OVER, START
from orbita.games.voyager.texts.digest import Teller
from orbita.games.voyager.tools.deeds import Deed, Reader, Turn
from orbita.games.voyager.tools.digest_types import (
    Digest,
    DigestDeed,
    DigestGone,
    DigestIncome,
    DigestReach,
    DigestTurn,
)
from orbita.games.voyager.view import View


def digest(
    before: View | None, after: View, moves: Sequence[Noticed], lang: str, names: Sequence[str]
) -> Digest:
    """Put together what lies between two views of one seat, or of a spectator."""
    me = after.seat
    read = reader(before).read(moves)
    tell = Teller(box_for(after.options).pack, lang, names)
    deeds = [deed for turn in read.turns for deed in turn.deeds]
    return Digest(
        to_me=tuple(told(deed, tell.to_me(deed)) for deed in deeds if is_done_to(deed, me)),
        turns=tuple(turn_told(turn, tell) for turn in read.turns if turn.seqs),
        rotations=read.rotations,
        income=None if me is None else income([turn for turn in read.turns if turn.seat == me], tell),
        reach=tuple(reach(before, after, tell)),
        gone=tuple(gone(deeds, me, tell)),
    )


def reader(before: View | None) -> Reader:
    """Begin where somebody last looked: whose turn it was, what stood where, which rolls were open."""
    if before is None or before.stage <= START:
        return Reader(None, 0, {}, {})
    bodies = ids(box_for(before.options), "body")
    standing = zip(bodies, before.buildings, strict=True)
    buildings = {body: BUILDINGS[kind] for body, kind in standing if kind != NO_BUILDING}
    return Reader(before.turn, before.round + 1, buildings, open_rolls(before))


def open_rolls(before: View) -> dict[int, int]:
    """What both sides of a takeover under way have so far, by seat."""
    if before.stage not in (ATTACK, DEFEND):
        return {}
    return {before.turn: before.roll, before.owners[before.body]: before.reply}


def is_done_to(deed: Deed, me: int | None) -> bool:
    """Tell whether somebody else did it to whoever reads."""
    if me is None:
        return False
    if deed.kind == "coins":
        return deed.seat == me
    return deed.kind in ("take", "hold") and deed.values["other"] == me


def turn_told(turn: Turn, tell: Teller) -> DigestTurn:
    """One turn, in one paragraph."""
    return DigestTurn(
        seat=turn.seat,
        round=turn.round,
        entries=(turn.seqs[0], turn.seqs[-1]),
        text=tell.turn(turn, turn.deeds),
        deeds=tuple(told(deed, tell.deed(deed)) for deed in turn.deeds),
        points=turn.points,
    )


def told(deed: Deed, text: str) -> DigestDeed:
    """A deed as data, with its words."""
    values = deed.values
    return DigestDeed(
        kind=deed.kind,
        seat=deed.seat,
        entries=tuple(deed.seqs),
        text=text,
        body=values.get("body"),
        place=values.get("place") or values.get("to"),
        other=values.get("other"),
        building=values.get("building"),
        attack=values.get("attack"),
        defence=values.get("defence"),
        agency=values.get("agency"),
        technology=values.get("technology"),
        level=values.get("level"),
        mission=values.get("mission"),
        achievement=values.get("achievement"),
        cards=tuple(deed.cards),
        count=deed.count,
        points=deed.points,
        ordered=deed.is_ordered,
    )


def income(turns: Sequence[Turn], tell: Teller) -> DigestIncome | None:
    """What the own turns began with."""
    coins = sum(turn.coins for turn in turns)
    cards = [card for turn in turns for card in turn.drawn if card is not None]
    return DigestIncome(coins, tuple(cards), tell.income(coins, len(cards))) if coins or cards else None


def reach(before: View | None, after: View, tell: Teller) -> Iterator[DigestReach]:
    """Worlds that came within reach of a turn: the rings have turned, or the rocket is elsewhere."""
    if before is None or not is_playing(before) or not is_playing(after):
        return
    known = in_reach(before)
    for body in in_reach(after):
        if body not in known:
            yield DigestReach(body, tell.reach(body))


def is_playing(view: View) -> bool:
    """Tell whether a seat looks, between the set-up and the end."""
    return view.seat is not None and START < view.stage < OVER


def in_reach(view: View) -> tuple[str, ...]:
    """The worlds that a whole turn could land on."""
    assert view.seat is not None
    s = whole_turn(known_table(view, view.seat), view.seat)
    return tuple(world.id for world in worlds_shown(s, Flight(s)) if world.is_in_reach)


def gone(deeds: Sequence[Deed], me: int | None, tell: Teller) -> Iterator[DigestGone]:
    """Achievements others have taken."""
    for deed in deeds:
        if deed.kind == "achievement" and deed.seat != me:
            yield DigestGone(deed.values["achievement"], deed.seat, tell.gone(deed))
