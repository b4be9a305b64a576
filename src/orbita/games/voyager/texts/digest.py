"""Deeds and turns as sentences; people by their nicknames, places in words without numbers of spaces."""

from collections.abc import Sequence
from typing import Any, Final

from orbita.core.lang import Pair, amount, say
from orbita.games.voyager.content.pack import Pack
from orbita.games.voyager.texts import places
from orbita.games.voyager.texts.catalogue import BUILT
from orbita.games.voyager.texts.catalogue_digest import (
    DEEDS,
    NEWS,
    NOT_TAKEN,
    NOUNS,
    PLAIN,
    SEPARATE,
    TAKEN,
    TO_ME,
    TURNS,
    YOURS,
)
from orbita.games.voyager.texts.events import person
from orbita.games.voyager.tools.deeds import Deed, Turn

LONGEST: Final = 92  # letters of a turn's paragraph: two lines on a phone
# What is left out first where a turn was longer, unless it brought points.
LEAST: Final = ("draw", "return", "launch", "rocket", "fly", "play", "destroy", "fail", "develop")
FORMS: Final = {"taken": TAKEN, "not_taken": NOT_TAKEN, "yours": YOURS, "building": PLAIN}


class Teller:
    """Tells deeds in one language, under these nicknames."""

    def __init__(self, pack: Pack, lang: str, names: Sequence[str]) -> None:
        self._pack = pack
        self._lang = lang
        self._names = names

    def deed(self, deed: Deed) -> str:
        """A part of a sentence about the seat."""
        pair = SEPARATE.get(deed.kind) or DEEDS[deed.kind]
        return say(pair, self._lang, **self._values(deed))

    def moment(self, pair: Pair, deed: Deed | None, **more: str) -> str:
        """Any sentence about a deed."""
        return say(pair, self._lang, **(self._values(deed) if deed else {}), **more)

    def to_me(self, deed: Deed) -> str:
        """What was done to whoever reads."""
        key = f"{deed.kind}_ordered" if deed.is_ordered else deed.kind
        return say(TO_ME[key], self._lang, **self._values(deed))

    def turn(self, turn: Turn, deeds: Sequence[Deed]) -> str:
        """A paragraph: deeds one after the other, achievements and the goal at the end; two lines at most."""
        who = self.person(turn.seat)
        own = [deed for deed in deeds if deed.kind not in SEPARATE and deed.seat == turn.seat]
        rest = [self._separate(turn, deed) for deed in deeds if deed.kind in SEPARATE]
        if not own:
            nothing = say(TURNS["funds" if turn.has_funds else "nothing"], self._lang, seat=who)
            return " ".join([nothing, *rest])
        left = [deed for kind in LEAST for deed in own if deed.kind == kind and not deed.points]
        while True:
            text = " ".join([self._told(who, own), *rest])
            if len(text) <= LONGEST or len(own) == 1 or not left:
                return text
            own.remove(left.pop(0))

    def _told(self, who: str, deeds: Sequence[Deed]) -> str:
        """Deeds of a turn in one sentence."""
        return say(TURNS["turn"], self._lang, seat=who, deeds=", ".join(self.deed(deed) for deed in deeds))

    def _separate(self, turn: Turn, deed: Deed) -> str:
        """A sentence of its own; of another seat with its name."""
        text = self.deed(deed)
        if deed.seat == turn.seat:
            return text
        return say(TURNS["separate"], self._lang, seat=self.person(deed.seat), sentence=text)

    def income(self, coins: int, cards: int) -> str:
        """What came in by itself."""
        parts = [
            amount(count, NOUNS[noun], self._lang)
            for count, noun in ((coins, "coin_income"), (cards, "card_income"))
            if count
        ]
        return say(NEWS["income"], self._lang, parts=", ".join(parts))

    def reach(self, body: str) -> str:
        """A world can be landed on now."""
        name = places.entry_of(self._pack, "body", body).name.in_language(self._lang)
        return say(NEWS["reach"], self._lang, world=name)

    def gone(self, deed: Deed) -> str:
        """Somebody else has an achievement now."""
        return say(NEWS["gone"], self._lang, **self._values(deed))

    def person(self, seat: int) -> str:
        """Somebody's nickname, or the colour of the seat."""
        return person(seat, self._lang, self._names)

    def _values(self, deed: Deed) -> dict[str, Any]:
        """Everything a sentence about a deed may need."""
        lang, values = self._lang, dict(deed.values)
        told: dict[str, Any] = {
            "seat": self.person(deed.seat),
            "gain": f" +{deed.points}" if deed.points else "",
            "coins": amount(deed.count, NOUNS["coins"], lang),
            "cards": amount(deed.count, NOUNS["cards"], lang),
            **{key: values[key] for key in ("level", "attack", "defence") if key in values},
        }
        if deed.kind == "play":
            told["what"] = self._quoted("card", deed.cards[0]) if deed.count == 1 else told["cards"]
        for key in ("mission", "achievement"):
            if key in values:
                told[key] = self._quoted(key, values[key])
        for key in ("agency", "technology"):
            if key in values:
                told[key] = places.word(self._pack, key, values[key], lang)
        if "other" in values:
            told["owner"] = self.person(values["other"])
            told |= {key: say(forms[values["building"] or ""], lang) for key, forms in FORMS.items()}
        elif "building" in values:
            told["built"] = say(BUILT[values["building"]], lang)
        return told | self._places(values)

    def _places(self, values: dict[str, Any]) -> dict[str, str]:
        """Where it was, or led."""
        pack, lang, told = self._pack, self._lang, {}
        if values.get("body"):
            body = places.entry_of(pack, "body", values["body"])
            told["on"] = body.on.in_language(lang)
            told["leaving"] = places.leaving(body, lang)
            told["nearing"] = places.nearing(body, lang)
        elif "to" in values:
            told["nearing"] = places.nearing(places.ring_of(pack, values["to"])[0], lang)
        if "place" in values:
            is_body = "/" not in values["place"]
            told["place"] = (
                places.entry_of(pack, "body", values["place"]).on.in_language(lang)
                if is_body
                else places.ring_of(pack, values["place"])[0].within.in_language(lang)
            )
        return told

    def _quoted(self, kind: str, name: str) -> str:
        return places.quoted(self._pack, kind, name, self._lang)
