"""A content pack as it is typed in, and the board it describes."""

import tomllib
from fractions import Fraction
from pathlib import Path
from typing import Any

DECKS = ("research", "exploration")
Entry = dict[str, Any]


class Pack:
    """What is printed on the cardboard: entries by id, in the order of the files."""

    def __init__(self, folder: Path) -> None:
        board = read(folder, "board")
        self.numbers, self.prices = board["numbers"], board["prices"]
        self.rings, self.bodies = by_id(board["ring"]), by_id(board["body"])
        self.agencies, self.technologies = by_id(board["agency"]), by_id(board["technology"])
        self.decks = {deck: by_id(read(folder, deck)["card"]) for deck in DECKS}
        self.cards = self.decks["research"] | self.decks["exploration"]
        self.missions = by_id(read(folder, "missions")["mission"])
        self.achievements = by_id(read(folder, "achievements")["achievement"])
        self.home = next(name for name, body in self.bodies.items() if body.get("home"))
        spaces = [f"{name}/{at}" for name, ring in self.rings.items() for at in range(ring["spaces"])]
        self.neighbours = {
            space: {other for other in spaces if self.share_an_edge(space, other)} for space in spaces
        }

    def share_an_edge(self, space: str, other: str) -> bool:
        """Side by side on a ring, or on adjacent rings with overlapping angles: a corner is not enough."""
        (ring, at), (other_ring, other_at) = parts(space), parts(other)
        if ring == other_ring:
            return at != other_at and (at - other_at) % self.rings[ring]["spaces"] in (
                1,
                self.rings[ring]["spaces"] - 1,
            )
        order = list(self.rings)
        if abs(order.index(ring) - order.index(other_ring)) != 1:
            return False
        start, end = self.angles(space)
        other_start, other_end = self.angles(other)
        return max(start, other_start) < min(end, other_end)

    def angles(self, space: str) -> tuple[Fraction, Fraction]:
        """From where to where a space spans, in whole turns from the common dividing line."""
        ring, at = parts(space)
        size = self.rings[ring]["spaces"]
        return Fraction(at, size), Fraction(at + 1, size)

    def within(self, space: str, steps: int) -> set[str]:
        """Every other space that can be reached in so many steps or fewer."""
        found = {space}
        for _ in range(steps):
            found |= {there for here in found for there in self.neighbours[here]}
        return found - {space}

    def turned(self, space: str, by: int = 1) -> str:
        """Where the rotation carries what is in a space: counter-clockwise, the way spaces are counted."""
        ring, at = parts(space)
        return f"{ring}/{(at + by) % self.rings[ring]['spaces']}"

    def deck_of(self, card: str) -> str:
        return next(deck for deck, cards in self.decks.items() if card in cards)

    def pips(self, card: str, roll: str) -> int:
        """What a discarded card adds: normally one."""
        entry = self.cards[card]
        return int(entry.get("pips_for", {}).get(roll, entry.get("pips", 1)))


def read(folder: Path, file: str) -> dict[str, Any]:
    return tomllib.loads((folder / f"{file}.toml").read_text(encoding="utf-8"))


def by_id(entries: list[Entry]) -> dict[str, Entry]:
    return {entry["id"]: entry for entry in entries}


def parts(space: str) -> tuple[str, int]:
    """Ring and number of a space."""
    ring, _, at = space.partition("/")
    return ring, int(at)
