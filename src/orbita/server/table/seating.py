"""The seats of a table: who sits there, whom they hear, what they have said that stands."""

from typing import Any

import msgspec

from orbita.server.socket.protocol import Standing
from orbita.server.table import entries as log
from orbita.server.table.pieces import Place


class Seating:
    """The places of a table; the fold of its log is made on top of it."""

    def __init__(self) -> None:
        self.places: list[Place] = []
        self.talk: dict[tuple[int, str], Standing] = {}  # signs that stand, by seat and key; never changed
        self.said: tuple[Standing, ...] = ()  # all signs that were given, standing or not

    def _change(self, seat: int, **fields: Any) -> None:
        """Change something about a place."""
        self.places[seat] = msgspec.structs.replace(self.places[seat], **fields)

    def _sit(self, entry: log.SatDown) -> None:
        """A person sits down; nothing of whoever held the seat before stays, but that it was ready."""
        before = self.places[entry.seat]
        ready = entry.ready or (before.kind == "person" and before.ready)
        self.places[entry.seat] = Place(
            kind="person", player=entry.player, secret=entry.secret, guest=entry.guest, ready=ready
        )
        if before.player != entry.player:
            self._forget_signs_of(entry.seat)
        if before.resigned:
            self._change(entry.seat, stand_in=before.stand_in, resigned=True)

    def _mute(self, entry: log.SeatMuted) -> None:
        others = tuple(seat for seat in self.places[entry.by].muted if seat != entry.seat)
        self._change(entry.by, muted=(*others, entry.seat) if entry.on else others)

    def _hear(self, entry: log.Talked) -> None:
        """Remember a sign; one with a key stands until the next of it, one that ends in `-` takes back."""
        self.said = (*self.said, Standing(entry.seat, entry.kind, entry.about, entry.time))
        if not entry.key:
            return
        key = entry.seat, entry.key
        others = {known: sign for known, sign in self.talk.items() if known != key}
        if not entry.about.endswith("-"):
            others[key] = Standing(entry.seat, entry.kind, entry.about, entry.time)
        self.talk = others

    def _forget_signs_of(self, seat: int) -> None:
        """Whoever has the seat next has said nothing."""
        self.talk = {key: sign for key, sign in self.talk.items() if sign.seat != seat}

    def persons(self) -> tuple[int, ...]:
        """The seats where people sit."""
        return tuple(seat for seat, place in enumerate(self.places) if place.kind == "person")

    def players(self) -> tuple[str, ...]:
        """The names on the seats, bots' included; empty where nobody sits."""
        return tuple(place.player for place in self.places)

    def people(self) -> tuple[str, ...]:
        """The nicknames of people by seat; empty elsewhere."""
        return tuple(place.player if place.kind == "person" else "" for place in self.places)

    def resigned(self) -> tuple[int, ...]:
        """The seats that gave up."""
        return tuple(seat for seat, place in enumerate(self.places) if place.resigned)

    def playing(self) -> tuple[int, ...]:
        """The seats that are somebody's who has not given up."""
        return tuple(seat for seat in self.held() if not self.places[seat].resigned)

    def held(self) -> tuple[int, ...]:
        """The seats that are somebody's: where people sit, and those whose link somebody was given."""
        return tuple(seat for seat, place in enumerate(self.places) if place.kind == "person" or place.secret)

    def stood_in_for(self) -> tuple[int, ...]:
        """The people for whom a bot plays."""
        return tuple(seat for seat in self.persons() if self.places[seat].stand_in)
