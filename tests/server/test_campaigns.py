"""The campaign of a crew on the server: begun, flown, decided about and carried on."""

import pytest

from orbita.cli.main import main
from orbita.registry import GAMES
from orbita.server.rooms import errands
from tests.server.club import run
from tests.server.flying import open_house, refused, with_keys

PEOPLE = ["Ala", "Ola"]
BEGIN = {"game": "space_alert", "begin": {"name": "Orion", "people": PEOPLE}}


class Flyers:
    """A crew with its key, and its campaign over REST."""

    def __init__(self, house, crew):
        self.house = house
        self.crew = crew
        self.path = f"/api/crews/{crew['crew']}/campaign"

    async def post(self, path, body):
        return await self.house.client.post(path, json=body, headers=with_keys(self.crew["key"]))

    async def told(self):
        return (await self.house.get(self.path, self.crew["key"])).json()

    async def decide(self, after=None, **step):
        known = (await self.told())["steps"] if after is None else after
        return await self.post(f"{self.path}/steps", {"step": step, "after": known})

    async def fly(self, **wish):
        wish = {"crew": self.crew["key"], "campaign": True, "game": "space_alert", "names": PEOPLE, **wish}
        return await self.house.fly(**wish)


async def gathered(house, name="Kosmonauci"):
    async def advance(table, raw, asked):
        return errands.advance(raw, asked)

    house.club.rooms.replays.advance = advance
    return Flyers(house, (await house.client.post("/api/crews", json={"name": name})).json())


def campaign(work):
    async def flying():
        async with open_house(games=GAMES) as house:
            await work(await gathered(house))

    run(flying())


def test_a_campaign_is_begun_once_and_told_to_the_crew():
    async def work(crew):
        assert refused(await crew.house.get(crew.path, crew.crew["key"]), 404) == "campaign/none"
        begun = await crew.post(crew.path, BEGIN)
        assert begun.status_code == 201
        assert begun.json() == await crew.told()
        assert (begun.json()["game"], begun.json()["steps"], begun.json()["over"]) == (
            "space_alert",
            0,
            False,
        )
        assert begun.json()["campaign"]["stage"] == "prepare"
        assert refused(await crew.post(crew.path, BEGIN), 409) == "campaign/running"

    campaign(work)


def test_the_game_that_is_due_has_the_campaigns_options_and_carries_it_on():
    async def work(crew):
        await crew.post(crew.path, BEGIN)
        await crew.decide(step="levels", member="Ala", common="yellow", serious="white")
        await crew.decide(step="prepare", mission="test_run_1")
        keys = await crew.fly()
        info = (await crew.house.get(f"/api/tables/{keys['table']}")).json()
        assert (info["campaign"], info["options"]["mission"]) == ("Orion", "test_run_1")
        assert info["options"]["common"] == "yellow"
        told = await crew.told()
        assert [mission["mission"] for mission in told["campaign"]["missions"]] == ["test_run_1"]
        assert told["campaign"]["missions"][0]["date"] == "2026-11-18"
        assert told["campaign"]["stage"] in ("decide", "over")
        log = (await crew.house.get(f"/api/crews/{crew.crew['crew']}", crew.crew["key"])).json()["log"]
        assert log["lines"][0]["line"]["campaign"] == "Orion"

    campaign(work)


def test_a_game_of_the_crew_that_is_not_of_the_campaign_leaves_it_alone():
    async def work(crew):
        await crew.post(crew.path, BEGIN)
        await crew.decide(step="prepare", mission="test_run_1")
        before = await crew.told()
        await crew.fly(campaign=False, options={"mission": "test_run_1"})
        assert await crew.told() == before

    campaign(work)


def test_who_decides_by_an_old_picture_is_asked_to_look_again():
    async def work(crew):
        await crew.post(crew.path, BEGIN)
        assert (await crew.decide(after=0, step="prepare", mission="test_run_1")).status_code == 200
        again = await crew.decide(after=0, step="prepare", mission="test_run_2")
        assert refused(again, 409) == "campaign/moved-on"
        assert (await crew.told())["campaign"]["options"]["mission"] == "test_run_1"

    campaign(work)


