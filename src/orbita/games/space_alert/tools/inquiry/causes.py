"""The chain of causes of a lost mission: every link proven by resolving the mission without it.

Suspects come from two sides: what looked bad in the mission as it was flown, and where it parts from a plan
that would have saved the ship. Each is put right alone; if the ship then comes home, it is a link, if not, it
only looked bad.
"""

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from typing import Any, Final

from orbita.games.space_alert.names import STATION_NAMES, WEAPON_NAMES, ZONE_NAMES
from orbita.games.space_alert.ship import NOBODY, SLOTS
from orbita.games.space_alert.tools.inquiry.changes import Trial
from orbita.games.space_alert.tools.inquiry.history import History
from orbita.games.space_alert.tools.inquiry.model import LinkKind, Remedy, ThreatRef
from orbita.games.space_alert.tools.inquiry.runs import (
    Run,
    member_of_event,
    name_of,
    put_right,
    run_of,
    slot_text,
    threat_ref,
)
from orbita.games.space_alert.vocabulary import SPACE, ZONES

Told = dict[str, Any]  # an event in names

LINKS: Final = 6
LOOKED_BAD: Final = 6
WORST_LOOKING: Final[tuple[LinkKind, ...]] = ("computer", "wasted_shot", "knocked_out", "delay", "in_vain")
# Which links between the card and the loss are told first if there are too many.
WEIGHT: Final[dict[LinkKind, int]] = {
    "computer": 0,
    "delay": 1,
    "knocked_out": 2,
    "weapon": 3,
    "in_vain": 4,
    "reactor": 5,
    "shield": 6,
    "position": 7,
    "wasted_shot": 8,
    "attack": 9,
}


@dataclass(frozen=True)
class Suspect:
    """Something that may have decided the mission, and what puts it right."""

    kind: LinkKind
    turns: tuple[int, ...]
    remedies: tuple[Remedy, ...]
    member: int = NOBODY
    threat: ThreatRef | None = None
    zone: int = NOBODY
    slots: tuple[int, ...] = ()
    values: dict[str, Any] = field(default_factory=dict)  # for the sentences
    score: int | None = None


def judged(h: History, suspect: Suspect) -> Suspect:
    """The same with the score the mission comes to without it."""
    score = put_right(h, suspect.remedies)
    fields = {name: getattr(suspect, name) for name in Suspect.__dataclass_fields__}
    return Suspect(**{**fields, "score": score})


def complaints(h: History, flown: Run) -> list[Suspect]:
    """Everything that looked bad, judged."""
    return [judged(h, suspect) for suspect in looked_bad(h, flown)]


def chain_of(
    h: History, flown: Run, bad: Sequence[Suspect], saving: Trial | None, is_held: bool
) -> list[Suspect]:
    """At most six links, from the card to the loss."""
    links = [] if saving is None else [judged(h, card_suspect(h, saving, is_held))]
    middle = list(bad)
    if saving is not None:
        middle += parted(h, flown, run_of(h, saving.plan))
    middle += [judged(h, suspect) for suspect in other_attacks(h, flown)]
    proven = [link for link in middle if link.score is not None]
    chosen = varied(proven)[: LINKS - 1 - len(links)]
    chosen.sort(key=lambda link: (link.turns[0], WEIGHT[link.kind]))
    return [*links, *chosen, loss(h)]


def varied(links: Sequence[Suspect]) -> list[Suspect]:
    """The weightiest first; a second of a kind only after the first of every other."""
    seen: Counter[str] = Counter()
    ranked = []
    for link in sorted(links, key=lambda link: WEIGHT[link.kind]):
        ranked.append((seen[link.kind], link))
        seen[link.kind] += 1
    return [link for _, link in sorted(ranked, key=lambda each: each[0])]


def not_decisive(bad: Sequence[Suspect]) -> list[Suspect]:
    """What looked bad, but without it the ship is lost all the same."""
    harmless = [suspect for suspect in bad if suspect.score is None]
    harmless.sort(key=lambda suspect: WORST_LOOKING.index(suspect.kind))
    return sorted(harmless[:LOOKED_BAD], key=lambda suspect: suspect.turns[0])


# The first link and the last


