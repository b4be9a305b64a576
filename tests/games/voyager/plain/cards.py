"""Conditions, missions, achievements, and what cards do."""

from tests.games.voyager.plain.model import NO_ROCKET, Table
from tests.games.voyager.plain.pack import Entry, parts

TOP_LEVEL = 3
# Effects that help until the end of the turn; all others happen at once.
HELPS = (
    "free_move",
    "free_launch",
    "rocket_discount",
    "develop_discount",
    "building_discount",
    "landing_bonus",
    "takeover_bonus",
    "sure_landing",
    "free_landing",
    "belt_safety",
)
# Effects of cards that cannot be played while a roll is open: the rocket stays where it is.
MOVING = ("drift", "return_home", "free_move", "free_launch", "sure_landing", "free_landing")
RAISES = {"landing_bonus": "landing", "takeover_bonus": "attack"}


def holds(t: Table, seat: int, condition: Entry) -> bool:
    """A condition of a mission, an achievement or an effect."""
    kind, of = condition["kind"], condition.get("of", "")
    does_hold = (
        is_so(t, seat, kind, of)
        if "at_least" not in condition
        else (amount_of(t, seat, kind, of) >= condition["at_least"])
    )
    t.reached[f"condition {kind}: {'yes' if does_hold else 'no'}"] += 1
    return does_hold


def is_so(t: Table, seat: int, kind: str, of: str) -> bool:
    """A condition without a number."""
    somebody = t.seats[seat]
    if kind in ("building_on", "hotel_on", "base_on"):
        return of in t.owns(seat, "" if kind == "building_on" else kind.removesuffix("_on"))
    if kind == "landed_on":
        return of in somebody.landed
    if kind == "rocket_on":
        return somebody.rocket == of
    assert kind == "rocket_in"
    return somebody.in_space and parts(somebody.rocket)[0] == of


def amount_of(t: Table, seat: int, kind: str, of: str = "") -> int:
    """What a condition, or an amount per thing, counts."""
    somebody = t.seats[seat]
    if kind in ("buildings", "hotels", "bases"):
        return len(t.owns(seat, "" if kind == "buildings" else kind.removesuffix("s")))
    if kind == "level":
        return somebody.levels[of]
    if kind == "levels":
        return somebody.levels.total()
    if kind == "worlds":
        return len(somebody.landed)
    if kind == "coins":
        return somebody.coins
    if kind == "points":
        return somebody.points
    assert kind == "count"
    return somebody.tally[of]


def look_for_achievements(t: Table) -> None:
    """The first to meet the condition takes the card; at once: whose turn it is first."""
    for name, card in t.pack.achievements.items():
        for seat in t.order(t.turn):
            if name not in t.achievers and all(holds(t, seat, need) for need in card["needs"]):
                t.achievers[name] = seat
                t.reached["achievement in " + ("one's own turn" if seat == t.turn else "another's turn")] += 1


def after_step(t: Table) -> None:
    """Achievements go to the first; whoever reaches the goal first starts the last turns."""
    look_for_achievements(t)
    if t.last is None and t.me.points >= t.pack.numbers["goal"]:
        t.last = t.turn
        t.reached["goal reached"] += 1


def missions_done(t: Table) -> set[str]:
    """The missions in hand whose conditions all hold."""
    return {
        name
        for name in t.me.missions
        if all(holds(t, t.turn, need) for need in t.pack.missions[name]["needs"])
    }


def play_mission(t: Table, name: str) -> None:
    """As many points as there are players."""
    t.me.missions.remove(name)
    t.revealed[name] += 1
    t.me.earned["missions"] += len(t.seats)
    t.me.tally["missions"] += 1


def playable(t: Table) -> set[str]:
    """The cards in hand with any use now; while a roll is open, none that moves the rocket."""
    found = set()
    for card in t.me.hand:
        effects = t.pack.cards[card]["effects"]
        if t.rolling and any(effect["kind"] in MOVING for effect in effects):
            t.reached["a card that moves the rocket waits"] += 1
        elif any(has_use(t, effect) for effect in effects):
            found.add(card)
    return found


def play_card(t: Table, card: str) -> None:
    """Its effects one after another, those without a use are skipped; then it is discarded."""
    t.me.tally["cards_played"] += 1
    for effect in t.pack.cards[card]["effects"]:
        if has_use(t, effect):
            carry_out(t, effect, t.pack.deck_of(card))
            look_for_achievements(t)
        else:
            t.reached["effect skipped"] += 1
    t.discard(t.turn, card)


def amount(t: Table, effect: Entry) -> int:
    """The amount printed, times what it is counted by."""
    printed = int(effect.get("amount", 1))
    return printed * amount_of(t, t.turn, effect["per"] + "s") if "per" in effect else printed


def has_use(t: Table, effect: Entry) -> bool:
    """The condition holds, there is something to count, and the effect can matter now."""
    if "when" in effect and not holds(t, t.turn, effect["when"]):
        return False
    if amount(t, effect) == 0:
        return False
    kind, me = effect["kind"], t.me
    if t.rolling == "belt" and kind in (*HELPS, "actions"):
        t.reached["too late in the belt"] += 1
        return False
    if kind == "trade":
        return me.coins >= effect["price"]
    if kind in ("draw_research", "draw_exploration"):
        deck = kind.removeprefix("draw_")
        return t.piles[deck].total() + t.discards[deck].total() > 0
    if kind == "drift":
        return me.in_space
    if kind in ("free_move", "landing_bonus", "sure_landing", "free_landing", "belt_safety"):
        return me.in_space or (me.on_body and t.helps["free_launch"] > 0)
    if kind == "return_home":
        return me.rocket not in (NO_ROCKET, t.pack.home)
    if kind == "free_launch":
        return me.on_body
    if kind == "rocket_discount":
        return me.rocket == NO_ROCKET
    if kind == "develop_discount":
        return any(me.levels[technology] < TOP_LEVEL for technology in t.pack.technologies)
    if kind == "building_discount":
        return me.on_body and me.rocket != t.pack.home and not t.is_foreign(me.rocket)
    if kind == "takeover_bonus":
        return me.on_body and t.is_foreign(me.rocket) and t.perk(t.turn, "takeover") > 0
    return True


def carry_out(t: Table, effect: Entry, deck: str) -> None:
    """One effect of a card."""
    kind, gain, me = effect["kind"], amount(t, effect), t.me
    t.reached[f"effect {kind}"] += 1
    if "per" in effect:
        t.reached[f"per {effect['per']}"] += 1
    if kind == "points":
        me.earned[deck] += gain
    elif kind == "coins":
        me.coins += gain
    elif kind == "everyone_coins":
        for somebody in t.seats:
            somebody.coins += gain
    elif kind == "trade":
        me.coins -= effect["price"]
        me.earned[deck] += gain
    elif kind == "draw_research":
        before = len(me.hand)
        t.draw_research(gain)
        t.reached["a draw by a card made larger"] += len(me.hand) > before + gain
    elif kind == "draw_exploration":
        t.draw(t.turn, "exploration", gain)
    elif kind == "drift":
        me.rocket = t.pack.turned(me.rocket, gain)
    elif kind == "return_home":
        me.rocket = t.pack.home
    elif kind == "actions":
        t.actions += gain
    else:
        assert kind in HELPS
        t.helps[kind] += gain
        if RAISES.get(kind) == t.rolling:
            t.roll["roll"] += gain
            t.reached[f"{t.rolling}: helped by a card"] += 1
