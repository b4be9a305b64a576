"""Records with what proves that nobody chose the shuffle: the hash shown at the start, the salt behind it."""

from collections.abc import Mapping
from typing import Any

import msgspec

from orbita.core.contract import Game
from orbita.core.errors import BadRecord, OrbitaError
from orbita.core.record import Record, read_record, write_json
from orbita.core.replay import replay
from orbita.server.socket.protocol import Pace
from orbita.server.table.clean_text import sentence
from orbita.server.table.fairness import commitment
from orbita.server.table.fold import Table


class SealedRecord(msgspec.Struct, frozen=True):
    """A record as the server hands it out."""

    table: str
    commitment: str
    salt: str
    players: tuple[str, ...]
    record: msgspec.Raw
    practice: bool = False  # more could be taken back than rules allow
    pace: Pace = "real"  # of the clock, where there is one
    resigned: tuple[int, ...] = ()  # the seats that gave up


def seal(table: Table) -> SealedRecord:
    """Put a table's record together with its proof."""
    record = table.record()
    assert record is not None
    assert table.begun is not None
    return SealedRecord(
        table=table.code,
        commitment=table.commitment(),
        salt=table.begun.salt,
        players=tuple(place.level or place.player for place in table.places),
        record=msgspec.Raw(write_json(record)),
        practice=table.laid.practice,
        pace=table.laid.pace,
        resigned=table.resigned(),
    )


def open_seal(sealed: SealedRecord) -> Record:
    """Check that the hash belongs to seed and salt."""
    record = read_record(bytes(sealed.record))
    try:
        shown = commitment(f"{record.seed:064x}", sealed.salt)
    except (ValueError, OverflowError):
        raise BadRecord("seal/salt", "the salt is not hexadecimal text") from None
    if shown != sealed.commitment:
        raise BadRecord("seal/broken", "the hash shown at the start does not belong to this seed and salt")
    return record


def read_sealed(raw: bytes) -> SealedRecord:
    """Read a record as the server hands it out, or say what is wrong with it."""
    try:
        return msgspec.json.decode(raw, type=SealedRecord)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise BadRecord("seal/unreadable", f"this is no record of a server: {sentence(error)}") from None


def verify(sealed: SealedRecord, games: Mapping[str, Game[Any]]) -> Record:
    """Check the proof and play the record again."""
    record = open_seal(sealed)
    check_replay(record, games)
    return record


def check_replay(record: Record, games: Mapping[str, Game[Any]]) -> None:
    """Play a record again; whatever goes wrong with it is said in a sentence."""
    if record.game not in games:
        raise BadRecord("record/other-game", f"there is no game {record.game!r} here")
    try:
        replay(record, games[record.game])
    except OrbitaError:
        raise
    except Exception as error:  # a record from elsewhere can be wrong in every way there is
        raise BadRecord("record/unreadable", f"this record cannot be played: {sentence(error)}") from error
