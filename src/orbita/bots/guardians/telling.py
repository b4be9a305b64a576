"""The bot that searches and says why: as greedy would where they agree, else by what came of the walks."""

from typing import Final

from orbita.bots.guardians.greedy import GreedyBot
from orbita.bots.searching import SearchBot
from orbita.core.contract import Moves
from orbita.core.lang import Pair, say
from orbita.games.guardians.notation import move_text
from orbita.games.guardians.sample import sample
from orbita.games.guardians.texts.catalogue import HINTS
from orbita.games.guardians.texts.moves import move as move_words
from orbita.games.guardians.view import View

TRIED: Final[Pair] = (
    "W partiach dogranych na próbę daje {won} wygranych na 100; „{other}” {less}.",
    "Played on in the head, it wins {won} games of 100; “{other}” wins {less}.",
)


class TellingSearchBot(SearchBot):
    """Tells what speaks for its move against the one it tried most of the others."""

    def why(self, view: View, seat: int, moves: Moves, move: int, seed: int, lang: str) -> str:
        """Say it; nothing where there is no other move."""
        greedy = GreedyBot()
        if greedy.choose(view, seat, moves, seed) == move:
            return greedy.why(view, seat, moves, move, seed, lang)
        judged = self.judge(view, seat, moves, seed)
        others = [other for other in judged.visits if other != move]
        if move not in judged.visits or not others:
            return ""
        other = max(others, key=judged.visits.__getitem__)
        won, less = (round(100 * judged.chances[one][seat]) for one in (move, other))
        told = TRIED if won > less else HINTS["alike"]
        words = move_words(view, move_text(sample(view, seed), seat, other), lang)
        return say(told, lang, other=words, won=str(won), less=str(less))
