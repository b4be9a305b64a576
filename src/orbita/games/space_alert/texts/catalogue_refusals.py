"""Why something is refused, by code: at the table, in a mission, a flight, a campaign or the star log.

English stands here once: an error takes its message from its pair.
"""

from typing import Final

from orbita.core.lang import Pair

TABLE: Final[dict[str, Pair]] = {
    "notation/unknown": (
        "Nie rozumiem „{text}”: na przykład połóż 4 A/deck, zabierz 4, weź, zakończ.",
        "Cannot read '{text}': try place 4 A/deck, remove 4, flip 4, swap 4 5, take, draw, "
        "give officer A/deck, end, go or trip flip.",
    ),
    "notation/card": (
        "Nie ma karty „{text}”: podaj obie połowy, na przykład A/deck albo deck/A.",
        "There is no card '{text}': write both halves, A/deck or deck/A.",
    ),
    "notation/slot": ("Nie ma tury „{text}”: tury to 1–12.", "There is no turn '{text}': turns are 1 to 12."),
    "notation/board": ("Najpierw podaj androida: {known}.", "Name the android first: {known}."),
    "notation/seat": ("Nie ma osoby „{text}”: są {known}.", "There is no seat '{text}': there are {known}."),
    "notation/moment": (
        "Nie rozumiem „{text}”: zegar podaje chwilę, na przykład at 90000.",
        "Cannot read '{text}': the clock says a moment, such as at 90000.",
    ),
    "notation/talk": (
        "Nie rozumiem „{text}”: na przykład tell lay 4 A, ask who upper_red.A 8, mark take threat7 5, "
        "ping lower_white, word thanks.",
        "Cannot read '{text}': try tell lay 4 A, ask who upper_red.A 8, mark take threat7 5, "
        "ping lower_white or word thanks.",
    ),
    "notation/position": ("Tej pozycji nie da się odczytać: {fault}.", "This is not a position: {fault}."),
    "seat/unknown": ("Nie ma takiego miejsca.", "There is no such seat."),
    "turn/game-over": ("Misja jest zakończona.", "The mission is over."),
    "move/unknown": ("Nie ma takiego ruchu.", "There is no such move."),
    "clock/action-round": ("W rundzie działania nie ma zegara.", "The action round has no clock."),
    "clock/other-moment": (
        "Komputer nie odzywa się w tej chwili.",
        "The computer does not speak at that moment.",
    ),
    "plan/not-acting": (
        "Runda działania jeszcze się nie zaczęła.",
        "The action round has not begun.",
    ),
    "plan/not-started": ("Misja jeszcze się nie zaczęła.", "The mission has not started."),
    "action/no-planning": (
        "Karty już leżą: można iść dalej albo się potknąć.",
        "The cards are laid: go on, or trip.",
    ),
    "trip/not-yours": ("Za tę osobę działa ktoś inny.", "Somebody else acts for this crew member."),
    "trip/again": ("Jedno potknięcie na turę wystarczy.", "Once a turn is enough."),
    "trip/nothing-meant": (
        "Nie ma tu karty, którą można tak pomylić.",
        "There is no card here that could be mistaken like that.",
    ),
    "give/no-transfer": ("Nie trwa transfer danych.", "There is no data transfer now."),
    "give/again": (
        "W jednym transferze można przekazać jedną kartę.",
        "You may pass on one card in each transfer.",
    ),
    "give/yourself": ("Kartę przekazuje się innej osobie.", "A card is passed to somebody else."),
    "give/heroic": ("Bohaterskich kart nie można przekazywać.", "Heroic cards stay with their owner."),
    "give/not-held": ("Tej karty nie ma na ręce.", "You do not have this card."),
    "take/alone": (
        "W grze w pojedynkę etapy kończy komputer.",
        "When you play alone, phases end when the computer says so.",
    ),
    "take/last-phase": ("To ostatni etap.", "This is the last phase."),
    "draw/no-data": ("Nie ma danych do odebrania.", "There is no incoming data left to draw."),
    "draw/empty": ("Talia jest pusta.", "The deck is empty."),
    "end/too-early": (
        "Dopiero po ogłoszeniu końca drugiego etapu.",
        "Only after phase 2 has been announced closed.",
    ),
    "end/again": ("To już zgłoszono.", "You have said so already."),
    "board/not-yours": ("To cudza plansza akcji.", "This board belongs to somebody else."),
    "board/closed": ("Otwarte są tury od {first} do {last}.", "Turns {first} to {last} are open."),
    "board/occupied": ("Leży tam już karta.", "A card lies there already."),
    "place/alike": ("Taka karta już tam leży.", "This very card lies there already."),
    "board/android": (
        "Karty na planszy androida zostają na miejscu.",
        "Cards on an android's board stay where they are.",
    ),
    "board/empty": ("Nie leży tam żadna karta.", "No card lies there."),
    "swap/alike": ("To niczego by nie zmieniło.", "That would change nothing."),
    "place/heroic": ("Android ma tylko własną bohaterską kartę.", "An android has only its own heroic card."),
    "place/not-held": ("Tej karty nie ma na ręce.", "You do not have this card."),
}
MISSIONS: Final[dict[str, Pair]] = {
    "mission/unknown": (
        "Nie ma misji „{mission}”: są {known}.",
        "There is no mission '{mission}': there are {known}.",
    ),
    "mission/code": (
        "„{text}” to nie kod misji: taki wygląda jak K7-4Q.",
        "'{text}' is not the code of a mission: one looks like K7-4Q.",
    ),
    "mission/too-large": (
        "Ten plik jest za duży na misję: może mieć najwyżej {most} bajtów.",
        "This file is too large for a mission: it may have at most {most} bytes.",
    ),
    "mission/bad-json": (
        "To nie jest misja w formacie JSON: {fault}.",
        "This is not the JSON of a mission: {fault}.",
    ),
    "mission/faults": (
        "Tej misji nie da się rozegrać: {polish}.",
        "This mission cannot be played: {english}.",
    ),
    "mission/crew": (
        "Załoga liczy 4 albo 5 osób razem z androidami, a nie {crew}.",
        "A crew is 4 or 5, androids included, not {crew}.",
    ),
    "mission/level": (
        "Zagrożenia są white (białe), both (mieszane) albo yellow (żółte), a nie {level}.",
        "Threats are white, both or yellow, not {level}.",
    ),
    "mission/seed": (
        "Numer losowania to liczba całkowita od 0 do {most}.",
        "The seed of a mission is a whole number from 0 to {most}.",
    ),
    "voice/no-decoder": (
        "Do złożenia nagrania potrzebny jest program, który czyta MP3. Zainstaluj jeden z: {tools}.",
        "Putting the recording together needs a program that reads MP3. Install one of: {tools}.",
    ),
    "voice/no-encoder": (
        "Do zapisania MP3 potrzebny jest jeden z programów: {tools}. Bez niego zostaje nazwa na .wav.",
        "Writing MP3 needs one of: {tools}. Without it choose a name that ends in .wav.",
    ),
    "voice/suffix": (
        "Nazwa nagrania kończy się na .wav albo .mp3, a nie tak jak {file}.",
        "The name of a recording ends in .wav or .mp3, unlike {file}.",
    ),
}
FLIGHTS: Final[dict[str, Pair]] = {
    "flight/no-trip": (
        "W turze {turn} {member} nie ma karty, którą można by odwrócić.",
        "In turn {turn} {member} has no card that could be turned.",
    ),
    "flight/no-member": (
        "W tej załodze nie ma takiej osoby: {member}.",
        "Nobody in this crew is called {member}.",
    ),
    "workbench/not-held": (
        "Tura {turn}: karty {card} nie było wtedy na ręce.",
        "Turn {turn}: the card {card} was not in hand then.",
    ),
    "flight/no-seed": (
        "W pliku {file} nie ma ani uszkodzeń, ani ziarna: bez nich wynik nie jest ustalony.",
        "{file} gives neither the damage nor the seed it was drawn with, so its result is not settled.",
    ),
    "record/not-over": (
        "Gra w pliku {file} nie jest jeszcze skończona.",
        "The game in {file} is not over yet.",
    ),
    "conformance/unreadable": (
        "Nie można odczytać pliku {file}: {fault}.",
        "Cannot read {file}: {fault}.",
    ),
}
LOG: Final[dict[str, Pair]] = {
    "log/damaged": (
        "Uszkodzone linie w pliku {file}: {lines}. Popraw je albo usuń, by móc dopisywać.",
        "The log {file} is damaged:\n{told}\nCorrect or remove these lines before you add to it.",
    ),
    "log/too-large": (
        "Dziennik może mieć najwyżej {most} bajtów.",
        "A star log has at most {most} bytes.",
    ),
    "log/entry": ("Wpis jest niepoprawny: {fault}.", "This is not an entry: {fault}."),
    "log/no-entry": ("W dzienniku nie ma wpisu nr {number}.", "There is no entry {number}."),
    "log/no-result": (
        "Podaj punkty (--survived, --destroyed, --penalty, --confirmation), --lost-to, "
        "--record albo --flight.",
        "Give points (--survived, --destroyed, --penalty, --confirmation), --lost-to, --record or --flight.",
    ),
    "log/missing": ("Brakuje --{flag}.", "--{flag} is needed."),
    "log/two-results": (
        "Podaj wynik na jeden sposób: --record, --flight, punkty albo --lost-to.",
        "Give the result one way: --record, --flight, points or --lost-to.",
    ),
    "log/lost-has-points": (
        "Stracony statek nie ma punktów: podaj albo punkty, albo --lost-to.",
        "A lost ship has no points: give either points or --lost-to.",
    ),
    "log/unknown-holder": ("W załodze nie ma {name}.", "The crew has no {name}."),
    "log/campaign-lost": (
        "Kampania {campaign} jest już przegrana.",
        "The campaign {campaign} is already lost.",
    ),
    "log/campaign-full": (
        "Kampania {campaign} ma już komplet misji.",
        "The campaign {campaign} has all its missions already.",
    ),
}
CAMPAIGN: Final[dict[str, Pair]] = {
    "campaign/choose-station": (
        "Został jeden oddział: wybierz, gdzie czeka (lower_red albo upper_blue).",
        "Only one squad is left: choose where it waits, lower_red or upper_blue.",
    ),
    "campaign/no-choice": (
        "Kabinę wybiera się tylko dla jedynego oddziału, a na pokładzie jest ich {squads}.",
        "A station is chosen for a single squad only, and {squads} are on board.",
    ),
    "campaign/all-done": (
        "Każda osoba z załogi ma już naprawę za sobą.",
        "Every crew member has had their turn.",
    ),
    "campaign/knocked-out": (
        "Po ogłuszeniu można tylko dojść do siebie, bez napraw.",
        "Whoever was knocked out recovers and repairs nothing.",
    ),
    "campaign/no-squad": ("Żaden oddział droidów nie wymaga naprawy.", "No squad is disabled."),
    "campaign/no-zone": ("Nie ma sektora {zone}.", "There is no zone {zone}."),
    "campaign/no-token": (
        "W tym sektorze nie ma takiego uszkodzenia ({zone}: {token}).",
        "There is no {token} damage in the {zone} zone.",
    ),
    "campaign/zone-limit": (
        "W tym sektorze ({zone}) naprawiono już tyle, ile wolno: {most}.",
        "{most} tokens of the {zone} zone have been repaired already.",
    ),
    "campaign/waits-prepare": (
        "Najpierw trzeba wybrać następną misję.",
        "The next mission has not been chosen yet.",
    ),
    "campaign/waits-fly": (
        "Misja jest już wybrana: najpierw trzeba ją rozegrać.",
        "A mission is chosen and has to be flown first.",
    ),
    "campaign/waits-decide": (
        "Najpierw załoga musi zdecydować, czy leci dalej.",
        "The crew has to decide first whether it goes on.",
    ),
    "campaign/waits-repair": (
        "Najpierw trzeba dokończyć naprawy.",
        "The crew has to finish its repairs first.",
    ),
    "campaign/waits-over": ("Kampania jest zakończona.", "The campaign is over."),
    "campaign/file": ("Plik kampanii jest niepoprawny: {fault}.", "This is not a campaign: {fault}."),
    "campaign/repair-unreadable": (
        "Nie można odczytać „{text}”: napisz squad, rest albo sektor i żeton (red shield; żetony: {known}).",
        "Cannot read '{text}': write squad, rest, or a zone and a token (red shield; there is {known}).",
    ),
    "campaign/result": (
        "Taki wynik jest niemożliwy: {fault}.",
        "A mission cannot end like this: {fault}.",
    ),
    "campaign/no-result": (
        "Podaj --record, --flight, --lost-to albo punkty i stan statku.",
        "Give --record, --flight, --lost-to, or points and damage.",
    ),
    "campaign/two-results": (
        "Podaj wynik na jeden sposób: --record, --flight, --lost-to albo punkty.",
        "Give the result one way: --record, --flight, --lost-to or points.",
    ),
    "campaign/other-mission": (
        "To inna misja niż wybrana: różni się {field}.",
        "This is not the mission that was chosen: {field} is {given}, not {chosen}.",
    ),
    "campaign/other-crew": (
        "Ta misja była dla innej załogi: osób (z androidami) jest {crew}, a nie {given}.",
        "The crew has {crew} members, this mission was flown by {given}.",
    ),
    "campaign/token": (
        "{zone}: „{word}”; każdy raz spośród {known}.",
        "{zone}: '{word}': each once of {known}.",
    ),
    "campaign/unknown-member": (
        "W załodze nie ma „{name}”: jest {known}.",
        "The crew has no {name}: there are {known}.",
    ),
    "campaign/level": (
        "Poziom to white, both albo yellow, a nie „{word}”.",
        "A level is white, both or yellow, not '{word}'.",
    ),
    "campaign/wish": ("Odpowiedz go albo stop, a nie „{word}”.", "Answer go or stop, not '{word}'."),
    "campaign/undo-nothing": ("Nie ma czego cofnąć.", "There is nothing to take back."),
    "campaign/undo-logged": (
        "Ta misja jest już w dzienniku, a w nim nic się nie zmienia.",
        "This mission is in the star log, which is never changed.",
    ),
    "campaign/logged": (
        "Wszystkie rozegrane misje są już w dzienniku.",
        "All missions that were flown are in the star log already.",
    ),
    "campaign/other-record": (
        "{file} to zapis innej misji: przenieś go gdzie indziej.",
        "{file} is the record of another mission: move it away.",
    ),
}
REFUSALS: Final[dict[str, Pair]] = {**TABLE, **MISSIONS, **FLIGHTS, **LOG, **CAMPAIGN}
