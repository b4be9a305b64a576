"""Records: the only truth about a game. Text for people, JSON for programs; they convert without loss."""

from collections.abc import Iterator
from typing import Any, Final, TypeAlias

import msgspec

from orbita.core.contract import CLOCK_NAME, Outcome
from orbita.core.errors import BadNotation, BadRecord
from orbita.core.values import read_values, write_values

FORMAT: Final = 1
MAX_BYTES: Final = 4 << 20
MAX_MOVES: Final = 100_000
UNDO: Final = "undo"


class Entry(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A move in notation, with the seat that made it and, where time matters, its moment in ms."""

    seat: str
    move: str
    at: int | None = None


class TakeBack(msgspec.Struct, frozen=True):
    """So many moves were taken back, by this seat; written as `undo 2` where a move would stand."""

    seat: str
    count: int
    at: int | None = None

    @property
    def move(self) -> str:
        """How it is written."""
        return f"{UNDO} {self.count}"


Step: TypeAlias = Entry | TakeBack


class Record(msgspec.Struct, frozen=True):
    """Versions, options, seats, seed and moves: enough to play the game again."""

    game: str
    rules: int
    content: str
    options: dict[str, Any]
    seats: tuple[str, ...]
    seed: int
    moves: tuple[Step, ...]
    outcome: Outcome | None = None


class _JsonRecord(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """The JSON form; the seed is text, for readers whose numbers are short."""

    format: int
    game: str
    rules: int
    content: str
    options: dict[str, Any]
    seats: tuple[str, ...]
    seed: str
    moves: tuple[Entry, ...]
    outcome: Outcome | None = None


def plain_options(options: msgspec.Struct) -> dict[str, Any]:
    """Options as a record gives them back when it is read: lists, not tuples."""
    plain: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(options))
    return plain


def write_json(record: Record) -> bytes:
    """Write a record as JSON."""
    fields = {name: getattr(record, name) for name in Record.__struct_fields__}
    fields["seed"] = _seed_text(record.seed)
    fields["moves"] = [Entry(step.seat, step.move, step.at) for step in record.moves]
    return msgspec.json.encode(_JsonRecord(format=FORMAT, **fields))


def write_text(record: Record) -> str:
    """Write a record as text: consecutive moves of a seat share a line, unless they have times."""
    head = {
        "format": FORMAT,
        "rules": record.rules,
        "content": record.content,
        "seed": _seed_text(record.seed),
        "seats": ",".join(record.seats),
    }
    lines = [f"game: {record.game} " + " ".join(f"{name}={value}" for name, value in head.items())]
    if record.options:
        lines.append(f"options: {write_values(record.options)}")
    lines += [f"{who}: {', '.join(what)}" for who, what in _turns(record.moves)]
    if record.outcome is not None:
        lines.append(f"outcome: {_outcome_text(record.outcome, record.seats)}")
    return "\n".join(lines) + "\n"


def read_record(raw: bytes) -> Record:
    """Read either form; whatever is wrong with it is said with a code."""
    if len(raw) > MAX_BYTES:
        raise BadRecord("record/too-large", f"a record has at most {MAX_BYTES} bytes", bytes=len(raw))
    try:
        text = raw.decode()
    except UnicodeDecodeError as error:
        raise BadRecord("record/not-text", "a record is UTF-8 text") from error
    record = _read_json(raw) if text.lstrip().startswith("{") else _read_text(text)
    _check(record)
    return record


def read_step(seat: str, text: str, at: int | None) -> Step:
    """An entry as records write it: `undo`, alone or with a number, takes back, everything else is a move."""
    words = text.split()
    if words[:1] != [UNDO] or len(words) > 2:
        return Entry(seat, text, at)
    number = words[1] if len(words) == 2 else "1"
    if not (number.isascii() and number.isdigit() and len(number) < 10):
        return Entry(seat, text, at)
    return TakeBack(seat, int(number), at)


def differences(one: Record, other: Record) -> list[str]:
    """Compare two records: every field that differs, and the first move that does."""
    found = [
        f"{name}: {getattr(one, name)!r} and {getattr(other, name)!r}"
        for name in Record.__struct_fields__
        if name != "moves" and getattr(one, name) != getattr(other, name)
    ]
    pairs = zip(one.moves, other.moves, strict=False)
    for number, (mine, theirs) in enumerate(pairs, 1):
        if mine != theirs:
            found.append(f"move {number}: {mine.seat}: {mine.move} and {theirs.seat}: {theirs.move}")
            return found
    if len(one.moves) != len(other.moves):
        found.append(f"number of moves: {len(one.moves)} and {len(other.moves)}")
    return found


def _seed_text(seed: int) -> str:
    return str(seed) if seed < 1 << 32 else hex(seed)


def _turns(moves: tuple[Step, ...]) -> Iterator[tuple[str, list[str]]]:
    """Group moves into lines."""
    line: list[str] = []
    for number, entry in enumerate(moves):
        line.append(entry.move)
        following = moves[number + 1] if number + 1 < len(moves) else None
        if following is None or following.seat != entry.seat or following.at != entry.at:
            yield (entry.seat if entry.at is None else f"{entry.seat} @{entry.at}"), line
            line = []


def _outcome_text(outcome: Outcome, seats: tuple[str, ...]) -> str:
    """Scores in seat order, a star for the winners, the reason in words."""
    scores = [
        f"{name} {score}{' *' if seat in outcome.winners else ''}"
        for seat, (name, score) in enumerate(zip(seats, outcome.scores, strict=True))
    ]
    return f"{', '.join(scores)} ({outcome.reason.replace('-', ' ')})"


def _read_json(raw: bytes) -> Record:
    try:
        read = msgspec.json.decode(raw, type=_JsonRecord)
    except (msgspec.DecodeError, RecursionError) as error:
        raise BadRecord("record/bad-json", f"this is not the JSON of a record: {error}") from error
    _check_format(read.format)
    fields = {name: getattr(read, name) for name in Record.__struct_fields__}
    fields["seed"] = _read_seed(read.seed)
    fields["moves"] = tuple(read_step(entry.seat, entry.move, entry.at) for entry in read.moves)
    return Record(**fields)


def _read_text(text: str) -> Record:
    head: dict[str, Any] | None = None
    game = ""
    options: dict[str, Any] = {}
    moves: list[Step] = []
    outcome: Outcome | None = None
    for number, line in enumerate(text.splitlines(), 1):
        if not line.strip() or line.startswith("#"):
            continue
        who, colon, rest = line.partition(": ")
        if not colon or outcome is not None:
            raise _bad_line(number, line, "a line is a seat, a colon and its moves")
        if head is None:
            game, head = _read_head(number, line, who, rest)
        elif who == "options":
            options = _read_options(number, rest)
        elif who == "outcome":
            outcome = _read_outcome(number, rest, head["seats"])
        else:
            moves += _read_moves(number, who, rest)
    if head is None:
        raise BadRecord("record/empty", "there is no record here: it begins with 'game: '")
    return Record(
        game=game,
        rules=head["rules"],
        content=head["content"],
        options=options,
        seats=head["seats"],
        seed=head["seed"],
        moves=tuple(moves),
        outcome=outcome,
    )


def _bad_line(number: int, line: str, reason: str) -> BadRecord:
    return BadRecord("record/bad-line", f"line {number}: {line[:60]!r}: {reason}", line=number)


def _read_head(number: int, line: str, who: str, rest: str) -> tuple[str, dict[str, Any]]:
    """Read the first line."""
    game, _, words = rest.partition(" ")
    values = dict(word.split("=", 1) for word in words.split() if "=" in word)
    if who != "game" or set(values) != {"format", "rules", "content", "seed", "seats"}:
        raise _bad_line(
            number, line, "a record begins with 'game: NAME format=… rules=… content=… seed=… seats=…'"
        )
    for name in ("format", "rules"):
        if not (values[name].isascii() and values[name].isdigit() and len(values[name]) < 9):
            raise _bad_line(number, line, f"{name} is a number")
    _check_format(int(values["format"]))
    head: dict[str, Any] = {
        "rules": int(values["rules"]),
        "content": values["content"],
        "seed": _read_seed(values["seed"]),
        "seats": tuple(values["seats"].split(",")),
    }
    return game, head


def _check_format(number: int) -> None:
    if number != FORMAT:
        raise BadRecord(
            "record/unknown-format",
            f"this record has format {number}, this program reads format {FORMAT}",
            format=number,
        )


def _read_seed(text: str) -> int:
    try:
        seed = int(text, 0) if len(text) <= 80 else -1
    except ValueError:
        seed = -1
    if not 0 <= seed < 1 << 256:
        raise BadRecord("record/bad-seed", f"{text[:80]!r} is no seed: a whole number below 2^256")
    return seed


def _read_options(number: int, rest: str) -> dict[str, Any]:
    try:
        return read_values(rest)
    except BadNotation as error:
        raise _bad_line(number, rest, error.message) from error


def _read_outcome(number: int, rest: str, seats: tuple[str, ...]) -> Outcome:
    """Read scores, winners and the reason."""
    scores_text, _, reason = rest.removesuffix(")").partition(" (")
    scores, winners = [], []
    words = [word.split() for word in scores_text.split(", ")]
    for seat, (name, word) in enumerate(zip(seats, words, strict=False)):
        try:
            scores.append(int(word[1]))
        except (IndexError, ValueError):
            raise _bad_line(number, rest, "an outcome is scores of all seats and a reason") from None
        if word[2:] == ["*"]:
            winners.append(seat)
        if word[0] != name or (len(word) > 2 and word[2:] != ["*"]):
            raise _bad_line(number, rest, "an outcome is scores of all seats and a reason")
    if len(words) != len(seats) or not reason:
        raise _bad_line(number, rest, "an outcome is scores of all seats and a reason")
    return Outcome(scores=tuple(scores), winners=tuple(winners), reason=reason.replace(" ", "-"))


def _read_moves(number: int, who: str, rest: str) -> list[Step]:
    """Read a line of moves."""
    seat, has_time, time = who.partition(" @")
    if has_time and not (time.isascii() and time.isdigit() and len(time) < 16):
        raise _bad_line(number, f"{who}: {rest}", "behind @ stands a time in ms")
    return [read_step(seat, move, int(time) if has_time else None) for move in rest.split(", ")]


def _check(record: Record) -> None:
    """What both forms must keep to, so that each can be written as the other."""
    if len(record.moves) > MAX_MOVES:
        raise BadRecord("record/too-long", f"a record has at most {MAX_MOVES} moves", moves=len(record.moves))
    words = [record.game, record.content, *record.seats]
    if not record.seats or not all(_is_word(word) for word in words):
        raise BadRecord("record/bad-name", "game, content and seats are plain words")
    if len(set(record.seats)) != len(record.seats):
        raise BadRecord("record/bad-name", "two seats have the same name")
    known = {*record.seats, CLOCK_NAME}
    for number, entry in enumerate(record.moves, 1):
        if entry.seat not in known:
            raise BadRecord("record/unknown-seat", f"move {number}: no seat {entry.seat[:40]!r}", move=number)
        if not _is_move(entry.move) or (entry.at is not None and entry.at < 0):
            raise BadRecord("record/bad-move", f"move {number}: {entry.move[:40]!r}", move=number)
    if record.outcome is not None and not _is_outcome(record.outcome, len(record.seats)):
        raise BadRecord("record/bad-outcome", "an outcome is a score for each seat, winners and a reason")


def _is_word(text: str) -> bool:
    return 0 < len(text) <= 64 and all(letter.isalnum() or letter in "_-." for letter in text)


def _is_outcome(outcome: Outcome, seats: int) -> bool:
    return (
        len(outcome.scores) == seats
        and outcome.winners == tuple(seat for seat in range(seats) if seat in outcome.winners)
        and _is_word(outcome.reason)
    )


def _is_move(text: str) -> bool:
    """Moves are one line without separators, as they would stand in the text form."""
    return 0 < len(text) <= 200 and text.isprintable() and text == text.strip() and not set(text) & set(",:")
