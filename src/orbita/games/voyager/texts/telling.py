"""Chances, shifts and loose ends as few words: for the previews of moves."""

from orbita.core.lang import amount, say
from orbita.games.voyager.content.pack import Pack
from orbita.games.voyager.outlook.types import LooseEnd, OddsShown, ShiftShown
from orbita.games.voyager.texts import places
from orbita.games.voyager.texts.catalogue import DECKS, NOUNS
from orbita.games.voyager.texts.outlook import LOOSE_ENDS, ODDS, SHIFTS


def odds_text(pack: Pack, odds: OddsShown, lang: str) -> str:
    """A roll before it is made: "6+: 17%, with 3 cards 67%"; then the card that spares it if played first."""
    if odds.needed == 0:
        return say(ODDS["sure"], lang)
    key = "with_cards" if odds.with_cards > odds.bare else "bare"
    cards = amount(odds.cards, NOUNS["with_cards"], lang)
    roll = say(ODDS[key], lang, needed=odds.needed, bare=odds.bare, chance=odds.with_cards, with_cards=cards)
    if odds.spared_by is None:
        return roll
    return say(ODDS["spared"], lang, roll=roll, card=places.quoted(pack, "card", odds.spared_by, lang))


def shift_text(pack: Pack, shift: ShiftShown, lang: str) -> str:
    """What playing a card changes: "asteroid belt 100% → 83%"."""
    if shift.what == "belt":
        of = places.entry_of(pack, "ring", shift.of).name.in_language(lang)
    else:
        of = places.entry_of(pack, "body", shift.of).on.in_language(lang)
    return say(SHIFTS[shift.what], lang, of=of, before=shift.before, after=shift.after)


def loose_end_text(pack: Pack, loose: LooseEnd, lang: str) -> str:
    """What ending the turn would lose or risk."""
    count = loose.amount or 0
    key: str = loose.what
    if loose.what == "mission" and loose.asks:
        key = "mission_lost"
    elif loose.what == "attack" and count == 0:
        key = "attack_bare"
    return say(
        LOOSE_ENDS[key],
        lang,
        of=subject(pack, loose, lang),
        odds=odds_text(pack, loose.odds, lang) if loose.odds else "",
        holds=loose.holds,
        card=amount(count, NOUNS["card"], lang),
        action_lost=amount(count, NOUNS["action_lost"], lang),
    )


def subject(pack: Pack, loose: LooseEnd, lang: str) -> str:
    """What a loose end speaks of."""
    of = loose.of or ""
    if loose.what == "help":
        return places.help_text(of, loose.amount or 1, lang)
    if loose.what == "limit":
        return say(DECKS[of], lang)
    if loose.what == "mission":
        return places.quoted(pack, "mission", of, lang)
    kinds = {"attack": "body", "belt": "ring"}
    if loose.what in kinds:
        return str(places.entry_of(pack, kinds[loose.what], of).name.in_language(lang))
    return ""
