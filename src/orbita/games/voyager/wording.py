"""The text of cards, made from their typed effects and conditions, so that text and effect cannot differ."""

from typing import Final

from orbita.games.voyager.pack import Card, Condition, Effect, Pack, Perk

# Singular, few, many (Polish); singular, plural (English).
COINS: Final = (("monetę", "monety", "monet"), ("coin", "coins"))
POINTS: Final = (("punkt", "punkty", "punktów"), ("point", "points"))
CARDS: Final = (("kartę", "karty", "kart"), ("card", "cards"))
SPACES: Final = (("pole", "pola", "pól"), ("space", "spaces"))
PIPS: Final = (("oczko", "oczka", "oczek"), ("pip", "pips"))
BUILDINGS: Final = (("budowlę", "budowle", "budowli"), ("building", "buildings"))
HOTELS: Final = (("hotel", "hotele", "hoteli"), ("hotel", "hotels"))
BASES: Final = (("bazę", "bazy", "baz"), ("base", "bases"))
RIVALS: Final = (("agencja gra", "agencje grają", "agencji gra"), ("agency plays", "agencies play"))
LEVELS: Final = (("poziom", "poziomy", "poziomów"), ("level", "levels"))
NOUNS: Final = {
    "coins": COINS,
    "points": POINTS,
    "cards": CARDS,
    "spaces": SPACES,
    "pips": PIPS,
    "buildings": BUILDINGS,
    "hotels": HOTELS,
    "bases": BASES,
    "levels": LEVELS,
    "earlier": RIVALS,
}