def card_suspect(h: History, saving: Trial, is_held: bool) -> Suspect:
    """The cards that a saving plan lays otherwise."""
    slots = [slot for slot in range(len(h.plan)) if h.plan[slot] != saving.plan[slot]]
    remedies = tuple(
        Remedy(
            what="card",
            turn=slot % SLOTS,
            member=name_of(h, slot // SLOTS),
            before=slot_text(h.plan[slot]),
            after=slot_text(saving.plan[slot]),
        )
        for slot in slots
    )
    turns = tuple(sorted({slot % SLOTS for slot in slots}))
    kind: LinkKind = "cards" if len(slots) > 2 else "card" if is_held else "missing_card"
    return Suspect(kind, turns, remedies, member=slots[0] // SLOTS, slots=tuple(slots))


def loss(h: History) -> Suspect:
    """What destroyed the ship: the threat that did it, and those that would have done it next."""
    gone: list[ThreatRef] = []
    left = list(range(h.flight.threats))
    culprit = h.end.culprit
    if culprit != NOBODY:
        gone.append(threat_ref(h, culprit))
        left.remove(culprit)
    remedies = tuple(Remedy(what="no_threat", threat=threat) for threat in gone)
    score = put_right(h, remedies)
    while score is None:
        gone.append(threat_ref(h, left.pop(0)))
        remedies = tuple(Remedy(what="no_threat", threat=threat) for threat in gone)
        score = put_right(h, remedies)
    for threat in gone[1:]:  # only those that are needed stay
        fewer = tuple(remedy for remedy in remedies if remedy.threat != threat)
        if fewer and put_right(h, fewer) is not None:
            remedies = fewer
    return Suspect(
        "loss",
        (h.end.turn,),
        remedies,
        threat=remedies[0].threat,
        zone=h.end.lost_zone,
        values={"others": [remedy.threat for remedy in remedies[1:]]},
        score=put_right(h, remedies),
    )


def other_attacks(h: History, flown: Run) -> Iterator[Suspect]:
    """Threats that damaged the zone that was lost in the end."""
    hurt: dict[tuple[int, str], list[int]] = {}
    for turn, told in enumerate(flown.told):
        for data in told:
            is_here = h.end.lost_zone == NOBODY or data.get("zone") == ZONE_NAMES[h.end.lost_zone]
            if data["event"] == "token_drawn" and data["card"] is not None and is_here:
                hurt.setdefault((data["threat"], data["card"]), []).append(turn)
    for (number, card), turns in hurt.items():
        threat = ThreatRef(number, card)
        if h.end.culprit == NOBODY or threat != threat_ref(h, h.end.culprit):
            yield Suspect(
                "attack",
                tuple(sorted(set(turns))),
                (Remedy(what="no_threat", threat=threat),),
                threat=threat,
                zone=h.end.lost_zone,
                values={"tokens": len(turns)},
            )


# Where the mission parts from a plan that saves the ship


def parted(h: History, flown: Run, saving: Run) -> list[Suspect]:
    """Places, cubes and shots of the saving plan, each put into the mission as it was flown."""
    found = [
        *first_proven(h, positions(h, flown, saving)),
        *first_proven(h, cubes(h, flown, saving)),
    ]
    for weapon in WEAPON_NAMES[:7]:
        found += silent(h, flown, saving, weapon)
    return found


def first_proven(h: History, suspects: Iterator[tuple[Any, Suspect]]) -> Iterator[Suspect]:
    """Of alike suspects the earliest that is a link."""
    proven = set()
    for key, suspect in suspects:
        if key not in proven:
            link = judged(h, suspect)
            if link.score is not None:
                proven.add(key)
                yield link


def shared_turns(flown: Run, saving: Run) -> range:
    """The turns before which both boards stand."""
    return range(2, min(len(flown.before), len(saving.before)))


def positions(h: History, flown: Run, saving: Run) -> Iterator[tuple[Any, Suspect]]:
    """Members who stand elsewhere."""
    for turn in shared_turns(flown, saving):
        for member in range(h.crew):
            here, there = flown.before[turn].station[member], saving.before[turn].station[member]
            if here != there and SPACE not in (here, there):
                name, place = name_of(h, member), STATION_NAMES[there]
                remedy = Remedy(what="station", turn=turn, member=name, station=place)
                values = {"station": STATION_NAMES[here], "other": place}
                yield member, Suspect("position", (turn,), (remedy,), member=member, values=values)


def cubes(h: History, flown: Run, saving: Run) -> Iterator[tuple[Any, Suspect]]:
    """Reactors and shields with fewer cubes."""
    for turn in shared_turns(flown, saving):
        here, there = flown.before[turn], saving.before[turn]
        for zone in range(ZONES):
            for what, mine, theirs in (
                ("reactor", here.reactor[zone], there.reactor[zone]),
                ("shield", here.shield[zone], there.shield[zone]),
            ):
                if mine < theirs:
                    kind: Any = what
                    remedy = Remedy(what=kind, turn=turn, zone=ZONE_NAMES[zone], cubes=theirs)
                    values = {"cubes": mine, "more": theirs}
                    yield (what, zone), Suspect(kind, (turn,), (remedy,), zone=zone, values=values)


def silent(h: History, flown: Run, saving: Run, weapon: Any) -> Iterator[Suspect]:
    """A weapon that would have fired: one shot, if that suffices, else all of them."""
    turns = [
        turn
        for turn in range(1, min(len(flown.told), len(saving.told)))
        if weapon in shots(saving.told[turn]) and weapon not in shots(flown.told[turn])
    ]
    every: list[tuple[int, ...]] = [(turn,) for turn in turns]
    if len(turns) > 1:
        every.append(tuple(turns))
    for chosen in every:
        remedies = tuple(Remedy(what="shot", turn=turn, weapon=weapon) for turn in chosen)
        link = judged(h, Suspect("weapon", chosen, remedies, values={"weapon": weapon}))
        if link.score is not None:
            yield link
            return


def shots(told: Sequence[Told]) -> set[str]:
    """The weapons that hit something in a turn."""
    return {data["weapon"] for data in told if data["event"] == "targeted"}


# What looked bad


def looked_bad(h: History, flown: Run) -> Iterator[Suspect]:
    """Everything a crew would complain about: the computer, delays, knock-outs, cards and shots in vain."""
    groups: dict[tuple[object, ...], list[Suspect]] = {}
    for turn, told in enumerate(flown.told):
        for data in told:
            for suspect in complaint(h, turn, data, told):
                groups.setdefault(sort_of(suspect), []).append(suspect)
    return (together(h, suspects) for suspects in groups.values())


def sort_of(suspect: Suspect) -> tuple[object, ...]:
    """What is one complaint: shots of a weapon; what befalls several members at once for one reason."""
    if suspect.kind == "wasted_shot":
        return suspect.kind, suspect.values["weapon"]
    if suspect.kind in ("delay", "knocked_out"):
        return suspect.kind, suspect.turns, suspect.threat, suspect.values.get("reason")
    return suspect.kind, suspect.turns, suspect.member


def together(h: History, suspects: Sequence[Suspect]) -> Suspect:
    """Several of a sort as one."""
    first = suspects[0]
    return Suspect(
        first.kind,
        tuple(sorted({turn for suspect in suspects for turn in suspect.turns})),
        tuple(remedy for suspect in suspects for remedy in suspect.remedies),
        member=first.member,
        threat=first.threat,
        values={**first.values, "members": [name_of(h, each.member) for each in suspects]},
    )


def complaint(h: History, turn: int, data: Told, told: Sequence[Told]) -> Iterator[Suspect]:
    """What one event has to do with it."""
    event = data["event"]
    if event == "computer_checked" and not data["maintained"]:
        remedy = Remedy(what="computer", turn=turn)
        yield Suspect("computer", (turn,), (remedy,), values={"phase": data["phase"]})
    elif event == "delayed" and data["reason"] != "computer" and turn < h.flight.turns:
        yield by_member("delay", "on_time", h, turn + 1, data, reason=data["reason"])
    elif event == "knocked_out" and turn < h.flight.turns:
        yield by_member("knocked_out", "awake", h, turn + 1, data, threat=named_threat(data))
    elif event == "card_in_vain":
        yield in_vain(h, turn, data, told)
    elif event == "weapon_fired" and data["weapon"] not in shots(told):
        yield by_member("wasted_shot", "no_card", h, turn, data, weapon=data["weapon"])


def by_member(
    kind: LinkKind,
    what: Any,
    h: History,
    turn: int,
    data: Told,
    threat: ThreatRef | None = None,
    **values: Any,
) -> Suspect:
    """Something that befell a member, put right before a turn."""
    member = member_of_event(data)
    remedy = Remedy(what=what, turn=turn, member=name_of(h, member))
    return Suspect(kind, (turn,), (remedy,), member=member, threat=threat, values=values)


def in_vain(h: History, turn: int, data: Told, told: Sequence[Told]) -> Suspect:
    """A card without effect: a weapon fires after all; anything else is not done."""
    member = member_of_event(data)
    revealed = [
        each for each in told if each["event"] == "card_revealed" and each["member"] == data["member"]
    ]
    values = {"action": data["action"], "station": revealed[-1]["station"]}
    if data["action"] in ("A", "HA"):
        weapon = WEAPON_NAMES[STATION_NAMES.index(values["station"])]
        remedy = Remedy(what="shot", turn=turn, weapon=weapon)
    else:
        remedy = Remedy(what="no_card", turn=turn, member=name_of(h, member))
    return Suspect("in_vain", (turn,), (remedy,), member=member, values=values)


def named_threat(data: Told) -> ThreatRef | None:
    """The threat an event names."""
    return None if data.get("card") is None else ThreatRef(data["threat"], data["card"])
