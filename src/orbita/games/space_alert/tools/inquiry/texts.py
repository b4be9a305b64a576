"""The sentences of a debrief, in both languages at once, made from its codes and names."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from orbita.core.lang import LANGS, amount, say, upper_first
from orbita.games.space_alert.names import ZONE_NAMES
from orbita.games.space_alert.ship import NOBODY
from orbita.games.space_alert.texts.catalogue import NOUNS
from orbita.games.space_alert.texts.catalogue_inquiry import (
    AND_OTHERS,
    BEST,
    BY_THREAT,
    CHANGE,
    CONFIRMATION,
    LAID,
    LINKS,
    LUCK,
    PROVEN,
    PROVEN_WITH,
    RESULT,
    SAME_FATE,
    SUMMARY,
    TIPS,
    VERDICT,
)
from orbita.games.space_alert.texts.catalogue_names import DELAYS, STATIONS, TOKENS, WEAPONS, ZONES
from orbita.games.space_alert.texts.catalogue_tools import LOSSES
from orbita.games.space_alert.texts.events import Names, action_text, member_text, threat_name, word
from orbita.games.space_alert.tools.inquiry.model import (
    ChangeKind,
    PointKind,
    Remedy,
    Search,
    SlotChange,
    ThreatRef,
    Tip,
    Words,
)

EMPTY: Final = "-"
OF_CARDS: Final = ("card", "missing_card", "cards")
LOSS_KEYS: Final[dict[str, str]] = {"squads": "bots"}  # where the score sheet has another word


class Speaker:
    """Says everything in both languages; people by nickname where it is known."""

    def __init__(self, names: Names = ()) -> None:
        self.names = names

    # Words

    def both(self, sentence: Callable[[str], str]) -> Words:
        """A sentence in every language."""
        told = {lang: sentence(lang) for lang in LANGS}
        return Words(pl=told["pl"], en=told["en"])

    def member(self, name: str, lang: str) -> str:
        """A crew member."""
        return member_text(name, lang, self.names)

    def threat(self, threat: ThreatRef | None, lang: str) -> str:
        """A threat by name and number."""
        return "" if threat is None else threat_name(threat.card, threat.number, lang)

    def half(self, card: str, lang: str) -> str:
        """What is up of a card."""
        return action_text(card.partition("/")[0], lang)

    # The verdict and the changes

    def verdict(self, turn: int, score: int, threat: ThreatRef | None, zone: str | None, won: bool) -> Words:
        """How it ended, in a sentence."""
        key = "won" if won else "ship" if zone is None else "zone_alone" if threat is None else "zone"
        return self.both(
            lambda lang: say(
                VERDICT[key],
                lang,
                turn=turn,
                points=points_text(score, lang),
                threat=self.threat(threat, lang),
                zone=word(ZONES, zone, lang),
            )
        )

    def change(self, kind: ChangeKind, slots: Sequence[SlotChange], lang: str) -> str:
        """What to lay otherwise; turns and cards first."""
        if kind == "two":
            return "; ".join(self.change(slot_kind(slot), [slot], lang) for slot in slots)
        first, last = slots[0], slots[-1]
        values: dict[str, object] = {
            "member": self.member(first.member, lang),
            "turn": first.turn,
            "other": last.turn,
            "before": self.half(first.before, lang),
            "after": self.half(first.after, lang),
        }
        key: str = kind
        if kind == "exchange" and EMPTY in (first.before, last.before):
            key = "move"
            if first.before == EMPTY:
                values |= {"turn": last.turn, "other": first.turn}
        elif kind == "other" and EMPTY in (first.before, first.after):
            key = "lay" if first.before == EMPTY else "leave"
        return say(CHANGE[key], lang, **values)

    def change_title(self, kind: ChangeKind, slots: Sequence[SlotChange]) -> Words:
        """A change as a heading."""
        return self.both(lambda lang: self.change(kind, slots, lang))

    def change_about(self, score: int, gain: int, is_saved: bool, since: int, in_time: bool) -> Words:
        """What a change brings, and whether one could have known."""

        def sentence(lang: str) -> str:
            points = points_text(score, lang)
            result = say(RESULT["saved" if is_saved else "more"], lang, points=points, gain=gain)
            known = say(RESULT["known" if in_time else "unknown"], lang, since=clock_text(since))
            return f"{result} {known}"

        return self.both(sentence)

    def summary(self, won: bool, one: Search, two: Search) -> Words:
        """How many changes there were."""
        if won:
            return self.both(lambda lang: say(SUMMARY["more"], lang, tried=one.tried, found=one.found))
        if two.found:
            return self.both(lambda lang: say(SUMMARY["two_save"], lang, tried=two.tried, found=two.found))
        if one.found:
            return self.both(lambda lang: say(SUMMARY["one_saves"], lang, tried=one.tried, found=one.found))
        return self.both(lambda lang: say(SUMMARY["none"], lang, tried=one.tried + two.tried))

    # Causes

    def link_title(self, kind: str, values: Mapping[str, Any]) -> Words:
        """A link as a heading."""
        title, _ = LINKS[link_key(kind, values)]
        return self.both(lambda lang: upper_first(say(title, lang, **self.link_values(values, lang))))

    def link_about(self, kind: str, values: Mapping[str, Any], score: int | None) -> Words:
        """What it meant, and what the mission comes to without it."""
        _, about = LINKS[link_key(kind, values)]

        def sentence(lang: str) -> str:
            parts = [upper_first(say(about, lang, **self.link_values(values, lang)))]
            others = [self.threat(threat, lang) for threat in values.get("others", ())]
            if others:
                parts.append(say(AND_OTHERS, lang, threats=", ".join(others)))
            if score is None:
                parts.append(say(SAME_FATE, lang))
            else:
                proof = PROVEN_WITH if kind in OF_CARDS else PROVEN
                parts.append(say(proof, lang, points=points_text(score, lang)))
            return " ".join(parts)

        return self.both(sentence)

    def link_values(self, values: Mapping[str, Any], lang: str) -> dict[str, object]:
        """The values of a link in words."""
        zone = values["zone"]
        return {
            **values,
            "turns": ", ".join(map(str, values["turns"])),
            "member": self.member(values["member"], lang),
            "members": ", ".join(self.member(name, lang) for name in values.get("members", ())),
            "threat": self.threat(values["threat"], lang),
            "by": say(BY_THREAT, lang, threat=self.threat(values["threat"], lang))
            if values["threat"]
            else "",
            "zone": "" if zone == NOBODY else word(ZONES, ZONE_NAMES[zone], lang),
            "weapon": word(WEAPONS, values.get("weapon"), lang),
            "reason": word(DELAYS, values.get("reason"), lang),
            "station": word(STATIONS, values.get("station"), lang),
            "other": word(STATIONS, values.get("other"), lang),
            "action": action_text(values.get("action"), lang),
            "cards": self.cards(values["remedies"], lang),
            "change": self.remedies(values["remedies"], lang),
            "count": len(values["remedies"]),
        }

    def cards(self, remedies: Sequence[Remedy], lang: str) -> str:
        """The cards of a link as they lay."""
        changed = [remedy for remedy in remedies if remedy.what == "card"]
        if is_exchange(changed):
            first, last = changed
            name = self.member(first.member, lang)
            return say(LAID["order"], lang, member=name, turn=first.turn, other=last.turn)
        return "; ".join(
            say(
                LAID["nothing" if remedy.before == EMPTY else "card"],
                lang,
                member=self.member(remedy.member, lang),
                turn=remedy.turn,
                card=self.half(remedy.before, lang),
            )
            for remedy in changed
        )

    def remedies(self, remedies: Sequence[Remedy], lang: str) -> str:
        """The cards of a link as they should have lain."""
        changed = [
            SlotChange(remedy.member, remedy.turn, remedy.before, remedy.after, "")
            for remedy in remedies
            if remedy.what == "card"
        ]
        if not changed:
            return ""
        if is_exchange([remedy for remedy in remedies if remedy.what == "card"]):
            return self.change("exchange", changed, lang)
        return self.change("two", changed, lang)

    # Points, the best plan, advice

    def lost(self, kind: PointKind, points: int, values: Mapping[str, Any]) -> Words:
        """What cost points."""

        def sentence(lang: str) -> str:
            threat = self.threat(values.get("threat"), lang)
            named = {
                "turn": values.get("turn"),
                "zone": word(ZONES, values.get("zone"), lang),
                "token": word(TOKENS, values.get("token"), lang),
                "member": self.member(values.get("member", ""), lang),
                "by": f" ({threat})" if threat else "",
                "members": ", ".join(self.member(name, lang) for name in values.get("members", ())),
                "threat": threat,
                "count": points,
                "most": values.get("most"),
                "points": values.get("kept"),
                "phase": values.get("phase"),
            }
            pair = CONFIRMATION if kind == "confirmation" else LOSSES[LOSS_KEYS.get(kind, kind)]
            return upper_first(say(pair, lang, **named))

        return self.both(sentence)

    def best(self, won: bool, score: int, differences: int) -> Words:
        """How good a plan was found."""
        key = "lost" if not won else "won" if differences else "same"
        return self.both(
            lambda lang: say(BEST[key], lang, points=points_text(score, lang), count=differences)
        )

    def luck(self, is_won: bool, orders: int, home: int, better: int, worse: int) -> Words:
        """What the order of the damage tokens decided."""
        key = "none" if not orders else "won" if is_won else "saved" if home else "lost"
        return self.both(
            lambda lang: say(LUCK[key], lang, orders=orders, home=home, better=better, worse=worse)
        )

    def tip(self, code: str) -> Tip:
        """One sentence for the next flight."""
        return Tip(code=code, text=self.both(lambda lang: say(TIPS[code], lang)))


def is_exchange(changed: Sequence[Remedy]) -> bool:
    """Two cards of a board that lie in each other's place."""
    if len(changed) != 2 or changed[0].member != changed[1].member:
        return False
    return (changed[0].before, changed[0].after) == (changed[1].after, changed[1].before)


def slot_kind(slot: SlotChange) -> ChangeKind:
    """Whether a changed slot has the same card, flipped."""
    up, _, down = slot.before.partition("/")
    return "flip" if slot.after == f"{down}/{up}" else "other"


def link_key(kind: str, values: Mapping[str, Any]) -> str:
    """Which sentence tells a link."""
    if kind == "weapon" and len(values["turns"]) > 1:
        return "weapon_again"
    return "loss_zone" if kind == "loss" and values["zone"] != NOBODY else kind


def points_text(score: int, lang: str) -> str:
    """A score in words."""
    return amount(score, NOUNS["point"], lang).replace("-", "−")


def clock_text(ms: int) -> str:
    """A moment of the planning round."""
    return f"{ms // 60_000}:{ms // 1000 % 60:02}"
