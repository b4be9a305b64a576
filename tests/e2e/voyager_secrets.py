"""What only one seat of a game of Voyager knows, and whether a page has been told."""

from orbita.core.match import Match
from orbita.games.voyager.game import GAME


class Secrets:
    """Cards and missions, move by move, as long as nobody else has seen them."""

    def __init__(self, record, lang="en"):
        self.match = Match(GAME, GAME.read_options(record.options), len(record.seats), record.seed)
        box = GAME.catalogue(self.match.options, lang)
        self.names = {entry.id: entry.name for entry in (*box.cards, *box.missions)}
        self.seen = set()
        self.returned = [set() for _ in record.seats]

    def follow(self, deed):
        known = self.returned[deed.seat] if deed.verb == "return" else self.seen
        known.update(deed.names)
        for move in deed.moves:
            self.match.play_text(deed.seat, move)

    def of(self, seat):
        """By id the names of what a seat holds, and of the mission it returned."""
        view = GAME.shown(GAME.view(self.match.state, seat))
        held = {*view.hand, *(mission.id for mission in view.missions), *self.returned[seat]}
        return {one: self.names[one] for one in held - self.seen}


class Ear:
    """Everything the server sends to a page, and what the page makes of it."""

    def __init__(self, person):
        self.page = person.page
        self.frames = []
        self.page.on("websocket", lambda ws: ws.on("framereceived", self._hear))

    def _hear(self, frame):
        self.frames.append(frame)

    def hears(self, secrets):
        """The secrets that were sent since the last look, or stand in the page, seen or not."""
        sent, page = "".join(self.frames), self.page.content()
        self.frames.clear()
        return {
            one
            for one, name in secrets.items()
            if any(text in sent + page for text in (f'"{one}"', f"“{name}”")) or name in page
        }
