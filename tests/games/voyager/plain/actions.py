"""The actions of a turn: which are allowed, and what they do."""

from collections.abc import Generator

from tests.games.voyager.plain import cards
from tests.games.voyager.plain.model import NO_ROCKET, Asking, Question, Table

MOST_STEPS = 3  # of one move, whatever a pack adds up


def allowed(t: Table) -> frozenset[str]:
    """Everything a seat may do in its turn."""
    return frozenset(
        {"end"}
        | {f"play {card}" for card in cards.playable(t)}
        | {f"mission {name}" for name in cards.missions_done(t)}
        | ({"destroy"} if t.me.rocket != NO_ROCKET else set())
        | at_home(t)
        | flights(t)
        | on_the_ground(t)
    )


def at_home(t: Table) -> set[str]:
    """Develop, research, funds, build a rocket."""
    if not t.actions:
        return set()
    found = {"research", "funds"}
    if t.me.coins >= price(t, "technology", "develop_discount"):
        found |= {f"develop {name}" for name in t.pack.technologies if t.me.levels[name] < cards.TOP_LEVEL}
    if t.me.rocket == NO_ROCKET and t.me.coins >= rocket_price(t):
        bases = t.owns(t.turn, "base") if t.perk(t.turn, "base_rockets") else []
        found |= {f"rocket {body}" for body in [t.pack.home, *bases]}
    return found


def flights(t: Table) -> set[str]:
    """Launch, move, land."""
    if t.me.on_body and (t.helps["free_launch"] or (t.actions and t.me.coins >= t.pack.prices["launch"])):
        return {"launch"}
    if not t.me.in_space:
        return set()
    found = {
        f"land {body}"
        for body, space in t.bodies.items()
        if space == t.me.rocket and "landing" in t.pack.bodies[body] and (t.actions or is_free(t, body))
    }
    if t.actions or t.helps["free_move"]:
        steps = min(1 + t.perk(t.turn, "move_spaces"), MOST_STEPS)
        found |= {f"move {space}" for space in t.pack.within(t.me.rocket, steps)}
    return found


def is_free(t: Table, body: str) -> bool:
    """A landing without an action: with a card, or where another has built with sabotage 3."""
    return t.helps["free_landing"] > 0 or is_free_visit(t, body)


def is_free_visit(t: Table, body: str) -> bool:
    return t.is_foreign(body) and t.perk(t.turn, "visit_without_action") > 0


def on_the_ground(t: Table) -> set[str]:
    """Build, change the kind, take over."""
    body = t.me.rocket
    if not t.actions or not t.me.on_body or body == t.pack.home:
        return set()
    if t.is_foreign(body):
        return {"takeover"} if t.perk(t.turn, "takeover") else set()
    if t.me.coins < price(t, "building", "building_discount"):
        return set()
    return {"change"} if body in t.buildings else {"hotel", "base"}


def price(t: Table, what: str, discount: str) -> int:
    """As printed, less what cards give; never below zero."""
    return max(0, t.pack.prices[what] - t.helps[discount])


def rocket_price(t: Table) -> int:
    return max(0, price(t, "rocket", "rocket_discount") - t.perk(t.turn, "rocket_discount"))


def carry_out(t: Table, act: str) -> Asking:
    """One answer of a turn."""
    t.reached[f"move {act.split()[0]}"] += 1
    verb, _, what = act.partition(" ")
    if verb == "play":
        cards.play_card(t, what)
    elif verb == "mission":
        cards.play_mission(t, what)
    elif verb == "destroy":
        t.me.rocket = NO_ROCKET
    elif verb == "land":
        yield from land(t, what)
    elif verb == "takeover":
        yield from take_over(t)
    elif verb == "launch":
        launch(t)
    elif verb == "move":
        spend(t, "free_move")
        t.me.rocket = what
    else:
        t.actions -= 1
        work(t, verb, what)


def spend(t: Table, help_first: str) -> bool:
    """Use up what a card gave, or else an action; tell whether it was the card."""
    if t.helps[help_first]:
        t.helps[help_first] -= 1
        t.reached[f"used {help_first}"] += 1
        return True
    t.actions -= 1
    return False


def work(t: Table, verb: str, what: str) -> None:
    """The actions without chance for the rocket."""
    me = t.me
    if verb == "develop":
        me.coins -= price(t, "technology", "develop_discount")
        t.helps["develop_discount"] = 0
        develop(t, t.turn, what)
    elif verb == "research":
        t.draw_research(t.pack.numbers["research_cards"])
    elif verb == "funds":
        me.coins += t.pack.numbers["funds"]
    elif verb == "rocket":
        me.coins -= rocket_price(t)
        t.helps["rocket_discount"] = 0
        me.rocket = what
        me.tally["rockets_built"] += 1
        t.reached["rocket at " + ("home" if what == t.pack.home else "a base")] += 1
    else:
        me.coins -= price(t, "building", "building_discount")
        t.helps["building_discount"] = 0
        kind = verb if verb != "change" else {"hotel": "base", "base": "hotel"}[t.buildings[me.rocket][1]]
        t.buildings[me.rocket] = (t.turn, kind)


def develop(t: Table, seat: int, technology: str) -> None:
    """One level up, and its point."""
    t.seats[seat].levels[technology] += 1
    t.seats[seat].earned["technology"] += t.pack.numbers["technology_points"]
    t.reached[f"level {t.seats[seat].levels[technology]} of {technology}"] += 1


