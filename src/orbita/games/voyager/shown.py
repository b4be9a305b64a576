"""The view in names, for whoever does not know the engine: a browser, a program, a log.

A space is `ring/number`, counted counter-clockwise from the dividing line; bodies, cards and all the rest
go by their ids, which the catalogue explains.
"""

from typing import Final, Literal, TypeAlias, get_args

import msgspec

from orbita.core.flat import Cells
from orbita.games.voyager import moves
from orbita.games.voyager.content.read import box_for
from orbita.games.voyager.notation import ids, place_text, space_text
from orbita.games.voyager.options import Options
from orbita.games.voyager.outlook.look import outlook
from orbita.games.voyager.outlook.roll import RollShown, roll_shown
from orbita.games.voyager.outlook.types import Outlook
from orbita.games.voyager.refusals import price_of
from orbita.games.voyager.rules import end, movement
from orbita.games.voyager.rules.conditions import reached
from orbita.games.voyager.sample import open_table
from orbita.games.voyager.state import (
    CONDITION_SIZE,
    HOTEL,
    NOBODY,
    NOWHERE,
    ON_BODY,
    OVER,
    Box,
    State,
)
from orbita.games.voyager.view import SeatView, View
from orbita.games.voyager.vocabulary import DECKS, EFFECTS, MISSIONS_DONE, SOURCES, TALLIES

Stage: TypeAlias = Literal["choose", "keep", "start", "act", "raise", "attack", "defend", "tidy", "over"]
Building: TypeAlias = Literal["hotel", "base"]
STAGES: Final[tuple[Stage, ...]] = get_args(Stage)


class RingShown(msgspec.Struct, frozen=True):
    """A ring, from the Sun outwards, and the roll needed by a rocket in space there at the end of a turn."""

    id: str
    spaces: tuple[str, ...]
    danger: int | None


class BodyShown(msgspec.Struct, frozen=True):
    """A body: where it is now, what landing on it takes (null: nobody can) and gives, what stands on it."""

    id: str
    space: str
    landing: int | None
    stars: int
    owner: int | None
    building: Building | None


class RocketShown(msgspec.Struct, frozen=True):
    """A rocket: its space, and the body it stands on unless it flies."""

    space: str
    body: str | None


class SeatShown(msgspec.Struct, frozen=True):
    """What lies openly in front of a seat."""

    agency: str | None
    coins: int
    points: int
    earned: dict[str, int]  # points by source
    rocket: RocketShown | None
    technologies: dict[str, int]  # level by technology
    buildings: dict[str, Building]  # by body
    landed: tuple[str, ...]  # bodies
    cards: dict[str, int]  # in hand, by deck
    missions: int  # not played yet
    missions_done: int
    achievements: tuple[str, ...]
    tally: dict[str, int]  # what conditions may count


class NeedShown(msgspec.Struct, frozen=True):
    """How far one condition of a card is met, in the order of its catalogue entry."""

    reached: int
    needed: int


class MissionShown(msgspec.Struct, frozen=True):
    """A mission of one's own."""

    id: str
    needs: tuple[NeedShown, ...]


class AchievementShown(msgspec.Struct, frozen=True):
    """An open card: who has it, and how far every seat is."""

    id: str
    owner: int | None
    needs: tuple[tuple[NeedShown, ...], ...]  # by seat


class DeckShown(msgspec.Struct, frozen=True):
    """A deck: cards left, cards discarded, and how many stay in a hand at the end of a turn."""

    id: str
    left: int
    discarded: tuple[str, ...]
    hand_limit: int


class TermsShown(msgspec.Struct, frozen=True):
    """What the seat whose turn it is pays for its actions, in coins, and how many spaces it moves at once."""

    technology: int
    rocket: int
    launch: int
    building: int
    move_spaces: int


