"""The rules as a playout asks them."""

from orbita.core.chance import TableState
from orbita.core.flat import Cells, i64
from orbita.core.playout import Engine
from orbita.games.voyager.rules import turn
from orbita.games.voyager.state import OVER, State


class VoyagerEngine(Engine):
    """Drives this game's states only."""

    def asked(self, s: TableState) -> i64:
        """The seat that moves next; negative once the game is over."""
        assert isinstance(s, State)
        return -1 if s.stage == OVER else s.asked

    def legal(self, s: TableState, seat: i64) -> Cells:
        """The moves of that seat."""
        assert isinstance(s, State)
        return turn.legal(s, seat)

    def apply(self, s: TableState, seat: i64, move: i64) -> None:
        """Carry out a legal move."""
        assert isinstance(s, State)
        turn.apply(s, seat, move)
