"""What leaves a table speaks in names: the view as the game shows it, moves in words, people by nickname."""

import dataclasses

import msgspec
import pytest

from orbita.core.preview import Preview
from orbita.core.record import write_json
from orbita.registry import GAMES
from orbita.server.http.bodies import Replay
from orbita.server.rooms import replays
from orbita.server.rooms.replays import Wanted, make_replay
from orbita.server.socket import protocol as wire
from orbita.server.table import endings, show
from tests.contract.sealed import SEALED, Texts
from tests.server.club import open_club, run, settle


class Shown(msgspec.Struct):
    """The view of a table, in names."""

    eyes: str


class NamingTexts(Texts):
    """Sentences that name people where they are known."""

    def event(self, data, lang, names=()):
        return f"{names[data['seat']] or self.seat(data['seat'], lang)}: {data['event']}"

    def outcome(self, outcome, lang, names=()):
        return ", ".join(names)


def shown(view):
    return Shown("a spectator" if view.seat is None else SEALED.seat_names[view.seat])


NAMED = dataclasses.replace(SEALED, shown=shown, shown_type=Shown, texts=NamingTexts())
GAMES_HERE = {SEALED.name: NAMED}


async def at_table(club, *people):
    laid, room = await club.lay(*people, game=SEALED.name)
    return laid, room, [await club.client(key) for key in laid.seats.values()]


async def play_one(room, client):
    """Lay a card, and give what was told."""
    client.update()
    answer = await client.play(next(move for move in choices_of(room) if move.startswith("lay")))
    assert isinstance(answer, wire.Done), answer
    return client.update()


class PersonalEffects(Texts):
    """Whoever moves, everybody is concerned."""

    def effects(self, view, text, foreseen, lang, names=()):
        return ", ".join(names)


def test_what_a_move_brings_is_told_by_nicknames():
    async def work():
        game = dataclasses.replace(NAMED, texts=PersonalEffects())
        async with open_club(games={game.name: game}) as club:
            _, _, (ala, _) = await at_table(club, "Ala", "Ola")
            assert {choice.effect for choice in ala.update().position.choices} == {"Ala, Ola"}

    run(work())


def test_only_what_the_game_shows_of_a_view_is_sent():
    async def work():
        async with open_club(games=GAMES_HERE) as club:
            laid, _, (ala, _) = await at_table(club, "Ala", "Ola")
            watcher = await club.client(laid.watch)
            assert bytes(ala.update().position.view) == b'{"eyes":"%s"}' % SEALED.seat_names[0].encode()
            assert bytes(watcher.update().position.view) == b'{"eyes":"a spectator"}'

    run(work())


def test_only_what_the_game_shows_of_a_view_is_in_a_replay():
    async def work():
        async with open_club(games=GAMES_HERE) as club:
            _, room, (ala, _) = await at_table(club, "Ala", "Ola")
            await play_one(room, ala)
            played = make_replay(room.table.record(), NAMED, Wanted(1, names=("Ala", "")))
            first, *others = (bytes(frame.view) for frame in played.frames)
            assert first == b'{"eyes":"east"}'
            assert set(others) == {b"{}"}  # nothing of it changed
            assert played.frames[1].texts[0].startswith("Ala: ")

    run(work())


@pytest.mark.parametrize(("wanted", "has_colours"), [("plain", False), ("colour", True)])
def test_the_board_is_drawn_for_whoever_asks(wanted, has_colours):
    async def work():
        async with open_club() as club:
            laid, room = await club.lay("Ala", "Ola")
            asked = await club.client(laid.seats["0"], board=wanted)
            board = asked.update().position.board
            view = show.view(room.table, 0)
            assert board == GAMES["guardians"].texts.board(view, "en", has_colours)
            assert ("\x1b[" in board) == has_colours
            plain = await club.client(laid.seats["1"])
            assert plain.update().position.board == ""

    run(work())


def test_the_board_is_drawn_in_a_replay_for_whoever_asks():
    async def work():
        async with open_club() as club:
            _, room = await club.lay("Ala", "Ola")
            record = room.table.record()
            for wanted, drawn in (("", False), ("plain", True)):
                raw = replays.replay(write_json(record), Wanted(board=wanted), False)
                assert bool(msgspec.json.decode(raw, type=Replay).frames[0].board) == drawn

    run(work())


def test_a_choice_has_words_for_a_button_and_what_it_brings():
    async def work():
        async with open_club(games=GAMES_HERE) as club:
            _, _, (ala, _) = await at_table(club, "Ala", "Ola")
            choice = next(one for one in ala.update().position.choices if one.move.startswith("lay"))
            assert choice.text == choice.move
            assert choice.effect == choice.preview[0]["event"] == "laid"

    run(work())


def test_programs_do_without_words_and_previews():
    async def work():
        async with open_club(games=GAMES_HERE) as club:
            laid, _, _ = await at_table(club, "Ala", "Ola")
            program = await club.client(laid.seats["0"], effects=False)
            choices = program.update().position.choices
            assert choices
            assert {(one.text, one.effect, one.preview) for one in choices} == {("", "", ())}

    run(work())


def test_what_a_move_would_do_is_tried_once_for_both_languages_and_all_devices(monkeypatch):
    tried = []
    foresee = Preview.foresee

    def counted(preview, move):
        tried.append((preview.seat, move))
        return foresee(preview, move)

    async def work():
        async with open_club() as club:
            laid, room = await club.lay("Ala", "Ola")
            for lang in ("pl", "en"):
                for board in ("", "plain"):
                    client = await club.client(laid.seats["0"], lang=lang, board=board)
                    assert client.update().position.choices
            assert len(tried) == len(set(tried)) == len(choices_of(room))
            await (await club.client(laid.seats["0"], effects=False)).play(choices_of(room)[0])
            await settle()
            assert len(tried) == len(set(tried))  # nobody asked what the next ones would do

    monkeypatch.setattr(Preview, "foresee", counted)
    run(work())


def choices_of(room):
    return [one.move for one in room._shown().position(0, show.Wanted(effects=False)).choices]


def test_sentences_name_people_and_the_seats_of_bots():
    async def work():
        async with open_club(games=GAMES_HERE) as club:
            _, room, (ala, *_) = await at_table(club, "Ala", "Ola")
            told = await play_one(room, ala)
            assert told.items[0].texts[0].startswith("Ala: ")
            _, with_bot = await club.lay("Ala", "bot", game=SEALED.name)
            assert endings.names(with_bot.table, "pl") == ("Ala", "")

    run(work())


@pytest.mark.parametrize(
    ("people", "names"),
    [
        pytest.param(("Ala", "Ola"), ("Ala", "Ola"), id="two names"),
        pytest.param(("Ala", "ala"), ("", ""), id="one name, twice"),
        pytest.param(("East", "Ola"), ("", "Ola"), id="another seat's name"),
    ],
)
def test_a_name_that_could_mean_two_is_not_used(people, names):
    async def work():
        async with open_club(games=GAMES_HERE) as club:
            _, room = await club.lay(*people, game=SEALED.name)
            assert endings.names(room.table, "en") == names

    run(work())
