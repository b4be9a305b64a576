"""The chances a seat has in its turn with all cards in hand, and how giving one of them up changes these."""

from orbita.core.chance import fill
from orbita.games.voyager.copying import copy
from orbita.games.voyager.notation import ids
from orbita.games.voyager.outlook.attacks import Attack
from orbita.games.voyager.outlook.odds import belt_odds, landing_odds, ring_under
from orbita.games.voyager.outlook.table import own_turn
from orbita.games.voyager.outlook.threats import defence_told, kept_pips
from orbita.games.voyager.outlook.types import Chance, ShiftShown, WorldShown
from orbita.games.voyager.outlook.worth import hand_worth
from orbita.games.voyager.rules import belt, cards, decks, dice
from orbita.games.voyager.state import ACT, RAISE, State
from orbita.games.voyager.vocabulary import BELT_ROLL, LANDING_ROLL

Told = dict[tuple[Chance, str], int]  # the chance, and the body or ring it is about


class Chances:
    """Landings that can still be tried this turn, an open roll, the belt, the defence of one's buildings."""

    def __init__(self, s: State, seat: int, worlds: tuple[WorldShown, ...], attacks: list[Attack]) -> None:
        self.table = s
        self.seat = seat
        self.attacks = attacks
        self.goals = [ids(s.box, "body").index(world.id) for world in worlds if world.is_in_reach]
        self.before = self.told(s)

    def told(self, s: State) -> Told:
        """Every chance on such a table."""
        told: Told = {}
        if s.seat == self.seat:
            told |= self._landings(s) | open_roll(s) | belt_ahead(s)
        pips = sum(kept_pips(s, self.seat))
        told |= {("defence", body): chance for body, chance in defence_told(s, self.attacks, pips).items()}
        return told

    def _landings(self, s: State) -> Told:
        names = ids(s.box, "body")
        return {("landing", names[body]): landing_odds(s, body).with_cards for body in self.goals}

    def shifts_by(self, card: int) -> tuple[ShiftShown, ...]:
        """What playing a card changes; what it draws is not counted."""
        after = copy(self.table)
        fill(after.pile_size, [0] * len(after.pile_size))
        fill(after.discarded, [0] * len(after.discarded))  # with nothing to draw
        cards.play(after, card)
        return self._shifts(after)

    def shifts_without(self, card: int) -> tuple[ShiftShown, ...]:
        """What discarding a card changes, for an open roll or at the hand limit."""
        after = copy(self.table)
        if after.stage == RAISE:
            after.roll = dice.spend(after, card, after.roll_kind, after.roll)
        else:
            decks.discard(after, self.seat, card)
        return self._shifts(after)

    def _shifts(self, after: State) -> tuple[ShiftShown, ...]:
        told = self.told(after)
        return tuple(
            ShiftShown(what=what, of=of, before=before, after=told.get((what, of), 100))
            for (what, of), before in self.before.items()
            if told.get((what, of), 100) != before
        )


def open_roll(s: State) -> Told:
    """Whether the hand is enough for a landing that is open, or for the belt."""
    if s.stage != RAISE:
        return {}
    chance = 100 if missing(s) <= sum(hand_worth(s, s.roll_kind)) else 0
    if s.roll_kind == LANDING_ROLL:
        return {("landing", ids(s.box, "body")[s.body]): chance}
    return {("belt", ring_under(s)): chance}


def missing(s: State) -> int:
    """How far an open roll is from what is needed."""
    return (belt.danger(s) if s.roll_kind == BELT_ROLL else s.box.landing[s.body]) - s.roll


def belt_ahead(s: State) -> Told:
    """The belt at the end of the turn; a landing that is open is then taken to fail."""
    is_open = s.stage == RAISE and s.roll_kind == LANDING_ROLL and missing(s) > 0
    if s.stage != ACT and not is_open:
        return {}
    mine = own_turn(s, s.seat)
    odds = belt_odds(mine)
    return {} if odds is None else {("belt", ring_under(mine)): odds.with_cards}
