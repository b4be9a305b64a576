"""Several moves of a seat under way at once: each is made once, in order, whatever the network does."""

import random

import pytest

from orbita.server.socket import protocol as wire
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
