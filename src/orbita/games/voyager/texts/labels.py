"""What stands on and under the board, Polish and English side by side."""

from typing import Final

from orbita.core.lang import Pair

# What is going on, for everybody; then what the seat that is asked may do about it.
SITUATIONS: Final[dict[str, Pair]] = {
    "raise": ("{what}: rzut {roll}, potrzeba {needed}.", "{what}: the roll is {roll}, {needed} is needed."),
    "attack": (
        "Przejęcie budowli {on}: atak {roll}, obrona {reply}. Atak musi być wyższy.",
        "Takeover of the building {on}: attack {roll}, defence {reply}. The attack must be higher.",
    ),
    "tidy": (
        "Na koniec tury zostają najwyżej: karty badań {research}, karty eksploracji {exploration}.",
        "At the end of a turn stay at most: research cards {research}, exploration cards {exploration}.",
    ),
    "landing": ("Lądowanie {on}", "Landing {on}"),
    "helps": ("Z kart w tej turze: {helps}", "From cards this turn: {helps}"),
    "last": (
        "Cel osiągnięty ({seat}): to już ostatnie tury.",
        "{seat} has reached the goal: these are the last turns.",
    ),
}
SITUATIONS["defend"] = SITUATIONS["attack"]
PROMPTS: Final[dict[str, Pair]] = {
    "choose": ("Wybierz agencję.", "Choose an agency."),
    "keep": ("Wybierz misję, którą zwracasz.", "Choose the mission you return."),
    "start": ("Wybierz technologię na początek.", "Choose the technology you start with."),
    "raise": (
        "Odrzuć karty, aby podnieść wynik, zagraj kartę, która nie porusza rakiety, albo zostaw wynik.",
        "Discard cards to raise it, play one that does not move the rocket, or let it stand.",
    ),
    "attack": (
        "Odrzuć karty, aby podnieść atak, zagraj kartę, która nie porusza rakiety, albo zostaw wynik; "
        "potem broni się właściciel.",
        "Discard cards to raise the attack, play one that does not move the rocket, or let it stand; "
        "then the owner may defend.",
    ),
    "defend": (
        "Odrzuć karty, aby wyrównać i obronić budowlę, albo zostaw wynik.",
        "Discard cards to draw level and hold the building, or let it stand.",
    ),
    "tidy": ("Odrzuć nadmiar.", "Discard the rest."),
}
HELPS: Final[dict[str, Pair]] = {
    "free_move": ("ruch bez akcji ×{amount}", "move without an action ×{amount}"),
    "free_launch": ("start bez akcji i monet ×{amount}", "launch without action or coins ×{amount}"),
    "rocket_discount": ("rakieta tańsza o {amount}", "rocket cheaper by {amount}"),
    "landing_bonus": ("+{amount} do lądowań", "+{amount} to landings"),
    "sure_landing": ("lądowanie bez rzutu ×{amount}", "landing without a roll ×{amount}"),
    "free_landing": ("lądowanie bez akcji ×{amount}", "landing without an action ×{amount}"),
    "belt_safety": ("bez rzutu w pasie planetoid", "no roll in the asteroid belt"),
    "develop_discount": ("ulepszenie tańsze o {amount}", "technology cheaper by {amount}"),
    "building_discount": ("budowla tańsza o {amount}", "building cheaper by {amount}"),
    "takeover_bonus": ("+{amount} do przejmowania", "+{amount} to takeovers"),
}
BOARD: Final[dict[str, Pair]] = {
    "heading": (
        "Runda {round} · talia badań {research}, eksploracji {exploration} · akcje: {actions}",
        "Round {round} · research deck {research}, exploration {exploration} · actions left: {actions}",
    ),
    "crowded": ("(+ – więcej, niż się tu mieści)", "(+ – more than there is room for)"),
    "roll": ("rzut", "roll"),
    "rockets": ("rakiety", "rockets"),
    "nowhere": ("brak", "none"),
    "seat": (
        "{points} pkt  {coins} mon.  rakieta {place}  {levels}  karty {cards}  misje {missions}",
        "{points} pts  {coins} coins  rocket {place}  {levels}  cards {cards}  missions {missions}",
    ),
    "cards": ("karty: badania + eksploracja", "cards: research + exploration"),
    "achievements": ("Osiągnięcia (kto pierwszy spełni warunek):", "Achievements, for whoever is first:"),
    "achievement": ("[{points} pkt] {name}: {needs}", "[{points} pts] {name}: {needs}"),
    "own": ("Twoje karty:", "Your cards:"),
    "card": ("{name}: {text}", "{name}: {text}"),
    "mission": ("misja {name}: {text}", "mission {name}: {text}"),
    "in_all": ("razem", "in all"),
}
