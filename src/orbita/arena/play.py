"""One game between bots, through the door: what comes out is a record that replays."""

import hashlib
from collections.abc import Sequence
from typing import Any, Final

from orbita.bots.bot import Bot, Heard, Said, Sign, Talking, act
from orbita.core.chance import SEED_BITS, TableState, draw_below, generator_key
from orbita.core.contract import CLOCK, NEVER, Game
from orbita.core.match import Match

MOVE_LIMIT: Final = 5_000  # far beyond any game in which somebody wants to win


def derive_seed(master: int, *labels: object) -> int:
    """Derive an independent seed for a named purpose; no two purposes share one."""
    text = "/".join(map(str, (master, *labels)))
    return int.from_bytes(hashlib.blake2b(text.encode(), digest_size=SEED_BITS // 8).digest(), "big")


def play_game(game: Game[Any], options: Any, bots: Sequence[Bot], master: int) -> Match[Any]:
    """Play to the end, or to the limit: bots that look one turn ahead may chase each other for ever.

    Game and bots draw from different seeds, all derived from the master. What bots say to each other is heard
    by all who talk, and by nobody while the game forbids it.
    """
    match = Match(game, options, len(bots), derive_seed(master, "game"))
    bot_seeds = [derive_seed(master, "bot", seat) for seat in range(len(bots))]
    queue = TableState()
    queue.rng = generator_key(derive_seed(master, "queue"), 0)
    now = None if game.wake_at(match.state) == NEVER else 0
    content: set[int] = set()  # bots that let time pass until something happens
    heard = Heard(tuple(seat for seat, bot in enumerate(bots) if isinstance(bot, Talking)))
    while (awaited := game.awaited(match.state)) and len(match.entries) < MOVE_LIMIT:
        awaited = tuple(seat for seat in awaited if seat not in content)
        # Where several may act at once, chance decides who is first; who talks is faster than any clock.
        awaited = tuple(seat for seat in awaited if seat in heard.bots) or awaited
        seat = awaited[0] if len(awaited) == 1 else awaited[draw_below(queue, len(awaited))]
        moves = game.legal(match.state, seat)
        if seat == CLOCK:
            move = now = moves[0]
        elif len(moves) == 1:
            move = moves[0]
        else:
            seed = generator_key(bot_seeds[seat], len(match.entries))
            done = act(bots[seat], game.view(match.state, seat), seat, moves, heard, seed)
            if done.signs and game.may_talk(match.state):
                heard = say(game, heard, seat, len(bots), done.signs, now or 0)
                content.clear()
                continue
            if done.move is None:
                content.add(seat)
                continue
            move = done.move
        content.clear()
        match.play(seat, move, now)
    return match


def say(game: Game[Any], heard: Heard, seat: int, seats: int, signs: Sequence[Said], now: int) -> Heard:
    """What all have heard once a bot has given these signs."""
    assert game.talk is not None
    given = tuple(Sign(now, seat, kind, game.talk.read(seats, kind, text).about) for kind, text in signs)
    return heard._replace(signs=heard.signs + given)
