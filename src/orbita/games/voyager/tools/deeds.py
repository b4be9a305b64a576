"""What seats did, turn by turn, put together from events: flights by where they end, cards by how many."""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any, Final, Literal, TypeAlias

from orbita.core.offers import Noticed

DeedKind: TypeAlias = Literal[
    "agency", "rocket", "launch", "fly", "land", "fail", "lose", "destroy", "return", "develop", "build",
    "change", "take", "hold", "play", "draw", "mission", "achievement", "goal", "coins",
]  # fmt: skip

# Where points of a source belong: to the last deed of these kinds in the turn.
POINTS_OF: Final[dict[str, tuple[DeedKind, ...]]] = {
    "technology": ("develop",),
    "landing": ("land",),
    "research": ("play",),
    "exploration": ("play",),
    "missions": ("mission",),
    "achievements": (),
}
# Events that are a deed by themselves.
PLAIN: Final[dict[str, DeedKind]] = {
    "agency_chosen": "agency",
    "rocket_built": "rocket",
    "rocket_launched": "launch",
    "rocket_destroyed": "destroy",
    "rocket_returned": "return",
    "technology_developed": "develop",
    "mission_done": "mission",
    "achievement_taken": "achievement",
    "goal_reached": "goal",
}
VALUES: Final = ("body", "agency", "technology", "level", "mission", "achievement")


@dataclass
class Deed:
    """Something a seat did, or that happened to it."""

    kind: DeedKind
    seat: int
    seqs: list[int]
    values: dict[str, Any] = field(default_factory=dict)  # by the names of event data
    cards: list[str] = field(default_factory=list)  # played, or drawn where that is known
    count: int = (
        0  # of cards or coins; of cards that raised the roll of a landing, or the owner's in a takeover
    )
    points: int = 0
    is_ordered: bool = False  # settled by the standing order of whoever reads


@dataclass
class Turn:
    """A turn, or the part of it that was noticed."""

    seat: int
    round: int  # from 1; 0: before the first turn
    seqs: list[int] = field(default_factory=list)
    deeds: list[Deed] = field(default_factory=list)
    points: int = 0  # of the seat, achievement cards left out
    coins: int = 0  # its income
    drawn: list[str | None] = field(default_factory=list)  # its income, by card where that is known
    has_funds: bool = False  # coins came otherwise

    def note(self, seq: int) -> None:
        """An entry belongs to this turn."""
        if seq not in self.seqs[-1:]:
            self.seqs.append(seq)

    def last(self, *kinds: DeedKind) -> Deed | None:
        """The last deed of some kinds."""
        return next((deed for deed in reversed(self.deeds) if deed.kind in kinds), None)


