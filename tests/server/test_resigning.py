"""Giving up alone: the game is over, or a bot plays on and its seat is ranked last."""

import pytest

from orbita.core.contract import Outcome
from orbita.core.replay import replay
from orbita.server.socket import protocol as wire
from orbita.server.table import endings
from orbita.server.table.proofs import seal
from tests.server.club import code_of, open_club, run, settle
from tests.server.test_table import placed
from tests.server.test_take_backs import quick_bots  # noqa: F401

QUICK = pytest.mark.usefixtures("quick_bots")


def test_of_two_the_other_has_won_and_the_sentence_names_both():
    async def work():
        async with open_club() as club:
            laid, room, (ala, ola) = await placed(club, "Ala", "Ola")
            watcher = await club.client(laid.watch, lang="pl")
            assert isinstance(await ola.send(wire.Resign(3)), wire.Done)
            assert room.table.phase == "over"
            update = ala.update()
            assert update.items[-1] == wire.Resigned(room.table.seq, club.moment, 1, "Ola", "")
            told = update.position.outcome
            assert told == wire.OutcomeInfo((), (0,), "resigned", "Ola gave up. Ala wins.", (1,))
            assert watcher.update().position.outcome.text == "Ola poddaje grę. Wygrywa Ala."
            assert room.info().seats[1].resigned
            assert room.info().seed, "the shuffle can be checked"
            assert seal(room.table).resigned == (1,)
            replay(room.table.record(), room.table.game)
            again = await club.rooms._read(laid.table)
            assert endings.outcome(again, "en") == told

    run(work())


@QUICK
def test_alone_among_bots_the_game_is_over():
    async def work():
        async with open_club() as club:
            laid, room = await club.lay("Ala", "bot", "bot")
            ala = await club.client(laid.seats["0"])
            await ala.send(wire.Resign())
            assert room.table.phase == "over"
            told = ala.update().position.outcome
            assert (told.winners, told.reason, told.text) == ((), "resigned", "Ala gave up.")

    run(work())


@QUICK
def test_where_other_people_play_a_bot_plays_on_for_good():
    async def work():
        async with open_club() as club:
            laid, room = await club.lay("Ala", "Ola", "Ela")
            ala, ola, ela = [await club.client(laid.seats[seat]) for seat in "012"]
            await ala.send(wire.Resign())
            await settle()
            assert room.table.phase == "playing"
            assert room.table.awaited() == (1,), "the bot has placed Ala's fighter"
            item = next(item for item in ola.update().items if isinstance(item, wire.Resigned))
            assert (item.seat, item.who, item.level) == (0, "Ala", "normal")
            place = room.info().seats[0]
            assert (place.kind, place.player, place.stand_in, place.resigned) == (
                "person",
                "Ala",
                "normal",
                True,
            )
            for asked in (wire.Back(), wire.Undo(), wire.AskHint(), wire.Propose("resign"), wire.Resign()):
                assert code_of(await ala.send(asked)) == "seat/resigned", asked
            assert code_of(await ala.play("place 10/5")) == "seat/resigned"
            assert isinstance(await ala.send(wire.Say("gg")), wire.Done)
            ala.leave()
            again = await club.client(laid.seats["0"])
            await settle()
            assert room.table.places[0].stand_in == "normal", "coming back does not take the seat"
            assert 0 not in room.away()
            await ola.send(wire.Propose("resign"))
            assert again.update().table.proposal.waiting_for == (2,)
            await ela.send(wire.Resign())
            assert room.table.proposal is None
            assert room.table.phase == "playing"
            await ola.send(wire.Resign())
            assert room.table.phase == "over", "nobody is left"
            assert room.table.resigned() == (0, 1, 2)

    run(work())


@pytest.mark.parametrize(
    ("scores", "winners", "ranked"),
    [
        pytest.param((9, 5, 3), (0,), (1,), id="the bot on the seat that gave up came first"),
        pytest.param((9, 9, 3), (0, 1), (1,), id="it shared the win"),
        pytest.param((1, 5, 5), (1, 2), (1, 2), id="it lost anyway"),
        pytest.param((0, 0, 0), (), (), id="everybody lost"),
    ],
)
@QUICK
def test_at_the_end_whoever_gave_up_is_ranked_last(monkeypatch, scores, winners, ranked):
    async def work():
        async with open_club() as club:
            laid, room = await club.lay("Ala", "Ola", "Ela")
            await (await club.client(laid.seats["0"])).send(wire.Resign())
            ended = Outcome(scores, winners, "last-invader-gone" if winners else "planet-fell")
            monkeypatch.setattr(type(room.table.match), "outcome", lambda match: ended)
            told = endings.outcome(room.table, "en")
            assert (told.scores, told.winners, told.resigned) == (scores, ranked, (0,))
            assert told.text.endswith("Ala gave up and comes last.")
            assert endings.outcome(room.table, "pl").text.endswith("Ala: gra poddana, ostatnie miejsce.")

    run(work())


def test_a_crew_of_two_goes_on_with_a_bot_and_alone_it_is_over():
    async def work():
        async with open_club() as club:
            laid, room = await club.lay("Ala", "Ola", game="space_alert")
            ala, ola = [await club.client(laid.seats[seat]) for seat in "01"]
            await ala.send(wire.Resign())
            assert room.table.phase == "playing"
            assert room.table.places[0].bot
            await ola.send(wire.Resign())
            assert room.table.phase == "over"
            assert room.table.match.outcome() is None
            assert ola.update().position.outcome.winners == ()

    run(work())


def test_who_cannot_resign():
    async def work():
        async with open_club() as club:
            laid, _ = await club.lay("Ala", "open", start=False)
            early = await club.client(laid.seats["0"])
            assert code_of(await early.send(wire.Resign())) == "table/not-started"
            laid, room, (ala, ola) = await placed(club, "Ala", "Ola")
            watcher, host = await club.client(laid.watch), await club.client(laid.host)
            seq = room.table.seq
            assert code_of(await watcher.send(wire.Resign())) == "seat/needed"
            assert code_of(await host.send(wire.Resign())) == "seat/needed"
            assert room.table.seq == seq
            await ala.send(wire.Resign())
            assert code_of(await ala.send(wire.Resign())) == "table/over"
            assert code_of(await ola.send(wire.Resign())) == "table/over"

    run(work())
