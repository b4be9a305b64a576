"""Taking back one's last turn: a moment among people, any time among bots, never what was revealed."""

import pytest

from orbita.bots.bot import Act
from orbita.server.rooms.bot_pool import BotPool
from orbita.server.socket import protocol as wire
from orbita.server.table import commands
from orbita.server.table.take_backs import RETHINK, reach
from tests.server.club import code_of, open_club, run, settle
from tests.server.test_table import placed


@pytest.fixture
def quick_bots(monkeypatch):
    """Bots that answer at once, and count how often they were asked; they leave the mine alone."""
    asked = []

    async def choose(pool, game, level, view, seat, moves, heard, **more):
        asked.append(seat)
        return Act(move=moves[-1])

    monkeypatch.setattr(BotPool, "choose", choose)
    return asked


def standing(room):
    return [(played.seat, played.move) for played in room.table.match.newest()]


async def finish_a_turn(player):
    """Shoot and leave the mine alone."""
    await player.play("shoot")
    if any(choice.move == "keep" for choice in player.update().position.choices):
        await player.play("keep")


def test_a_turn_that_is_over_is_taken_back_for_five_seconds_among_people():
    async def work():
        async with open_club() as club:
            _, room, (ala, ola) = await placed(club, "Ala", "Ola")
            before = standing(room)
            await finish_a_turn(ala)
            made = club.moment
            shown = ala.update().position
            assert (shown.undo, shown.undo_until) == (2, made + RETHINK)
            assert RETHINK == 5000
            assert ola.update().position.undo == 0
            club.moment = made + RETHINK + 1
            assert code_of(await ala.send(wire.Undo(2))) == "undo/not-allowed"
            club.moment = made + RETHINK
            assert isinstance(await ala.send(wire.Undo(2)), wire.Done)
            assert standing(room) == before
            item = ola.update().items[-1]
            assert (item.seat, item.who, item.count, item.moves) == (0, "Ala", 2, (0, 0))

    run(work())


def test_what_another_person_has_answered_stays():
    async def work():
        async with open_club() as club:
            _, _, (ala, ola) = await placed(club, "Ala", "Ola")
            await finish_a_turn(ala)
            await ola.play("shoot")
            assert ala.update().position.undo == 0
            assert code_of(await ala.send(wire.Undo())) == "undo/not-allowed"
            assert ola.update().position.undo_until == 0, "an unfinished turn has all the time"

    run(work())


def test_a_move_that_answers_what_was_taken_back_is_refused():
    async def work():
        async with open_club() as club:
            _, room, (ala, ola) = await placed(club, "Ala", "Ola")
            await finish_a_turn(ala)
            seen = room.table.seq
            await ala.send(wire.Undo(1))
            before = room.table.seq
            assert code_of(await ola.send(wire.Play("shoot", seen))) == "move/taken-back"
            assert room.table.seq == before

    run(work())


def test_alone_one_goes_back_through_the_bots_answers_and_they_think_anew(quick_bots):
    async def work():
        async with open_club() as club:
            laid, room = await club.lay("Ala", "bot")
            ala = await club.client(laid.seats["0"])
            for move in ("place 10/3", "shoot", "keep", "shoot"):
                await settle()
                assert isinstance(await ala.play(move), wire.Done)
            await settle()
            assert {seat for seat, _ in standing(room)} == {0, 1}
            club.moment += 3_600_000
            while limit := ala.update().position.undo:
                assert room.table.awaited() == (0,)
                asked = len(quick_bots)
                await ala.send(wire.Undo(limit))
                await settle()
            assert [seat for seat, _ in standing(room)] == [], "back to the beginning"
            await ala.play("place 10/3")
            await settle()
            assert len(quick_bots) > asked
            assert room.table.awaited() == (0,)

    run(work())


def test_a_draw_in_between_forbids_it_unless_the_table_is_for_practice(quick_bots):
    """Nothing is to be learnt by playing and taking back; in practice the next draw is another one."""

    async def work(practice):
        async with open_club() as club:
            laid, room = await club.lay("Ala", "bot", game="voyager", practice=practice)
            assert room.info().practice is practice
            ala = await club.client(laid.seats["0"])
            await settle()
            limits = []
            for _ in range(40):
                position = room.table and ala.room._shown().position(0, ala.connection.wanted)
                if not position.choices:
                    break
                moves = [choice.move for choice in position.choices]
                await ala.play("research" if "research" in moves else moves[0])
                await settle()
                has_drawn = next(room.table.match.newest()).has_revealed
                limits.append((has_drawn, len(reach(room.table, 0).counts)))
                if has_drawn and practice:
                    await see_another_draw(room, ala)
                    break
            assert any(has_drawn for has_drawn, _ in limits)
            for has_drawn, limit in limits:
                if has_drawn:
                    assert bool(limit) is practice

    async def see_another_draw(room, ala):
        """Each entry has chance of its own: the same move again is another draw."""
        numbers = {played.number for played in room.table.match.newest()}
        await ala.send(wire.Undo(1))
        await settle()
        moves = [choice.move for choice in room._shown().position(0, ala.connection.wanted).choices]
        await ala.play("research" if "research" in moves else moves[0])
        await settle()
        assert next(room.table.match.newest()).number not in numbers

    run(work(practice=False))
    run(work(practice=True))


@pytest.mark.parametrize("practice", [False, True])
def test_in_a_game_with_a_clock_nothing_is_taken_back(practice):
    async def work():
        async with open_club() as club:
            laid, room = await club.lay("Ala", game="space_alert", practice=practice)
            ala = await club.client(laid.seats["0"])
            await room.submit(commands.tick)
            await ala.play(ala.update().position.choices[0].move)
            assert ala.update().position.undo == 0
            assert code_of(await ala.send(wire.Undo())) == "undo/not-allowed"

    run(work())


def test_a_table_without_take_backs_keeps_what_is_over():
    async def work():
        async with open_club() as club:
            _, _, (ala, _) = await placed(club, "Ala", "Ola", take_backs=False)
            await ala.play("shoot")
            assert ala.update().position.undo == 1, "an unfinished turn is still one's own"
            await ala.play("keep")
            assert ala.update().position.undo == 0

    run(work())


def test_a_take_back_through_bots_is_folded_alike_when_the_log_is_read_again(quick_bots):
    async def work():
        async with open_club() as club:
            laid, room = await club.lay("Ala", "bot")
            ala = await club.client(laid.seats["0"])
            await settle()
            await ala.play("place 10/3")
            await settle()
            await ala.send(wire.Undo(1))
            await ala.play("place 10/4")
            await settle()
            found, code = room.table, laid.table
            again = await club.rooms._read(code)
            assert again.game.pack(again.match.state) == found.game.pack(found.match.state)
            assert again.hands == found.hands
            assert reach(again, 0) == reach(found, 0)
            assert any(entry.move == "undo 3" for entry in again.match.entries)

    run(work())
