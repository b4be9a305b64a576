"""Signs in words."""

from orbita.core.lang import say
from orbita.games.space_alert.texts import catalogue_talk as words
from orbita.games.space_alert.texts.catalogue_names import STATIONS
from orbita.games.space_alert.texts.events import Names, action_text, member_text


def talk_text(kind: str, about: str, lang: str, names: Names = ()) -> str:
    """What whoever gives a sign says by it."""
    verb, *rest = about.split()
    if kind == "word":
        return say(words.WORDS[verb], lang)
    if kind == "tell":
        return laid_text(rest, lang) if verb == "lay" else hand_text(rest, lang)
    if verb == "ping":
        return say(words.PING, lang, what=target_text(rest, lang, names))
    if rest[0] == "slot":
        return say(words.WHO_SLOT, lang, turn=rest[1])
    what = target_text(rest[:1], lang, names)
    if rest[1:] == ["-"]:
        return say(words.TAKE_NOTHING, lang, what=what)
    when = say(words.WHEN, lang, turn=rest[1]) if rest[1:] else ""
    sentence = {"take": words.TAKE, "careful": words.CAREFUL, "who": words.WHO}[verb]
    return say(sentence, lang, what=what, when=when)


def laid_text(rest: list[str], lang: str) -> str:
    """What lies in a turn."""
    *board, turn, half = rest
    card = "" if half == "-" else action_text(half, lang)
    if not board:
        return say(words.LAY if card else words.LAY_NOTHING, lang, turn=turn, card=card)
    member = member_text(board[0], lang)
    sentence = words.LAY_THERE if card else words.LAY_NOTHING_THERE
    return say(sentence, lang, member=member, turn=turn, card=card)


def hand_text(cards: list[str], lang: str) -> str:
    """What somebody holds."""
    if cards == ["-"]:
        return say(words.HAND_NOTHING, lang)
    return say(words.HAND, lang, cards=", ".join(action_text(card, lang) for card in cards))


def target_text(rest: list[str], lang: str, names: Names) -> str:
    """What is pointed at, taken or asked about."""
    name, _, letter = rest[0].partition(".")
    if name == "slot":
        return say(words.SLOT, lang, turn=rest[1])
    if name == "computer":
        return say(words.COMPUTER, lang)
    if name.startswith("threat"):
        return say(words.THREAT, lang, number=name.removeprefix("threat"))
    if name not in STATIONS:
        return member_text(name, lang, names)
    station = say(STATIONS[name], lang)
    return say(words.SYSTEM, lang, letter=letter, station=station) if letter else station
