"""The contract's face; wires the modules, holds no rule."""

from typing import Final

from orbita.core.contract import Game
from orbita.core.events import named_events
from orbita.core.notation import plain_notation
from orbita.core.packing import unpacker
from orbita.core.refusals import why_not_listed
from orbita.core.texts import PairTexts
from orbita_nim import rules
from orbita_nim.rules import BOX, Options, State, bare
from orbita_nim.texts import WORDS, draw
from orbita_nim.view import View, sample, view

EVENTS: Final = {name: {"seat": int, "heap": int, "stones": int} for name in ("stones_taken", "token_laid")}
TEXTS: Final = PairTexts(WORDS, draw)


def move_text(s: State, seat: int, move: int) -> str:
    """`take 1 2`, or `token 3`."""
    heap, stones = divmod(move, rules.HEAP)
    return f"take {heap + 1} {stones}" if stones else f"token {heap + 1}"


def invariants(s: State) -> list[str]:
    """What is wrong with a state."""
    is_right = 0 <= s.turn < s.seats and min(s.heaps) >= 0 and {*s.tokens} <= {0, *BOX.read().tokens}
    return [] if is_right else ["this cannot lie on a table"]


GAME: Final = Game[State](
    name="nim",
    rules_version=1,
    seat_names=("white", "black", "grey"),
    min_seats=2,
    options_type=Options,
    view_type=View,
    notation=plain_notation(rules.legal, move_text, {"weź": "take", "żeton": "token"}, bare, invariants),
    texts=TEXTS,
    content_hash=BOX.hash,
    check_content=BOX.check,
    new=rules.new,
    awaited=rules.awaited,
    legal=rules.legal,
    why_not=why_not_listed(rules.awaited, rules.legal),
    apply=rules.apply,
    view=view,
    sample=sample,
    outcome=rules.outcome,
    event_data=named_events(EVENTS),
    event_types=EVENTS,
    reveals=lambda event: event[0] == rules.TOKEN_LAID,
    unpack=unpacker(bare),
    invariants=invariants,
    catalogue=TEXTS.catalogue,
)
