"""Several moves of a seat under way at once: each is made once, in order, whatever the network does."""

import random

import pytest

from orbita.server.socket import protocol as wire
from orbita.server.table import commands
from orbita.server.table.fold import SHORT_GRACE
from tests.server.club import code_of, open_club, run, settle
from tests.server.test_talk import aboard

PLANNING = ("place", "remove", "flip", "swap")  # on the own board


def plan(room, seat, dice, length):
    """Moves that are legal one after the other, in notation."""
    match, texts = room.table.match.fork(), []
    game = match.game
    for _ in range(length):
        moves = [game.notation.move_text(match.state, seat, move) for move in game.legal(match.state, seat)]
        text = dice.choice([text for text in moves if text.startswith(PLANNING) and "android" not in text])
        match.play_text(seat, text)
        texts.append(text)
    return texts


def made(room, seat):
    name = room.table.game.seat_name(seat)
    return [step.move for step in room.table.record().moves if step.seat == name]


class Shaky:
    """A client whose socket loses what is sent, or the answers; it sends again what was not answered."""

    def __init__(self, client, texts, dice):
        self.client, self.texts, self.dice = client, texts, dice
        self.done = {}
        self.is_retry = False

    async def connect(self):
        """Send all that has no answer yet, in order, until the socket breaks."""
        left = [number for number in range(len(self.texts)) if number not in self.done]
        breaks = self.dice.randrange(len(left) + 1) if self.dice.random() < 0.8 else None
        for at, number in enumerate(left):
            loses_answer = at == breaks and self.dice.random() < 0.5
            if at == breaks and not loses_answer:
                break
            self.client.session.allowance._left = 60
            answer = await self.client.send(wire.Play(self.texts[number], 0, number=number))
            if loses_answer:
                break
            self.note(number, answer)
        self.is_retry = True

    def note(self, number, answer):
        if isinstance(answer, wire.Error):
            assert (self.is_retry, answer.code) == (True, "move/already")
            self.done[number] = answer.details["seq"]
        else:
            self.done[number] = answer.seq


@pytest.mark.parametrize("seed", range(25))
def test_whatever_is_lost_every_move_is_made_once_and_in_order(seed):
    dice = random.Random(seed)

    async def work():
        async with open_club() as club:
            _, room, crew = await aboard(club, "Ala", "Ola")
            plans = [plan(room, seat, dice, 8) for seat in range(2)]
            people = [Shaky(client, texts, dice) for client, texts in zip(crew, plans, strict=True)]
            while any(len(one.done) < len(one.texts) for one in people):
                club.moment += 10
                await dice.choice(people).connect()
            assert [made(room, seat) for seat in range(2)] == plans
            for seat, one in enumerate(people):
                assert tuple(one.done[number] for number in range(8)) == room.table.made[seat]
                assert one.client.update().position.made == 8

    run(work())


def test_a_move_that_overtakes_another_is_refused_and_so_are_those_behind_a_refused_one():
    async def work():
        async with open_club() as club:
            _, room, (ala, _) = await aboard(club, "Ala", "Ola")
            first, second = plan(room, 0, random.Random(1), 2)
            ahead = await ala.send(wire.Play(second, 0, number=1))
            assert (code_of(ahead), ahead.details) == ("move/out-of-order", {"made": 0})
            assert code_of(await ala.send(wire.Play("place 1 nothing", 0, number=0))) == "notation/card"
            assert code_of(await ala.send(wire.Play(second, 0, number=1))) == "move/out-of-order"
            assert made(room, 0) == []
            assert isinstance(await ala.send(wire.Play(first, 0, number=0)), wire.Done)
            again = await ala.send(wire.Play(first, 0, number=0))
            assert (code_of(again), again.details) == ("move/already", {"seq": room.table.seq})
            assert made(room, 0) == [first]

    run(work())


def test_a_move_with_a_number_is_not_refused_for_an_update_that_was_not_seen():
    async def work():
        async with open_club() as club:
            _, room, (ala, _) = await aboard(club, "Ala", "Ola")
            first, second = plan(room, 0, random.Random(2), 2)
            before = room.table.seq
            assert isinstance(await ala.send(wire.Play(first, before, number=0)), wire.Done)
            assert code_of(await ala.send(wire.Play(second, before))) == "move/already"
            assert isinstance(await ala.send(wire.Play(second, before, number=1)), wire.Done)
            await settle()
            assert made(room, 0) == [first, second]

    run(work())


async def let_a_bot_move(club, room, seat, asked):
    """Somebody is away, a bot stands in and moves; gives the number of its move."""
    club.moment += SHORT_GRACE
    assert isinstance(await asked.send(wire.Propose("bot", seat=seat, level="easy")), wire.Done)
    text = plan(room, seat, random.Random(9), 1)[0]
    return await room.submit(
        lambda table: commands.play_for(table, seat, "easy", text, table.seq, club.moment)
    )


def test_what_a_bot_does_for_somebody_away_is_none_of_their_moves():
    async def work():
        async with open_club(bot_pace=3600) as club:
            laid, room, (ala, ola) = await aboard(club, "Ala", "Ola")
            first, lost = plan(room, 0, random.Random(3), 2)
            assert isinstance(await ala.send(wire.Play(first, room.table.seq, number=0)), wire.Done)
            seen = room.table.seq
            ala.leave()
            bots_move = await let_a_bot_move(club, room, 0, ola)
            assert room.table.made[0] == (seen,)
            ala = await club.client(laid.seats["0"])
            await settle()
            # Her second move never came through: it is neither taken for made, nor made behind her back.
            again = await ala.send(wire.Play(lost, seen, number=1))
            assert (code_of(again), again.details) == ("move/stood-in", {"seq": bots_move})
            assert made(room, 0)[:1] == [first]
            assert len(made(room, 0)) == 2
            # The first one was made, and stays known as hers.
            again = await ala.send(wire.Play(first, 0, number=0))
            assert (code_of(again), again.details) == ("move/already", {"seq": seen})
            # Having looked, she goes on with the number she is told.
            next_one = plan(room, 0, random.Random(4), 1)[0]
            update = ala.update()
            assert update.position.made == 1
            assert isinstance(await ala.send(wire.Play(next_one, room.table.seq, number=1)), wire.Done)
            assert made(room, 0)[-1] == next_one
            assert ola.update().position.made == 0

    run(work())
