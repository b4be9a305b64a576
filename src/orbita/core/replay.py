"""Playing a record again."""

from collections.abc import Iterator
from typing import Any

from orbita.core.chance import Event
from orbita.core.contract import Game
from orbita.core.errors import BadRecord, OrbitaError
from orbita.core.match import Match
from orbita.core.record import Record, Step


def open_match(record: Record, game: Game[Any]) -> Match[Any]:
    """Set the table as it was before the first move, or say why these rules cannot."""
    if record.game != game.name:
        raise BadRecord("record/other-game", f"this is a record of {record.game}, not of {game.name}")
    if record.rules != game.rules_version:
        raise BadRecord(
            "record/rules-version",
            f"played under version {record.rules} of the rules; installed is version {game.rules_version}",
            record=record.rules,
            installed=game.rules_version,
        )
    options = game.read_options(record.options)
    if record.content != game.content_hash(options):
        raise BadRecord("record/content", "played with another content file than the one installed")
    if record.seats != game.seat_names[: len(record.seats)]:
        raise BadRecord("record/seats", f"seats of {game.name} are {', '.join(game.seat_names)}, in order")
    return Match(game, options, len(record.seats), record.seed)


def steps(record: Record, game: Game[Any]) -> Iterator[tuple[Step | None, Match[Any], list[Event]]]:
    """Play move by move: the entry (none for the start), the match after it, and what happened."""
    match = open_match(record, game)
    yield None, match, []
    for number, entry in enumerate(record.moves, 1):
        try:
            events = match.follow(entry)
        except OrbitaError as error:
            raise BadRecord(
                "record/illegal-move",
                f"move {number} ({entry.seat}: {entry.move}): {error.message}",
                move=number,
                cause=error.code,
            ) from error
        yield entry, match, events


def replay(record: Record, game: Game[Any]) -> Match[Any]:
    """Play the whole record and check that it ends as it says."""
    for _, match, _ in steps(record, game):
        last = match
    if record.outcome is not None and last.outcome() != record.outcome:
        raise BadRecord("record/outcome", "the game does not end as the record says")
    return last
