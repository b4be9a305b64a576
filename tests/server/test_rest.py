"""REST: what the lobby, the replays and whoever runs the server ask for."""

import json

import pytest
from litestar.testing import TestClient

from orbita.core.match import Match
from orbita.core.record import write_text
from orbita.registry import GAMES, find_game
from orbita.server.app import make_app
from orbita.server.http.gate import Gate
from orbita.server.rooms.rooms import Rooms
from orbita.server.settings import Settings
from orbita.server.store.interface import StorageDown
from orbita.server.store.memory import MemoryStore

SEATS = [{"kind": "me", "nickname": "Ala"}, {"kind": "open"}]


@pytest.fixture
def client():
    rooms = Rooms(MemoryStore(), bot_pace=0.0)
    settings = Settings(base_url="http://table.example")
    with TestClient(make_app(rooms, settings)) as client:
        yield client


def lay(client, **wish):
    answer = client.post("/api/tables", json={"game": "guardians", "seats": SEATS, **wish})
    assert answer.status_code == 201, answer.text
    return answer.json()


def bearer(key):
    return {"Authorization": f"Bearer {key}"}


def code_of(answer, status):
    assert answer.status_code == status, answer.text
    return answer.json()["code"]


def test_every_game_is_listed_with_what_a_lobby_needs(client):
    listed = {game["game"]: game for game in client.get("/api/games").json()}
    assert set(listed) == set(GAMES)
    guardians = listed["guardians"]
    assert guardians["seat_names"]["pl"][0] == "Czerwony"
    assert guardians["options"][0] == {
        "name": "variant",
        "choices": ["basic", "advanced"],
        "default": "basic",
    }
    levels = [level["level"] for level in guardians["levels"]]
    assert levels == ["easy", "normal", "hard", "expert", "master"]
    assert not guardians["withheld"]


@pytest.mark.parametrize("lang", ["pl", "en"])
def test_the_rules_can_be_read(client, lang):
    answer = client.get(f"/api/games/guardians/rules?lang={lang}").json()
    assert answer["rules"].startswith("# ")
    assert code_of(client.get("/api/games/chess/rules"), 404) == "game/unknown"


@pytest.mark.parametrize(
    ("wish", "code"),
    [
        pytest.param({"game": "chess"}, "game/unknown", id="no such game"),
        pytest.param({"seats": SEATS[:1]}, "seats/count", id="too few seats"),
        pytest.param({"options": {"variant": "wild"}}, "options/invalid", id="no such option"),
        pytest.param({"seats": [*SEATS, {"kind": "bot", "level": "god"}]}, "level/unknown", id="no such bot"),
        pytest.param({"seats": [{"kind": "me"}, *SEATS]}, "nickname/empty", id="nobody"),
        pytest.param({"start": True}, "start/seats-open", id="started with an open seat"),
        pytest.param({"days_per_move": 99}, "http/400", id="too slow"),
        pytest.param({"colour": "red"}, "http/400", id="something unknown"),
    ],
)
def test_a_table_that_cannot_be_is_not_laid(client, wish, code):
    answer = client.post("/api/tables", json={"game": "guardians", "seats": SEATS, **wish})
    assert code_of(answer, answer.status_code) == code
    assert answer.status_code in (400, 409)
    assert client.get("/api/tables").json() == []


def test_guests_find_their_games_again(client):
    guest = client.post("/api/guests", json={"nickname": "Ala"}).json()["key"]
    with_guest = {"X-Orbita-Guest": guest}
    laid = client.post("/api/tables", json={"game": "guardians", "seats": SEATS}, headers=with_guest).json()
    lay(client)
    mine = client.get("/api/guests/me/tables", headers=bearer(guest)).json()
    assert [(table["info"]["table"], table["seats"]) for table in mine] == [(laid["table"], [0])]
    assert code_of(client.get("/api/guests/me/tables", headers=bearer("me.guest.x")), 403) == "guest/unknown"


