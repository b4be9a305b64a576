"""Which set-up a new table gets: the one that was asked for, the day's, or one that nobody has flown here."""

from collections.abc import Mapping
from typing import Any, Final

import msgspec

from orbita.core.contract import Game
from orbita.server.http.bodies import NewTable
from orbita.server.rooms.rooms import Rooms
from orbita.server.table import sealing
from orbita.server.table.sealing import Seal

DRAWS: Final = 8  # until a code is taken although it was flown


async def settle(rooms: Rooms, wish: NewTable) -> tuple[NewTable, Seal]:
    """The wish with the options that belong to its set-up, and the seal of that."""
    game = rooms.games.get(wish.game)
    if game is None:
        return wish, Seal()  # refused where all else of the wish is looked at
    if wish.challenge is not None:
        seal = sealing.of_challenge(game, wish.challenge)
        return _with(wish, game, {**wish.challenge.options, **wish.options}, seal), seal
    if wish.sealed:
        secret = await rooms.store.flights.secret()
        is_daily = wish.sealed.strip().lower() == sealing.DAILY
        code = (
            sealing.daily_code(game, secret, sealing.day_of(rooms.now()))
            if is_daily
            else sealing.need_codes(game).read(wish.sealed)
        )
        seal = _seal(rooms, game, secret, code)
        return _with(wish, game, wish.options, seal), seal
    return wish, await fresh(rooms, game, wish.options)


async def fresh(rooms: Rooms, game: Game[Any], given: Mapping[str, Any]) -> Seal:
    """A set-up that nobody has flown on this server; none where such options have no codes."""
    options = game.read_options(dict(given))
    seal = Seal()
    for _ in range(DRAWS if game.codes else 0):
        code = sealing.random_code(game, options)
        if not code:
            return Seal()
        seal = _seal(rooms, game, await rooms.store.flights.secret(), code)
        content = game.content_hash(options)
        mission = sealing.mission_of(game, game.rules_version, content, code, seal.seed)
        if not await rooms.store.flights.results(game.name, mission, 1):
            return seal
    return seal


def _seal(rooms: Rooms, game: Game[Any], secret: str, code: str) -> Seal:
    """The seal of a code of this server; today's is known as such, however it was wished for."""
    until = sealing.closed_until(game, secret, code, rooms.now())
    return Seal(code, sealing.seed_of(secret, game.name, code), closed_until=until)


def _with(wish: NewTable, game: Game[Any], options: Mapping[str, Any], seal: Seal) -> NewTable:
    return msgspec.structs.replace(wish, options=sealing.with_code(game, options, seal.code))
