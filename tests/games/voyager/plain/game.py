"""Set-up, turns and the end, in the rulebook's order; `Plain` is the judge to ask."""

from collections import Counter
from typing import Any

from tests.games.voyager.plain import actions, cards
from tests.games.voyager.plain.model import Asking, Question, Table
from tests.games.voyager.plain.pack import DECKS, Pack, parts


class Plain:
    """A game being judged; `question` is what the table waits for, none once the game is over."""

    def __init__(self, pack: Pack, options: dict[str, Any], start: dict[str, Any]) -> None:
        """`start` is what chance gave before the first move: first seat, bodies, agencies, missions."""
        check_bodies(pack, options, start["bodies"])
        self.table = Table(pack, start["seats"], start["first"], dict(start["bodies"]))
        self.question: Question | None = None
        later = pack.numbers["later_coins"][start["seats"] - 2] if options["start_coins"] else 0
        self._game = play(self.table, start["agencies"] if options["agencies"] == "dealt" else [], later)
        self.answer(None, start["told"])

    def answer(self, text: str | None, told: list[dict[str, Any]]) -> None:
        """Go on with an answer (none at the start) and with what chance gave for it, all of which is due."""
        assert text is None or text in self.question.answers
        self.table.told.extend(told)
        try:
            self.question = self._game.send(text)
            self.table.reached[f"stage {self.question.stage}"] += 1
        except StopIteration:
            self.question = None
        assert not self.table.told, f"not due: {self.table.told}"

    def outcome(self) -> tuple[list[int], list[int], str] | None:
        """Scores, winners and reason, once the game is over: most points win, ties are shared."""
        if self.question is not None:
            return None
        scores = [somebody.points for somebody in self.table.seats]
        winners = [seat for seat, points in enumerate(scores) if points == max(scores)]
        return scores, winners, "last-round" if self.table.last is None else "goal-reached"


def check_bodies(pack: Pack, options: dict[str, Any], bodies: dict[str, str]) -> None:
    """Bodies begin where it is printed, or anywhere on their rings; moons with their planets."""
    for name, body in pack.bodies.items():
        if "around" in body:
            assert bodies[name] == bodies[body["around"]]
        elif options["start"] == "printed":
            assert bodies[name] == f"{body['ring']}/{body['start']}"
        else:
            assert bodies[name] in pack.neighbours
            assert parts(bodies[name])[0] == body["ring"]


def play(t: Table, dealt: list[str], later_coins: int) -> Asking:
    """A whole game."""
    yield from set_up(t, dealt, later_coins)
    while True:
        yield from take_turn(t)
        if not pass_turn(t):
            break
    for name, seat in t.achievers.items():
        t.seats[seat].earned["achievements"] += t.pack.achievements[name]["points"]
    t.reached["game over"] += 1
    scores = [somebody.points for somebody in t.seats]
    t.reached["shared victory"] += scores.count(max(scores)) > 1


def set_up(t: Table, dealt: list[str], later_coins: int) -> Asking:
    """Agencies in turn order, coins and bonuses; then, one after another, missions and Japan's technology."""
    assert len(set(dealt)) == len(dealt)
    for place, seat in enumerate(t.order(t.first)):
        t.turn = seat
        free = {name for name in t.pack.agencies if name not in [other.agency for other in t.seats]}
        if dealt:
            chosen = dealt[seat]
            assert chosen in free
        else:
            answer = yield Question(seat, "choose", frozenset(f"agency {name}" for name in free))
            chosen = answer.removeprefix("agency ")
        t.seats[seat].agency = chosen
        t.reached[f"agency {chosen}"] += 1
        t.seats[seat].coins = len(t.seats) + t.perk(seat, "start_coins") + place * later_coins
        t.reached["coins for playing later"] += place * later_coins
        if t.perk(seat, "start_rocket"):
            t.seats[seat].rocket = t.pack.home
    for seat in t.order(t.first):
        t.turn = seat
        yield from keep_missions(t, seat)
        if t.perk(seat, "start_technology"):
            technologies = frozenset(f"develop {name}" for name in t.pack.technologies)
            answer = yield Question(seat, "start", technologies)
            actions.develop(t, seat, answer.removeprefix("develop "))
    t.turn = t.first


