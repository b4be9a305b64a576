"""Bots think in processes of their own, behind everybody else; if one dies or hangs, the game goes on."""

import logging
import secrets
from typing import Final

from orbita.core.errors import OrbitaError
from orbita.server.errors import Refusal
from orbita.server.rooms.bot_worker import advise
from orbita.server.rooms.workers import Unanswered, Workers

LOG: Final = logging.getLogger("orbita.bots")
TIME_TO_THINK: Final = 20.0  # seconds
ATTEMPTS: Final = 2
WAITING: Final = 500  # questions
WAITING_OF_A_TABLE: Final = 16
NICENESS: Final = 10  # people's moves go first


class BotPool(Workers[tuple[int | None, str], str, str, bytes, int, list[int], int, str]):
    """The bots of all tables."""

    def __init__(self, workers: int = 1, limit: float = TIME_TO_THINK) -> None:
        super().__init__(
            advise, workers, limit=limit, size=WAITING, share=WAITING_OF_A_TABLE, niceness=NICENESS
        )

    async def choose(
        self, game: str, level: str, view: bytes, seat: int, moves: list[int], *, table: str
    ) -> int | None:
        """Choose a move, or None to let time pass; after two failures, any legal one."""
        return (await self.advise(game, level, view, seat, moves, table=table))[0]

    async def advise(
        self, game: str, level: str, view: bytes, seat: int, moves: list[int], *, table: str, lang: str = ""
    ) -> tuple[int | None, str]:
        """Choose a move and say why in a language, if one is given and the bot can tell."""
        if len(moves) == 1:
            return moves[0], ""
        for _ in range(ATTEMPTS):
            try:
                move, why = await self.ask(table, game, level, view, seat, moves, secrets.randbits(62), lang)
                if move is None or move in moves:
                    return move, why
                LOG.error("a bot of %s chose a move that is not legal", game)
            except Refusal:
                raise  # the server is busy, or stopping: not the bot's fault
            except (OrbitaError, Unanswered) as failure:
                LOG.warning("a bot of %s did not answer: %s", game, failure)
        return secrets.choice(moves), ""
