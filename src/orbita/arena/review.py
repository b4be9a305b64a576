"""A game looked at again: what each decision was worth, with what its seat knew then.

Every decision is searched from the view of the seat that made it, on tables dealt from that view. If the
search would have done something else, both moves are judged alike, by searches that begin behind them with
the same hands and the same chance; the difference is the chance to win that was lost. A loss that counts is
judged once more with many walks, and only then called a mistake. What the search would have done is no
measure by itself: moves tie, and two searches often differ.

Walks limit it, never the clock, so that it comes out alike; only a clock from outside may stop it earlier,
and then it says so.
"""

from collections.abc import Callable, Sequence
from typing import Any, Final, NamedTuple

import msgspec

from orbita.arena import course
from orbita.arena.luck import draw_of, ledger, tempered
from orbita.arena.review_model import Choice, Decision, Draw, Moment, Review
from orbita.arena.standing import Move, in_words, standing_moves
from orbita.bots.find import searcher_of
from orbita.bots.searching import MOST_WALKS, SearchBot
from orbita.core.chance import generator_key
from orbita.core.contract import Game, Outcome
from orbita.core.errors import BadOptions
from orbita.core.match import MAX_SEED
from orbita.core.record import Record
from orbita.registry import find_game

MISTAKE: Final = 0.05  # of the chance to win, from which on a loss counts
CONFIRM: Final = 6.25  # times the walks: what may be a mistake is judged again with so many
DOUBTFUL: Final = 0.5  # of a win that nobody can explain
# Numbers under which the parts of a review draw their keys.
SEARCHED, CONFIRMED, COMPARED, LUCK = 0, 1, 2, 4


def never() -> bool:
    """No clock."""
    return False


def silent(done: int, whole: int) -> None:
    """Nobody watches."""


class Compared(NamedTuple):
    """The move the search would have made, and every seat's chances behind both."""

    best: int
    made: tuple[float, ...]
    better: tuple[float, ...]

    def lost(self, seat: int) -> float:
        """What the seat that decided lost."""
        return self.better[seat] - self.made[seat]


class Reviewer:
    """Looks at one game."""

    def __init__(self, game: Game[Any], few: SearchBot, many: SearchBot, seed: int) -> None:
        self.game, self.few, self.many, self.seed = game, few, many, seed

    def key(self, part: int, move: Move) -> int:
        """What a part of the review draws for a move."""
        return generator_key(generator_key(self.seed, part), move.number)

    def search(self, move: Move) -> tuple[Moment, Compared]:
        """Search a decision with few walks: the chances before it, and what it was worth."""
        chances, compared = self.judge(self.few, move, SEARCHED)
        return Moment(move.number, chances), compared

    def confirm(self, move: Move) -> Compared:
        """Search a decision again, with many walks."""
        return self.judge(self.many, move, CONFIRMED)[1]

    def judge(self, bot: SearchBot, move: Move, part: int) -> tuple[tuple[float, ...], Compared]:
        """Every seat's chances, and how the move that was made compares with what the search would do."""
        view, key = self.game.view(move.before, move.seat), self.key(part, move)
        found = bot.judge(view, move.seat, self.game.legal(move.before, move.seat), key)
        power = bot.mind.trust(move.before)
        chances = tempered(found.chances[found.best], power)
        if found.best == move.move:
            return chances, Compared(found.best, chances, chances)
        other = self.key(part + COMPARED, move)  # so that no move profits from the luck that chose it
        made, better = (
            tempered(bot.chances_after(view, move.seat, one, other), power) for one in (move.move, found.best)
        )
        return chances, Compared(found.best, made, better)

    def decision(self, move: Move, compared: Compared, judge: SearchBot) -> Decision:
        """What is said of a decision."""
        lost = compared.lost(move.seat)
        is_same = compared.best == move.move
        return Decision(
            number=move.number,
            seat=self.game.seat_name(move.seat),
            made=self.choice(move, move.move, compared.made),
            instead=None if is_same else self.choice(move, compared.best, compared.better),
            lost=lost,
            is_mistake=judge is self.many and lost >= MISTAKE,
            walks=judge.walks,
            gains=tuple(made - better for made, better in zip(compared.made, compared.better, strict=True)),
        )

    def choice(self, move: Move, which: int, chances: Sequence[float]) -> Choice:
        """A move as its seat would say it."""
        text = self.game.notation.move_text(move.before, move.seat, which)
        return Choice(text, in_words(self.game, move, which), chances[move.seat])


