"""The words of the game as pairs (Polish, English). Colours of seats stand for "myśliwiec", so masculine."""

from typing import Any, Final

Pair = tuple[str, str]

NAME: Final = ("Strażnicy Kosmosu", "Guardians of Space")
SEATS: Final = (("czerwony", "red"), ("żółty", "yellow"), ("zielony", "green"), ("niebieski", "blue"))
# One, a few (2 to 4, 22 to 24, …), many; English knows two forms.
NOUNS: Final = {
    "point": (("punkt", "punkty", "punktów"), ("point", "points", "points")),
    "token": (("żeton", "żetony", "żetonów"), ("token", "tokens", "tokens")),
    "shot": (("strzał", "strzały", "strzałów"), ("shot", "shots", "shots")),
}

EVENTS: Final[dict[str, Pair]] = {
    "turn_began": ("Tura: {seat}.", "{Seat} to play."),
    "fighter_placed": ("{Seat} stanął na polu {space}.", "{Seat} took position at {space}."),
    "mine_placed": ("{Seat} położył minę na polu {space}.", "{Seat} laid the mine at {space}."),
    "fighter_moved": ("{Seat} przeleciał z {from} na {to}.", "{Seat} flew from {from} to {to}."),
    "monster_taken": ("{Seat} zestrzelił potwora za {points}.", "{Seat} shot down a monster for {points}."),
    "ship_damaged": ("{Seat} uszkodził statek dowodzenia.", "{Seat} damaged a command ship."),
    "ship_part_taken": ("{Seat} dobił statek za {points}.", "{Seat} finished off a ship for {points}."),
    "fighter_hit": (
        "{Seat} trafił {victim} myśliwiec i zabrał żeton za {points}.",
        "{Seat} hit the {victim} fighter and took a token for {points}.",
    ),
    "fighter_hit_for_nothing": (
        "{Seat} trafił {victim} myśliwiec, który nie miał nic do oddania.",
        "{Seat} hit the {victim} fighter, which had nothing to give.",
    ),
    "mine_shot": ("{Seat} trafił w minę; nic się nie stało.", "{Seat} shot at the mine; nothing happened."),
    "shot_missed": ("{Seat} chybił.", "{Seat} missed."),
    "shots_lost": ("{Seat} stracił {shots}.", "{Seat} lost {shots}."),
    "mine_moved": ("{Seat} przesunął minę z {from} na {to}.", "{Seat} moved the mine from {from} to {to}."),
    "mine_exploded": ("Mina wybuchła i zniszczyła {piece}.", "The mine exploded and destroyed {piece}."),
    "column_emptied": ("Kolumna {column} opustoszała.", "Column {column} is empty."),
    "invaders_advanced": ("Wszyscy najeźdźcy zeszli o jeden rząd.", "All invaders came down one row."),
    "upper_advanced": ("Najeźdźcy nad rzędem {row} zeszli niżej.", "The invaders above row {row} came down."),
    "invader_laid": ("Posiłki na {space}: potwór za {points}.", "New at {space}: a monster worth {points}."),
    "ship_laid": ("Posiłki od {space}: statek dowodzenia.", "New from {space}: a command ship."),
    "half_set_aside": ("{Half} połowa statku czeka na drugą.", "The {half} half of a ship awaits its match."),
    "ship_waits": ("Cały statek czeka na następne posiłki.", "A whole ship awaits the next reinforcements."),
    "fighter_lost": (
        "{Seat} myśliwiec zderzył się z najeźdźcą na polu {space} i zszedł z planszy.",
        "The {seat} fighter collided with an invader at {space} and left the board.",
    ),
    "paid": ("{Seat} zapłacił żetonami {payment}.", "{Seat} paid with tokens {payment}."),
    "bought": ("{Seat} kupił {ware}.", "{Seat} bought {ware}."),
    "missile_fired": ("{Seat} odpalił rakietę w rząd {row}.", "{Seat} fired the missile at row {row}."),
    "power_up_used": ("{Seat} użył doładowania na polu {space}.", "{Seat} used the power-up at {space}."),
    "comeback_declined": ("{Seat} nie wrócił w tej turze.", "{Seat} did not come back this turn."),
    "seat_out": ("{Seat} nie może zapłacić za powrót i odpadł.", "{Seat} cannot pay to return and is out."),
    "planet_reached": ("Najeźdźca dotarł do planety.", "An invader reached the planet."),
    "game_ended": ("Koniec gry: {reason}.", "The game is over: {reason}."),
}
# What a move would do, in few words; a move is described up to the first draw from the pile.
EFFECTS: Final[dict[str, Pair]] = {
    "ship_damaged": ("uszkadza statek", "damages a ship"),
    "fighter_hit": ("trafia: {victim}", "hits {victim}"),
    "mine_shot": ("tylko mina", "only the mine"),
    "shot_missed": ("pudło", "a miss"),
    "mine_moved": ("na {to}", "to {to}"),
    "mine_exploded": ("mina wybucha", "the mine explodes"),
    "column_emptied": ("pustoszeje kolumna {column}", "empties column {column}"),
    "fighter_lost": ("strata: {seat}", "{seat} is lost"),
    "seat_out": ("odpada {seat}", "{seat} is out"),
    "game_ended": ("koniec: {reason}", "the end: {reason}"),
}
DRAWS: Final = ("invader_laid", "ship_laid", "half_set_aside", "ship_waits")
WARES: Final[dict[str, Pair]] = {
    "missile": ("rakietę", "a missile"),
    "level": ("wyższy poziom myśliwca", "a higher level for the fighter"),
    "power-up": ("doładowanie", "a power-up"),
}
REASONS: Final[dict[str, Pair]] = {
    "last-invader-gone": ("na planszy nie ma już najeźdźców", "no invader is left on the board"),
    "nobody-hits": ("wszyscy po kolei chybili", "everybody missed in a row"),
    "planet-fell": ("planeta padła", "the planet fell"),
    "all-fighters-lost": ("nie ma już kto bronić planety", "nobody is left to defend the planet"),
}
NEEDED: Final[tuple[Pair, ...]] = (  # by what the table waits for
    ("postaw myśliwiec w najniższym rzędzie", "place your fighter in the lowest row"),
    ("połóż minę na polu miny", "place the mine on a mine space"),
    ("leć, strzelaj z miejsca albo kup", "move, shoot from here or buy"),
    ("leć dalej w tę samą stronę albo stój", "fly on in the same direction or stop"),
    ("strzelaj albo odpal rakietę", "shoot or fire the missile"),
    ("przesuń minę albo ją zostaw", "move the mine or keep it"),
    ("wybierz żetony na zapłatę", "choose the tokens to pay with"),
    ("zapłać za powrót albo spasuj", "pay to come back or pass"),
    ("postaw myśliwiec w najniższym rzędzie", "place your fighter in the lowest row"),
    ("koniec gry", "the game is over"),
)
PRICE: Final = ("cena {price}", "price {price}")
REFUSALS: Final[dict[str, Pair]] = {
    "seat/unknown": ("Nie ma takiego miejsca przy stole.", "There is no such seat."),
    "move/unknown": ("Nie ma takiego ruchu.", "There is no such move."),
    "turn/game-over": ("Gra jest skończona.", "The game is over."),
    "turn/not-yours": ("Teraz gra {turn}.", "It is {turn}'s turn."),
    "turn/wrong-step": ("To nie teraz: {needed}.", "Not now: {needed}."),
    "place/not-there": ("Wybierz puste pole najniższego rzędu.", "Choose an empty space of the lowest row."),
    "boost/none": ("Nie masz gotowego doładowania.", "You have no power-up ready."),
    "move/off-board": ("To pole jest poza planszą.", "That is not on the board."),
    "move/occupied": ("To pole jest zajęte.", "That space is not empty."),
    "move/turning": ("Dalej można tylko w tę samą stronę.", "You can only fly on in the same direction."),
    "move/no-way": (
        "Myśliwiec leci w linii prostej, tylko przez puste pola.",
        "A fighter flies in a straight line, over empty spaces only.",
    ),
    "mine/at-the-edge": (
        "Mina wypada za krawędź: wskaż pole miny, na przykład mina 5/1.",
        "The mine leaves the board: name a mine space, such as mine 5/1.",
    ),
    "mine/one-space": ("Mina przesuwa się o jedno pole w prawo.", "The mine moves one space to the right."),
    "mine/fighter-there": ("Na tym polu stoi myśliwiec.", "There is a fighter on that space."),
    "mine/no-mine-space": ("To nie jest pole miny.", "That is not a mine space."),
    "missile/none": ("Nie masz gotowej rakiety.", "You have no missile ready."),
    "missile/no-invader": ("W tym rzędzie nie ma najeźdźców.", "There is no invader in that row."),
    "missile/fighter-in-row": ("W tym rzędzie jest inny myśliwiec.", "Another fighter is in that row."),
    "missile/other-row": (
        "Rakieta trafia w rząd pierwszego najeźdźcy przed tobą.",
        "The missile strikes the row of the first invader ahead of you.",
    ),
    "missile/nobody-ahead": ("Nie masz najeźdźcy na wprost.", "The first thing ahead is no invader."),
    "buy/unknown": ("Czegoś takiego nie ma w sprzedaży.", "There is no such thing to buy."),
    "buy/not-for-you": (
        "Tego nie ma w tej grze albo nie możesz już tego kupić.",
        "It is not in this game, or you have had yours.",
    ),
    "buy/too-dear": ("Nie stać cię: cena to {price}.", "You cannot afford it: the price is {price}."),
    "pay/not-held": ("Nie masz takich żetonów.", "You do not have these tokens."),
    "pay/too-little": ("Za mało: cena to {price}.", "Too little: the price is {price}."),
    "pay/token-to-spare": ("Cena to {price}: żeton jest zbędny.", "The price is {price}: a token too many."),
    "notation/unknown": (
        "Nie rozumiem. Spróbuj na przykład: leć 8/3, strzał, mina, kup rakietę.",
        "I cannot read that. Try, for instance: move 8/3, shoot, mine, buy missile.",
    ),
    "notation/space": ("Nie ma takiego pola: pisz rząd/kolumna.", "No such space: write row/column."),
    "notation/row": ("Nie ma takiego rzędu.", "There is no such row."),
    "notation/payment": ("Podaj wartości żetonów, na przykład 5+5.", "Write token values, such as 5+5."),
    "notation/payment-useless": ("Za mało albo o żeton za dużo.", "Too little, or a token too many."),
}


def say(pair: Pair, lang: str, **values: Any) -> str:
    """Pick the language and fill in the values."""
    return pair[lang == "en"].format(**values)


def amount(number: int, noun: str, lang: str) -> str:
    """Count things: 1 punkt, 2 punkty, 5 punktów, 12 punktów, 22 punkty."""
    one, few, many = NOUNS[noun][lang == "en"]
    if number == 1:
        return f"{number} {one}"
    is_few = number % 10 in (2, 3, 4) and number % 100 not in (12, 13, 14)
    return f"{number} {few if is_few else many}"


def sentence(text: str) -> str:
    """Begin with a capital and end with a full stop."""
    return f"{text[0].upper()}{text[1:]}."


def seat(seat: int, lang: str) -> str:
    """Name a seat by its colour."""
    return say(SEATS[seat], lang).capitalize()
