"""Puzzles out of real games: whole turns in which the bot that looks no further gives much away.

Two such bots play; every turn is compared with what a search would do. Where much was lost all turns of that
position are judged: all with few walks, those that might be good with many, twice. Both times the same turns
must be good, and the bot's must not.
"""

from collections.abc import Callable, Iterator
from typing import Any, Final, NamedTuple

import msgspec

from orbita.arena.play import derive_seed, play_game
from orbita.arena.puzzle_model import LOST, SOLVED, Answer, Puzzle
from orbita.arena.standing import Move, standing_moves
from orbita.arena.turns import TooMany, WholeTurn, find_turn, whole_turns, worth
from orbita.bots.find import at_once, find_bot, searcher_of
from orbita.bots.searching import SearchBot
from orbita.core.chance import generator_key
from orbita.core.contract import Game
from orbita.core.errors import BadOptions
from orbita.core.record import Record, write_text

WALKS: Final = 20_000
NEAR: Final = 0.12  # of the best, with few walks: might be good
FEW: Final = 4  # turns of which one may be an answer: otherwise nothing is hard to find
LEAST: Final = 8  # turns


class Judged(NamedTuple):
    """A turn with the chance to win that it leaves, found twice."""

    turn: WholeTurn
    looks: tuple[float, float]

    @property
    def chance(self) -> float:
        """What both looks say together."""
        return sum(self.looks) / 2


class Finder:
    """Looks for puzzles of a game."""

    def __init__(self, game: Game[Any], walks: int = WALKS) -> None:
        bot = searcher_of(game.name)
        if bot is None:
            raise BadOptions("review/no-search", f"{game.name} has no bot that searches", game=game.name)
        self.game, self.few, self.many = game, bot, bot.with_walks(walks)

    def puzzles(
        self, options: Any, seats: int, games: int, seed: int, tell: Callable[[int], None]
    ) -> Iterator[Puzzle]:
        """Play so many games; of each at most one puzzle."""
        bots = [find_bot(self.game.name, at_once(self.game.name))] * seats
        for number in range(games):
            record = play_game(self.game, options, bots, derive_seed(seed, "puzzle", number)).record()
            found = self.in_game(record, generator_key(seed, number))
            if found is not None:
                yield found
            tell(number + 1)

    def in_game(self, record: Record, seed: int) -> Puzzle | None:
        """The first puzzle of a game."""
        moves, _ = standing_moves(record, self.game)
        for turn in turns_of(moves):
            if self.has_lost(turn[0], seed):
                found = self.puzzle(record, turn, generator_key(seed, turn[0].number))
                if found is not None:
                    return found
        return None

    def has_lost(self, move: Move, seed: int) -> bool:
        """Tell whether a search would have begun a turn otherwise, with much gained."""
        view, key = self.game.view(move.before, move.seat), generator_key(seed, move.number)
        moves = self.game.legal(move.before, move.seat)
        if len(moves) < LEAST:
            return False
        best = self.few.judge(view, move.seat, moves, key).best
        if best == move.move:
            return False
        made, better = (
            self.few.chances_after(view, move.seat, one, key)[move.seat] for one in (move.move, best)
        )
        return better - made >= LOST

    def puzzle(self, record: Record, made: list[Move], seed: int) -> Puzzle | None:
        """Judge all turns; none where too many are good, or two looks differ."""
        first = made[0]
        table, seat = first.before, first.seat
        try:
            turns = whole_turns(self.game, table, seat)
        except TooMany:
            return None
        own = find_turn(self.game, table, seat, turns, [move.move for move in made])
        if own is None or len(turns) < LEAST:
            return None
        rough = [(one, self.worth(self.few, first, one, seed)) for one in turns]
        best = max(chance for _, chance in rough)
        own_chance = next(chance for one, chance in rough if one is own)
        good = sum(best - chance < SOLVED for _, chance in rough)
        if best - own_chance < LOST or good * FEW > len(turns):
            return None
        near = self.near(first, rough, own, seed)
        if not is_clear(near, own, len(turns)):
            return None
        known = {judged.turn.moves for judged in near}
        answers = [self.answer(first, one.turn, one.chance, self.many.walks) for one in near]
        answers += [
            self.answer(first, one, chance, self.few.walks) for one, chance in rough if one.moves not in known
        ]
        return Puzzle(
            record=self.position(record, first),
            seat=self.game.seat_name(seat),
            turns=tuple(sorted(answers, key=lambda one: -one.chance)),
            greedy=self.texts(first, own.moves),
        )

    def near(
        self, first: Move, rough: list[tuple[WholeTurn, float]], own: WholeTurn, seed: int
    ) -> list[Judged]:
        """The bot's turn and all near the best, judged with many walks; that may make others the best."""
        found = {own.moves: self.twice(first, own, seed)}
        while True:
            best = max(found[one.moves].chance if one.moves in found else chance for one, chance in rough)
            more = [one for one, chance in rough if one.moves not in found and best - chance < NEAR]
            if not more:
                return list(found.values())
            found |= {one.moves: self.twice(first, one, seed) for one in more}

    def worth(self, bot: SearchBot, first: Move, turn: WholeTurn, seed: int) -> float:
        """The chance to win that a turn leaves, as it comes true."""
        view = self.game.view(first.before, first.seat)
        return worth(bot, view, first.seat, turn.moves, seed, bot.mind.trust(first.before))

    def twice(self, first: Move, turn: WholeTurn, seed: int) -> Judged:
        """Judge a turn with many walks, from two seeds."""
        once, again = (self.worth(self.many, first, turn, generator_key(seed, part)) for part in (1, 2))
        return Judged(turn, (once, again))

    def answer(self, first: Move, turn: WholeTurn, chance: float, walks: int) -> Answer:
        """A turn as it is kept."""
        return Answer(self.texts(first, turn.moves), round(chance, 3), walks)

    def texts(self, first: Move, moves: tuple[int, ...]) -> tuple[str, ...]:
        """The moves of a turn in notation."""
        table, texts = self.game.copy(first.before), []
        for move in moves:
            texts.append(self.game.notation.move_text(table, first.seat, move))
            self.game.apply(table, first.seat, move)
        return tuple(texts)

    def position(self, record: Record, first: Move) -> str:
        """The record up to a turn."""
        begun = record.moves[: first.number - 1]
        return write_text(msgspec.structs.replace(record, moves=begun, outcome=None))


def turns_of(moves: list[Move]) -> Iterator[list[Move]]:
    """The moves of each turn."""
    turn: list[Move] = []
    for move in moves:
        if turn and turn[-1].seat != move.seat:
            yield turn
            turn = []
        turn.append(move)
    if turn:
        yield turn


def is_clear(near: list[Judged], own: WholeTurn, turns: int) -> bool:
    """Tell whether both looks call the same turns good, few of them, and the bot's own one bad."""
    own_judged = next(one for one in near if one.turn is own)
    good: list[set[tuple[int, ...]]] = []
    for look in (0, 1):
        best = max(one.looks[look] for one in near)
        if best - own_judged.looks[look] < LOST:
            return False
        good.append({one.turn.moves for one in near if best - one.looks[look] < SOLVED})
    top = max(near, key=lambda one: one.chance)
    answers = [one for one in near if top.chance - one.chance < SOLVED]
    return bool(good[0] & good[1]) and top.turn.moves in good[0] & good[1] and len(answers) * FEW <= turns