class Pieces(msgspec.Struct):
    """What of a review was found out so far: the first of its decisions, and of its draws."""

    moments: list[Moment] = []
    decisions: list[Decision] = []
    draws: list[Draw] = []

    def __len__(self) -> int:
        return len(self.decisions) + len(self.draws)


class Work:
    """The review of a record piece by piece: decision by decision, then draw by draw.

    Without a number of walks every decision is judged with those the game's search usually has.
    """

    def __init__(
        self, record: Record, walks: int | None = None, confirm: int | None = None, seed: int = 0
    ) -> None:
        self.record = record
        self.game = find_game(record.game)
        few, many = judges(self.game.name, walks, confirm, seed)
        self.reviewer = Reviewer(self.game, few, many, seed)
        self.moves, self.match = standing_moves(record, self.game)
        self.decisions = [move for move in self.moves if move.is_decision(self.game)]
        self.drawn = [move for move in self.moves if move.has_drawn]

    def __len__(self) -> int:
        return len(self.decisions) + len(self.drawn)

    def go_on(self, found: Pieces) -> None:
        """Find out the next piece."""
        if len(found.decisions) < len(self.decisions):
            self.judge(self.decisions[len(found.decisions)], found)
        else:
            move, reviewer = self.drawn[len(found.draws)], self.reviewer
            found.draws.append(draw_of(self.game, reviewer.few.mind, move, reviewer.key(LUCK, move)))

    def judge(self, move: Move, found: Pieces) -> None:
        """Judge a decision with few walks, and again with many where a loss would count."""
        reviewer = self.reviewer
        moment, compared = reviewer.search(move)
        judge = reviewer.few
        if compared.lost(move.seat) >= MISTAKE:
            compared, judge = reviewer.confirm(move), reviewer.many
        found.moments.append(moment)
        found.decisions.append(reviewer.decision(move, compared, judge))

    def sum_up(self, found: Pieces) -> Review:
        """Say what was found out, be it all or not."""
        record, reviewer = self.record, self.reviewer
        luck = ledger(found.draws, len(self.drawn))
        result = shares(self.match.outcome(), self.match.seats)
        turns = course.turns(found.moments, found.decisions, luck)
        curve = course.curve(turns, result, len(record.moves))
        start = curve[0].chances if turns else (1 / self.match.seats,) * self.match.seats
        accounts = course.accounts(record.seats, start, found.decisions, luck, result)
        return Review(
            game=self.game.name,
            rules=record.rules,
            content=record.content,
            seats=record.seats,
            moves=len(self.moves),
            walks=reviewer.few.walks,
            confirmed_with=reviewer.many.walks,
            seed=reviewer.seed,
            curve=curve,
            decisions=tuple(found.decisions),
            turning_points=course.turning_points(turns, result),
            swing=course.SWING,
            luck=luck,
            accounts=accounts,
            is_doubtful=any(abs(account.rest or 0.0) > DOUBTFUL for account in accounts),
            is_cut_short=len(found) < len(self),
        )


def review(
    record: Record,
    walks: int | None = None,
    confirm: int | None = None,
    seed: int = 0,
    is_time_up: Callable[[], bool] = never,
    tell: Callable[[int, int], None] = silent,
) -> Review:
    """Look at a game again; `tell` hears how many decisions and draws of all were judged."""
    work, found = Work(record, walks, confirm, seed), Pieces()
    while len(found) < len(work) and not is_time_up():
        work.go_on(found)
        tell(len(found), len(work))
    return work.sum_up(found)


def judges(game: str, walks: int | None, confirm: int | None, seed: int) -> tuple[SearchBot, SearchBot]:
    """Find who judges, with few walks and with many, or refuse what cannot be reviewed."""
    bot = searcher_of(game)
    if bot is None:
        raise BadOptions("review/no-search", f"{game} has no bot that searches", game=game)
    if not 0 <= seed < MAX_SEED:
        raise BadOptions("seed/range", "a seed is a whole number from 0 to 2^256 - 1")
    few = bot if walks is None else bot.with_walks(walks)
    return few, bot.with_walks(min(int(CONFIRM * few.walks), MOST_WALKS) if confirm is None else confirm)


def shares(outcome: Outcome | None, seats: int) -> tuple[float, ...] | None:
    """What every seat has of the win in the end; nothing is known while the game goes on."""
    if outcome is None:
        return None
    return tuple(1 / len(outcome.winners) if seat in outcome.winners else 0.0 for seat in range(seats))
