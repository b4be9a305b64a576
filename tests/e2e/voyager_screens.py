"""Voyager's screens, each at the first place of a rehearsed game where it is shown."""

from playwright.sync_api import expect

from tests.e2e.positions import NAMES, lay_seats
from tests.e2e.voyager_play import Hands


def can_do_much(deed):
    """A technology can be developed, cards and missions are held."""
    verbs = deed.view.outlook.verbs if deed.view.outlook else ()
    can_develop = any(verb.verb == "develop" and verb.closed is None for verb in verbs)
    return deed.view.stage == "act" and can_develop and len(deed.view.hand) > 1 and deed.view.missions


def is_rolled(kind):
    return lambda deed: deed.view.roll is not None and deed.view.roll.kind == kind


# By screen: where in the game it is, and whose eyes these are.
SCREENS = {
    "agencies": (lambda deed: deed.view.stage == "choose", "own"),
    "missions dealt": (lambda deed: deed.view.stage == "keep", "own"),
    "turn": (can_do_much, "own"),
    "another's turn": (can_do_much, "other"),
    "spectator": (can_do_much, "watch"),
    "landing": (is_rolled("landing"), "own"),
    "attack": (is_rolled("attack"), "own"),
    "attacked": (is_rolled("attack"), "owner"),
    "defence": (is_rolled("defence"), "own"),
    "too many cards": (lambda deed: deed.view.stage == "tidy", "own"),
}


class Looker(Hands):
    """Visits one place of a game after another."""

    def __init__(self, person, server, script, is_phone, names=NAMES):
        super().__init__(person, has_touch=is_phone)
        self.server = server
        self.script = script
        self.names = names

    def go(self, wish, eyes):
        """To the first deed of which a wish holds, before it is done."""
        number, deed = next((n, one) for n, one in enumerate(self.script.deeds) if wish(one))
        seats = len(self.script.record.seats)
        seat = {
            "own": deed.seat,
            "other": (deed.seat + 1) % seats,
            "owner": deed.view.roll and deed.view.roll.owner,
            "watch": seats,
        }[eyes]
        self.go_to_move(sum(len(one.moves) for one in self.script.deeds[:number]), seat)
        expect(self.page.locator("[data-space]").first).to_be_visible()

    def go_to_end(self, seat=0):
        """To the end screen, with its story."""
        self.go_to_move(len(self.script.record.moves), seat)
        end = self.page.get_by_role("region", name=self.person.words["over"])
        expect(end.locator("a[href*='#move-']").first).to_be_visible()

    def go_to_move(self, moves, seat):
        [keys] = lay_seats(self.server.database, [(self.script.record, moves)], names=self.names)
        self.sit(keys[seat])

    def open_technologies(self):
        self.press(self.page.locator("[data-verb=develop]"))
        expect(self.page.get_by_role("dialog")).to_be_visible()

    def open_windows(self):
        self.page.keyboard.press("p")
        expect(self.page.get_by_role("table")).to_be_visible()
