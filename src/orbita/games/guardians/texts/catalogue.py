"""All sentences of the game as pairs (Polish, English).

Colours of seats stand for "myśliwiec", so they are masculine; what people do is told in the present tense,
which has no gender. `{who}` is a nickname, or the colour of a seat whose nickname is not known.
"""

from typing import Final

from orbita.core.lang import Forms, Pair
from orbita.games.guardians.texts.legend import SIGNS, USES

NAME: Final[Pair] = ("Strażnicy Kosmosu", "Guardians of Space")
SEATS: Final[tuple[Pair, ...]] = (
    ("czerwony", "red"),
    ("żółty", "yellow"),
    ("zielony", "green"),
    ("niebieski", "blue"),
)
NOUNS: Final[dict[str, Forms]] = {
    "point": (("punkt", "punkty", "punktów"), ("point", "points")),
    "token": (("żeton", "żetony", "żetonów"), ("token", "tokens")),
    "shot": (("strzał", "strzały", "strzałów"), ("shot", "shots")),
    "eye": (("oko", "oczy", "oczu"), ("eye", "eyes")),
}

# What happened. Two events have a second sentence; those that only the board tells have none.
EVENTS: Final[dict[str, Pair]] = {
    "turn_began": ("Tura: {who}.", "{Who} to play."),
    "fighter_placed": ("{Who} staje na polu {space}.", "{Who} took position at {space}."),
    "mine_placed": ("{Who} kładzie minę na polu {space}.", "{Who} laid the mine at {space}."),
    "fighter_moved": ("{Who} leci z {from} na {to}.", "{Who} flew from {from} to {to}."),
    "monster_taken": ("{Who} zestrzeliwuje potwora za {points}.", "{Who} shot down a monster for {points}."),
    "ship_damaged": (
        "{Who} uszkadza statek dowodzenia: połowa z pola {space} wraca do pudełka.",
        "{Who} damaged a command ship: its half at {space} went back to the box.",
    ),
    "ship_part_taken": (
        "{Who} zdobywa część statku dowodzenia za {points}.",
        "{Who} took a part of a command ship for {points}.",
    ),
    "fighter_hit": (
        "{Who} trafia {victim} i zabiera żeton za {points}.",
        "{Who} hit {victim} and took a token for {points}.",
    ),
    "fighter_hit_for_nothing": (
        "{Who} trafia {victim}, ale nie ma tam nic do zabrania.",
        "{Who} hit {victim}, which had nothing to give.",
    ),
    "mine_shot": ("{Who} trafia w minę; nic się nie dzieje.", "{Who} shot at the mine; nothing happened."),
    "shot_missed": ("{Who} pudłuje.", "{Who} missed."),
    "shots_lost": ("{Who} traci {shots}.", "{Who} lost {shots}."),
    "mine_moved": ("{Who} przesuwa minę z {from} na {to}.", "{Who} moved the mine from {from} to {to}."),
    "mine_exploded": (
        "Mina wybucha na polu {space} i niszczy {invader}.",
        "The mine exploded at {space} and destroyed {invader}.",
    ),
    "column_emptied": ("Kolumna {column} pustoszeje.", "Column {column} is empty."),
    "invaders_advanced": ("Wszyscy najeźdźcy schodzą o jeden rząd.", "All invaders came down one row."),
    "upper_advanced": (
        "Najeźdźcy znad rzędu {row} schodzą o jeden rząd.",
        "The invaders above row {row} came down one row.",
    ),
    "invader_laid": ("Posiłki na {space}: potwór za {points}.", "New at {space}: a monster worth {points}."),
    "ship_laid": ("Posiłki od {space}: statek dowodzenia.", "New from {space}: a command ship."),
    "half_set_aside": (
        "{Half} połowa statku dowodzenia czeka obok planszy na drugą.",
        "The {half} half of a command ship waits beside the board for its match.",
    ),
    "ship_waits": (
        "Cały statek dowodzenia czeka obok planszy na następne posiłki.",
        "A whole command ship waits beside the board for the next reinforcements.",
    ),
    "fighter_lost": (
        "{Fighter} zderza się z najeźdźcą na polu {space} i schodzi z planszy.",
        "{Fighter} collided with an invader at {space} and left the board.",
    ),
    "paid": ("{Who} płaci żetonami {payment}.", "{Who} paid with tokens {payment}."),
    "bought": ("{Who} kupuje {ware}.", "{Who} bought {ware}."),
    "missile_fired": ("{Who} odpala rakietę w rząd {row}.", "{Who} fired the missile at row {row}."),
    "power_up_used": ("{Who} używa doładowania na polu {space}.", "{Who} used the power-up at {space}."),
    "comeback_declined": ("{Who} nie wraca w tej turze.", "{Who} did not come back this turn."),
    "seat_out": (
        "{Who} nie ma czym zapłacić za powrót i odpada z gry.",
        "{Who} cannot pay to come back and is out of the game.",
    ),
    "planet_reached": ("Najeźdźca dociera do planety.", "An invader reached the planet."),
    "game_ended": ("Koniec gry: {reason}.", "The game is over: {reason}."),
}
SILENT: Final = ("turn_began", "invader_laid")  # the board shows it at once
THINGS: Final[dict[str, Pair]] = {
    "monster": ("potwora za {points}", "a monster worth {points}"),
    "half_ship": ("połowę statku dowodzenia", "half of a command ship"),
    "coloured_fighter": ("{colour} myśliwiec", "the {colour} fighter"),
    "fighter_of": ("myśliwiec ({name})", "{name}'s fighter"),
    "left": ("lewa", "left"),
    "right": ("prawa", "right"),
}
# What a move is certain to bring, in few words.
EFFECTS: Final[dict[str, Pair]] = {
    "gain": ("+{points}", "+{points}"),
    "price": ("cena {price}", "price {price}"),
    "exact": ("dokładnie", "exactly"),
    "wasted": ("przepada {change}", "{change} wasted"),
    "ship_damaged": ("uszkadza statek", "damages a ship"),
    "fighter_hit": ("trafia: {target}", "hits {target}"),
    "mine_shot": ("tylko mina", "only the mine"),
    "shot_missed": ("pudło", "a miss"),
    "mine_moved": ("na {to}", "to {to}"),
    "mine_exploded": ("mina wybucha", "the mine explodes"),
    "column_emptied": ("pustoszeje kolumna {column}", "empties column {column}"),
    "fighter_lost": ("myśliwiec traci {who}", "{who} loses the fighter"),
    "seat_out": ("odpada {who}", "{who} is out"),
    "game_ended": ("koniec: {reason}", "the end: {reason}"),
}
# Why a bot would play a move; {other} is its second choice.
HINTS: Final[dict[str, Pair]] = {
    "points": (
        "W tej turze daje {points}; „{other}” dałoby {others}.",
        "It brings {points} this turn; “{other}” would bring {others}.",
    ),
    "thrift": (
        "Nic nie kosztuje; „{other}” kosztowałoby {others}.",
        "It costs nothing; “{other}” would cost {others}.",
    ),
    "prospect": (
        "Następna tura może potem dać nawet {points}; po „{other}” {others}.",
        "Your next turn could then bring up to {points}; after “{other}”, {others}.",
    ),
    "arms": ("Daje lepsze uzbrojenie niż „{other}”.", "It leaves you better armed than “{other}”."),
    "survives": (
        "Myśliwiec zostaje na planszy; po „{other}” by z niej spadł.",
        "It keeps your fighter on the board; “{other}” would lose it.",
    ),
    "rivals": (
        "Rywale mają potem o {points} mniej niż po „{other}”.",
        "Your rivals then have {points} less than after “{other}”.",
    ),
    "planet": (
        "Najeźdźcy są potem dla planety mniej groźni niż po „{other}”.",
        "The invaders then threaten the planet less than after “{other}”.",
    ),
    "left": (
        "Zostawia rywalom mniej do zdobycia niż „{other}”.",
        "It leaves your rivals less to take than “{other}”.",
    ),
    "threat": (
        "Po „{other}” rywal może zakończyć grę, prowadząc.",
        "After “{other}” a rival in the lead could end the game.",
    ),
    "collision": (
        "Myśliwiec nie stoi tuż pod najeźdźcą, jak po „{other}”.",
        "Your fighter is not right below an invader, as after “{other}”.",
    ),
    "wins": ("Kończy grę zwycięstwem.", "It wins the game."),
    "not_lost": ("„{other}” kończy grę bez wygranej.", "“{other}” would end the game without a win for you."),
    "alike": ("„{other}” jest prawie tak samo dobre.", "“{other}” is about as good."),
}
# What a seat may do; every one can be typed as it stands.
MOVES: Final[dict[str, Pair]] = {
    "place": ("Postaw na {space}", "Place on {space}"),
    "mine_to": ("Połóż minę na {space}", "Put the mine on {space}"),
    "move": ("Leć na {space}", "Fly to {space}"),
    "boost": ("Doładuj na {space}", "Boost at {space}"),
    "stop": ("Stój tutaj", "Stop here"),
    "shoot_from_here": ("Strzelaj z miejsca", "Shoot from here"),
    "shoot": ("Strzelaj", "Shoot"),
    "missile": ("Odpal rakietę w rząd {row}", "Fire the missile at row {row}"),
    "mine": ("Przesuń minę", "Move the mine"),
    "keep": ("Zostaw", "Keep it there"),
    "pass": ("Pasuj", "Pass"),
    "pay": ("Zapłać {tokens}", "Pay {tokens}"),
    "buy": ("Kup {ware}", "Buy {ware}"),
}
WARES: Final[dict[str, Pair]] = {
    "missile": ("rakietę", "a missile"),
    "level": ("mocniejszy myśliwiec", "a stronger fighter"),
    "medium": ("średni myśliwiec", "a medium fighter"),
    "strong": ("mocny myśliwiec", "a strong fighter"),
    "power-up": ("doładowanie", "a power-up"),
    "comeback": ("powrót na planszę", "a comeback"),
}
LEVELS: Final[dict[str, Pair]] = {
    "basic": ("słaby", "basic"),
    "medium": ("średni", "medium"),
    "strong": ("mocny", "strong"),
}
REASONS: Final[dict[str, Pair]] = {
    "last-invader-gone": ("na planszy nie ma już najeźdźców", "no invader is left on the board"),
    "nobody-hits": ("wszyscy po kolei chybili", "everybody missed in a row"),
    "planet-fell": ("planeta padła", "the planet fell"),
    "all-fighters-lost": ("nie ma już kto bronić planety", "nobody is left to defend the planet"),
}
OUTCOMES: Final[dict[str, Pair]] = {
    "everybody_loses": ("Wszyscy przegrywają.", "Everybody loses."),
    "winner": ("Wygrywa {who}.", "The winner is {who}."),
    "shared": ("Wspólne zwycięstwo: {who}.", "Shared victory: {who}."),
    "scores": ("Punkty: {scores}.", "Points: {scores}."),
}
NEEDED: Final[dict[str, Pair]] = {  # by what the table waits for
    "place_fighter": ("postaw myśliwiec w najniższym rzędzie", "place your fighter in the lowest row"),
    "place_mine": ("połóż minę na polu miny", "place the mine on a mine space"),
    "act": ("leć, strzelaj z miejsca albo kup", "fly, shoot from here or buy"),
    "act_after_comeback": ("leć albo strzelaj z miejsca", "fly or shoot from here"),
    "fly_on": ("leć dalej w tę samą stronę albo stój", "fly on in the same direction or stop"),
    "shoot": ("strzelaj albo odpal rakietę", "shoot or fire the missile"),
    "move_mine": ("przesuń minę albo ją zostaw", "move the mine or keep it"),
    "pay": ("wybierz żetony na zapłatę", "choose the tokens to pay with"),
    "come_back": ("zapłać za powrót albo spasuj", "pay to come back or pass"),
    "return": ("postaw myśliwiec w najniższym rzędzie", "place your fighter in the lowest row"),
    "over": ("koniec gry", "the game is over"),
}
# The same where the browser can say it more closely: by the choices there are, and by what is being paid for.
ASKED: Final[dict[str, Pair]] = {
    "move": ("leć", "fly"),
    "boost": ("użyj doładowania", "use the power-up"),
    "shoot_from_here": ("strzelaj z miejsca", "shoot from here"),
    "shoot": ("strzelaj", "shoot"),
    "missile": ("odpal rakietę", "fire the missile"),
    "buy": ("kup coś", "buy something"),
    "or": ("{some} albo {last}", "{some} or {last}"),
    "pay": ("zapłać {price} za {ware}: wybierz żetony", "pay {price} for {ware}: choose the tokens"),
    "come_back": ("zapłać {price} za powrót albo spasuj", "pay {price} to come back, or pass"),
}
# What stands on the board and beside it, for the eye or a screen reader.
BOARD: Final[dict[str, Pair]] = {
    "row": ("rząd {row}", "row {row}"),
    "column": ("kolumna {column}", "column {column}"),
    "empty": ("puste", "empty"),
    "mine_space": ("pole miny, puste", "mine space, empty"),
    "monster": ("potwór, {eyes}", "monster, {eyes}"),
    "ship": ("statek dowodzenia", "command ship"),
    "damaged_ship": ("uszkodzony statek dowodzenia", "damaged command ship"),
    "mine": ("mina", "mine"),
    "fighter": ("{colour} myśliwiec", "{colour} fighter"),
    "danger": (
        "niebezpieczeństwo: tuż nad myśliwcem albo planetą",
        "danger: right above a fighter or the planet",
    ),
    "above_moon": ("{row}, nad linią Księżyca", "{row}, above the Moon's line"),
    "planet": ("Planeta", "Planet"),
    "moon": ("Księżyc", "Moon"),
}
TARGETS: Final[dict[str, Pair]] = {  # what a tap on a space does
    "fly": ("leć tutaj", "fly here"),
    "boost": ("stań tu i strzelaj", "stop here and fire"),
    "place": ("postaw tutaj", "place here"),
    "mine": ("mina tutaj", "mine to here"),
    "shoot": ("strzelaj z miejsca", "shoot from here"),
    "with_missile": ("rakietą w rząd {row}: {effect}", "with the missile at row {row}: {effect}"),
    "advance": ("wszyscy najeźdźcy schodzą o rząd", "all invaders come down a row"),
    "hinted": ("podpowiedź", "the hint"),
}
ACTIONS: Final[dict[str, Pair]] = {
    "boost": ("Użyj doładowania: postój po drodze", "Use the power-up: stop on the way"),
    "boosting": ("Wskaż pole, na którym chcesz stanąć i strzelać", "Now tap where to stop and fire"),
    "mine_where": ("Wskaż pole, na które wraca mina", "Tap where the mine re-enters"),
    "signs": ("Co znaczą te znaki?", "What do the signs mean?"),
    "shop": ("Co można kupić?", "What can I buy?"),
    "paying": (
        "Płacisz zdobytymi żetonami: wracają do pudełka i nie liczą się już jako punkty. Reszty nie ma. Kupno"
        " zajmuje całą turę.",
        "You pay with tokens you have won: they go back to the box and count no more. There is no change."
        " Buying takes the whole turn.",
    ),
}
HOLDINGS: Final[dict[str, Pair]] = {
    "fighter": ("{level} myśliwiec", "{level} fighter"),
    "missile": ("rakieta {sign}", "missile {sign}"),
    "power_up": ("doładowanie {sign}", "power-up {sign}"),
    "missile_ready": ("rakieta gotowa", "missile ready"),
    "missile_used": ("rakieta zużyta", "missile used"),
    "power_up_ready": ("doładowanie gotowe", "power-up ready"),
    "power_up_used": ("doładowanie zużyte", "power-up used"),
    "out": ("poza grą", "out of the game"),
    "off_board": ("poza planszą", "off the board"),
    "tokens": ("{tokens} za {value}", "{tokens} worth {value}"),
    "none": ("bez żetonów", "no tokens"),
    "pile": ("W stosie {tokens}", "{tokens} in the pile"),
    "beside": ("Obok planszy czeka: {signs}", "Waiting beside the board: {signs}"),
    "aside": ("odłożone połowy: {count}", "halves set aside: {count}"),
    "waiting": ("czekające statki: {count}", "waiting ships: {count}"),
}
OPTIONS: Final[dict[str, Pair]] = {
    "variant": ("Wariant", "Variant"),
    "variant.about": (
        "W zaawansowanym można też kupić mocniejszy myśliwiec i doładowanie.",
        "In the advanced one a stronger fighter and a power-up can be bought as well.",
    ),
    "variant.basic": ("podstawowy", "basic"),
    "variant.advanced": ("zaawansowany", "advanced"),
    "missile_target": ("Cel rakiety", "Target of the missile"),
    "missile_target.about": (
        "Rakieta uderza w rząd pierwszego najeźdźcy na wprost albo w dowolny rząd z najeźdźcą.",
        "The missile strikes the row of the first invader ahead, or any row with an invader.",
    ),
    "missile_target.ahead": ("pierwszy najeźdźca na wprost", "first invader ahead"),
    "missile_target.any_row": ("dowolny rząd", "any row"),
    "missile_replaces": ("Rakieta zastępuje", "The missile replaces"),
    "missile_replaces.about": (
        "Myśliwiec, który ma kilka strzałów, odpala rakietę zamiast jednego z nich albo zamiast wszystkich.",
        "A fighter with several shots fires the missile in place of one of them, or of all.",
    ),
    "missile_replaces.one_shot": ("jeden strzał", "one shot"),
    "missile_replaces.all_shots": ("wszystkie strzały", "all shots"),
    "comeback_turn": ("Tura powrotu", "Turn of a comeback"),
    "comeback_turn.about": (
        "Kto wrócił na planszę, gra tę turę dalej albo na tym ją kończy.",
        "Whoever has come back plays that turn on, or ends it there.",
    ),
    "comeback_turn.goes_on": ("toczy się dalej", "goes on"),
    "comeback_turn.ends": ("kończy się", "ends"),
    "comeback_level": ("Myśliwiec po powrocie", "Fighter after a comeback"),
    "comeback_level.about": (
        "Stracony myśliwiec wraca tak mocny, jak był, albo jako słaby.",
        "A lost fighter comes back as strong as it was, or as a basic one.",
    ),
    "comeback_level.kept": ("tak mocny jak był", "as strong as it was"),
    "comeback_level.lost": ("słaby", "basic"),
    "collisions_empty_columns": ("Zderzenia opróżniają kolumny", "Collisions empty columns"),
    "collisions_empty_columns.about": (
        "Jeśli zderzenie usunie ostatniego najeźdźcę z kolumny, najeźdźcy schodzą jeszcze raz.",
        "If a collision removes the last invader of a column, the invaders come down once more.",
    ),
}
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
        "Mina wypada za krawędź: wskaż pole miny, na przykład mina {space}.",
        "The mine leaves the board: name a mine space, such as mine {space}.",
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
    "buy/after-comeback": (
        "W turze powrotu nie można już nic kupić.",
        "Nothing more can be bought in the turn of a comeback.",
    ),
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
    "notation/space": (
        "Nie ma takiego pola: pisz rząd/kolumna. Ostatnie to {last}.",
        "No such space: write row/column. The last one is {last}.",
    ),
    "notation/row": (
        "Nie ma takiego rzędu: są od 1 do {last}.",
        "There is no such row: rows are 1 to {last}.",
    ),
    "notation/payment": ("Podaj wartości żetonów, na przykład 5+5.", "Write token values, such as 5+5."),
    "notation/payment-useless": ("Za mało albo o żeton za dużo.", "Too little, or a token too many."),
}

# What the browser says by itself; all else comes with the position and the log.
WORDS: Final[dict[str, dict[str, Pair]]] = {
    "needed": NEEDED,
    "asked": ASKED,
    "board": BOARD,
    "targets": TARGETS,
    "actions": ACTIONS,
    "uses": USES,
    "signs": SIGNS,
    "holdings": HOLDINGS,
    "levels": LEVELS,
    "moves": MOVES,  # for lessons, whose moves come without words
    "wares": WARES,
    "colours": {str(seat): pair for seat, pair in enumerate(SEATS)},
}
