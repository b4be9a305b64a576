"""Whole games of Voyager known beforehand: two bots that attack and hold when they can play them first."""

from functools import cache
from itertools import count
from typing import NamedTuple

from orbita.bots.find import find_bot
from orbita.core.chance import generator_key
from orbita.core.match import Match
from orbita.core.record import Record
from orbita.games.voyager.game import GAME
from orbita.games.voyager.shown import Shown
from orbita.games.voyager.state import TIDY

FOUGHT = {("attack", "discard"), ("defence", "discard"), ("landing", "discard")}
VERBS = {"launch", "move", "land", "develop", "play", "mission"}


class Deed(NamedTuple):
    """What somebody does at once, and what they see before it."""

    seat: int
    view: Shown
    moves: tuple[str, ...]

    @property
    def verb(self):
        return self.moves[0].partition(" ")[0]

    @property
    def names(self):
        """What its moves name: cards, a space, a body."""
        return [move.partition(" ")[2] for move in self.moves if " " in move]


class Script(NamedTuple):
    """A game from its first move to its last: nothing in it is left to chance."""

    record: Record
    deeds: tuple[Deed, ...]


@cache
def rehearsed(wish, seats=2):
    """The first game of which a wish holds; the wish is asked about its deeds."""
    for seed in count(1):
        script = rehearse(seed, seats)
        if wish(script.deeds):
            return script
    raise AssertionError("seeds do not end")


def rehearse(seed, seats=2):
    """A game from beginning to end."""
    match, deeds = Match(GAME, GAME.read_options({}), seats, seed), []
    while awaited := GAME.awaited(match.state):
        deed = next_deed(match, awaited[0])
        for move in deed.moves:
            match.play_text(deed.seat, move)
        deeds.append(deed)
    return Script(match.record(), tuple(deeds))


def next_deed(match, seat):
    """What the bot would do, but for fights: those it never avoids."""
    view = GAME.view(match.state, seat)
    shown, legal = GAME.shown(view), GAME.legal(match.state, seat)
    if shown.roll is not None:
        return Deed(seat, shown, answer(shown))
    texts = [GAME.notation.move_text(match.state, seat, move) for move in legal]
    if shown.stage == "tidy":
        return Deed(seat, shown, tidied(match, seat))
    if "takeover" in texts:
        return Deed(seat, shown, ("takeover",))
    return Deed(seat, shown, (texts[list(legal).index(choice(match, seat))],))


def answer(shown):
    """The cheapest cards that suffice; whoever attacks then says that it stands."""
    enough = shown.roll.enough or ()
    is_left = shown.roll.kind == "attack" and len(enough) < len(shown.hand)
    return (*enough, "stand") if is_left or not enough else enough


def tidied(match, seat):
    """All cards that go at the end of a turn, one after another."""
    ahead, moves = match.fork(), []
    while ahead.state.stage == TIDY and GAME.awaited(ahead.state) == (seat,):
        ahead.play(seat, choice(ahead, seat))
        moves.append(ahead.entries[-1].move)
    return tuple(moves)


def choice(match, seat):
    """What the bot would play."""
    legal, dice = GAME.legal(match.state, seat), generator_key(match.seed, len(match.entries))
    return find_bot("voyager", "greedy").choose(GAME.view(match.state, seat), seat, legal, dice)


def is_full(deeds):
    """A building is attacked and held with cards, cards land a rocket, and whatever is usual is done."""
    rolls = {(deed.view.roll.kind, deed.verb) for deed in deeds if deed.view.roll}
    return rolls >= FOUGHT and {deed.verb for deed in deeds} >= VERBS
