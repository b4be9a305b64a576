"""What lies on the table, in words: places are `none`, a space (`mars/3`) or a body (`mars`)."""

from collections import Counter, deque
from collections.abc import Generator
from dataclasses import dataclass, field
from typing import Any

from tests.games.voyager.plain.pack import DECKS, Entry, Pack

NO_ROCKET = "none"


@dataclass(frozen=True)
class Question:
    """Whom the table waits for, and all answers that are allowed."""

    seat: int
    stage: str
    answers: frozenset[str]


Asking = Generator[Question, str, None]


@dataclass
class Seat:
    """What somebody has."""

    agency: str = ""
    coins: int = 0
    rocket: str = NO_ROCKET
    levels: Counter[str] = field(default_factory=Counter)
    landed: set[str] = field(default_factory=set)
    hand: list[str] = field(default_factory=list)
    missions: list[str] = field(default_factory=list)
    tally: Counter[str] = field(default_factory=Counter)
    earned: Counter[str] = field(default_factory=Counter)

    @property
    def points(self) -> int:
        return self.earned.total()

    @property
    def in_space(self) -> bool:
        return "/" in self.rocket

    @property
    def on_body(self) -> bool:
        return self.rocket != NO_ROCKET and not self.in_space


class Table:
    """A game being played. `told` is what chance gives next; `reached` counts the rules that were used."""

    def __init__(self, pack: Pack, seats: int, first: int, bodies: dict[str, str]) -> None:
        self.pack, self.first, self.turn, self.bodies = pack, first, first, bodies
        self.seats = [Seat() for _ in range(seats)]
        self.round, self.actions = 0, 0
        self.buildings: dict[str, tuple[int, str]] = {}  # by body: owner, kind
        self.piles = {deck: copies(pack.decks[deck]) for deck in DECKS}
        self.discards: dict[str, Counter[str]] = {deck: Counter() for deck in DECKS}
        self.mission_pile, self.revealed = copies(pack.missions), Counter[str]()
        self.returned: Counter[str] = Counter()  # missions that are out of the game
        self.achievers: dict[str, int] = {}
        self.helps: Counter[str] = Counter()
        self.last: int | None = None  # who reached the goal first
        self.rolling = ""  # which roll of whose turn it is may be raised now
        self.roll: dict[str, Any] = {}  # what is being rolled for, while somebody may raise it
        self.thrown: dict[int, int] = {}  # by seat: its last die
        self.told: deque[dict[str, Any]] = deque()
        self.reached: Counter[str] = Counter()

    @property
    def me(self) -> Seat:
        """Whose turn it is."""
        return self.seats[self.turn]

    def order(self, start: int) -> list[int]:
        """Everybody in turn order from a seat on."""
        return [(start + step) % len(self.seats) for step in range(len(self.seats))]

    def perk(self, seat: int, kind: str) -> int:
        """What the agency and all levels reached give together."""
        agency = self.pack.agencies[self.seats[seat].agency]
        levels = self.seats[seat].levels
        perks = agency["perks"] + [
            perk
            for name, technology in self.pack.technologies.items()
            for perk in technology["levels"][: levels[name]]
        ]
        total = sum(perk.get("amount", 1) for perk in perks if perk["kind"] == kind)
        if total:
            self.reached[f"perk {kind}"] += 1
        return int(total)

    def owns(self, seat: int, kind: str = "") -> list[str]:
        """The bodies with a seat's buildings, all or those of a kind."""
        return [
            body for body, (owner, what) in self.buildings.items() if owner == seat and kind in ("", what)
        ]

    def is_foreign(self, body: str) -> bool:
        """Another's building stands there."""
        return body in self.buildings and self.buildings[body][0] != self.turn

    def chance(self, event: str, seat: int | None = None) -> dict[str, Any]:
        """Take the next thing chance gives; it must be of this kind, and for this seat."""
        given = self.told.popleft()
        assert given["event"] == event, f"{event} is due, not {given}"
        assert seat is None or given["seat"] == seat, f"it is for seat {seat}: {given}"
        return given

    def throw(self, seat: int, bonus: int = 0) -> int:
        """A six-sided die; the rocket on it is the six."""
        given = self.chance("die_rolled", seat)
        assert 1 <= given["die"] <= 6
        assert given["total"] == given["die"] + bonus
        self.thrown[seat] = given["die"]
        return int(given["total"])

    def draw_research(self, amount: int) -> None:
        """For whose turn it is; an agency enlarges every draw that is as large as that of the action."""
        is_large = amount == self.pack.numbers["research_cards"]
        more = self.perk(self.turn, "research_cards") if is_large else 0
        self.draw(self.turn, "research", amount + more)

    def draw(self, seat: int, deck: str, amount: int) -> None:
        """Draw cards one by one; an empty pile is made anew of the discards, if there are any."""
        for _ in range(amount):
            if not self.piles[deck].total():
                if not self.discards[deck].total():
                    self.reached["nothing to draw"] += 1
                    return
                self.shuffle(deck)
            card = self.chance("card_drawn", seat)
            assert card["deck"] == deck
            take(self.piles[deck], card["card"])
            self.seats[seat].hand.append(card["card"])

    def shuffle(self, deck: str) -> None:
        assert self.chance("deck_shuffled")["deck"] == deck
        self.piles[deck], self.discards[deck] = self.discards[deck], Counter()
        self.reached["reshuffle"] += 1

    def discard(self, seat: int, card: str) -> None:
        self.seats[seat].hand.remove(card)
        self.discards[self.pack.deck_of(card)][card] += 1

    def lose_rocket(self, seat: int) -> None:
        self.seats[seat].rocket = NO_ROCKET
        self.seats[seat].tally["rockets_lost"] += 1


def copies(entries: dict[str, Entry]) -> Counter[str]:
    """A whole pile."""
    return Counter({name: entry.get("copies", 1) for name, entry in entries.items()})


def take(pile: Counter[str], card: str) -> None:
    """Take a card that is there."""
    assert pile[card] > 0, f"{card} cannot be drawn: it is not in the pile"
    pile[card] -= 1
