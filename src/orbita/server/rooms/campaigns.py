"""The campaigns of crews: begun, decided about step by step, and carried on by the games that are due."""

from typing import TYPE_CHECKING, Any

import msgspec

from orbita.core.contract import Game
from orbita.core.errors import BadOptions
from orbita.core.offers import Campaigns
from orbita.server.errors import NotFound, Refusal
from orbita.server.http.bodies import CampaignInfo, NewTable
from orbita.server.rooms.errands import Advance
from orbita.server.store.flights import Crew
from orbita.server.table import filing
from orbita.server.table.clean_text import sentence
from orbita.server.table.fold import Table

if TYPE_CHECKING:
    from orbita.server.rooms.rooms import Rooms


class Stored(msgspec.Struct, frozen=True):
    """A campaign as it is kept: how many steps led there, and the game's own state."""

    game: str
    steps: int
    state: msgspec.Raw


def offered(game: Game[Any]) -> Campaigns:
    """The campaigns of a game."""
    if game.campaigns is None:
        raise BadOptions("campaign/not-offered", f"{game.name} has no campaigns", game=game.name)
    return game.campaigns


def stored_of(crew: Crew) -> Stored:
    """The campaign of a crew."""
    if not crew.campaign:
        raise NotFound("campaign/none", "this crew has no campaign")
    return msgspec.json.decode(crew.campaign, type=Stored)


def state_of(rooms: "Rooms", stored: Stored) -> Any:
    """Where a campaign stands, as its game knows it."""
    return msgspec.json.decode(bytes(stored.state), type=offered(rooms.games[stored.game]).state)


async def begin(rooms: "Rooms", crew: Crew, game: Game[Any], asked: dict[str, Any]) -> CampaignInfo:
    """Begin a campaign, unless one is going on."""
    campaigns = offered(game)
    if crew.campaign and not campaigns_of(rooms, crew).is_over(state_of(rooms, stored_of(crew))):
        raise Refusal("campaign/running", "this crew's campaign is not over yet")
    state = campaigns.begin(_read(asked, campaigns.begins))
    return await _keep(rooms, crew, Stored(game.name, 0, msgspec.Raw(msgspec.json.encode(state))))


async def step(rooms: "Rooms", crew: Crew, asked: dict[str, Any], after: int) -> CampaignInfo:
    """Decide something, once: who has not seen the last step is asked to look again."""
    stored, campaigns = stored_of(crew), campaigns_of(rooms, crew)
    if after != stored.steps:
        raise _moved_on()
    state = campaigns.step(state_of(rooms, stored), _read(asked, campaigns.steps))
    return await _keep(rooms, crew, _next(stored, msgspec.json.encode(state)))


async def advance(rooms: "Rooms", table: Table) -> None:
    """Take the finished game of a table as the one that was due; another one changes nothing."""
    crew = await rooms.store.flights.crew(table.laid.crew)
    if crew is None or not crew.campaign:
        return
    stored = stored_of(crew)
    raw, chronicle = filing.chronicle_of(table)
    state = await rooms.replays.advance(table.code, raw, Advance(bytes(stored.state), chronicle.day))
    await _keep(rooms, crew, _next(stored, state))


def campaigns_of(rooms: "Rooms", crew: Crew) -> Campaigns:
    """The campaigns of the game whose campaign a crew flies."""
    return offered(rooms.games[stored_of(crew).game])


def info(rooms: "Rooms", stored: Stored) -> CampaignInfo:
    """Where a campaign stands, for people."""
    campaigns, state = offered(rooms.games[stored.game]), state_of(rooms, stored)
    told = msgspec.Raw(msgspec.json.encode(campaigns.tell(state)))
    return CampaignInfo(stored.game, stored.steps, campaigns.is_over(state), told)


def file(rooms: "Rooms", stored: Stored) -> bytes:
    """The campaign as its game's own command goes on with it."""
    return offered(rooms.games[stored.game]).write(state_of(rooms, stored))


def join_in(rooms: "Rooms", wish: NewTable, crew: Crew | None) -> tuple[NewTable, str]:
    """A wish with the options of the game that is due, and the campaign's name, if it is to be that one."""
    if not wish.campaign:
        return wish, ""
    if crew is None:
        raise BadOptions("campaign/no-crew", "a campaign is a crew's: this needs its key")
    stored = stored_of(crew)
    if stored.game != wish.game:
        raise NotFound("campaign/none", "this crew has no campaign of that game")
    campaigns, state = offered(rooms.games[stored.game]), state_of(rooms, stored)
    options = {**wish.options, **campaigns.options(state)}
    return msgspec.structs.replace(wish, options=options), campaigns.name(state)


def _next(stored: Stored, state: bytes) -> Stored:
    return Stored(stored.game, stored.steps + 1, msgspec.Raw(state))


async def _keep(rooms: "Rooms", crew: Crew, stored: Stored) -> CampaignInfo:
    """Keep where a campaign stands, unless somebody else was faster."""
    after = msgspec.json.encode(stored)
    if not await rooms.store.flights.change_campaign(crew.id, crew.campaign, after):
        raise _moved_on()
    return info(rooms, stored)


def _moved_on() -> Refusal:
    return Refusal("campaign/moved-on", "somebody else has decided meanwhile: look again")


def _read(asked: dict[str, Any], kind: Any) -> Any:
    """What is asked, as the game wants it."""
    try:
        return msgspec.convert(asked, kind)
    except msgspec.ValidationError as fault:
        raise BadOptions(
            "campaign/input", f"this cannot be decided: {sentence(fault)}", fault=sentence(fault)
        ) from None