def launch(t: Table) -> None:
    """Into space in the same space of the board."""
    if not spend(t, "free_launch"):
        t.me.coins -= t.pack.prices["launch"]
    t.me.rocket = t.bodies[t.me.rocket]
    t.me.tally["launches"] += 1


def land(t: Table, body: str) -> Asking:
    """Roll at least the number of the body; no roll with a card, or at another's building with sabotage 1."""
    if is_free_visit(t, body):
        t.reached["landing without an action"] += 1
    else:
        spend(t, "free_landing")
    if t.is_foreign(body) and t.perk(t.turn, "visit_without_roll"):
        t.reached["landing without a roll"] += 1
        return touch_down(t, body)
    if t.helps["sure_landing"]:
        t.helps["sure_landing"] -= 1
        t.reached["used sure_landing"] += 1
        return touch_down(t, body)
    needed = t.pack.bodies[body]["landing"]
    rolled = t.throw(t.turn, t.helps["landing_bonus"])
    if (yield from raise_roll(t, "landing", rolled, needed, body)):
        touch_down(t, body)
    else:
        t.reached["landing failed"] += 1
    return None


def touch_down(t: Table, body: str) -> None:
    """On the body, with its stars, but none where your own building stands."""
    t.me.rocket = body
    t.me.landed.add(body)
    t.me.tally["landings"] += 1
    if body in t.owns(t.turn):
        t.reached["landing at one's own building"] += 1
    else:
        t.me.tally["visits"] += t.is_foreign(body)
        t.me.earned["landing"] += t.pack.bodies[body].get("stars", 0)


def discards(t: Table, seat: int) -> set[str]:
    return {f"discard {card}" for card in t.seats[seat].hand}


def raise_roll(
    t: Table, rolling: str, rolled: int, needed: int, body: str = "nobody"
) -> Generator[Question, str, bool]:
    """The roll is shown, then cards may raise it; one that is high enough is not asked about."""
    t.rolling, t.roll = rolling, {"rolling": rolling, "roll": rolled, "body": body}
    while t.roll["roll"] < needed and t.me.hand:
        answer = yield Question(t.turn, "raise", while_rolling(t))
        if answer == "stand":
            t.reached[f"{rolling}: stood"] += 1
            break
        use_card(t, answer)
    rolled, t.rolling, t.roll = t.roll["roll"], "", {}
    return rolled >= needed


def while_rolling(t: Table) -> frozenset[str]:
    """Discard, play what does not move the rocket, play a mission, or let the roll stand."""
    return frozenset(
        {"stand"}
        | discards(t, t.turn)
        | {f"play {card}" for card in cards.playable(t)}
        | {f"mission {name}" for name in cards.missions_done(t)}
    )


def use_card(t: Table, answer: str) -> None:
    """One answer while a roll of one's own is open."""
    verb, _, what = answer.partition(" ")
    if verb == "discard":
        t.roll["roll"] += throw_away(t, t.turn, answer, t.rolling)
        return
    t.reached[f"{t.rolling}: {verb}"] += 1
    if verb == "play":
        cards.play_card(t, what)
    else:
        cards.play_mission(t, what)
    cards.after_step(t)


def throw_away(t: Table, seat: int, answer: str, rolling: str) -> int:
    """Discard a card for its pips."""
    card = answer.removeprefix("discard ")
    t.discard(seat, card)
    t.reached[f"{rolling}: raised"] += 1
    return t.pack.pips(card, rolling)


def take_over(t: Table) -> Asking:
    """Both roll; the attacker may raise, then the owner; strictly higher takes the building."""
    t.actions -= 1
    body = t.me.rocket
    owner, kind = t.buildings[body]
    attack = t.throw(t.turn, t.helps["takeover_bonus"])
    reply = t.throw(owner)
    t.rolling, t.roll = "attack", {"roll": attack, "reply": reply, "body": body}
    while t.me.hand:
        answer = yield Question(t.turn, "attack", while_rolling(t))
        if answer == "stand":
            t.reached["attack: stood"] += 1
            break
        use_card(t, answer)
    attack, t.rolling = t.roll["roll"], ""
    while attack > reply and t.seats[owner].hand:
        t.roll = {"roll": attack, "reply": reply, "body": body}
        answer = yield Question(owner, "defend", frozenset(discards(t, owner) | {"stand"}))
        if answer == "stand":
            t.reached["defence: stood"] += 1
            break
        reply += throw_away(t, owner, answer, "defence")
    t.roll = {}
    settle_takeover(t, body, owner, kind, attack > reply)


def settle_takeover(t: Table, body: str, owner: int, kind: str, is_taken: bool) -> None:
    """The building changes hands, or stays; with bases 2 of its owner the attacker's rocket is lost then."""
    if is_taken:
        t.buildings[body] = (t.turn, kind)
        t.me.tally["takeovers"] += 1
        guard = " despite the guard" if t.perk(owner, "base_guard") else ""
        t.reached[f"takeover: taken{guard}"] += 1
        return
    t.seats[owner].tally["defences"] += 1
    if t.perk(owner, "base_guard"):
        t.lose_rocket(t.turn)
        t.reached["takeover: held, rocket lost"] += 1
    else:
        t.reached["takeover: held"] += 1
