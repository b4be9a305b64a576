"""Games of Voyager that stand where something is asked: bots play until a wish comes true."""

from itertools import count

from orbita.bots.find import find_bot
from orbita.core.chance import generator_key
from orbita.core.match import Match, seat_number
from orbita.games.voyager.game import GAME


def played_until(wish, seats=2, fits=lambda match: True, **options):
    """The record of a game of bots, up to where a wish holds for the view of whoever is asked.

    What no view tells, such as what went before, is asked of the match.
    """
    read, bot = GAME.read_options(options), find_bot("voyager", "greedy")
    for seed in count(1):
        match = Match(GAME, read, seats, seed)
        while awaited := GAME.awaited(match.state):
            view = GAME.view(match.state, awaited[0])
            if wish(GAME.shown(view)) and fits(match):
                return match.record()
            moves = GAME.legal(match.state, awaited[0])
            dice = generator_key(seed, len(match.entries))
            match.play(awaited[0], bot.choose(view, awaited[0], moves, dice))
    raise AssertionError("seeds do not end")


def begins_a_turn(match):
    """Whether whoever is asked has done nothing yet since somebody else's turn."""
    return seat_number(GAME, match.entries[-1].seat, match.seats) != GAME.awaited(match.state)[0]


def asked_about(record, moves=None):
    """The view of whoever is asked where a record ends, or after so many of its moves."""
    match = Match(GAME, GAME.read_options(record.options), len(record.seats), record.seed)
    for step in record.moves[:moves]:
        match.follow(step)
    return GAME.shown(GAME.view(match.state, GAME.awaited(match.state)[0]))
