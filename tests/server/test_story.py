"""What a finished game is remembered for: told by the game, in a worker, once for each language."""

import httpx
import msgspec

from orbita.games.voyager.tools.story_types import Story
from orbita.server.app import make_app
from orbita.server.rooms.replays import ReplayPool
from orbita.server.settings import Settings
from orbita.server.socket import protocol as wire
from tests.server.club import open_club, run
from tests.server.test_meanwhile import end_turn
from tests.server.voyaging import begun, legal, move


async def ask(client, table, key="", **parameters):
    headers = {"Authorization": f"Bearer {key}"} if key else {}
    return await client.get(f"/api/tables/{table}/story", params=parameters, headers=headers)


def test_a_finished_game_tells_its_story_to_whoever_may_look(monkeypatch):
    told = []
    retell = ReplayPool.retell

    async def counted(pool, *asked):
        told.append(asked)
        return await retell(pool, *asked)

    monkeypatch.setattr(ReplayPool, "retell", counted)

    async def work():
        async with open_club() as club:
            keys, room = await begun(club, "Ala", "Ola")
            seat = room.table.match.state.seat
            develop = [text for text in legal(room, seat) if text.startswith("develop")]
            await move(room, seat, develop[0] if develop else "funds")
            await end_turn(room)
            transport = httpx.ASGITransport(make_app(club.rooms, Settings()))
            async with httpx.AsyncClient(transport=transport, base_url="http://table") as client:
                assert (await ask(client, keys.table, keys.seats["0"])).json()["code"] == "record/not-over"
                ola = await club.client(keys.seats["1"])
                await ola.send(wire.Resign())
                assert room.table.phase == "over"
                assert (await ask(client, keys.table)).json()["code"] == "key/not-valid"
                mine = await ask(client, keys.table, keys.seats["0"], lang="pl")
                assert mine.status_code == 200, mine.text
                story = msgspec.json.decode(mine.content, type=Story)
                assert [one.seat for one in story.seats] == [0, 1]
                assert {moment.text.split()[0] for moment in story.moments} <= {"Ala", "Ola"}
                again = await ask(client, keys.table, keys.watch, lang="pl")
                assert (again.content, len(told)) == (mine.content, 1)
                await ask(client, keys.table, keys.watch, lang="en")
                assert len(told) == 2

    run(work())


def test_a_game_without_one_says_so():
    async def work():
        async with open_club() as club:
            keys, _ = await club.lay("Ala", "Ola")
            ola = await club.client(keys.seats["1"])
            await ola.send(wire.Resign())
            transport = httpx.ASGITransport(make_app(club.rooms, Settings()))
            async with httpx.AsyncClient(transport=transport, base_url="http://table") as client:
                refused = await ask(client, keys.table, keys.seats["0"])
                assert (refused.status_code, refused.json()["code"]) == (404, "game/no-story")

    run(work())
