"""Everything printed in the box, over REST: by language and options, cacheable for ever by its hash."""

import dataclasses
import gzip

import msgspec
import pytest
from litestar.testing import TestClient

from orbita.core.contract import Catalogue, OptionEntry, OptionValue
from orbita.registry import GAMES
from orbita.server.app import make_app
from orbita.server.http.openapi import complete
from orbita.server.rooms.rooms import Rooms
from orbita.server.settings import Settings
from orbita.server.store.memory import MemoryStore
from orbita.server.table import catalogues
from orbita.server.table.catalogues import content_of
from tests.contract.sealed import SEALED
from tests.server.club import open_club, run

PATH = "/api/games/sealed/catalogue"


class Box(Catalogue, frozen=True, kw_only=True):
    """A box with one card, and many that are alike."""

    title: str
    cards: tuple[str, ...]


def printed(options, lang):
    about = "Liczba rund." if lang == "pl" else "How many rounds."
    rounds = OptionEntry("rounds", "Rundy" if lang == "pl" else "Rounds", about, 3, (OptionValue(3, "3"),))
    return Box(options=(rounds,), title=f"{lang} {options.rounds}", cards=("card",) * 500)


def boxed(catalogue=printed):
    return dataclasses.replace(SEALED, catalogue=catalogue, catalogue_type=Box)


@pytest.fixture
def client():
    rooms = Rooms(MemoryStore(), games={SEALED.name: boxed()})
    with TestClient(make_app(rooms, Settings())) as client:
        yield client


def content(client):
    return client.get("/api/games").json()[0]["content"]


def test_the_catalogue_is_given_in_either_language(client):
    assert client.get(PATH).json()["title"].startswith("en")
    polish = client.get(PATH, params={"lang": "pl"})
    assert polish.headers["content-language"] == "pl"
    [rounds] = polish.json()["options"]
    assert rounds["about"] == "Liczba rund."
    assert rounds["values"] == [{"value": 3, "name": "3"}]


def test_options_choose_the_content(client):
    assert client.get(PATH, params={"rounds": "2"}).json()["title"] == "en 2"


@pytest.mark.parametrize(
    "asked", [{"rounds": "many"}, {"pack": "none-such"}, {"rounds": "x" * 5000}, {"lang": "de"}]
)
def test_what_the_game_does_not_know_is_refused(client, asked):
    assert client.get(PATH, params=asked).status_code == 400


def test_a_game_there_is_not_is_not_found(client):
    answer = client.get("/api/games/none/catalogue")
    assert (answer.status_code, answer.json()["code"]) == (404, "game/unknown")


def test_with_its_hash_it_may_be_kept_for_ever(client):
    answer = client.get(PATH, params={"hash": content(client)})
    assert answer.headers["cache-control"] == "public, max-age=31536000, immutable"


def test_another_hash_is_not_found_and_the_one_in_force_is_told(client):
    answer = client.get(PATH, params={"hash": "0" * 16})
    assert answer.status_code == 404
    assert answer.json()["code"] == "catalogue/other-content"
    assert answer.json()["details"] == {"content": content(client)}
    assert "cache-control" not in answer.headers
    of_other_options = client.get(PATH, params={"hash": content(client), "rounds": "2"})
    assert of_other_options.status_code == 404


def test_without_a_hash_it_is_asked_for_again_and_not_sent_twice(client):
    answer = client.get(PATH)
    assert answer.headers["cache-control"] == "no-cache"
    again = client.get(PATH, headers={"If-None-Match": answer.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")
    assert again.headers["etag"] == answer.headers["etag"]
    other = client.get(PATH, params={"lang": "pl"}, headers={"If-None-Match": answer.headers["etag"]})
    assert other.status_code == 200


def test_it_is_sent_compressed_to_who_can_read_that(client):
    plain = client.get(PATH, headers={"Accept-Encoding": "identity"})
    zipped = client.get(PATH, headers={"Accept-Encoding": "gzip"})
    assert "content-encoding" not in plain.headers
    assert zipped.headers["content-encoding"] == "gzip"
    assert plain.headers["vary"] == zipped.headers["vary"] == "Accept-Encoding"
    assert plain.content == zipped.content
    assert int(zipped.headers["content-length"]) * 5 < len(plain.content)


def test_a_table_tells_the_hash_of_what_its_options_choose():
    async def work():
        game = boxed()
        async with open_club(games={game.name: game}) as club:
            _, room = await club.lay("A", "B", game=game.name, options={"rounds": 2})
            told = room.info().content
            assert told == content_of(game, game.read_options({"rounds": 2}))
            assert told != content_of(game, game.read_options({}))

    run(work())


def test_whatever_is_worded_otherwise_has_another_hash():
    def reworded(options, lang):
        return msgspec.structs.replace(printed(options, lang), title=f"{lang}!")

    one, two = boxed(), boxed(reworded)
    assert content_of(one, one.read_options({})) != content_of(two, two.read_options({}))


def test_options_that_change_nothing_in_the_box_share_one_catalogue():
    game = boxed(lambda options, lang: Box(title=lang, cards=()))
    two, three = (catalogues.written(game, game.read_options({"rounds": rounds})) for rounds in (2, 3))
    assert two is three
    assert gzip.decompress(two.zipped["pl"]) == two.plain["pl"]


def test_not_many_catalogues_are_kept(monkeypatch):
    monkeypatch.setattr(catalogues, "KEPT", 2)
    monkeypatch.setattr(catalogues, "_written", {})
    game = boxed()
    for rounds in (1, 2, 3):
        assert catalogues.written(game, game.read_options({"rounds": rounds})).plain
    assert len(catalogues._written) == 2


def test_the_description_has_the_types_of_every_games_catalogue():
    described = complete(make_app(Rooms(MemoryStore()), Settings()).openapi_schema.to_schema())
    answer = described["paths"]["/api/games/{game}/catalogue"]["get"]["responses"]["200"]
    refs = [
        part["$ref"].rpartition("/")[2] for part in answer["content"]["application/json"]["schema"]["anyOf"]
    ]
    assert all(ref in described["components"]["schemas"] for ref in refs)
    assert len(refs) == len({*(game.catalogue_type for game in GAMES.values()), Catalogue})
    strict = described["components"]["schemas"]["NewTable"]
    assert strict["additionalProperties"] is False
