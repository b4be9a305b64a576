"""A table of Voyager at its first turn, for tests of what a table brings to a game of turns and secrets."""

from orbita.games.voyager.state import ACT, DEFEND, ON_BODY
from orbita.games.voyager.tools.orders import obey
from orbita.registry import GAMES
from orbita.server.table import commands

VOYAGER = GAMES["voyager"]


async def begun(club, *people, **wish):
    """Agencies dealt, missions kept, whoever starts with a technology has it."""
    keys, room = await club.lay(*people, game="voyager", options={"agencies": "dealt"}, **wish)
    while room.table.match.state.stage < ACT:
        (seat,) = room.table.awaited()
        await move(room, seat, legal(room, seat)[0])
    return keys, room


def legal(room, seat):
    """What a seat may do, in notation."""
    state = room.table.match.state
    return [VOYAGER.notation.move_text(state, seat, one) for one in VOYAGER.legal(state, seat)]


async def move(room, seat, text, now=0):
    """Make a move, past sockets and keys."""
    return await room.submit(lambda table: commands.play(table, seat, text, table.seq, now))


def played(room, seat):
    """The moves a seat has made that are in the record, taken back or not."""
    name = room.table.game.seat_name(seat)
    return [step.move for step in room.table.record().moves if step.seat == name]


async def to_defence(room, owner, is_wanted=lambda enough: True):
    """Play until a building of the owner's is attacked and its cards would (or would not) hold it."""
    for _ in range(3000):
        state = room.table.match.state
        (seat,) = room.table.awaited()
        texts = legal(room, seat)
        if state.stage == DEFEND and seat == owner:
            enough = obey(VOYAGER.view(state, owner), "hold 9")
            if is_wanted(() if enough == ("stand",) else enough):
                return
            await move(room, seat, "stand")
        elif state.stage != ACT:
            await move(room, seat, "stand" if "stand" in texts else texts[0])
        else:
            await move(room, seat, wish_of(state, seat, owner, texts))
    raise AssertionError("nobody was attacked so that it matters")


def wish_of(state, seat, owner, texts):
    """The owner builds on the Moon and draws cards; all others learn sabotage, land there and attack."""
    box = state.box
    bodies = [body.id for body in box.pack.bodies]
    moon = bodies.index("moon")
    is_owners = state.owner[moon] == owner
    sabotage = state.levels[
        seat * box.technologies + [one.id for one in box.pack.technologies].index("sabotage")
    ]
    may_go = seat == owner or (is_owners and sabotage >= 2)
    is_there = state.rocket[seat] == ON_BODY + moon
    wishes = ["takeover"] if seat != owner or not is_owners else []
    wishes += ["hotel"] if seat == owner else []
    wishes += ["develop sabotage"] if sabotage < 2 else []
    wishes += ["land moon"] if may_go else []
    wishes += ["launch"] if may_go and not is_there else []
    wishes += ["rocket earth"]
    wishes += ["research"] if seat == owner and is_owners else ["funds"]
    return next((wish for wish in wishes if wish in texts), "end")
