"""Several moves in one message: all of them or none, once, and taken back as the moves they are."""

import pytest

from orbita.server.rooms.room import SNAPSHOT_EVERY
from orbita.server.rooms.rooms import Rooms
from orbita.server.socket import protocol as wire
from orbita.server.table.commands.moves import MOST
from tests.server.club import Club, code_of, open_club, run
from tests.server.test_leading import led, sit
from tests.server.voyaging import begun, legal, played


async def before_yellow(club, **wish):
    """A guardians table at which yellow is to place a fighter, then a mine."""
    laid, room = await club.lay("Ala", "Ola", **wish)
    ala, ola = [await club.client(key) for key in laid.seats.values()]
    await ala.play("place 10/3")
    assert room.table.awaited() == (1,)
    return laid, room, ala, ola


async def at_turn(club, *people, **wish):
    """A table of Voyager, and the client whose turn it is."""
    keys, room = await begun(club, *people, **wish)
    seat = room.table.match.state.seat
    return room, seat, await club.client(keys.seats[str(seat)])


def coins_and_actions(room):
    return list(room.table.match.state.coins), room.table.match.state.actions_left


def packed(room):
    return room.table.game.pack(room.table.match.state)


def test_several_moves_are_one_entry_with_one_answer_and_count_as_the_moves_they_are():
    async def work():
        async with open_club() as club:
            _, room, ala, ola = await before_yellow(club)
            ola.update()
            before = room.table.seq
            assert await ola.play("place 10/5, mine 6/1") == wire.Done(0, before + 1)
            assert played(room, 1) == ["place 10/5", "mine 6/1"]
            told = ola.update()
            (item,) = told.items
            assert item.move == "place 10/5, mine 6/1"
            assert [event["event"] for event in item.events][:2] == ["fighter_placed", "mine_placed"]
            assert told.position.made == 2
            (seen,) = [item for item in ala.update().items if isinstance(item, wire.Moved) and item.seat == 1]
            assert (seen.move, seen.events, seen.texts) == ("", item.events, item.texts)

    run(work())


@pytest.mark.parametrize(
    "text",
    [
        pytest.param("place 10/5, dance", id="no move at all"),
        pytest.param("place 10/5, place 10/4", id="not allowed any more"),
        pytest.param("place 10/5, mine 6/1, mine 6/2", id="somebody else's turn"),
        pytest.param("place 10/5,", id="nothing behind a comma"),
    ],
)
def test_if_one_is_refused_none_is_made(text):
    async def work():
        async with open_club() as club:
            _, room, _, ola = await before_yellow(club)
            before, state = room.table.seq, packed(room)
            assert isinstance(await ola.play(text), wire.Error)
            assert (room.table.seq, played(room, 1), packed(room)) == (before, [], state)
            assert len(await club.rooms.store.log(room.table.code)) == before

    run(work())


def test_sent_again_they_are_not_made_again():
    async def work():
        async with open_club() as club:
            _, room, _, ola = await before_yellow(club)
            play = wire.Play("place 10/5, mine 6/1", room.table.seq)
            done = await ola.send(play)
            again = await ola.send(play)
            assert (code_of(again), again.details["seq"]) == ("move/already", done.seq)
            for number in (0, 1):
                again = await ola.send(wire.Play("place 10/5", 0, number=number))
                assert (code_of(again), again.details["seq"]) == ("move/already", done.seq)
            assert code_of(await ola.send(wire.Play("shoot", 0, number=3))) == "move/out-of-order"

    run(work())


def test_they_are_taken_back_one_by_one():
    async def work():
        async with open_club() as club:
            room, _, client = await at_turn(club, "Ala", "Ola")
            seen = [coins_and_actions(room)]
            await client.play("funds")
            seen.append(coins_and_actions(room))
            await client.send(wire.Undo(1))
            await client.play("funds, funds")
            assert client.update().position.undo == 2
            await client.send(wire.Undo(1))
            assert (coins_and_actions(room), client.update().position.undo) == (seen[1], 1)
            await client.send(wire.Undo(1))
            assert coins_and_actions(room) == seen[0]

    run(work())


def test_whoever_reads_the_log_later_has_the_same_table():
    async def work():
        async with open_club() as club:
            room, _, client = await at_turn(club, "Ala", "Ola")
            await client.play("funds, funds")
            later = Club(Rooms(club.rooms.store, bot_pace=0.0))
            again = await later.rooms.room(room.table.code)
            assert packed(again) == packed(room)
            assert again.table.made == room.table.made
            assert again.table.hands == room.table.hands
            assert again.table.record() == room.table.record()

    run(work())


def test_a_snapshot_after_several_moves_is_as_good_as_the_log():
    async def work():
        async with open_club() as club:
            room, seat, client = await at_turn(club, "Ala", "Ola")
            while room.table.seq < SNAPSHOT_EVERY - 1:
                await client.send(wire.Say("hej"))
            await client.play("funds, funds")
            assert room.table.seq == SNAPSHOT_EVERY
            await room.keep()
            while await club.rooms.store.snapshot(room.table.code) is None:
                await client.send(wire.Say("hej"))
            later = Club(Rooms(club.rooms.store, bot_pace=0.0))
            again = await later.rooms.room(room.table.code)
            assert (packed(again), played(again, seat)) == (packed(room), played(room, seat))

    run(work())


def test_nobody_decides_beyond_what_is_turned_up():
    """A refusal would tell what is going to be drawn: whatever follows, it is the same refusal."""

    async def work():
        async with open_club() as club:
            room, seat, client = await at_turn(club, "Ala", "Ola")
            before = packed(room)
            cards = [card.id for card in room.table.match.state.box.pack.cards]
            told = []
            for text in ("funds", "dance", *(f"play {card}" for card in cards)):
                client.session.allowance._left = 60
                told.append(await client.play(f"research, {text}"))
            assert code_of(told[0]) == "move/one-by-one"
            assert all(answer == told[0] for answer in told)
            assert packed(room) == before
            assert "research" in legal(room, seat)
            assert isinstance(await client.play("funds, research"), wire.Done)

    run(work())


def test_a_move_said_in_words_with_a_comma_is_one_move():
    async def work():
        async with open_club() as club:
            room, seat, client = await at_turn(club, "Ala", "Ola")
            s = room.table.match.state
            s.rocket[seat] = s.body_space[s.box.home]
            target = next(text for text in legal(room, seat) if text.startswith("move mars/"))
            said = f"leć na pierścień Marsa, pole {target.rpartition('/')[2]}"
            assert isinstance(await client.play(said), wire.Done)
            assert played(room, seat)[-1] == target

    run(work())


def test_no_more_than_so_many_at_once():
    async def work():
        async with open_club() as club:
            _, _, _, ola = await before_yellow(club)
            refused = await ola.play(", ".join(["shoot"] * (MOST + 1)))
            assert (code_of(refused), refused.details) == ("move/too-many", {"most": MOST})

    run(work())


def test_every_one_of_them_is_the_leaders_where_it_is_one_for_all():
    async def work():
        async with open_club(games=led()) as club:
            _, room, people = await sit(club, "Ala", "Ola")
            await people["0"].play("place 10/3")
            before = room.table.seq
            assert code_of(await people["1"].play("place 10/5, mine 6/1")) == "lead/not-yours"
            assert room.table.seq == before

    run(work())