class Shown(msgspec.Struct, frozen=True):
    """The table as one seat (null: a spectator) sees it."""

    seat: int | None
    options: Options
    stage: Stage
    round: int  # from 1
    last_round: int
    goal: int
    first: int  # who begins a round
    turn: int
    asked: int | None  # null: the game is over
    actions_left: int
    rings_turn_after: int  # whose turn ends the round
    last: int | None  # who reached the goal: everybody else has one more turn
    last_turns: tuple[int, ...]  # then: who still has one, in order, the present one included
    ending: str | None  # why: `goal-reached` or `last-round`
    rings: tuple[RingShown, ...]
    bodies: tuple[BodyShown, ...]
    seats: tuple[SeatShown, ...]
    hand: tuple[str, ...]  # one's own cards, research first; one held twice stands twice
    missions: tuple[MissionShown, ...]  # one's own
    mission_points: int  # for each mission
    achievements: tuple[AchievementShown, ...]
    decks: tuple[DeckShown, ...]
    revealed: tuple[str, ...]  # missions played
    roll: RollShown | None
    helps: dict[str, int]  # what cards played this turn still give, by effect
    terms: TermsShown | None  # null before the seat has an agency
    outlook: Outlook | None  # null for spectators, at the set-up and at the end


def shown(view: View) -> Shown:
    """Put a view into names."""
    box, table = box_for(view.options), open_table(view)
    is_over = view.stage == OVER
    return Shown(
        seat=view.seat,
        options=view.options,
        stage=STAGES[view.stage],
        round=view.round + 1,
        last_round=box.last_round,
        goal=box.goal,
        first=view.first,
        turn=view.turn,
        asked=None if is_over else view.asked,
        actions_left=view.actions_left,
        rings_turn_after=(view.first - 1) % len(view.seats),
        last=somebody(view.last),
        last_turns=() if is_over else last_turns(view),
        ending=end.reason(table) if is_over else None,
        rings=rings_shown(box),
        bodies=tuple(body_shown(view, box, body) for body in range(box.bodies)),
        seats=tuple(seat_shown(view, box, seat) for seat in range(len(view.seats))),
        hand=counted(ids(box, "card"), view.hand),
        missions=missions_shown(view, table),
        mission_points=len(view.seats),
        achievements=achievements_shown(view, table),
        decks=tuple(deck_shown(view, box, deck) for deck in range(len(DECKS))),
        revealed=counted(ids(box, "mission"), view.revealed),
        roll=roll_shown(view, box),
        helps={name: amount for name, amount in zip(EFFECTS, view.helps, strict=True) if amount},
        terms=terms_shown(table),
        outlook=outlook(view),
    )


def somebody(seat: int) -> int | None:
    """A seat, or null for nobody."""
    return None if seat == NOBODY else seat


def last_turns(view: View) -> tuple[int, ...]:
    """Whose turns are left once the goal is reached: up to whoever reached it, who has none."""
    if view.last == NOBODY:
        return ()
    seats = len(view.seats)
    first = view.turn + 1 if view.turn == view.last else view.turn
    return tuple((first + n) % seats for n in range((view.last - first) % seats))


def counted(names: tuple[str, ...], amounts: tuple[int, ...]) -> tuple[str, ...]:
    """Names as often as they are counted; none where nothing was counted."""
    return tuple(name for name, amount in zip(names, amounts, strict=False) for _ in range(amount))


def rings_shown(box: Box) -> tuple[RingShown, ...]:
    """The rings with the names of their spaces."""
    return tuple(
        RingShown(
            id=ring.id,
            spaces=tuple(f"{ring.id}/{number}" for number in range(ring.spaces)),
            danger=ring.danger or None,
        )
        for ring in box.pack.rings
    )


def body_shown(view: View, box: Box, body: int) -> BodyShown:
    """One body."""
    printed = box.pack.bodies[body]
    return BodyShown(
        id=printed.id,
        space=space_text(box, view.bodies[body]),
        landing=printed.landing or None,
        stars=printed.stars,
        owner=somebody(view.owners[body]),
        building=building_shown(view, body),
    )


def building_shown(view: View, body: int) -> Building | None:
    """What stands on a body."""
    if view.owners[body] == NOBODY:
        return None
    return "hotel" if view.buildings[body] == HOTEL else "base"


