"""The words of the debrief as pairs (Polish, English); cards and turns come before persons."""

from typing import Final

from orbita.core.lang import Pair

VERDICT: Final[dict[str, Pair]] = {
    "won": ("Statek wrócił do domu: {points}.", "The ship came home: {points}."),
    "zone": (
        "Tura {turn}: {threat} niszczy sektor {zone}.",
        "Turn {turn}: {threat} destroys the {zone} zone.",
    ),
    "zone_alone": ("Tura {turn}: sektor {zone} zniszczony.", "Turn {turn}: the {zone} zone is destroyed."),
    "ship": ("Tura {turn}: {threat} i po statku.", "Turn {turn}: {threat}, and the ship is lost."),
}

# What would have been laid otherwise.
CHANGE: Final[dict[str, Pair]] = {
    "flip": ("{member}: obróć kartę z tury {turn}", "{member}: flip the card of turn {turn}"),
    "exchange": (
        "{member}: zamień karty z tur {turn} i {other}",
        "{member}: exchange the cards of turns {turn} and {other}",
    ),
    "move": (
        "{member}: przełóż kartę z tury {turn} na turę {other}",
        "{member}: move the card of turn {turn} to turn {other}",
    ),
    "other": (
        "{member}, tura {turn}: {after}, nie {before}",
        "{member}, turn {turn}: {after}, not {before}",
    ),
    "lay": ("{member}, pusta tura {turn}: {after}", "{member}, empty turn {turn}: {after}"),
    "leave": ("{member}: zostaw turę {turn} pustą", "{member}: leave turn {turn} empty"),
}
RESULT: Final[dict[str, Pair]] = {
    "saved": ("Statek wraca do domu: {points}.", "The ship comes home: {points}."),
    "more": ("Wynik lepszy o {gain}: {points}.", "A score better by {gain}: {points}."),
    "known": (
        "Karta była pod ręką, wiedza od {since}.",
        "The card was at hand, the knowledge since {since}.",
    ),
    "unknown": (
        "Karta była pod ręką, ale wiedza dopiero od {since}, gdy ta tura była już zamknięta.",
        "The card was at hand, but the knowledge came at {since}, when this turn was closed.",
    ),
}
SUMMARY: Final[dict[str, Pair]] = {
    "one_saves": (
        "Pojedynczych zmian: {tried}, ratujących statek: {found}.",
        "Single changes: {tried}; of them {found} save the ship.",
    ),
    "two_save": (
        "Żadna pojedyncza zmiana z wiedzą na czas nie wystarcza. Par kart: {tried}, ratujących: {found}.",
        "No single change known in time is enough. Pairs of cards: {tried}; of them {found} save the ship.",
    ),
    "none": (
        "Ani jedna, ani dwie karty nie ratują statku (sprawdzono {tried}).",
        "Neither one card nor two save the ship ({tried} tried).",
    ),
    "more": (
        "Pojedynczych zmian: {tried}, z lepszym wynikiem: {found}.",
        "Single changes: {tried}; of them {found} bring more points.",
    ),
}