EFFECT_TEXTS: Final = {
    "points": ("Zdobywasz {points}", "Score {points}"),
    "coins": ("Weź {coins}", "Take {coins}"),
    "everyone_coins": ("Każdy przy stole bierze {coins}", "Everybody takes {coins}"),
    "trade": ("Zapłać {price}, aby zdobyć {points}", "Pay {price} to score {points}"),
    "draw_research": ("Dobierz {cards} badań", "Draw {cards} from the research deck"),
    "draw_exploration": ("Dobierz {cards} eksploracji", "Draw {cards} from the exploration deck"),
    "drift": (
        "Twoja rakieta w kosmosie przesuwa się o {spaces} wzdłuż pierścienia, zgodnie z jego obrotem",
        "Your rocket in space drifts {spaces} along its ring, the way the ring turns",
    ),
    "return_home": ("Twoja rakieta wraca na Ziemię", "Your rocket returns to Earth"),
    "free_move": (
        "Wykonaj rakietą w kosmosie ruch bez zużywania akcji{times}",
        "Move your rocket in space without spending an action{times}",
    ),
    "actions": ("W tej turze masz dodatkowe akcje: {amount}", "Extra actions this turn: {amount}"),
    "free_launch": (
        "Wystartuj bez zużywania akcji i monet",
        "Launch without spending an action or coins",
    ),
    "rocket_discount": (
        "Następna rakieta w tej turze kosztuje o {coins} mniej",
        "Your next rocket this turn costs {coins} less",
    ),
    "landing_bonus": (
        "W tej turze dodaj {pips} do rzutów na lądowanie",
        "Add {pips} to landing rolls this turn",
    ),
    "sure_landing": (
        "Następne lądowanie w tej turze udaje się bez rzutu",
        "Your next landing this turn needs no roll",
    ),
    "free_landing": (
        "Następne lądowanie w tej turze nie zużywa akcji",
        "Your next landing this turn costs no action",
    ),
    "belt_safety": (
        "Na końcu tej tury nie rzucasz kostką w pasie planetoid",
        "No roll in the asteroid belt at the end of this turn",
    ),
    "develop_discount": (
        "Następne ulepszenie agencji w tej turze kosztuje o {coins} mniej",
        "Your next technology this turn costs {coins} less",
    ),
    "building_discount": (
        "Następna budowa lub zmiana typu budowli w tej turze kosztuje o {coins} mniej",
        "Your next building, or change of one, this turn costs {coins} less",
    ),
    "takeover_bonus": (
        "W tej turze dodaj {pips} do swoich rzutów przy przejmowaniu",
        "Add {pips} to your takeover rolls this turn",
    ),
}
PER_TEXTS: Final = {
    "": ("", ""),
    "hotel": (" za każdy swój hotel", " for each of your hotels"),
    "base": (" za każdą swoją bazę", " for each of your bases"),
    "building": (" za każdą swoją budowlę", " for each of your buildings"),
    "level": (" za każdy poziom technologii", " for each level of technology"),
    "world": (" za każde odwiedzone ciało niebieskie", " for each body you have landed on"),
}
CONDITION_TEXTS: Final = {
    "building_on": ("masz budowlę {on}", "you own a building {on}"),
    "buildings": ("masz co najmniej {buildings}", "you own at least {buildings}"),
    "hotels": ("masz co najmniej {hotels}", "you own at least {hotels}"),
    "bases": ("masz co najmniej {bases}", "you own at least {bases}"),
    "level": ("masz poziom {n} technologii: {name}", "you have level {n} of {name}"),
    "levels": ("masz w sumie co najmniej {levels} technologii", "you have at least {levels} of technology"),
    "landed_on": ("udało ci się wylądować {on}", "you have landed {on}"),
    "worlds": (
        "masz za sobą lądowania na co najmniej {n} różnych ciałach niebieskich",
        "you have landed on at least {n} different bodies",
    ),
    "coins": ("masz co najmniej {coins}", "you have at least {coins}"),
    "points": ("masz co najmniej {points}", "you have at least {points}"),
    "rocket_on": ("twoja rakieta stoi {on}", "your rocket stands {on}"),
    "rocket_in": ("twoja rakieta jest w kosmosie {within}", "your rocket flies {within}"),
    "earlier": (
        "w rundzie co najmniej {earlier} przed tobą",
        "at least {earlier} before you in a round",
    ),
    "count": ("masz na koncie co najmniej {tally}", "your record shows at least {tally}"),
}
TALLY_TEXTS: Final = {
    "rockets_built": (
        ("zbudowaną rakietę", "zbudowane rakiety", "zbudowanych rakiet"),
        ("rocket built", "rockets built"),
    ),
    "rockets_lost": (
        ("utraconą rakietę", "utracone rakiety", "utraconych rakiet"),
        ("rocket lost", "rockets lost"),
    ),
    "launches": (("start", "starty", "startów"), ("launch", "launches")),
    "landings": (("lądowanie", "lądowania", "lądowań"), ("landing", "landings")),
    "visits": (
        (
            "lądowanie przy cudzej budowli",
            "lądowania przy cudzych budowlach",
            "lądowań przy cudzych budowlach",
        ),
        ("landing at another's building", "landings at others' buildings"),
    ),
    "belt_escapes": (
        ("udany unik w pasie planetoid", "udane uniki w pasie planetoid", "udanych uników w pasie planetoid"),
        ("escape in the asteroid belt", "escapes in the asteroid belt"),
    ),
    "takeovers": (
        ("przejętą budowlę", "przejęte budowle", "przejętych budowli"),
        ("building taken over", "buildings taken over"),
    ),
    "defences": (
        ("obronioną budowlę", "obronione budowle", "obronionych budowli"),
        ("building defended", "buildings defended"),
    ),
    "cards_played": (
        (
            "zagraną kartę badań lub eksploracji",
            "zagrane karty badań lub eksploracji",
            "zagranych kart badań lub eksploracji",
        ),
        ("research or exploration card played", "research or exploration cards played"),
    ),
    "missions": (
        ("wykonaną misję", "wykonane misje", "wykonanych misji"),
        ("mission fulfilled", "missions fulfilled"),
    ),
}
PERK_TEXTS: Final = {
    "start_rocket": ("zaczyna z gotową rakietą", "starts with a rocket"),
    "start_coins": ("dodatkowe monety na początku: {n}", "extra coins at the start: {n}"),
    "start_technology": (
        "zaczyna z 1. poziomem dowolnej technologii",
        "starts with level 1 of any technology",
    ),
    "research_cards": ("dodatkowe karty przy akcji badań: {n}", "extra cards from the research action: {n}"),
    "rocket_discount": ("rakieta tańsza o {coins}", "rockets cost {coins} less"),
    "move_spaces": ("ruch dalszy o {spaces}", "a move goes {spaces} further"),
    "hotel_coins": ("każdy hotel daje o {coins} więcej", "each hotel gives {coins} more"),
    "base_rockets": ("rakiety można budować we własnych bazach", "rockets may be built at your own bases"),
    "base_guard": (
        "nieudane przejęcie twojej budowli niszczy rakietę napastnika",
        "a failed takeover of your building destroys the attacker's rocket",
    ),
    "base_cards": ("każda baza daje o {cards} więcej", "each base gives {cards} more"),
    "visit_without_roll": (
        "lądowanie przy cudzej budowli bez rzutu",
        "landing at another's building needs no roll",
    ),
    "takeover": ("akcja przejęcia cudzej budowli", "the action to take over another's building"),
    "visit_without_action": (
        "lądowanie przy cudzej budowli nie zużywa akcji",
        "landing at another's building costs no action",
    ),
}
ROLL_TEXTS: Final = {
    "landing": ("lądowanie", "a landing"),
    "belt": ("pas planetoid", "the belt"),
    "attack": ("przejmowanie", "a takeover"),
    "defence": ("obrona", "defence"),
}


