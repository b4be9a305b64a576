"""How long bots take over a move: as people do, and never where somebody waits for no reason."""

from hashlib import blake2b
from typing import Final

from orbita.bots.characters import character, is_urgent
from orbita.server.table.fold import Table

SLOWEST: Final = 140  # hundredths of what a character usually takes
QUICKEST: Final = 60


def pause(usual: float, table: Table, seat: int, choices: int, waiting: int) -> float:
    """How many seconds a bot takes over its move, thinking included: more or less of what is usual.

    None where there is no choice, where another seat's roll waits for the answer, or where so many bots
    think that questions queue.
    """
    assert table.match is not None
    if choices == 1 or waiting or is_urgent(table.game.name, table.game.view(table.match.state, seat)):
        return 0.0
    found = character(table.game.name, table.places[seat].player)
    tempo = found.tempo if found and table.places[seat].kind == "bot" else 100
    return usual * tempo / 100 * mood(table.code, table.seq, seat) / 100


def mood(code: str, seq: int, seat: int) -> int:
    """How a bot feels about this move, in hundredths of its usual time; the same wherever it is asked."""
    drawn = blake2b(f"{code} {seq} {seat}".encode(), digest_size=4).digest()
    return QUICKEST + int.from_bytes(drawn, "big") % (SLOWEST - QUICKEST + 1)
