"""Guests: whoever keeps nothing but the guest's key finds every seat again, on any device."""

import logging

import pytest
from litestar.testing import TestClient

from orbita.server.app import make_app, make_server
from orbita.server.http import limits
from orbita.server.http.bodies import NewTable, SeatWish
from orbita.server.rooms import guests, handover
from orbita.server.rooms.rooms import Rooms
from orbita.server.settings import Settings
from orbita.server.socket import protocol as wire
from orbita.server.store.find import make_store
from orbita.server.store.interface import StorageDown, TableRow
from orbita.server.table import commands, keys, lobby
from tests.server.club import open_club, run

OPEN = [{"kind": "me", "nickname": "Ala"}, {"kind": "open"}]
AT_ONE_SCREEN = [{"kind": "me", "nickname": "Ala"}, {"kind": "hot_seat", "nickname": "Iza"}]


class World:
    """A server with time in the test's hands, and what people ask of it."""

    def __init__(self, client, rooms):
        self.client = client
        self.rooms = rooms
        self.moment = 1_000_000
        rooms.now = lambda: self.moment

    def guest(self, nickname="Ala"):
        return self.client.post("/api/guests", json={"nickname": nickname}).json()["key"]

    def lay(self, guest="", seats=OPEN, **wish):
        headers = {"X-Orbita-Guest": guest} if guest else {}
        body = {"game": "guardians", "seats": seats, **wish}
        return self.client.post("/api/tables", json=body, headers=headers).json()

    def join(self, table, guest, nickname="Ola"):
        headers = {"X-Orbita-Guest": guest}
        return self.client.post(
            f"/api/tables/{table}/join", json={"nickname": nickname}, headers=headers
        ).json()

    def ask(self, method, path, key, **body):
        headers = {"Authorization": f"Bearer {key}"} if key else {}
        return self.client.request(method, f"/api{path}", headers=headers, **body)

    def find(self, guest, table):
        answer = self.ask("POST", f"/guests/me/tables/{table}/keys", guest)
        assert answer.status_code == 200, answer.text
        return answer.json()

    def mine(self, guest):
        return [
            (one["info"]["table"], one["seats"]) for one in self.ask("GET", "/guests/me/tables", guest).json()
        ]

    def opens(self, key):
        table = key.partition(".")[0]
        return self.ask("GET", f"/tables/{table}/key", key).status_code == 200

    def offer(self, guest):
        answer = self.ask("POST", "/guests/me/handover", guest)
        assert answer.status_code == 201, answer.text
        return answer.json()

    def claim(self, code):
        return self.ask("POST", "/handovers", "", json={"code": code})


@pytest.fixture
def world():
    rooms = Rooms(make_store("memory"), bot_pace=0.0)
    with TestClient(make_app(rooms, Settings(base_url="http://table.example"))) as client:
        yield World(client, rooms)


def seq_of(world):
    return world.rooms.all()[0].table.seq


def code_of(answer, status):
    assert answer.status_code == status, answer.text
    return answer.json()["code"]


def test_the_guests_key_alone_finds_all_keys_of_a_table_again(world):
    guest = world.guest()
    laid = world.lay(guest)
    assert world.find(guest, laid["table"]) == laid
    assert all(world.opens(key) for key in (laid["host"], laid["watch"], laid["seats"]["0"]))


def test_seats_at_one_screen_belong_to_the_guest_who_laid_the_table(world):
    guest = world.guest()
    laid = world.lay(guest, AT_ONE_SCREEN, start=True)
    assert world.mine(guest) == [(laid["table"], [0, 1])]
    assert world.find(guest, laid["table"])["seats"] == laid["seats"]


def test_who_joined_finds_the_seat_and_nothing_of_the_hosts(world):
    laid, guest = world.lay(world.guest()), world.guest("Ola")
    joined = world.join(laid["table"], guest)
    found = world.find(guest, laid["table"])
    seats = {"1": joined["key"]}
    assert found == {"table": laid["table"], "host": "", "watch": "", "seats": seats, "phase": "lobby"}


def test_finding_a_key_revokes_none_of_the_others_devices(world):
    guest = world.guest()
    laid = world.lay(guest)
    seq = seq_of(world)
    assert world.find(guest, laid["table"]) == world.find(guest, laid["table"])
    assert world.opens(laid["seats"]["0"])
    assert seq_of(world) == seq


def test_a_seat_taken_by_a_link_gets_a_key_that_all_devices_of_its_guest_find(world):
    laid, guest = world.lay(), world.guest("Ola")
    link = world.ask("POST", f"/tables/{laid['table']}/seats/1/link", laid["host"]).json()["key"]
    headers = {"Authorization": f"Bearer {link}", "X-Orbita-Guest": guest}
    world.client.post(f"/api/tables/{laid['table']}/sit", json={"nickname": "Ola"}, headers=headers)
    first, second = world.find(guest, laid["table"]), world.find(guest, laid["table"])
    assert first == second
    assert world.opens(first["seats"]["1"])
    assert not world.opens(link)


