"""What is said by signs at a terminal's table, and the bots that hear it."""

from collections.abc import Sequence
from typing import Any, Final, get_args

from orbita.bots.bot import Act, Heard, Said, Sign, Talking, act
from orbita.bots.find import find_bot
from orbita.core.chance import generator_key
from orbita.core.contract import TalkKind
from orbita.core.match import Match

HUMAN: Final = "human"
BOT_SEEDS: Final = 1 << 32  # numbers no move has, so that bots know nothing of the game's own draws
SIGNS: Final[dict[str, TalkKind]] = {
    **{kind: kind for kind in get_args(TalkKind)},
    "powiem": "tell",
    "pytam": "ask",
    "zaznaczam": "mark",
    "wskazuję": "ping",
    "słowo": "word",
}


class Conversation:
    """Bots get what their seats see and what was said; a record keeps none of it."""

    def __init__(self, match: Match[Any], players: tuple[str, ...]) -> None:
        self.match, self.game = match, match.game
        bots = ((seat, find_bot(self.game.name, name)) for seat, name in enumerate(players) if name != HUMAN)
        self.heard = Heard(tuple(seat for seat, bot in bots if isinstance(bot, Talking)))

    def ask(self, seat: int, name: str) -> Act:
        """Let a bot talk or choose; if it does neither, it would rather wait."""
        view, moves = self.game.view(self.match.state, seat), self.game.legal(self.match.state, seat)
        return act(find_bot(self.game.name, name), view, seat, moves, self.heard, self.seed())

    def advice(self, seat: int, name: str) -> int | None:
        """What a bot would do in the place of a person, whose cards are known to that person alone."""
        view, moves = self.game.view(self.match.state, seat), self.game.legal(self.match.state, seat)
        bot = find_bot(self.game.name, name)
        if isinstance(bot, Talking):
            return bot.advise(view, seat, moves, self.heard, self.seed())
        return bot.choose(view, seat, moves, self.seed())

    def seed(self) -> int:
        """What a bot draws from now."""
        return generator_key(self.match.seed, BOT_SEEDS + len(self.match.entries))

    def say(self, seat: int, signs: Sequence[Said], at: int, lang: str) -> list[str]:
        """Let everybody hear signs; what they say in words."""
        talk = self.game.talk
        assert talk is not None, "only where there are signs does anybody give some"
        told = []
        for kind, text in signs:
            about = talk.read(self.match.seats, kind, text).about
            self.heard = self.heard._replace(signs=(*self.heard.signs, Sign(at, seat, kind, about)))
            told.append(talk.text(kind, about, lang, ()))
        return told
