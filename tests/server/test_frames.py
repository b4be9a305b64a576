"""The last steps of a game, as one key saw them, also while it goes on."""

import httpx
import msgspec

from orbita.server.app import make_app
from orbita.server.http.bodies import Replay
from orbita.server.rooms.replays import Wanted, make_replay
from orbita.server.settings import Settings
from tests.games.space_alert.table import GAME, Table
from tests.server.club import open_club, run
from tests.server.test_table import placed


def frames_of(table, seat, last):
    return make_replay(table.match.record(), GAME, Wanted(seat, last=last)).frames


def test_the_last_steps_end_as_the_whole_replay_does():
    table = Table(2)
    table.play(f"captain: place 1 {table.ordinary('captain')}")
    whole = make_replay(table.match.record(), GAME, Wanted(0)).frames
    last = frames_of(table, 0, 2)
    assert len(last) == 2
    assert [frame.events for frame in last] == [frame.events for frame in whole[-2:]]
    assert msgspec.json.decode(last[0].view)["stage"] == "planning", "the first of them has the whole view"


def test_more_steps_than_there_are_is_all_of_them():
    table = Table(2)
    assert len(frames_of(table, 0, 200)) == len(table.match.entries) + 1


def test_nobody_learns_from_them_what_another_seat_laid():
    tables = Table(4), Table(4)
    cards = tables[0].different("officer")
    for table, card in zip(tables, cards, strict=True):
        table.play(f"officer: place 1 {card}")
    seen = [msgspec.json.encode(frames_of(table, 0, 1)) for table in tables]
    assert seen[0] == seen[1]
    own = [msgspec.json.encode(frames_of(table, 1, 1)) for table in tables]
    assert own[0] != own[1]


def test_only_keys_of_the_table_are_shown_them_and_only_once_it_has_begun():
    async def work():
        async with open_club() as club:
            laid, _, _ = await placed(club, "Ala", "Ola")
            lobby, _ = await club.lay("Ela", "Ula", start=False)
            transport = httpx.ASGITransport(make_app(club.rooms, Settings()))
            async with httpx.AsyncClient(transport=transport, base_url="http://table") as client:

                async def ask(table, key="", last=2):
                    headers = {"Authorization": f"Bearer {key}"} if key else {}
                    return await client.get(f"/api/tables/{table}/frames?last={last}", headers=headers)

                answer = await ask(laid.table, laid.seats["0"])
                assert len(msgspec.json.decode(answer.content, type=Replay).frames) == 2
                assert (await ask(laid.table)).status_code == 403
                assert (await ask(laid.table, laid.seats["0"], last=0)).status_code == 400
                assert (await ask(laid.table, laid.seats["0"], last=201)).status_code == 400
                refused = await ask(lobby.table, lobby.seats["0"])
                assert (refused.status_code, refused.json()["code"]) == (409, "table/not-started")

    run(work())
