"""What a seat is told beforehand, in few words, Polish and English side by side.

{needed} and {reached} are numbers; {coin}, {world} and other nouns are what is needed, counted; {of} is what
a reason speaks of: a body as "on Mars", a ring as "in the belt", a technology, deck or tally by its name.
"""

from typing import Final

from orbita.core.lang import Forms, Pair

# As they stand by themselves; singular, few, many (Polish); singular, plural (English).
NOUNS: Final[dict[str, Forms]] = {
    "world": (("świat", "światy", "światów"), ("world", "worlds")),
    "building": (("budowla", "budowle", "budowli"), ("building", "buildings")),
    "hotel": (("hotel", "hotele", "hoteli"), ("hotel", "hotels")),
    "base": (("baza", "bazy", "baz"), ("base", "bases")),
    "level": (("poziom", "poziomy", "poziomów"), ("level", "levels")),
    "point": (("punkt", "punkty", "punktów"), ("point", "points")),
    "card": (("karta", "karty", "kart"), ("card", "cards")),
    "action": (("akcja", "akcje", "akcji"), ("action", "actions")),
    "action_lost": (
        ("akcja przepadnie", "akcje przepadną", "akcji przepadnie"),
        ("action is lost", "actions are lost"),
    ),
    "with_cards": (("kartą", "kartami", "kartami"), ("card", "cards")),
}
MISSING: Final[dict[str, Pair]] = {
    "actions/none-left": ("nie masz już akcji", "no action left"),
    "coins/too-few": ("{coin}, masz {reached}", "{coin}, you have {reached}"),
    "develop/top-level": ("najwyższy poziom", "highest level"),
    "develop/all-done": ("wszystko rozwinięte", "everything is developed"),
    "rocket/only-one": ("masz już rakietę", "you have a rocket"),
    "rocket/not-there": ("nie tutaj", "not here"),
    "rocket/none": ("nie masz rakiety", "you have no rocket"),
    "rocket/at-home": ("rakieta stoi na Ziemi", "the rocket stands on Earth"),
    "rocket/not-on-body": ("rakieta leci", "the rocket is in flight"),
    "rocket/not-in-space": ("rakieta nie leci", "the rocket is not in flight"),
    "building/not-there": ("tu się nie buduje", "nothing is built here"),
    "building/occupied": ("tu już stoi budowla", "there is a building already"),
    "building/not-yours": ("to nie twoja budowla", "not your building"),
    "takeover/nothing-here": ("nie ma tu cudzej budowli", "no building of another here"),
    "takeover/needs-technology": ("{of} {needed}, masz {reached}", "{of} {needed}, you have {reached}"),
    "takeover/nobody-can": ("w tym zestawie nie ma przejęć", "this pack has no takeovers"),
    "card/moves-rocket": ("czeka na koniec rzutu", "waits until the roll is settled"),
    "card/no-use": ("nic by teraz nie dała", "would do nothing now"),
    "card/not-in-hand": ("nie masz tej karty", "you do not have it"),
    "deck/empty": ("nie ma kart {of}", "no {of} cards left"),
    "turn/not-now": ("nie teraz", "not now"),
    "per/hotel": ("nie masz hotelu", "you have no hotel"),
    "per/base": ("nie masz bazy", "you have no base"),
    "per/building": ("nie masz budowli", "you have no building"),
    "per/level": ("nie masz technologii", "you have no technology"),
    "per/world": ("żadnego lądowania", "no landing yet"),
    "when/building_on": ("gdy masz budowlę {of}", "with a building of yours {of}"),
    "when/hotel_on": ("gdy masz hotel {of}", "with a hotel of yours {of}"),
    "when/base_on": ("gdy masz bazę {of}", "with a base of yours {of}"),
    "when/buildings": ("{building}, masz {reached}", "{building}, you have {reached}"),
    "when/hotels": ("{hotel}, masz {reached}", "{hotel}, you have {reached}"),
    "when/bases": ("{base}, masz {reached}", "{base}, you have {reached}"),
    "when/level": ("{of} {needed}, masz {reached}", "{of} {needed}, you have {reached}"),
    "when/levels": ("{level}, masz {reached}", "{level}, you have {reached}"),
    "when/landed_on": ("po lądowaniu {of}", "after landing {of}"),
    "when/worlds": ("{world}, masz {reached}", "{world}, you have {reached}"),
    "when/coins": ("{coin}, masz {reached}", "{coin}, you have {reached}"),
    "when/points": ("{point}, masz {reached}", "{point}, you have {reached}"),
    "when/rocket_on": ("gdy rakieta stoi {of}", "while your rocket stands {of}"),
    "when/rocket_in": ("gdy rakieta leci {of}", "while your rocket flies {of}"),
    "when/count": ("{of}: {reached} z {needed}", "{of}: {reached} of {needed}"),
}
# What ending the turn now would lose or risk; {of} is a help, deck, mission, ring or body by its name.
LOOSE_ENDS: Final[dict[str, Pair]] = {
    "actions": ("{action_lost}", "{action_lost}"),
    "help": ("niewykorzystane: {of}", "unused: {of}"),
    "limit": ("{card} {of} za dużo", "{of}: {card} too many"),
    "belt": ("{of}, {odds}", "{of}, {odds}"),
    "mission": ("misja {of} jest gotowa", "the mission {of} is ready"),
    "mission_lost": ("misja {of} przepadnie", "the mission {of} is lost"),
    "attack": (
        "{of}: możliwy atak, {card} w obronie: {holds}%",
        "{of} can be attacked, {card} to defend: {holds}%",
    ),
    "attack_bare": (
        "{of}: możliwy atak, nie zostaje ci żadna karta",
        "{of} can be attacked, you keep no card",
    ),
}
# A roll before it is made: "roll 6+: 17%, with 3 cards 67%"; {odds} of other sentences is one of these.
# {card} is one that has to be played before the roll, {roll} the chances without it.
ODDS: Final[dict[str, Pair]] = {
    "sure": ("bez rzutu", "no roll"),
    "bare": ("rzut {needed}+: {bare}%", "roll {needed}+: {bare}%"),
    "with_cards": (
        "rzut {needed}+: {bare}%, z {with_cards} {chance}%",
        "roll {needed}+: {bare}%, with {with_cards} {chance}%",
    ),
    "spared": ("{roll}, bez rzutu po zagraniu {card}", "{roll}, no roll once {card} is played"),
    "takeover": ("szansa {bare}%, z kartami {chance}%", "chance {bare}%, with your cards {chance}%"),
}
# What playing a card changes: "belt 100% → 83%".
SHIFTS: Final[dict[str, Pair]] = {
    "landing": ("lądowanie {of} {before}% → {after}%", "landing {of} {before}% → {after}%"),
    "belt": ("{of} {before}% → {after}%", "{of} {before}% → {after}%"),
    "defence": ("obrona {of} {before}% → {after}%", "defence {of} {before}% → {after}%"),
}
TALLIES: Final[dict[str, Pair]] = {  # as {of}
    "rockets_built": ("zbudowane rakiety", "rockets built"),
    "rockets_lost": ("utracone rakiety", "rockets lost"),
    "launches": ("starty", "launches"),
    "landings": ("lądowania", "landings"),
    "visits": ("lądowania przy cudzych budowlach", "landings at others' buildings"),
    "belt_escapes": ("uniki w pasie planetoid", "escapes in the asteroid belt"),
    "takeovers": ("przejęcia", "takeovers"),
    "defences": ("obrony", "defences"),
    "cards_played": ("zagrane karty", "cards played"),
    "missions": ("wykonane misje", "missions fulfilled"),
}
