"""A puzzle of the day: a position of a real game, tried move by move, and judged when the turn is over."""

import datetime
from functools import lru_cache
from typing import Any, NamedTuple

import msgspec

from orbita.arena.puzzle_file import puzzles_of
from orbita.arena.puzzle_model import Answer, Puzzle
from orbita.arena.turns import find_turn, is_over, whole_turns
from orbita.core.chance import Event
from orbita.core.contract import Game
from orbita.core.match import Match, seat_number
from orbita.core.record import read_record
from orbita.core.replay import replay
from orbita.registry import find_game
from orbita.server.errors import NotFound
from orbita.server.http.bodies import Frame, PuzzleInfo, PuzzleTurn, PuzzleVerdict
from orbita.server.table import sealing, show


class Trial(NamedTuple):
    """What somebody tries in the puzzle of a day; an answer is told once the turn is over, or the day."""

    game: str
    day: str
    today: str
    moves: tuple[str, ...]
    lang: str


def number_of(game: str, day: str) -> int:
    """Which puzzle a day has; they come again when all have been there."""
    puzzles = puzzles_of(game)
    if puzzles is None or not puzzles.puzzles:
        raise NotFound("puzzle/none", "this game has no puzzles")
    days = (datetime.date.fromisoformat(day) - sealing.FIRST_DAY).days
    return days % len(puzzles.puzzles)


def try_puzzle(trial: Trial) -> bytes:
    """Carry out what was tried, and show what can be done next, or how good it was."""
    game, puzzle, match = _laid(trial.game, number_of(trial.game, trial.day))
    seat = seat_number(game, puzzle.seat, match.seats)
    table = game.copy(match.state)
    made: list[int] = []
    events: list[Event] = []
    for text in trial.moves:
        events = []
        move = game.notation.parse_move(table, seat, text)
        refusal = game.why_not(table, seat, move)
        if refusal is not None:
            raise refusal
        game.apply(table, seat, move, events)
        made.append(move)
        if is_over(game, table, seat):
            break
    is_done = bool(made) and is_over(game, table, seat)
    has_passed = trial.day != trial.today
    return msgspec.json.encode(
        PuzzleInfo(
            game=game.name,
            day=trial.day,
            today=trial.today,
            seats=match.record().seats,
            seat=seat,
            options=match.record().options,
            made=trial.moves[: len(made)],
            frame=_frame(game, table, seat, trial, events),
            verdict=_verdict(game, puzzle, match, made, trial.lang) if is_done else None,
            answer=_told(game, match, seat, puzzle.turns[0], trial.lang) if is_done or has_passed else None,
        )
    )


@lru_cache(4)
def _laid(name: str, number: int) -> tuple[Game[Any], Puzzle, Match[Any]]:
    """A puzzle, and the game up to it."""
    game, puzzles = find_game(name), puzzles_of(name)
    assert puzzles is not None
    puzzle = puzzles.puzzles[number]
    return game, puzzle, replay(read_record(puzzle.record.encode()), game)


def _frame(game: Game[Any], table: Any, seat: int, trial: Trial, events: list[Event]) -> Frame:
    """The table as the seat sees it after its last move, with all it can do."""
    seen, lang = game.view(table, seat), trial.lang
    noticed = [game.seen_by(event, seat) for event in events]
    data = tuple(game.event_data(table, event) for event in noticed if event is not None)
    texts = (game.texts.event(one, lang, ()) for one in data)
    moves = {} if is_over(game, table, seat) else _legal(game, table, seat)
    return Frame(
        seat=seat if trial.moves else None,
        move=trial.moves[-1] if trial.moves else "",
        at=None,
        events=data,
        texts=tuple(text for text in texts if text),
        view=msgspec.Raw(msgspec.json.encode(game.shown(seen))),
        board="",
        choices=show.in_words(game, seen, show.foresee(game, seen, seat, moves), lang, ()),
    )


def _legal(game: Game[Any], table: Any, seat: int) -> dict[str, int]:
    return {game.notation.move_text(table, seat, move): move for move in game.legal(table, seat)}


def _verdict(game: Game[Any], puzzle: Puzzle, match: Match[Any], made: list[int], lang: str) -> PuzzleVerdict:
    """How good a turn was: what is known of the one that leads to the same."""
    seat = seat_number(game, puzzle.seat, match.seats)
    found = find_turn(game, match.state, seat, whole_turns(game, match.state, seat), made)
    assert found is not None, "all turns are known"
    turn = puzzle.find(_texts(game, match, seat, found.moves))
    greedy = puzzle.find(puzzle.greedy)
    assert turn is not None
    assert greedy is not None
    return PuzzleVerdict(
        is_solved=puzzle.is_answer(turn),
        lost=max(0.0, puzzle.turns[0].chance - turn.chance),
        chance=turn.chance,
        greedy=_told(game, match, seat, greedy, lang),
    )


def _texts(game: Game[Any], match: Match[Any], seat: int, moves: tuple[int, ...]) -> tuple[str, ...]:
    table, texts = game.copy(match.state), []
    for move in moves:
        texts.append(game.notation.move_text(table, seat, move))
        game.apply(table, seat, move)
    return tuple(texts)


def _told(game: Game[Any], match: Match[Any], seat: int, turn: Answer, lang: str) -> PuzzleTurn:
    """A turn in words, with the chance to win that it leaves."""
    table, said = game.copy(match.state), []
    for text in turn.moves:
        said.append(game.texts.move(game.view(table, seat), text, lang))
        game.apply(table, seat, game.notation.parse_move(table, seat, text))
    return PuzzleTurn(turn.moves, tuple(said), turn.chance, turn.walks)