# The chain of causes: title and what follows it.
LINKS: Final[dict[str, tuple[Pair, Pair]]] = {
    "card": (("{cards}", "{cards}"), ("Wystarczyło: {change}.", "This was enough: {change}.")),
    "missing_card": (
        ("Brakuje karty: {cards}", "A card is missing: {cards}"),
        ("Wystarczyło: {change}. Nikt jej wtedy nie miał.", "Enough: {change}. Nobody had it then."),
    ),
    "cards": (
        ("Żadna karta z osobna nie wystarcza", "No card alone is enough"),
        (
            "Kart, które w uratowanym planie leżą inaczej: {count}.",
            "Cards that lie otherwise in a plan that saves the ship: {count}.",
        ),
    ),
    "computer": (
        ("Etap {phase}: nikt nie rusza komputera", "Phase {phase}: nobody touches the computer"),
        ("Akcje wszystkich na statku się opóźniają.", "The actions of everybody on board are delayed."),
    ),
    "delay": (
        ("{members}: karty się opóźniają", "{members}: cards are delayed"),
        ("Powód: {reason}.", "The reason: {reason}."),
    ),
    "knocked_out": (
        ("{members}: ogłuszenie", "{members}: knocked out"),
        ("Dalszych kart nie ma kto wykonać.{by}", "Nobody carries out the cards that follow.{by}"),
    ),
    "weapon": (
        ("Milczy {weapon}", "Silent: {weapon}"),
        ("Wystarczyłby jeden strzał w turze {turns}.", "One shot in turn {turns} would have been enough."),
    ),
    "weapon_again": (
        ("Milczy {weapon}", "Silent: {weapon}"),
        ("Wystarczyłyby strzały w turach {turns}.", "Shots in turns {turns} would have been enough."),
    ),
    "in_vain": (
        ("Tura {turns}: {action} na próżno", "Turn {turns}: {action} in vain"),
        ("{member}, {station}: karta nic nie daje.", "{member}, {station}: the card does nothing."),
    ),
    "wasted_shot": (
        ("{weapon} strzela w pustkę", "{weapon} fires at nothing"),
        ("Strzałów bez celu: {count} (tura {turns}).", "Shots without a target: {count} (turn {turns})."),
    ),
    "reactor": (
        ("Reaktor, sektor {zone}: energii {cubes}", "Reactor of the {zone} zone: {cubes} energy"),
        ("Przed turą {turns} potrzeba {more}.", "Before turn {turns} it takes {more}."),
    ),
    "shield": (
        ("Osłona, sektor {zone}: energii {cubes}", "Shield of the {zone} zone: {cubes} energy"),
        ("Przed turą {turns} potrzeba {more}.", "Before turn {turns} it takes {more}."),
    ),
    "position": (
        ("{member}: {station}, nie {other}", "{member}: {station}, not {other}"),
        ("Przed turą {turns} to nie to miejsce.", "Before turn {turns} this is the wrong place."),
    ),
    "attack": (
        ("{threat} uszkadza statek", "{threat} damages the ship"),
        ("Żetonów uszkodzeń: {tokens}.", "Damage tokens: {tokens}."),
    ),
    "loss": (
        ("{threat} niszczy statek", "{threat} destroys the ship"),
        ("Tura {turns}: to koniec misji.", "Turn {turns}: the mission ends here."),
    ),
    "loss_zone": (
        ("{threat} niszczy sektor {zone}", "{threat} destroys the {zone} zone"),
        ("Tura {turns}: siódmy żeton kończy misję.", "Turn {turns}: the seventh token ends the mission."),
    ),
}
PROVEN_WITH: Final[Pair] = ("Wtedy statek wraca: {points}.", "Then the ship comes home: {points}.")
PROVEN: Final[Pair] = ("Bez tego statek wraca: {points}.", "Without this the ship comes home: {points}.")
SAME_FATE: Final[Pair] = (
    "Naprawione osobno, a statek i tak ginie.",
    "Put right alone, the ship is lost all the same.",
)
AND_OTHERS: Final[Pair] = ("Następne w kolejce: {threats}.", "Next in line: {threats}.")
BY_THREAT: Final[Pair] = (" Sprawca: {threat}.", " It was {threat}.")
LAID: Final[dict[str, Pair]] = {
    "card": ("{member}, tura {turn}: {card}", "{member}, turn {turn}: {card}"),
    "nothing": ("{member}, tura {turn}: pusto", "{member}, turn {turn}: nothing"),
    "order": (
        "{member}: karty z tur {turn} i {other} leżą na odwrót",
        "{member}: the cards of turns {turn} and {other} are the wrong way round",
    ),
}

CONFIRMATION: Final[Pair] = (
    "etap {phase}: nikt nie stanął przy oknie",
    "phase {phase}: nobody at the window",
)

BEST: Final[dict[str, Pair]] = {
    "won": (
        "Najlepszy znaleziony plan z kart na rękach: {points}. Kart, które leżą inaczej: {count}.",
        "The best plan found with the cards that were held: {points}. Cards that lie otherwise: {count}.",
    ),
    "same": (
        "Z tych kart nie znaleziono lepszego planu.",
        "No better plan was found with these cards.",
    ),
    "lost": (
        "Z kart, które były na rękach, nie znaleziono planu, który ratuje statek.",
        "No plan was found that saves the ship with the cards that were held.",
    ),
}