@pytest.mark.parametrize(
    ("step", "code"),
    [
        pytest.param({"step": "nonsense"}, "campaign/input", id="no such step"),
        pytest.param({"step": "vote", "member": "Ala"}, "campaign/input", id="half a vote"),
        pytest.param({"step": "vote", "member": "Ala", "go": True}, "campaign/waits-prepare", id="too early"),
        pytest.param({"step": "prepare", "mission": "nowhere"}, "mission/unknown", id="no such mission"),
    ],
)
def test_what_cannot_be_decided_is_refused_in_both_languages(step, code):
    async def work(crew):
        await crew.post(crew.path, BEGIN)
        headers = {**with_keys(crew.crew["key"]), "Accept-Language": "pl"}
        body = {"step": step, "after": 0}
        polish = await crew.house.client.post(f"{crew.path}/steps", json=body, headers=headers)
        english = await crew.post(f"{crew.path}/steps", body)
        assert refused(polish, 400) == refused(english, 400) == code
        assert polish.json()["message"] != english.json()["message"]
        assert (await crew.told())["steps"] == 0

    campaign(work)


@pytest.mark.parametrize(
    ("wish", "code"),
    [
        pytest.param({"crew": ""}, "campaign/no-crew", id="nobody's campaign"),
        pytest.param({"game": "guardians"}, "campaign/none", id="another game"),
        pytest.param({}, "campaign/waits-prepare", id="no game is due"),
    ],
)
def test_no_table_is_laid_for_a_game_that_is_not_due(wish, code):
    async def work(crew):
        await crew.post(crew.path, BEGIN)
        seats = [{"kind": "me", "nickname": name} for name in PEOPLE]
        body = {"game": "space_alert", "seats": seats, "campaign": True, "crew": crew.crew["key"], **wish}
        answer = await crew.house.client.post("/api/tables", json=body)
        assert answer.json()["code"] == code

    campaign(work)


def test_a_campaign_opens_to_the_key_of_its_crew_only():
    async def work(crew):
        await crew.post(crew.path, BEGIN)
        other = await gathered(crew.house)
        assert refused(await crew.house.get(crew.path, other.crew["key"]), 404) == "crew/unknown"
        assert refused(await crew.house.get(crew.path), 401) == "key/missing"

    campaign(work)


def test_a_game_without_campaigns_says_so():
    async def work(crew):
        answer = await crew.post(crew.path, {"game": "guardians", "begin": {}})
        assert refused(answer, 400) == "campaign/not-offered"

    campaign(work)


def test_a_campaign_that_is_over_is_followed_by_another():
    async def work(crew):
        await crew.post(crew.path, BEGIN)
        await crew.decide(step="prepare", mission="test_run_1")
        await crew.fly()
        if not (await crew.told())["over"]:
            await crew.decide(step="vote", member="Ala", go=False)
        assert (await crew.told())["over"]
        assert (await crew.post(crew.path, BEGIN)).status_code == 201
        assert (await crew.told())["campaign"]["missions"] == []

    campaign(work)


@pytest.mark.parametrize("pace", ["real", "pausable"])
def test_the_log_says_at_which_pace_a_mission_was_flown(pace):
    async def work(crew):
        await crew.fly(campaign=False, pace=pace)
        log = (await crew.house.get(f"/api/crews/{crew.crew['crew']}", crew.crew["key"])).json()["log"]
        assert [line["pace"] for line in log["lines"]] == [pace]

    campaign(work)


def test_a_campaign_is_taken_along_as_the_file_that_the_games_own_command_goes_on_with(tmp_path, capsys):
    file = tmp_path / "orion.json"

    async def work(crew):
        await crew.post(crew.path, BEGIN)
        await crew.decide(step="levels", member="Ala", common="yellow", serious="white")
        answer = await crew.house.get(f"{crew.path}/file", crew.crew["key"])
        file.write_bytes(answer.content)
        assert refused(await crew.house.get(f"{crew.path}/file"), 401) == "key/missing"

    campaign(work)
    assert main(["campaign", "show", str(file), "--lang", "pl"]) == 0
    assert "Orion" in capsys.readouterr().out