def keep_missions(t: Table, seat: int) -> Asking:
    """Four are dealt, three are kept; the returned one is out of the game."""
    somebody, numbers = t.seats[seat], t.pack.numbers
    for _ in range(numbers["missions_dealt"]):
        drawn = t.chance("mission_drawn", seat)["mission"]
        assert t.mission_pile[drawn] > 0
        t.mission_pile[drawn] -= 1
        somebody.missions.append(drawn)
    while len(somebody.missions) > numbers["missions_kept"]:
        answer = yield Question(seat, "keep", frozenset(f"return {name}" for name in somebody.missions))
        returned = answer.removeprefix("return ")
        somebody.missions.remove(returned)
        t.returned[returned] += 1


def take_turn(t: Table) -> Asking:
    """Income, actions with cards and missions in any order, the belt, the hand limit."""
    t.actions = t.pack.numbers["actions"]
    income(t)
    cards.after_step(t)
    while (act := (yield Question(t.turn, "act", actions.allowed(t)))) != "end":
        yield from actions.carry_out(t, act)
        cards.after_step(t)
    yield from pass_the_belt(t)
    cards.after_step(t)
    t.helps.clear()
    yield from tidy(t)


def income(t: Table) -> None:
    """Each hotel gives coins, each base exploration cards."""
    hotels, bases = t.owns(t.turn, "hotel"), t.owns(t.turn, "base")
    t.me.coins += len(hotels) * (1 + t.perk(t.turn, "hotel_coins"))
    t.draw(t.turn, "exploration", len(bases) * (1 + t.perk(t.turn, "base_cards")))
    t.reached["income of a hotel"] += len(hotels)
    t.reached["income of a base"] += len(bases)


def pass_the_belt(t: Table) -> Asking:
    """In space where it is dangerous: a roll, or the rocket is lost."""
    if not t.me.in_space:
        return
    needed = t.pack.rings[parts(t.me.rocket)[0]].get("danger", 0)
    if not needed:
        return
    if t.helps["belt_safety"]:
        t.reached["belt: safe with a card"] += 1
    elif (yield from actions.raise_roll(t, "belt", t.throw(t.turn), needed)):
        t.me.tally["belt_escapes"] += 1
        t.reached["belt: passed"] += 1
    else:
        t.lose_rocket(t.turn)
        t.reached["belt: rocket lost"] += 1


def tidy(t: Table) -> Asking:
    """Discard down to the limit of each deck."""
    while over := [deck for deck in DECKS if cards_of(t, deck).total() > t.pack.numbers[f"{deck}_limit"]]:
        answers = frozenset(f"discard {card}" for deck in over for card in cards_of(t, deck))
        t.discard(t.turn, (yield Question(t.turn, "tidy", answers)).removeprefix("discard "))


def cards_of(t: Table, deck: str) -> Counter[str]:
    """The cards of a deck in the hand of whose turn it is."""
    return Counter(card for card in t.me.hand if t.pack.deck_of(card) == deck)


def pass_turn(t: Table) -> bool:
    """The next seat; after everybody's turn the rings turn. Tell whether the game goes on."""
    following = (t.turn + 1) % len(t.seats)
    if following == t.last:
        t.reached["ended at the goal"] += 1
        return False
    if following == t.first:
        if t.last is None and t.round + 1 >= t.pack.numbers["last_round"]:
            t.reached["ended after the last round"] += 1
            return False
        turn_rings(t)
        t.round += 1
    t.turn = following
    return True


def turn_rings(t: Table) -> None:
    """Every ring turns one space, with bodies and rockets."""
    t.bodies = {body: t.pack.turned(space) for body, space in t.bodies.items()}
    for somebody in t.seats:
        if somebody.in_space:
            somebody.rocket = t.pack.turned(somebody.rocket)
    t.reached["rings turned"] += 1