def test_only_public_tables_are_listed(client, monkeypatch, tmp_path):
    secret = lay(client)
    public = lay(client, public=True)
    assert [table["table"] for table in client.get("/api/tables").json()] == [public["table"]]
    monkeypatch.setattr("orbita.server.http.pages.STATIC", tmp_path)  # as if the web client was not built
    plain_page = client.get("/").text
    assert public["table"] in plain_page
    assert secret["table"] not in plain_page


@pytest.mark.parametrize(
    "path",
    [
        "/",
        "/t/abc",
        "/t/abc/screen",
        "/new/guardians",
        "/learn/guardians/basic",
        "/t/abcdefghjk/debrief",
        "/daily/space_alert",
        "/crew/abc",
        "/settings",
    ],
)
def test_the_web_client_reads_its_own_addresses(client, monkeypatch, tmp_path, path):
    monkeypatch.setattr("orbita.server.http.pages.STATIC", tmp_path)
    (tmp_path / "index.html").write_text("the client")
    answer = client.get(path)
    assert (answer.status_code, answer.text) == (200, "the client")


def test_a_wrong_address_shows_the_client_to_people_and_a_code_to_programs(client, monkeypatch, tmp_path):
    monkeypatch.setattr("orbita.server.http.pages.STATIC", tmp_path)
    (tmp_path / "index.html").write_text("the client")
    seen = client.get("/nowhere", headers={"accept": "text/html"})
    assert (seen.status_code, seen.text) == (404, "the client")
    assert code_of(client.get("/nowhere"), 404) == "http/404"
    assert code_of(client.get("/api/nothing", headers={"accept": "application/json"}), 404) == "http/404"


def test_the_host_arranges_seats_and_others_do_not(client):
    laid = lay(client)
    path = f"/api/tables/{laid['table']}/seats/1"
    bot = {"kind": "bot", "level": "easy"}
    assert code_of(client.put(path, json=bot), 401) == "key/missing"
    assert code_of(client.put(path, json=bot, headers=bearer(laid["seats"]["0"])), 403) == "host/needed"
    assert client.put(path, json=bot, headers=bearer(laid["host"])).json()["seats"][1]["level"] == "easy"
    assert client.delete(path, headers=bearer(laid["host"])).json()["seats"][1]["kind"] == "open"
    joined = client.post(f"/api/tables/{laid['table']}/join", json={"nickname": "Ola"}).json()
    assert joined["link"] == f"http://table.example/t/{laid['table']}#{joined['key']}"
    client.delete(path, headers=bearer(laid["host"]))
    left = client.post(f"/api/tables/{laid['table']}/leave", headers=bearer(joined["key"]))
    assert code_of(left, 403) == "key/not-valid"
    unknown = client.delete(f"/api/tables/{laid['table']}/seats/9", headers=bearer(laid["host"]))
    assert code_of(unknown, 404) == "seat/unknown"


def test_links_of_this_server_are_drawn_and_no_others(client):
    svg = client.post("/api/qr", json={"link": "http://table.example/t/abc#abc.0.x"})
    assert svg.headers["content-type"].startswith("image/svg+xml")
    assert svg.text.startswith("<svg")
    assert code_of(client.post("/api/qr", json={"link": "http://elsewhere.example/"}), 409) == "qr/foreign"


def test_a_record_is_replayed_as_a_seat_saw_it(client):
    game = find_game("guardians")
    match = Match(game, game.read_options({}), 2, 7)
    for seat, move in ((0, "place 10/3"), (1, "place 10/5"), (1, "mine 6/1"), (0, "shoot")):
        match.play_text(seat, move)
    body = {"record": write_text(match.record()), "seat": 1, "lang": "pl"}
    frames = client.post("/api/replay", json=body).json()["frames"]
    assert [frame["move"] for frame in frames] == ["", "place 10/3", "place 10/5", "mine 6/1", "shoot"]
    assert frames[0]["view"]["seat"] == 1
    assert frames[1]["texts"]
    assert code_of(client.post("/api/replay", json={"record": "nonsense"}), 400).startswith("record/")
    assert code_of(client.post("/api/replay", json={**body, "seat": 7}), 404) == "seat/unknown"