def test_a_link_that_was_given_up_stays_useless_after_the_seat_was_found_again(world):
    guest = world.guest()
    laid = world.lay(guest)
    old = laid["seats"]["0"]
    given_away = world.ask("POST", f"/tables/{laid['table']}/seats/0/link", old).json()["key"]
    found = world.find(guest, laid["table"])["seats"]["0"]
    assert [world.opens(key) for key in (old, given_away, found)] == [False, False, True]


def test_a_seat_one_was_asked_to_leave_is_not_found(world):
    laid, guest = world.lay(world.guest()), world.guest("Ola")
    joined = world.join(laid["table"], guest)
    world.ask("DELETE", f"/tables/{laid['table']}/seats/1", laid["host"])
    assert world.find(guest, laid["table"])["seats"] == {}
    assert world.mine(guest) == []
    assert not world.opens(joined["key"])


def test_who_sits_down_again_gets_another_key_than_the_one_given_back(world):
    laid, guest = world.lay(world.guest()), world.guest("Ola")
    old = world.join(laid["table"], guest)["key"]
    world.ask("POST", f"/tables/{laid['table']}/leave", old)
    new = world.join(laid["table"], guest)["key"]
    assert [world.opens(key) for key in (old, new)] == [False, True]
    assert world.find(guest, laid["table"])["seats"] == {"1": new}


def test_the_seat_and_the_hosts_key_of_a_rematch_are_found_too():
    async def story():
        async with open_club() as club:
            guest = keys.Guest(keys.new_secret())
            wish = NewTable("guardians", (SeatWish("me", "Ala"), SeatWish("bot", level="easy")), start=True)
            laid = await lobby.lay_table(club.rooms, wish, guest.hashed, guest.secret_for)
            ala = await club.client(laid.seats["0"])
            await ala.send(wire.Propose("resign"))  # alone among bots one's own wish is enough
            old = keys.read_key(laid.seats["0"])
            again = await lobby.lay_rematch(club.rooms, ala.room, old, guest.secret_for)
            room = await club.rooms.room(again.table)
            found = await guests.find_keys(room, guest)
            assert (found.host, found.watch) == (again.host, again.watch)
            assert list(found.seats) == ["1"]
            assert commands.who_is(room.table, keys.read_key(found.seats["1"])).seat == 1

    run(story())


@pytest.mark.parametrize(
    ("key", "status", "code"),
    [
        pytest.param("", 401, "key/missing", id="no key"),
        pytest.param("me.guest.x", 403, "guest/unknown", id="nobody's key"),
        pytest.param("abc.0.x", 403, "guest/unknown", id="a seat's key"),
    ],
)
def test_only_a_guest_finds_keys(world, key, status, code):
    laid = world.lay()
    assert code_of(world.ask("POST", f"/guests/me/tables/{laid['table']}/keys", key), status) == code
    assert code_of(world.ask("POST", "/guests/me/handover", key), status) == code


def test_there_are_no_keys_of_a_table_that_is_not(world):
    answer = world.ask("POST", "/guests/me/tables/nowhere/keys", world.guest())
    assert code_of(answer, 404) == "table/unknown"


def test_a_key_is_looked_at_without_disturbing_anybody(world):
    laid = world.lay()
    table, seq = laid["table"], seq_of(world)
    answer = world.ask("GET", f"/tables/{table}/key", laid["seats"]["0"])
    assert answer.json() == {"table": table, "role": "0"}
    assert code_of(world.ask("GET", f"/tables/{table}/key", f"{table}.0.wrong"), 403) == "key/not-valid"
    assert code_of(world.ask("GET", f"/tables/{table}/key", ""), 401) == "key/missing"
    assert seq_of(world) == seq


def list_at(world, guest, codes, phase, updated):
    for number, code in enumerate(codes):
        world.rooms.store.rows[code] = TableRow(code, "guardians", phase, False, updated + number)
        world.rooms.store.members.setdefault(keys.digest(guest.split(".")[2]), set()).add(code)


def test_a_table_that_cannot_be_read_does_not_hide_the_others(world):
    guest = world.guest()
    laid = world.lay(guest)
    list_at(world, guest, ["gone"], "playing", 9_000_000)
    assert world.mine(guest) == [(laid["table"], [0])]


