"""The judge of debriefs: lays every plan through the rules, and resolves it without the debrief's code."""

from orbita.core.chance import generator_key
from orbita.core.contract import CLOCK
from orbita.core.replay import replay
from orbita.games.space_alert.content.flatten import box_for
from orbita.games.space_alert.content.read import content
from orbita.games.space_alert.events import TRIPPED
from orbita.games.space_alert.game import GAME
from orbita.games.space_alert.moves import TAKE, TRIP_ARROW
from orbita.games.space_alert.names import SEAT_NAMES, STATION_NAMES, WEAPON_NAMES, ZONE_NAMES
from orbita.games.space_alert.notation import card_text, member_name, parse_card
from orbita.games.space_alert.rules import action_setup, scoring
from orbita.games.space_alert.rules import round as action_round
from orbita.games.space_alert.ship import GOING_ON, SLOTS, UP, WON, lay_out_flight
from orbita.games.space_alert.state import PLANNING, first_slot, flipped, last_slot
from orbita.games.space_alert.tools.inquiry.history import history_of

RED, BLUE = parse_card("red/A") & UP, parse_card("blue/A") & UP


class Judge:
    """One finished mission, known only from its record (and the damage nobody saw from the debrief)."""

    def __init__(self, record):
        self.match = replay(record, GAME)
        self.end = self.match.state
        self.crew, self.seats = self.end.crew, self.match.seats
        self.names = [member_name(self.seats, member) for member in range(self.crew)]
        self.order = list(history_of(self.match).flight.order)
        self.steps = list(reversed(list(self.match.newest())))
        self.laid, self.trips = self.watch()

    # What really happened

    def watch(self):
        """The cards as they lay when planning ended, with who had laid them; and every trip."""
        state = GAME.new(self.match.options, self.seats, generator_key(self.match.seed, 0))
        laid, trips = {}, {}
        for step in self.steps:
            before = GAME.copy(state)
            events = self.play(state, step)
            if before.stage == PLANNING:
                for slot in range(self.crew * SLOTS):
                    if state.plan[slot] != before.plan[slot]:
                        laid[slot] = step.seat
            for event in events:
                if event[0] == TRIPPED:
                    turn = before.ship.turn + 1
                    half = before.ship.plan[event[1] * SLOTS + turn] & UP
                    trips.setdefault(turn, []).append((event[1], step.move >= TRIP_ARROW, half))
        return {
            slot: (state.plan[slot], laid[slot]) for slot in range(self.crew * SLOTS) if state.plan[slot]
        }, trips

    def play(self, state, step):
        """Carry out a move of the record with the chance it had."""
        state.rng = generator_key(self.match.seed, step.number)
        events = []
        GAME.apply(state, step.seat, step.move, events)
        return events

    # Plans

    def changed(self, slots):
        """The cards as they lay, with some slots changed; each with the seat that lays it."""
        cards = dict(self.laid)
        for change in slots:
            slot = self.names.index(change.member) * SLOTS + change.turn
            assert self.text(slot) == change.before
            cards.pop(slot, None)
            if change.after != "-":
                cards[slot] = (parse_card(change.after), SEAT_NAMES.index(change.seat))
        return cards

    def text(self, slot):
        """A slot as it lay."""
        return card_text(self.laid[slot][0]) if slot in self.laid else "-"

    def lay(self, cards):
        """Lay a plan through the rules: every card by its seat, from its hand, before its phase closes."""
        state = GAME.new(self.match.options, self.seats, generator_key(self.match.seed, 0))
        for step in self.steps:
            if state.stage != PLANNING:
                break
            if step.seat != CLOCK and step.move < TAKE:
                continue  # boards are laid as the plan has it instead
            after = GAME.copy(state)
            self.play(after, step)
            for seat in range(self.seats):
                if after.stage != PLANNING or after.own_phase[seat] > state.own_phase[seat]:
                    self.lay_phase(state, seat, cards)
            self.play(state, step)
        assert self.row(state.plan) == self.row({slot: card for slot, (card, _) in cards.items()})

    def row(self, plan):
        """A plan by slot, without its empty slots."""
        items = plan.items() if isinstance(plan, dict) else enumerate(plan)
        return {slot: card for slot, card in items if card}

    def lay_phase(self, state, seat, cards):
        """A seat's cards of the phase it is in; the rules must allow each."""
        phase = state.own_phase[seat]
        if phase == 0:
            return
        for slot, (card, owner) in sorted(cards.items()):
            member, turn = divmod(slot, SLOTS)
            if owner == seat and first_slot(state.box, phase) <= turn <= last_slot(state.box, phase):
                board = "" if self.seats > 1 and member == seat else f"{self.names[member]} "
                text = f"place {board}{turn} {card_text(card)}"
                move = GAME.notation.parse_move(state, seat, text)
                refusal = GAME.why_not(state, seat, move)
                assert refusal is None, f"{SEAT_NAMES[seat]}: {text}: {refusal}"
                GAME.apply(state, seat, move)

    # Resolving

    def flight(self, cards, gone=()):
        """The mission with these cards, without some threats."""
        plan = [0] * (self.crew * SLOTS)
        for slot, (card, _) in cards.items():
            plan[slot] = card
        flown = self.end.ship.flight
        threats = [
            (flown.number[at], flown.card[at], flown.zone[at])
            for at in range(flown.threats)
            if content().threats[flown.card[at]].id not in gone
        ]
        flight = lay_out_flight(plan, list(flown.tracks), threats, self.order)
        flight.turns = flown.turns
        return flight

    def score(self, cards, remedies=()):
        """The score of these cards, None if the ship is lost; plainly where nothing interferes."""
        gone = [remedy.threat.card for remedy in remedies if remedy.what == "no_threat"]
        ship = action_setup.board(box_for(self.match.options), self.flight(cards, gone))
        if self.trips or any(remedy.what != "no_threat" for remedy in remedies):
            self.play_with(ship, cards, remedies)
        else:
            action_round.resolve(ship, ship.flight)
        return scoring.score(ship) if ship.ending == WON else None

    def play_with(self, ship, cards, remedies):
        """Turn by turn, with the trips that can still happen and what is put right."""
        while ship.ending == GOING_ON:
            for remedy in remedies:
                if remedy.turn == ship.turn + 1:
                    self.put_right(ship, cards, remedy)
            for member, is_arrow, half in self.trips.get(ship.turn + 1, ()):
                self.trip(ship, member, is_arrow, half)
            action_round.play_turn(ship)

    def trip(self, ship, member, is_arrow, half):
        """The same half in the same turn is corrected again."""
        slot = member * SLOTS + ship.turn + 1
        if ship.plan[slot] & UP == half and not ship.knocked_out[member]:
            arrows = {RED: BLUE, BLUE: RED}
            card = ship.plan[slot]
            ship.plan[slot] = card - half + arrows[half] if is_arrow else flipped(card)
            ship.tripped |= 1 << member

    def put_right(self, ship, cards, remedy):
        """What a link of the chain says would have had to be otherwise."""
        member = self.names.index(remedy.member) if remedy.member else None
        zone = ZONE_NAMES.index(remedy.zone) if remedy.zone else None
        match remedy.what:
            case "shot" if remedy.weapon == "rocket":
                ship.rocket_flying = 1
            case "shot":
                ship.fired |= 1 << WEAPON_NAMES.index(remedy.weapon)
            case "station":
                ship.station[member] = STATION_NAMES.index(remedy.station)
            case "reactor":
                ship.reactor[zone] = remedy.cubes
            case "shield":
                ship.shield[zone] = remedy.cubes
            case "awake":
                ship.knocked_out[member] = 0
                ship.bots[member] = min(ship.bots[member], 1)
            case "on_time":
                for turn in range(remedy.turn, 13):
                    ship.plan[member * SLOTS + turn] = cards.get(member * SLOTS + turn, (0, 0))[0]
            case "computer":
                ship.maintained |= 1 << ship.box.phase_of_turn[remedy.turn]
            case "no_card":
                ship.plan[member * SLOTS + remedy.turn] = 0

    # The debrief

    def check(self, inquiry):
        """Every claim of a debrief."""
        self.check_verdict(inquiry)
        for change in inquiry.changes.found:
            cards = self.changed(change.slots)
            assert self.score(cards) == change.score
            self.lay(cards)
            self.check_knowledge(change)
            if inquiry.verdict.won:
                assert change.score > inquiry.verdict.score
        for link in inquiry.chain:
            assert link.score is not None
            self.check_link(link)
        for link in inquiry.not_decisive:
            assert link.score is None
            self.check_link(link)
        cards = self.changed(inquiry.best.differences)
        self.lay(cards)
        assert self.score(cards) == (inquiry.best.score if inquiry.best.won else None)
        assert 1 <= len(inquiry.chain) <= 6 or inquiry.verdict.won
        self.check_luck(inquiry)

    def check_luck(self, inquiry):
        """Where no token was drawn chance decided nothing; otherwise its figures fit each other."""
        luck, ship = inquiry.luck, self.end.ship
        drawn = sum(ship.damage) - sum(ship.flight.carried)
        assert luck.orders == (100 if drawn else 0)
        assert luck.better + luck.worse <= luck.orders
        assert luck.home >= (luck.orders - luck.worse if inquiry.verdict.won else luck.better)

    def check_verdict(self, inquiry):
        """The mission resolved again ends as it did."""
        score = self.score(self.laid)
        ship = self.end.ship
        assert score == (scoring.score(ship) if ship.ending == WON else None)
        assert (inquiry.verdict.won, inquiry.verdict.turn) == (ship.ending == WON, ship.turn)
        if inquiry.verdict.won:
            assert inquiry.verdict.score == score

    def check_link(self, link):
        """The mission without it."""
        cards = dict(self.laid)
        for remedy in link.remedies:
            if remedy.what == "card":
                slot = self.names.index(remedy.member) * SLOTS + remedy.turn
                assert self.text(slot) == remedy.before
                cards.pop(slot, None)
                if remedy.after != "-":
                    cards[slot] = (parse_card(remedy.after), 0)
        others = [remedy for remedy in link.remedies if remedy.what != "card"]
        assert self.score(cards, others) == link.score, link.kind

    def check_knowledge(self, change):
        """No threat it is about was announced later than it says, nor did a slot close earlier."""
        announced, closed = self.moments()
        since = max((announced[threat.card] for threat in change.threats), default=0)
        first = min(closed[SEAT_NAMES.index(slot.seat)][self.phase(slot.turn)] for slot in change.slots)
        assert change.known_since == since
        assert change.closed_at <= first
        assert change.known_in_time == (since <= change.closed_at)

    def phase(self, turn):
        """The phase of a turn, from 0."""
        return self.end.box.phase_of_turn[turn]

    def moments(self):
        """When each threat was announced, and when each phase closed to each seat."""
        announced, closed = {}, [[] for _ in range(self.seats)]
        state = GAME.new(self.match.options, self.seats, generator_key(self.match.seed, 0))
        for step in self.steps:
            if state.stage != PLANNING:
                break
            known, phases = state.threats, list(state.own_phase)
            self.play(state, step)
            if state.threats > known:
                for at in range(state.threats):
                    announced.setdefault(content().threats[state.card[at]].id, state.now)
            for seat in range(self.seats):
                if state.stage != PLANNING or state.own_phase[seat] > phases[seat] > 0:
                    closed[seat].append(state.now)
        return announced, closed
