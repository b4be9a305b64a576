"""Whatever is asked of the rules, nothing stays behind: compiled code once kept every array it was given."""

import gc
import random
import sys
from functools import partial

import pytest

from orbita.bots.find import bots_of
from orbita.bots.searching import SearchBot
from orbita.core.contract import CLOCK
from orbita.core.match import Match
from orbita.core.preview import foresee
from orbita.registry import GAMES

CALLS = 1000
SLACK = 100  # blocks in all, for what Python itself keeps or frees meanwhile


def blocks_left(act, calls=CALLS):
    """How many blocks of memory more there are after many calls than before."""
    for _ in range(10):
        act()
    gc.collect()
    before = sys.getallocatedblocks()
    for _ in range(calls):
        act()
    gc.collect()
    return sys.getallocatedblocks() - before


def in_the_middle(game, moves=25):
    """A match after some random moves, and a seat that may move."""
    dice = random.Random(4)
    match = Match(game, game.read_options({}), game.min_seats + 1, 4)
    while len(match.entries) < moves or awaited(match) == ():
        seat = dice.choice(game.awaited(match.state))
        match.play(seat, dice.choice(list(game.legal(match.state, seat))))
    return match, awaited(match)[0]


def awaited(match):
    return tuple(seat for seat in match.game.awaited(match.state) if seat != CLOCK)


def every_question(game):
    """Everything the contract offers, asked of one state, by name."""
    match, seat = in_the_middle(game)
    options, seats, s = match.options, match.seats, match.state
    move = game.legal(s, seat)[0]
    text = game.notation.move_text(s, seat, move)
    view, raw, position = game.view(s, seat), game.pack(s), game.notation.position_text(s)
    after, events = game.copy(s), []
    game.apply(after, seat, move, events)
    frozen, entries, plain = match.freeze(), list(match.entries), {}
    return {
        "new": lambda: game.new(options, seats, 5),
        "copy": lambda: game.copy(s),
        "apply": lambda: game.apply(game.copy(s), seat, move, []),
        "awaited": lambda: game.awaited(s),
        "legal": lambda: list(game.legal(s, seat)),
        "why_not": lambda: game.why_not(s, seat, 10**6),
        "view": lambda: game.view(s, seat),
        "sample": lambda: game.sample(view, 3),
        "outcome": lambda: game.outcome(s),
        "wake_at": lambda: game.wake_at(s),
        "seen_by": lambda: [game.seen_by(event, 0) for event in events],
        "event_data": lambda: [game.event_data(after, event) for event in events],
        "reveals": lambda: [game.reveals(event) for event in events],
        "binds": lambda: game.binds(s, seat, move),
        "may_talk": lambda: game.may_talk(s),
        "pack": lambda: game.pack(s),
        "unpack": lambda: game.unpack(options, seats, raw),
        "invariants": lambda: game.invariants(s),
        "read_options": lambda: game.read_options(plain),
        "content_hash": lambda: game.content_hash(options),
        "move_text": lambda: game.notation.move_text(s, seat, move),
        "parse_move": lambda: game.notation.parse_move(s, seat, text),
        "position_text": lambda: game.notation.position_text(s),
        "parse_position": lambda: game.notation.parse_position(position),
        "board": lambda: game.texts.board(view, "pl", False),
        "move": lambda: game.texts.move(view, text, "en"),
        "foresee": lambda: foresee(game, view, seat, text),
        "fork": lambda: match.fork().play(seat, move),
        "thaw": lambda: match.fork().thaw(entries, frozen),
        "shown": lambda: game.shown(view),
        "digest": lambda: game.digest and game.digest.tell(view, view, (), "pl", ()),
        **{name: partial(one.work, view, one.takes()) for name, one in game.questions.items()},
    }


QUESTIONS = [
    pytest.param(game, name, id=f"{game.name}: {name}")
    for game in GAMES.values()
    for name in every_question(game)
]


@pytest.mark.parametrize(("game", "name"), QUESTIONS)
def test_asking_leaves_nothing_behind(game, name):
    assert blocks_left(every_question(game)[name]) < SLACK


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_laying_out_the_content_leaves_nothing_behind(game):
    """A server is asked for more sets of options than it keeps."""
    module = sys.modules[
        f"orbita.games.{game.name}.content.{'flatten' if game.name == 'space_alert' else 'read'}"
    ]
    options = game.read_options({})
    assert blocks_left(lambda: module.box_for.__wrapped__(options), calls=50) < SLACK


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_bots_leave_nothing_behind(game):
    match, seat = in_the_middle(game)
    view, moves = game.view(match.state, seat), game.legal(match.state, seat)
    for name, usual in bots_of(game.name).items():
        bot = usual.with_walks(3) if isinstance(usual, SearchBot) else usual
        assert blocks_left(lambda bot=bot: bot.choose(view, seat, moves, 5), calls=20) < SLACK // 2, name