def test_while_the_storage_is_away_nobody_is_told_that_there_are_no_games(world, monkeypatch):
    guest = world.guest()
    world.lay(guest)

    async def away(code):
        raise StorageDown("server/storage", "the database does not answer")

    monkeypatch.setattr(world.rooms, "room", away)
    assert code_of(world.ask("GET", "/guests/me/tables", guest), 503) == "server/storage"


def test_running_games_are_listed_before_any_number_of_finished_ones(world, monkeypatch):
    guest = world.guest()
    old = world.lay(guest)["table"]
    asked = []
    known = world.rooms.room

    async def room(code):
        asked.append(code)
        return await known(code)

    monkeypatch.setattr(world.rooms, "room", room)
    list_at(world, guest, [f"over{number}" for number in range(150)], "over", 9_000_000)
    assert world.mine(guest) == [(old, [0])]
    assert asked == [old, *(f"over{number}" for number in range(149, 49, -1))]


def test_another_device_gets_the_guest_by_a_code(world):
    guest = world.guest()
    laid = world.lay(guest)
    offered = world.offer(guest)
    assert offered["link"] == f"http://table.example/device#{offered['code']}"
    assert (offered["until"], offered["lasts"]) == (world.moment + 600_000, 600_000)
    assert world.claim(offered["code"]).json() == {"key": guest, "nickname": "Ala"}
    assert world.find(guest, laid["table"]) == laid


@pytest.mark.parametrize("written", [str.upper, lambda code: code.replace("-", ""), lambda code: f" {code} "])
def test_a_code_may_be_typed_as_people_type(world, written):
    guest = world.guest()
    assert world.claim(written(world.offer(guest)["code"])).json()["key"] == guest


def test_a_code_is_good_once(world):
    code = world.offer(world.guest())["code"]
    assert world.claim(code).status_code == 200
    assert code_of(world.claim(code), 404) == "handover/unknown"


@pytest.mark.parametrize(("later", "status"), [(599_999, 200), (600_000, 404)])
def test_a_code_is_good_for_ten_minutes(world, later, status):
    code = world.offer(world.guest())["code"]
    world.moment += later
    assert world.claim(code).status_code == status


@pytest.mark.parametrize("code", ["aaaaa-aaaaa", "aaaa", "0OIl1-0OIl1", "ąąąąą-ąąąąą", "x" * 40])
def test_a_wrong_code_gives_nothing(world, code):
    world.offer(world.guest())
    assert code_of(world.claim(code), 404) == "handover/unknown"


def test_wrong_codes_are_limited_by_a_clock_that_nobody_sets(world, monkeypatch):
    seconds = 1000.0
    monkeypatch.setattr(limits.time, "monotonic", lambda: seconds)
    code = world.offer(world.guest())["code"]
    for _ in range(handover.WRONG_CODES):
        assert code_of(world.claim("aaaaa-aaaaa"), 404) == "handover/unknown"
    world.moment += 500_000  # the server's clock is set; the limit does not mind
    assert code_of(world.claim(code), 429) == "handover/too-many"
    seconds += 60
    assert world.claim(code).status_code == 200


def test_right_codes_are_not_counted(world, monkeypatch):
    monkeypatch.setattr(limits.time, "monotonic", lambda: 1000.0)
    guest = world.guest()
    for _ in range(handover.WRONG_CODES + 2):
        assert world.claim(world.offer(guest)["code"]).status_code == 200


def test_what_is_damaged_opens_nothing():
    lock = handover.stretch("abcdefghjk")
    sealed = handover.seal("a secret", lock)
    assert handover.unseal(sealed, lock) == "a secret"
    assert handover.unseal(bytes([sealed[0] ^ 1, *sealed[1:]]), lock) == ""
    assert handover.unseal(sealed, handover.stretch("abcdefghjj")) == ""


def test_neither_key_nor_code_is_written_down_anywhere(tmp_path, caplog):
    server = make_server(Settings(database=f"sqlite:///{tmp_path}/orbita.db"))
    caplog.set_level(logging.DEBUG)
    with TestClient(server) as client:
        world = World(client, server.rooms)
        guest = world.guest()
        laid = world.lay(guest)
        used, waiting = world.offer(guest)["code"], world.offer(guest)["code"]
        assert world.claim(used).status_code == 200
        found = world.find(guest, laid["table"])
        metrics = client.get("/metrics").text
    words = [key.split(".")[2] for key in (guest, laid["host"], laid["watch"], found["seats"]["0"])]
    words += [code.replace("-", "") for code in (used, waiting)] + [used, waiting]
    kept = b"".join(file.read_bytes() for file in tmp_path.iterdir())
    assert keys.digest(words[0]).encode() in kept, "the guest is known by a hash"
    for word in words:
        assert word not in caplog.text
        assert word not in metrics
        assert word.encode() not in kept