def column(lang: str) -> int:
    """Polish texts come first."""
    return 0 if lang == "pl" else 1


def amount_text(amount: int, forms: tuple[tuple[str, ...], tuple[str, ...]], lang: str) -> str:
    """A number with its noun in the right form."""
    words = forms[column(lang)]
    if amount == 1:
        return f"1 {words[0]}"
    if lang == "pl" and not (amount % 10 in (2, 3, 4) and amount % 100 not in (12, 13, 14)):
        return f"{amount} {words[2]}"
    return f"{amount} {words[1]}"


def effect_text(pack: Pack, effect: Effect, lang: str) -> str:
    """One effect as a sentence."""
    times = {"pl": f" ({effect.amount} razy)", "en": f" ({effect.amount} times)"}[lang]
    sentence = EFFECT_TEXTS[effect.kind][column(lang)].format(
        amount=effect.amount,
        price=amount_text(effect.price, COINS, lang),
        times=times if effect.amount > 1 else "",
        **amounts(effect.amount, lang),
    )
    sentence += PER_TEXTS[effect.per][column(lang)]
    if effect.when is not None:
        condition = condition_text(pack, effect.when, lang)
        sentence += f", jeśli {condition}" if lang == "pl" else f" if {condition}"
    return sentence + "."


def amounts(amount: int, lang: str) -> dict[str, str]:
    """A number with every noun a text may need."""
    return {name: amount_text(amount, forms, lang) for name, forms in NOUNS.items()}


def condition_text(pack: Pack, condition: Condition, lang: str) -> str:
    """A condition as a clause."""
    bodies = {body.id: body.on for body in pack.bodies}
    rings = {ring.id: ring.within for ring in pack.rings}
    technologies = {technology.id: technology.name for technology in pack.technologies}
    on, within = bodies.get(condition.of), rings.get(condition.of)
    name = technologies.get(condition.of)
    is_counted = condition.kind == "count"
    return CONDITION_TEXTS[condition.kind][column(lang)].format(
        n=condition.at_least,
        on=on.in_language(lang) if on else "",
        within=within.in_language(lang) if within else "",
        name=name.in_language(lang) if name else "",
        tally=amount_text(condition.at_least, TALLY_TEXTS[condition.of], lang) if is_counted else "",
        **amounts(condition.at_least, lang),
    )


def needs_text(pack: Pack, needs: tuple[Condition, ...], lang: str) -> str:
    """What a mission or achievement asks for, as a sentence."""
    joined = (" i " if lang == "pl" else " and ").join(condition_text(pack, need, lang) for need in needs)
    return joined[:1].upper() + joined[1:] + "."


def card_text(pack: Pack, card: Card, lang: str) -> str:
    """All effects of a card, and its pips where they are unusual."""
    parts = [effect_text(pack, effect, lang) for effect in card.effects]
    if card.pips != 1:
        pips = amount_text(card.pips, PIPS, lang)
        parts.append(f"Odrzucona do rzutu: {pips}." if lang == "pl" else f"Discarded for a roll: {pips}.")
    for roll, amount in card.pips_for.items():
        pips, what = amount_text(amount, PIPS, lang), ROLL_TEXTS[roll][column(lang)]
        parts.append(f"Odrzucona ({what}): {pips}." if lang == "pl" else f"Discarded for {what}: {pips}.")
    return " ".join(parts)


def perk_text(perk: Perk, lang: str) -> str:
    """What an agency or a level of technology gives."""
    return PERK_TEXTS[perk.kind][column(lang)].format(n=perk.amount, **amounts(perk.amount, lang))
