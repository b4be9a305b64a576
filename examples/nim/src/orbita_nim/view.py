"""What one seat may see, and a table that would look the same to it."""

import msgspec

from orbita.core.chance import MASK62, draw_out
from orbita_nim.rules import BOX, Options, State, bare


class View(msgspec.Struct, frozen=True):
    """Everything but the tokens that others have not laid yet."""

    seat: int | None
    options: Options
    turn: int
    heaps: tuple[int, ...]
    tokens: tuple[int, ...]  # by seat; 0 where it is hidden
    laid: tuple[int, ...]


def view(s: State, seat: int | None) -> View:
    """Show the table to a seat or a spectator."""
    tokens = tuple(token if s.laid[place] or place == seat else 0 for place, token in enumerate(s.tokens))
    return View(seat, s.options, s.turn, tuple(s.heaps), tokens, tuple(s.laid))


def sample(seen: View, seed: int) -> State:
    """Lay what is open; deal the rest anew, from the tokens that are not in sight."""
    s = bare(seen.options, len(seen.tokens))
    s.rng, s.turn, s.heaps, s.laid = seed & MASK62, seen.turn, list(seen.heaps), list(seen.laid)
    unseen = list(BOX.read().tokens)
    for token in filter(None, seen.tokens):
        unseen.remove(token)
    s.tokens = [token or draw_out(s, unseen) for token in seen.tokens]
    return s
