"""The file of a match: what is tested on its first line, then a line for every pair, as it is played."""

from pathlib import Path
from typing import Final

import msgspec

from orbita.arena.match import Pair, Trial
from orbita.cli.output import BadFile, reason, write_over
from orbita.core.errors import BadOptions
from orbita.registry import find_game

FORMAT: Final = 1


class Head(msgspec.Struct, frozen=True):
    """What the pairs of a file belong to; only the greatest number of games may change."""

    format: int
    rules: int
    content: str
    trial: Trial


class MatchFile:
    """Pairs that outlast the program."""

    def __init__(self, path: Path, trial: Trial, is_resumed: bool) -> None:
        self.path = path
        self.pairs: list[Pair] = []
        head = head_of(trial)
        if is_resumed and path.exists():
            self.pairs = self.read(head)[: trial.games // 2]
            whole = line(head) + b"".join(map(line, self.pairs))
            write_over(str(path), whole)  # without what a crash cut off
        else:
            self.write("xb", head)

    def keep(self, pair: Pair) -> None:
        """Add a pair."""
        self.write("ab", pair)

    def read(self, head: Head) -> list[Pair]:
        """The pairs that stand in the file, up to the first damaged line; refuse those of another test."""
        try:
            first, *rest = self.path.read_bytes().split(b"\n")
        except OSError as error:
            raise BadFile(
                "file/unreadable", f"cannot read {self.path}: {reason(error)}", file=str(self.path)
            ) from error
        try:
            found = msgspec.json.decode(first, type=Head)
        except (msgspec.DecodeError, UnicodeDecodeError) as error:
            raise other_match(self.path) from error
        games = {"games": head.trial.games}
        if head != msgspec.structs.replace(found, trial=msgspec.structs.replace(found.trial, **games)):
            raise other_match(self.path)
        return list(whole_pairs(rest))

    def write(self, mode: str, *lines: Head | Pair) -> None:
        """Write lines, at once."""
        try:
            with self.path.open(mode) as out:
                out.writelines(map(line, lines))
        except FileExistsError as error:
            raise BadOptions(
                "match/file-exists",
                f"there is already a file {self.path}: go on with --resume, or choose another name",
                file=str(self.path),
            ) from error
        except OSError as error:
            raise BadFile(
                "file/unwritable", f"cannot write {self.path}: {reason(error)}", file=str(self.path)
            ) from error


def line(of: Head | Pair) -> bytes:
    """One line of the file."""
    return msgspec.json.encode(of) + b"\n"


def head_of(trial: Trial) -> Head:
    """What a file of this test begins with."""
    game = find_game(trial.game)
    return Head(FORMAT, game.rules_version, game.content_hash(game.read_options(trial.options)), trial)


def whole_pairs(lines: list[bytes]) -> list[Pair]:
    """The pairs in their order, up to a line that is not the next one."""
    pairs: list[Pair] = []
    for line in lines:
        try:
            pair = msgspec.json.decode(line, type=Pair)
        except (msgspec.DecodeError, UnicodeDecodeError):
            break
        if pair.number != len(pairs):
            break
        pairs.append(pair)
    return pairs


def other_match(path: Path) -> BadOptions:
    """Say that the file belongs to something else."""
    return BadOptions(
        "match/other-file",
        f"{path} is no file of this match: other bots, seats, seed or rules",
        file=str(path),
    )