class Reader:
    """Reads events in their order; buildings by body and open rolls by seat are those before the first."""

    def __init__(
        self, seat: int | None, round: int, buildings: Mapping[str, str], rolls: Mapping[int, int]
    ) -> None:
        self.turns = [] if seat is None else [Turn(seat, round)]
        self.rotations = 0
        self._buildings = dict(buildings)
        self._totals = dict(rolls)
        self._spent: dict[int, int] = {}  # cards that raised them, by seat
        self._is_income = self._is_ordered = False
        self._seq = 0
        self._read: dict[str, Callable[[dict[str, Any]], None]] = {
            "turn_began": self._begin,
            "coins_gained": self._gain,
            "card_drawn": self._draw,
            "rocket_moved": self._fly,
            "rocket_landed": self._land,
            "landing_failed": self._fail,
            "rocket_lost": self._lose,
            "building_built": self._build,
            "building_changed": self._build,
            "takeover_tried": self._attack,
            "building_taken": self._settle,
            "building_held": self._settle,
            "die_rolled": self._roll,
            "roll_raised": self._raise,
            "card_played": self._play,
            "points_scored": self._score,
            "rings_turned": self._rotate,
        }

    def read(self, moves: Iterable[Noticed]) -> "Reader":
        """Take in moves, one after the other."""
        for move in moves:
            self._seq, self._is_income, self._is_ordered = move.seq, False, move.ordered
            if self.turns:
                self.turns[-1].note(move.seq)
            for data in move.events:
                self._take_in(data)
        return self

    def _take_in(self, data: dict[str, Any]) -> None:
        name = data["event"]
        if name in PLAIN:
            self._do(PLAIN[name], data["seat"], **{key: data[key] for key in VALUES if key in data})
        elif name in self._read:
            self._read[name](data)

    def _do(self, kind: DeedKind, seat: int, **values: Any) -> Deed:
        """Note a deed; before the first turn everybody has one of their own."""
        if not self.turns or (self.turns[-1].round == 0 and self.turns[-1].seat != seat):
            self.turns.append(Turn(seat, 0))
        deed = Deed(kind, seat, [self._seq], values)
        self.turns[-1].deeds.append(deed)
        self.turns[-1].note(self._seq)
        return deed

    def _add_to(self, kind: DeedKind, seat: int) -> Deed:
        """The deed of a kind that this one belongs to, or a new one."""
        known = self.turns[-1].last(kind) if self.turns else None
        if known is None or known.seat != seat:
            return self._do(kind, seat)
        if self._seq not in known.seqs:
            known.seqs.append(self._seq)
        return known

    def _begin(self, data: dict[str, Any]) -> None:
        self._spent = {}
        self.turns.append(Turn(data["seat"], data["round"] + 1))
        self._is_income = True

    def _gain(self, data: dict[str, Any]) -> None:
        """Income; or coins of the own turn, which are not told; or what somebody else's card brought."""
        turn = self.turns[-1] if self.turns else None
        if turn is None:
            return
        if data["seat"] != turn.seat:
            self._add_to("coins", data["seat"]).count += data["coins"]
        elif self._is_income:
            turn.coins += data["coins"]
        else:
            turn.has_funds = True

    def _draw(self, data: dict[str, Any]) -> None:
        turn = self.turns[-1] if self.turns else None
        if turn is not None and self._is_income and data["seat"] == turn.seat:
            turn.drawn.append(data["card"])
            return
        deed = self._add_to("draw", data["seat"])
        deed.count += 1
        deed.cards += [data["card"]] if data["card"] is not None else []

    def _fly(self, data: dict[str, Any]) -> None:
        """Flights in a row are one, to where the last one leads."""
        last = self.turns[-1].deeds[-1:] if self.turns else []
        is_further = bool(last) and last[0].kind == "fly" and last[0].seat == data["seat"]
        deed = self._add_to("fly", data["seat"]) if is_further else self._do("fly", data["seat"])
        deed.values = {"to": data["to"], "body": data["to_body"]}

    def _land(self, data: dict[str, Any]) -> None:
        """A landing says where a flight led."""
        deed = self._do("land", data["seat"], body=data["body"])
        deed.count = self._spent.pop(data["seat"], 0)
        deeds = self.turns[-1].deeds
        if len(deeds) > 1 and deeds[-2].kind == "fly":
            deed.seqs = [*deeds[-2].seqs, *deed.seqs]
            del deeds[-2]

    def _fail(self, data: dict[str, Any]) -> None:
        self._do("fail", data["seat"], body=data["body"]).count = self._spent.pop(data["seat"], 0)

    def _lose(self, data: dict[str, Any]) -> None:
        self._do("lose", data["seat"], place=data["from"])

    def _build(self, data: dict[str, Any]) -> None:
        kind: DeedKind = "build" if data["event"] == "building_built" else "change"
        self._buildings[data["body"]] = data["building"]
        self._do(kind, data["seat"], body=data["body"], building=data["building"])

    def _attack(self, data: dict[str, Any]) -> None:
        self._totals, self._spent = {}, {}

    def _roll(self, data: dict[str, Any]) -> None:
        self._totals[data["seat"]] = data["total"]
        self._spent.pop(data["seat"], None)

    def _raise(self, data: dict[str, Any]) -> None:
        self._totals[data["seat"]] = data["total"]
        self._spent[data["seat"]] = self._spent.get(data["seat"], 0) + 1

    def _settle(self, data: dict[str, Any]) -> None:
        """How a takeover ended: the numbers of both, and the cards of the owner."""
        kind: DeedKind = "take" if data["event"] == "building_taken" else "hold"
        deed = self._do(
            kind,
            data["seat"],
            body=data["body"],
            other=data["owner"],
            building=self._buildings.get(data["body"]),
            attack=self._totals.get(data["seat"]),
            defence=self._totals.get(data["owner"]),
        )
        deed.count = self._spent.get(data["owner"], 0)
        deed.is_ordered = self._is_ordered

    def _play(self, data: dict[str, Any]) -> None:
        deed = self._add_to("play", data["seat"])
        deed.count += 1
        deed.cards.append(data["card"])

    def _score(self, data: dict[str, Any]) -> None:
        if not self.turns or data["source"] == "achievements":
            return
        turn = self.turns[-1]
        turn.points += data["points"] if data["seat"] == turn.seat else 0
        deed = turn.last(*POINTS_OF[data["source"]])
        if deed is not None and deed.seat == data["seat"]:
            deed.points += data["points"]

    def _rotate(self, data: dict[str, Any]) -> None:
        self.rotations += 1