LUCK: Final[dict[str, Pair]] = {
    "none": (
        "Nie wylosowano żadnego żetonu uszkodzeń: przypadek o niczym nie zdecydował.",
        "No damage token was drawn: chance decided nothing.",
    ),
    "won": (
        "Te same karty, żetony uszkodzeń w innej kolejności: na {orders} prób powrotów {home}, "
        "wyników lepszych {better}, gorszych {worse}.",
        "The same cards, the damage tokens in {orders} other orders: the ship came home in {home}; "
        "a better score in {better}, a worse one in {worse}.",
    ),
    "saved": (
        "Te same karty, żetony uszkodzeń w innej kolejności: na {orders} prób powrotów {home}.",
        "The same cards, the damage tokens in {orders} other orders: the ship came home in {home}.",
    ),
    "lost": (
        "Te same karty, żetony uszkodzeń w innej kolejności: na {orders} prób ani jednego powrotu. "
        "To nie pech.",
        "The same cards, the damage tokens in {orders} other orders: the ship never came home. "
        "It was not bad luck.",
    ),
}

# One piece of advice, for the next flight.
TIPS: Final[dict[str, Pair]] = {
    "flip": (
        "Zanim etap się zamknie, przejrzyjcie karty jeszcze raz: jedna obrócona karta decyduje o statku.",
        "Look your cards over before a phase closes: one flipped card decides about the ship.",
    ),
    "exchange": (
        "Liczcie tury na głos: te same karty w innej kolejności uratowałyby statek.",
        "Count the turns aloud: the same cards in another order would have saved the ship.",
    ),
    "other": (
        "Powiedzcie, co zostaje na ręce: karta, która uratowałaby statek, była w grze.",
        "Say what is left in your hands: the card that would have saved the ship was there.",
    ),
    "two": (
        "Umawiajcie się parami: dwie karty razem robią to, czego nie zrobi jedna.",
        "Agree in pairs: two cards together do what one cannot.",
    ),
    "computer": (
        "W dwóch pierwszych turach każdego etapu ktoś musi dać C na mostku.",
        "In the first two turns of every phase somebody has to play C on the bridge.",
    ),
    "delay": (
        "Ustalcie, kto jedzie grawiwindą: druga osoba w tej samej turze się spóźnia.",
        "Agree who takes the gravolift: whoever is second in a turn is late.",
    ),
    "energy": (
        "Liczcie energię: każde ciężkie działo i każda osłona bierze ją z reaktora swojego sektora.",
        "Count the energy: heavy lasers and shields take it from the reactor of their zone.",
    ),
    "shield": (
        "Przed atakiem napełnijcie osłonę: każda kostka zatrzymuje jeden punkt.",
        "Fill the shield before an attack: each cube stops one point.",
    ),
    "aim": (
        "Przed strzałem sprawdźcie, czy cel już leci i czy jest w zasięgu.",
        "Before a shot make sure that the target has appeared and is within range.",
    ),
    "start_early": (
        "Zajmijcie się poważnym zagrożeniem od razu: każda tura zwłoki kosztuje strzał.",
        "See to a serious threat at once: every turn of waiting costs a shot.",
    ),
    "knocked_out": (
        "Zaplanujcie wyjście z kabiny, zanim zagrożenie na pokładzie uderzy.",
        "Plan the way out of a station before what is on board strikes.",
    ),
    "squads": (
        "Droidy bojowe walczą do pierwszego kontrataku: zabierzcie drugi oddział.",
        "Battlebots fight until something fights back: take the second squad along.",
    ),
    "survived": (
        "Zniszczone zagrożenie jest warte dużo więcej niż przetrwane: dołóżcie brakujący strzał.",
        "A threat destroyed is worth far more than one survived: add the shot that was missing.",
    ),
    "confirmation": (
        "W spokojnym etapie niech ktoś da C w dolnej białej: okno to pewne punkty.",
        "In a quiet phase let somebody play C in lower white: the window is sure points.",
    ),
    "well_done": ("Tak trzymać: spróbujcie trudniejszej misji.", "Well flown: try a harder mission."),
}

# Chapters of the debrief as text.
HEADS: Final[dict[str, Pair]] = {
    "chain": ("Łańcuch przyczyn", "Chain of causes"),
    "not_decisive": ("To nie przesądziło", "What did not decide it"),
    "changes": ("Najmniejsze zmiany", "The smallest changes"),
    "points": ("Punkty stracone", "Points lost"),
    "best": ("Najlepszy plan", "The best plan"),
    "luck": ("Przypadek", "Luck"),
    "tip": ("Na następny lot", "For the next flight"),
    "stopped": (
        "Zabrakło czasu: sprawdzono mniej, niż było w planie.",
        "Time ran out: less was tried than was meant.",
    ),
}