def seat_shown(view: View, box: Box, seat: int) -> SeatShown:
    """One seat."""
    seen, bodies = view.seats[seat], ids(box, "body")
    kinds = {bodies[body]: building_shown(view, body) for body in range(box.bodies)}
    achievers = zip(ids(box, "achievement"), view.achievers, strict=True)
    return SeatShown(
        agency=None if seen.agency == NOBODY else ids(box, "agency")[seen.agency],
        coins=seen.coins,
        points=seen.points,
        earned=dict(zip(SOURCES, seen.earned, strict=True)),
        rocket=rocket_shown(view, box, seen),
        technologies=dict(zip(ids(box, "technology"), seen.levels, strict=True)),
        buildings={
            name: kind
            for (name, kind), owner in zip(kinds.items(), view.owners, strict=True)
            if kind is not None and owner == seat
        },
        landed=tuple(name for body, name in enumerate(bodies) if seen.landed >> body & 1),
        cards=dict(zip(DECKS, (seen.research, seen.exploration), strict=True)),
        missions=seen.missions,
        missions_done=seen.tally[MISSIONS_DONE],
        achievements=tuple(name for name, owner in achievers if owner == seat),
        tally=dict(zip(TALLIES, seen.tally, strict=True)),
    )


def rocket_shown(view: View, box: Box, seen: SeatView) -> RocketShown | None:
    """Where a seat's rocket is."""
    if seen.rocket == NOWHERE:
        return None
    if seen.rocket < ON_BODY:
        return RocketShown(space=space_text(box, seen.rocket), body=None)
    space = view.bodies[seen.rocket - ON_BODY]
    return RocketShown(space=space_text(box, space), body=place_text(box, seen.rocket))


def missions_shown(view: View, table: State) -> tuple[MissionShown, ...]:
    """One's own missions, with how far one is."""
    if view.seat is None:
        return ()
    names = ids(table.box, "mission")
    return tuple(
        MissionShown(id=names[mission], needs=needs_shown(table, view.seat, table.box.mission_from, mission))
        for mission, amount in enumerate(view.held)
        for _ in range(amount)
    )


def achievements_shown(view: View, table: State) -> tuple[AchievementShown, ...]:
    """The open cards, with how far everybody is."""
    starts = table.box.achievement_from
    return tuple(
        AchievementShown(
            id=name,
            owner=somebody(view.achievers[card]),
            needs=tuple(needs_shown(table, seat, starts, card) for seat in range(len(view.seats))),
        )
        for card, name in enumerate(ids(table.box, "achievement"))
    )


def needs_shown(table: State, seat: int, starts: Cells, card: int) -> tuple[NeedShown, ...]:
    """How far a seat is with every condition of a card."""
    conditions, found = table.box.conditions, []
    for at in range(starts[card] * CONDITION_SIZE, starts[card + 1] * CONDITION_SIZE, CONDITION_SIZE):
        kind, what, needed = conditions[at], conditions[at + 1], conditions[at + 2]
        found.append(NeedShown(reached=reached(table, seat, kind, what), needed=needed))
    return tuple(found)


def deck_shown(view: View, box: Box, deck: int) -> DeckShown:
    """One deck."""
    discarded = tuple(
        amount if box.deck_of[card] == deck else 0 for card, amount in enumerate(view.discarded)
    )
    return DeckShown(
        id=DECKS[deck],
        left=view.piles[deck],
        discarded=counted(ids(box, "card"), discarded),
        hand_limit=box.hand_limit[deck],
    )


def terms_shown(table: State) -> TermsShown | None:
    """Prices and moves with all that agency, technologies and cards change about them."""
    if table.agency[table.seat] == NOBODY:
        return None
    return TermsShown(
        technology=price_of(table, moves.DEVELOP),
        rocket=price_of(table, moves.ROCKET_AT + table.box.home),
        launch=price_of(table, moves.LAUNCH),
        building=price_of(table, moves.BUILD_HOTEL),
        move_spaces=movement.steps(table),
    )