def test_the_api_describes_itself(client):
    schema = client.get("/schema/openapi.json").json()
    assert "/api/tables/{code}/join" in schema["paths"]
    fields = schema["components"]["schemas"]["NewTable"]["properties"]
    assert {"game", "seats", "options", "days_per_move"} <= set(fields)


def test_health_and_figures(client):
    assert client.get("/health").json()["status"] == "ok"
    lay(client)
    figures = client.get("/metrics").text
    assert "orbita_tables 1.0" in figures
    assert 'orbita_entries_total{kind="SatDown"} 1.0' in figures


class Broken(MemoryStore):
    """A store that cannot be written, and says so."""

    def __init__(self):
        super().__init__()
        self.is_down = False
        self.measured = 0

    async def check(self):
        if self.is_down:
            raise StorageDown("server/storage", "the database does not answer")

    async def size(self):
        self.measured += 1
        await self.check()
        return 1234


@pytest.fixture
def operated(tmp_path):
    rooms = Rooms(Broken())
    with TestClient(make_app(rooms, Settings(database=f"sqlite:///{tmp_path}/orbita.db"))) as client:
        client.store = rooms.store
        yield client


def test_health_is_bad_while_nothing_can_be_written_and_good_again_afterwards(operated):
    assert operated.get("/health").status_code == 200
    operated.store.is_down = True
    answer = operated.get("/health")
    assert (answer.status_code, answer.json()["status"]) == (503, "no-storage")
    operated.store.is_down = False
    assert operated.get("/health").status_code == 200


def test_disk_use_is_a_figure_and_not_measured_for_everybody_who_asks(operated):
    figures = [operated.get("/metrics").text for _ in range(5)]
    assert all("orbita_database_bytes 1234.0" in text for text in figures)
    assert "orbita_disk_free_bytes 0.0" not in figures[0]
    assert operated.store.measured == 1


def test_figures_are_there_also_while_the_database_is_away(operated):
    operated.store.is_down = True
    figures = operated.get("/metrics").text
    for name in (
        "orbita_tables_unreadable",
        "orbita_bot_workers",
        "orbita_bot_questions_waiting",
        "orbita_replay_waiting",
        "orbita_database_bytes",
        "orbita_disk_free_bytes",
        "orbita_sockets",
        "orbita_connections",
        "orbita_tables",
    ):
        assert f"\n{name} " in figures


def test_bodies_have_a_size_limit(client):
    huge = client.post("/api/replay", content=json.dumps({"record": "x" * (6 << 20)}))
    assert huge.status_code == 413


def gated(requests_per_minute=1000, origins=()):
    rooms = Rooms(MemoryStore(), origins=origins)
    settings = Settings(requests_per_minute=requests_per_minute)
    return TestClient(Gate(make_app(rooms, settings), rooms, settings))


def test_other_peoples_pages_cannot_act_here():
    with gated(origins=("https://friend.example",)) as client:
        body = {"game": "guardians", "seats": SEATS}
        foreign = client.post("/api/tables", json=body, headers={"Origin": "https://evil.example"})
        assert code_of(foreign, 403) == "origin/foreign"
        sneaky = client.post("/api/tables", json=body, headers={"Sec-Fetch-Site": "cross-site"})
        assert code_of(sneaky, 403) == "origin/foreign"
        for origin in ("http://testserver.local", "https://friend.example"):
            assert client.post("/api/tables", json=body, headers={"Origin": origin}).status_code == 201
        assert client.get("/api/tables", headers={"Origin": "https://evil.example"}).status_code == 200


def test_one_address_cannot_ask_without_end():
    with gated(requests_per_minute=20) as client:
        answers = [client.get("/health").status_code for _ in range(40)]
        assert answers[:20] == [200] * 20
        assert 429 in answers[20:]


def test_every_answer_forbids_what_a_page_needs_not():
    with gated() as client:
        headers = client.get("/").headers
        assert headers["referrer-policy"] == "no-referrer"
        assert "frame-ancestors 'none'" in headers["content-security-policy"]
