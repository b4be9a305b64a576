"""What happened as sentences, Polish and English side by side."""

from typing import Final

from orbita.core.lang import Pair

MISSION: Final[dict[str, Pair]] = {  # as it is drawn or returned
    "named": ("misję{name}", "the mission{name}"),
    "hidden": ("misję", "a mission"),
}
# {seat} and {owner} are people; {card}, {mission} and {achievement} are quoted names, empty where hidden.
EVENTS: Final[dict[str, Pair]] = {
    "agency_chosen": ("{seat} prowadzi agencję: {agency}.", "{seat} leads {agency}."),
    "mission_drawn": ("{seat} dobiera {mission}.", "{seat} draws {mission}."),
    "mission_returned": ("{seat} zwraca {mission}.", "{seat} returns {mission}."),
    "turn_began": ("Tura: {seat}.", "{seat}'s turn."),
    "coins_gained": ("{seat} dostaje {coins} ({source}).", "{seat} gets {coins} ({source})."),
    "coins_paid": ("{seat} płaci {coins}.", "{seat} pays {coins}."),
    "card_drawn": ("{seat} dobiera kartę {deck}{card}{source}.", "{seat} draws {deck}{card}{source}."),
    "deck_shuffled": ("Odrzucone karty {deck} wracają do talii.", "The {deck} discards become the new deck."),
    "technology_developed": (
        "{seat} rozwija {technology} do poziomu {level}.",
        "{seat} develops {technology} to level {level}.",
    ),
    "rocket_built": ("{seat} buduje rakietę {on}.", "{seat} builds a rocket {on}."),
    "rocket_launched": ("{seat} startuje {leaving}.", "{seat} launches {leaving}."),
    "rocket_moved": ("{seat} leci {leaving} {nearing}.", "{seat} flies {leaving} {nearing}."),
    "rocket_landed": ("{seat} ląduje {on}.", "{seat} lands {on}."),
    "landing_failed": ("{seat} nie ląduje {on}: wynik jest za niski.", "{seat} fails to land {on}."),
    "rocket_lost": ("{seat} traci rakietę {place}.", "{seat} loses a rocket {place}."),
    "rocket_destroyed": (
        "{seat} wciska przycisk autodestrukcji.",
        "{seat} presses the self-destruct button.",
    ),
    "die_rolled": ("{seat} rzuca {purpose}: {die}{raised}.", "{seat} rolls {purpose}: {die}{raised}."),
    "roll_raised": (
        "{seat} odrzuca kartę{card} i ma {total}.",
        "{seat} discards the card{card} and has {total}.",
    ),
    "belt_passed": ("{seat} omija planetoidy.", "{seat} dodges the asteroids."),
    "building_built": ("{seat} buduje {building} {on}.", "{seat} builds {building} {on}."),
    "building_changed": (
        "{seat} zmienia budowlę {on} w {building}.",
        "{seat} turns the building {on} into {building}.",
    ),
    "takeover_tried": (
        "{seat} próbuje przejąć budowlę {on}; broni się {owner}.",
        "{seat} tries to take over {owner}'s building {on}.",
    ),
    "building_taken": (
        "{seat} przejmuje budowlę {on}. Traci ją {owner}.",
        "{seat} takes over {owner}'s building {on}.",
    ),
    "building_held": (
        "{owner} odpiera atak i zachowuje budowlę {on}.",
        "{owner} holds the building {on}.",
    ),
    "card_played": ("{seat} zagrywa kartę{card}.", "{seat} plays the card{card}."),
    "card_dropped": ("{seat} odrzuca kartę{card}.", "{seat} discards the card{card}."),
    "mission_done": ("{seat} wykonuje misję{mission}.", "{seat} fulfils the mission{mission}."),
    "points_scored": ("{seat} zdobywa {points} ({source}).", "{seat} scores {points} ({source})."),
    "achievement_taken": (
        "{seat} zdobywa osiągnięcie{achievement}.",
        "{seat} takes the achievement{achievement}.",
    ),
    "rings_turned": (
        "Pierścienie obracają się o jedno pole. Mijają trzy miesiące.",
        "The rings turn one space. Three months pass.",
    ),
    "goal_reached": (
        "{seat} dociera do celu. Pozostali mają jeszcze po jednej turze.",
        "{seat} reaches the goal. Everybody else has one more turn.",
    ),
    "game_ended": ("Koniec gry.", "The game is over."),
    "actions_gained": ("{seat} dostaje w tej turze {actions}.", "{seat} gains {actions} this turn."),
    "help_given": ("{seat} ma w tej turze: {help}.", "{seat} has this turn: {help}."),
    "help_used": ("{seat} wykorzystuje: {help}.", "{seat} uses: {help}."),
    "roll_helped": ("{seat} ma teraz w rzucie {total}.", "{seat}'s roll is now {total}."),
    "rocket_returned": ("{seat} ma rakietę z powrotem {on}.", "{seat}'s rocket is back {on}."),
}
# What a die is rolled for, and what it needs.
PURPOSES: Final[dict[str, Pair]] = {
    "landing": ("na lądowanie {on}, potrzeba {needed}", "to land {on}, {needed} needed"),
    "belt": ("na unik, potrzeba {needed}", "to dodge, {needed} needed"),
    "attack": ("na przejęcie budowli {on}", "to take over the building {on}"),
    "defence": ("na obronę, potrzeba {needed}", "to hold it, {needed} needed"),
}
COIN_SOURCES: Final[dict[str, Pair]] = {
    "start": ("na start", "to start with"),
    "funds": ("fundusze", "funds"),
    "hotels": ("dochód", "income"),
    "card": ("karta", "card"),
    "order": ("za późniejszą kolej", "for playing later"),
}
DRAW_SOURCES: Final[dict[str, Pair]] = {  # a deck named like its action needs no other word
    "research": ("", ""),
    "bases": (" (dochód)", " (income)"),
    "card": (" (dzięki innej)", " (by another card)"),
}
