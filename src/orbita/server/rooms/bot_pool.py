"""Bots think in processes of their own, behind everybody else; if one dies or hangs, the game goes on."""

import logging
import secrets
from typing import Final

from orbita.bots.bot import Act
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


class BotPool(Workers[tuple[Act, str], str, str, bytes, int, list[int], int, bytes, str]):
    """The bots of all tables."""

    def __init__(self, workers: int = 1, limit: float = TIME_TO_THINK) -> None:
        super().__init__(
            advise, workers, limit=limit, size=WAITING, share=WAITING_OF_A_TABLE, niceness=NICENESS
        )

    async def choose(
        self, game: str, level: str, view: bytes, seat: int, moves: list[int], heard: bytes, *, table: str
    ) -> Act:
        """Choose a move or signs, or nothing to let time pass; after two failures, any legal move."""
        return (await self._asked(table, game, level, view, seat, moves, heard, ""))[0]

    async def advise(
        self,
        game: str,
        level: str,
        view: bytes,
        seat: int,
        moves: list[int],
        heard: bytes,
        *,
        table: str,
        lang: str,
    ) -> tuple[int | None, str]:
        """A move for a person, and why in a language if the bot can tell."""
        done, why = await self._asked(table, game, level, view, seat, moves, heard, lang)
        return done.move, why

    async def _asked(
        self,
        table: str,
        game: str,
        level: str,
        view: bytes,
        seat: int,
        moves: list[int],
        heard: bytes,
        lang: str,
    ) -> tuple[Act, str]:
        """What a worker answers, if it is a move that can be made."""
        if len(moves) == 1:
            return Act(move=moves[0]), ""
        for _ in range(ATTEMPTS):
            try:
                seed = secrets.randbits(62)
                done, why = await self.ask(table, game, level, view, seat, moves, seed, heard, lang)
                if done.move is None or done.move in moves:
                    return done, why
                LOG.error("a bot of %s chose a move that is not legal", game)
            except Refusal:
                raise  # the server is busy, or stopping: not the bot's fault
            except (OrbitaError, Unanswered) as failure:
                LOG.warning("a bot of %s did not answer: %s", game, failure)
        return Act(move=secrets.choice(moves)), ""
