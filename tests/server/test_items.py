"""What happened, as it was told then: the names of its day, and all of it again in pages."""

import random

import httpx
import msgspec
import pytest

from orbita.registry import GAMES
from orbita.server.app import make_app
from orbita.server.http.bodies import Items
from orbita.server.rooms import digests
from orbita.server.settings import Settings
from orbita.server.socket import protocol as wire
from orbita.server.table import commands, keys
from tests.server.club import open_club, run
from tests.server.test_secrets import a_move
from tests.server.test_table import placed


def told_again(room, rows, seat, since=0, upto=0, lang="en"):
    """The items of a page, made in this process."""
    wanted = digests.excerpt(room, seat, since, upto, lang)
    raw = digests.write_rows([row for row in rows if row.seq <= wanted.upto])
    return msgspec.json.decode(digests.digest(raw, wanted), type=Items)


def test_older_lines_keep_their_names_when_a_seat_changes_hands():
    async def work():
        async with open_club() as club:
            laid, room, (ala, ola) = await placed(club, "Ala", "Ola")
            await ala.play("shoot")
            await ala.send(wire.Say("hej"))
            moved, said = ola.update().items[-2:]
            assert (moved.who, said.who) == ("Ala", "Ala")
            assert any("Ala" in text for text in moved.texts)
            who = commands.who_is(room.table, keys.read_key(laid.seats["0"]))
            await room.submit(lambda table: commands.sit(table, who, "Jan", ""))
            again = await club.client(laid.seats["1"])
            items = again.update().items
            assert [item for item in items if item.seq in (moved.seq, said.seq)] == [moved, said]
            assert (items[-1].change, items[-1].who, items[-1].player) == ("sat", "Ala", "Jan")

    run(work())


def test_a_proposal_tells_for_whom_and_how_many_and_an_answer_to_what():
    async def work():
        async with open_club() as club:
            _, room, (ala, ola, ela) = await placed(club, "Ala", "Ola", "Ela")
            await ala.send(wire.Propose("bot", seat=1, level="easy"))
            asked = ola.update().items[-1]
            assert (asked.who, asked.target, asked.target_who, asked.level) == ("Ala", 1, "Ola", "easy")
            await ela.answer(False)
            refused = ola.update().items[-1]
            assert (refused.who, refused.agree, refused.wish, refused.to) == ("Ela", False, "bot", asked.seq)
            movers = room.table.last_movers(2)
            await ala.send(wire.Propose("take_back", count=2))
            asked = ola.update().items[-1]
            assert (asked.count, asked.moves, asked.target, asked.target_who) == (2, movers, -1, "")

    run(work())


@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.name)
def test_told_again_it_is_what_the_socket_tells_each_seat(game):
    """Every item goes through the filter of the socket, whose secrets have tests of their own."""

    async def work():
        async with open_club() as club:
            laid, room = await club.lay("Ala", "Ola", game=game.name)
            dice = random.Random(5)
            ala, ola = [await club.client(laid.seats[seat]) for seat in "01"]
            await ala.send(wire.Say("hej"))
            await ola.send(wire.Mute(0))
            for _ in range(30):
                club.moment += 50
                awaited = game.awaited(room.table.match.state)
                if not awaited:
                    break
                mover, share, now = dice.choice(awaited), dice.random(), club.moment
                await room.submit(
                    lambda table, mover=mover, share=share, now=now: a_move(table, mover, share, now)
                )
            rows = await club.rooms.store.log(laid.table)
            assert len(rows) < 64
            for seat, key in ((0, laid.seats["0"]), (1, laid.seats["1"]), (None, laid.watch)):
                for lang in ("pl", "en"):
                    told = (await club.client(key, lang=lang)).update()
                    assert told_again(room, rows, seat, lang=lang).items == told.items
            assert not any(isinstance(item, wire.Said) for item in told_again(room, rows, 1).items)

    run(work())


def test_a_long_log_comes_in_pages_without_a_gap(monkeypatch):
    monkeypatch.setattr(digests, "PAGE", 40)

    async def work():
        async with open_club() as club:
            _, room, (ala, _) = await placed(club, "Ala", "Ola")
            for number in range(100):
                club.moment += 1000
                await ala.send(wire.Say(f"{number}"))
            rows = await club.rooms.store.log(room.table.code)
            since, texts = 0, []
            while since < room.table.seq:
                page = told_again(room, rows, 1, since)
                assert (page.since, page.seq) == (since, room.table.seq)
                assert page.upto - since <= 40
                texts += [item.text for item in page.items if isinstance(item, wire.Said)]
                since = page.upto
            assert texts == [f"{number}" for number in range(100)]
            assert told_again(room, rows, 1, 10_000).items == ()

    run(work())


def test_only_keys_of_the_table_are_told_unless_it_is_public():
    async def work():
        async with open_club() as club:
            laid, _, _ = await placed(club, "Ala", "Ola")
            shown, *_ = await placed(club, "Ela", "Ula", public=True)
            transport = httpx.ASGITransport(make_app(club.rooms, Settings()))
            async with httpx.AsyncClient(transport=transport, base_url="http://table") as client:

                async def ask(table, key=""):
                    headers = {"Authorization": f"Bearer {key}"} if key else {}
                    return await client.get(f"/api/tables/{table}/items?since=4", headers=headers)

                assert (await ask(laid.table)).json()["code"] == "key/not-valid"
                assert (await ask(laid.table, shown.seats["0"])).status_code == 403
                mine = (await ask(laid.table, laid.seats["0"])).json()
                others = (await ask(laid.table, laid.seats["1"])).json()
                assert [item["move"] for item in mine["items"] if item["seat"] == 1] == ["", ""]
                assert all(item["move"] for item in others["items"] if item["seat"] == 1)
                assert (await ask(shown.table)).json()["items"]

    run(work())
