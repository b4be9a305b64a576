"""What people read, in Polish and English: the board, the log, what a move would do, why not, the rules.

Phrases are pairs (Polish, English). Colours of seats stand for "myśliwiec", so they are masculine.
"""

from importlib import resources
from itertools import zip_longest
from typing import Any, Final

from orbita.core.chance import Event
from orbita.core.contract import Outcome
from orbita.core.errors import OrbitaError
from orbita.games.guardians import state
from orbita.games.guardians.content import box_for
from orbita.games.guardians.notation import POLISH, event_data, parse_move
from orbita.games.guardians.options import Options
from orbita.games.guardians.rules import turn
from orbita.games.guardians.view import SeatView, View, sample

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
    "ship_damaged": (
        "{Seat} uszkodził statek dowodzenia: połowa z pola {space} wróciła do pudełka.",
        "{Seat} damaged a command ship: its half at {space} went back to the box.",
    ),
    "ship_part_taken": (
        "{Seat} zdobył część statku dowodzenia za {points}.",
        "{Seat} took a part of a command ship for {points}.",
    ),
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
    "mine_exploded": (
        "Mina wybuchła na polu {space} i zniszczyła {piece}.",
        "The mine exploded at {space} and destroyed {piece}.",
    ),
    "column_emptied": ("Kolumna {column} opustoszała.", "Column {column} is empty."),
    "invaders_advanced": ("Wszyscy najeźdźcy zeszli o jeden rząd.", "All invaders came down one row."),
    "some_invaders_advanced": (
        "Najeźdźcy powyżej rzędu {row_below} zeszli o jeden rząd.",
        "The invaders above row {row_below} came down one row.",
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
        "{Seat} myśliwiec zderzył się z najeźdźcą na polu {space} i zszedł z planszy.",
        "The {seat} fighter collided with an invader at {space} and left the board.",
    ),
    "paid": ("{Seat} zapłacił żetonami {payment}.", "{Seat} paid with tokens {payment}."),
    "bought": ("{Seat} kupił {ware}.", "{Seat} bought {ware}."),
    "missile_fired": ("{Seat} odpalił rakietę w rząd {row}.", "{Seat} fired the missile at row {row}."),
    "power_up_used": ("{Seat} użył doładowania na polu {space}.", "{Seat} used the power-up at {space}."),
    "comeback_declined": ("{Seat} nie wrócił w tej turze.", "{Seat} did not come back this turn."),
    "seat_out": (
        "{Seat} nie ma czym zapłacić za powrót i odpadł z gry.",
        "{Seat} cannot pay to come back and is out of the game.",
    ),
    "planet_reached": ("Najeźdźca dotarł do planety.", "An invader reached the planet."),
    "game_ended": ("Koniec gry: {reason}.", "The game is over: {reason}."),
}
# What a move would do, in few words; a move is described up to the first draw from the pile.
EFFECTS: Final[dict[str, Pair]] = {
    "ship_damaged": ("uszkadza statek", "damages a ship"),
    "fighter_hit": ("trafia: {victim}", "hits {victim}"),
    "fighter_hit_for_nothing": ("trafia: {victim}", "hits {victim}"),
    "mine_shot": ("tylko mina", "only the mine"),
    "shot_missed": ("pudło", "a miss"),
    "mine_moved": ("na {to}", "to {to}"),
    "mine_exploded": ("mina wybucha", "the mine explodes"),
    "column_emptied": ("kolumna {column} pusta: w dół!", "empties column {column}: they come!"),
    "fighter_lost": ("strata: {seat}", "{seat} is lost"),
    "seat_out": ("odpada {seat}", "{seat} is out"),
    "game_ended": ("koniec: {reason}", "the end: {reason}"),
}
DRAWS: Final = ("invader_laid", "ship_laid", "half_set_aside", "ship_waits")
WARES: Final[dict[str, Pair]] = {
    "missile": ("rakietę", "a missile"),
    "level": ("wyższy poziom myśliwca", "a higher level for the fighter"),
    "power-up": ("doładowanie", "a power-up"),
    "comeback": ("powrót na planszę", "a comeback"),
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
    ("wybierz żetony na zapłatę ({price})", "choose the tokens to pay with ({price})"),
    ("zapłać za powrót ({price}) albo spasuj", "pay to come back ({price}) or pass"),
    ("postaw myśliwiec w najniższym rzędzie", "place your fighter in the lowest row"),
    ("koniec gry", "the game is over"),
)
REFUSALS: Final[dict[str, Pair]] = {
    "seat/unknown": ("Nie ma takiego miejsca przy stole.", "There is no such seat."),
    "move/unknown": ("Nie ma takiego ruchu.", "There is no such move."),
    "turn/game-over": ("Gra jest skończona.", "The game is over."),
    "turn/not-yours": ("Teraz gra {turn}.", "It is {turn}'s turn."),
    "turn/wrong-step": ("To nie teraz: {needed}.", "Not now: {needed}."),
    "place/not-there": (
        "Trzeba pustego pola w najniższym rzędzie.",
        "It takes an empty space in the lowest row.",
    ),
    "boost/none": ("Nie masz gotowego doładowania.", "You have no power-up ready."),
    "move/off-board": ("To pole jest poza planszą.", "That is not on the board."),
    "move/occupied": ("To pole jest zajęte.", "That space is not empty."),
    "move/turning": (
        "Dalej można lecieć tylko w tę samą stronę.",
        "You can only fly on in the same direction.",
    ),
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
    "missile/nobody-ahead": (
        "Przed tobą nie ma najeźdźcy.",
        "The first thing ahead of you is not an invader.",
    ),
    "buy/unknown": ("Czegoś takiego nie ma w sprzedaży.", "There is no such thing to buy."),
    "buy/not-for-you": (
        "Tego nie ma w tej grze albo nie możesz już tego kupić.",
        "It is not in this game, or you have had yours.",
    ),
    "buy/too-dear": ("Nie stać cię: cena to {price}.", "You cannot afford it: the price is {price}."),
    "pay/not-held": ("Nie masz takich żetonów.", "You do not have these tokens."),
    "pay/too-little": ("Za mało: cena to {price}.", "Too little: the price is {price}."),
    "pay/token-to-spare": (
        "Za dużo: cena to {price}, a jeden żeton można zatrzymać.",
        "Too much: the price is {price}, and one token could be kept.",
    ),
    "notation/unknown": (
        "Nie rozumiem. Spróbuj na przykład: leć 8/3, strzał, mina, kup rakietę.",
        "I cannot read that. Try, for instance: move 8/3, shoot, mine, buy missile.",
    ),
    "notation/space": ("Nie ma takiego pola: pisz rząd/kolumna.", "No such space: write row/column."),
    "notation/row": ("Nie ma takiego rzędu.", "There is no such row."),
    "notation/payment": (
        "Nie rozumiem zapłaty: pisz wartości żetonów, na przykład 5+5.",
        "I cannot read that payment: write token values such as 5+5.",
    ),
    "notation/payment-useless": (
        "To nie zapłata: za mało albo jeden żeton można zatrzymać.",
        "That is no payment: too little, or one token could be kept.",
    ),
}

# How the pieces look, by piece: five signs and the ANSI style. Monsters show their eyes.
PICTURES: Final = (
    "  ·  ", " ‹1› ", " /2\\ ", " {3} ", " «4» ", " ╣5╠ ", " ◄███", "███► ", " ◄█▒░", "░▒█► ", " (*) ",
)  # fmt: skip
STYLES: Final = ("2", "37", "96", "95", "93", "91", "1;97", "1;97", "33", "33", "30;47")
MINE_SPACE: Final = " ( ) "
CELL: Final = 5
SHAPES: Final = "▲●■◆"
SEAT_STYLES: Final = ("1;97;41", "1;30;43", "1;30;42", "1;97;44")
GEAR: Final = {  # not bought, ready, used
    "missile": (
        ("rakieta –", "missile –"),
        ("rakieta gotowa", "missile ready"),
        ("rakieta zużyta", "missile used"),
    ),
    "power_up": (
        ("doładowanie –", "power-up –"),
        ("doładowanie gotowe", "power-up ready"),
        ("doładowanie zużyte", "power-up used"),
    ),
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


def name(lang: str) -> str:
    """Name the game."""
    return say(NAME, lang)


def seat(seat: int, lang: str) -> str:
    """Name a seat by its colour."""
    return say(SEATS[seat], lang).capitalize()


def event(data: dict[str, Any], lang: str) -> str | None:
    """Tell an event as a sentence; an advance of nobody (below the first row) needs no words."""
    if data.get("last_row") == 0:
        return None
    return say(EVENTS[phrase_of(data)], lang, **event_values(data, lang))


def phrase_of(data: dict[str, Any]) -> str:
    """Find the phrase; two events have a second one."""
    if data["event"] == "fighter_hit" and data["token"] == 0:
        return "fighter_hit_for_nothing"
    if data["event"] == "invaders_advanced" and data["last_row"] < box_for(Options()).rows:
        return "some_invaders_advanced"
    return str(data["event"])


def event_values(data: dict[str, Any], lang: str) -> dict[str, Any]:
    """Put the values of an event into words."""
    values = dict(data)
    for place in ("seat", "victim"):
        if place in data:
            values[place] = say(SEATS[data[place]], lang)
            values[place.capitalize()] = values[place].capitalize()
    values["points"] = points = amount(worth(data), "point", lang)
    if "invader" in data:
        monster = (f"potwora za {points}", f"a monster worth {points}")
        half_ship = ("połowę statku dowodzenia", "half of a command ship")
        values["piece"] = say(monster if data["invader"].isdigit() else half_ship, lang)
    if "half" in data:
        values["half"] = say(("lewa", "left") if data["half"] in "<(" else ("prawa", "right"), lang)
        values["Half"] = values["half"].capitalize()
    if "shots" in data:
        values["shots"] = amount(data["shots"], "shot", lang)
    if "what" in data:
        values["ware"] = say(WARES[data["what"]], lang)
    if "reason" in data:
        values["reason"] = say(REASONS[data["reason"]], lang)
    if "last_row" in data:
        values["row_below"] = data["last_row"] + 1
    return values


def worth(data: dict[str, Any]) -> int:
    """The value of the token an event is about; parts of ships all have the same."""
    for field in ("eyes", "token", "invader"):
        if str(data.get(field, "")).isdigit():
            return int(data[field])
    return box_for(Options()).token_value[state.PART]


def move(view: View, text: str, lang: str) -> str:
    """Give a legal move in notation and, in few words, what it would do."""
    effects = ", ".join(effects_of(view, text, lang))
    if lang == "pl":
        polish = {english: word for word, english in reversed(POLISH.items())}
        words = " ".join(polish.get(word, word) for word in text.split())
        text = words.replace("kup rakieta", "kup rakietę")
    return f"{text} – {effects}" if effects else text


def effects_of(view: View, text: str, lang: str) -> list[str]:
    """Try the move on a sample of the table: the points it brings, then what else is certain to happen."""
    s = sample(view, 0)
    events: list[Event] = []
    turn.apply(s, view.turn, parse_move(s, view.turn, text), events)
    if text.startswith("buy"):
        return [say(("cena {price}", "price {price}"), lang, price=s.box.prices[s.buying])]
    if text.startswith("pay"):
        change = sum(map(int, text.split()[1].split("+"))) - s.box.prices[view.buying]
        exact, over = ("dokładnie", "exactly"), ("przepada {change}", "{change} wasted")
        return [say(over if change else exact, lang, change=change)]
    gained, found = 0, []
    for data in (event_data(s, event) for event in events):
        if data["event"] in DRAWS:
            break
        if data["event"] in ("monster_taken", "ship_part_taken", "fighter_hit"):
            gained += worth(data)
        if phrase_of(data) in EFFECTS:
            found.append(say(EFFECTS[phrase_of(data)], lang, **event_values(data, lang)))
    return [f"+{gained}"] * (gained > 0) + list(dict.fromkeys(found))


def refusal(error: OrbitaError, lang: str) -> str:
    """Tell why a move was refused, or could not be read."""
    if error.code not in REFUSALS:
        return error.message
    values = dict(error.details)
    if "turn" in values:
        values["turn"] = next(say(pair, lang) for pair in SEATS if pair[1] == values["turn"])
    if "step" in values:
        values["needed"] = say(NEEDED[int(str(values["step"]))], lang, price="")
    return say(REFUSALS[error.code], lang, **values)


def outcome(outcome: Outcome, lang: str) -> str:
    """Tell why the game ended, who won, and the scores."""
    reason = say(REASONS[outcome.reason], lang)
    sentences = [f"{reason[0].upper()}{reason[1:]}."]
    winners = [say(SEATS[winner], lang) for winner in outcome.winners]
    if not winners:
        sentences.append(say(("Wszyscy przegrywają.", "Everybody loses."), lang))
    elif len(winners) == 1:
        sentences.append(
            say(("Wygrywa {who}.", "{Who} wins."), lang, who=winners[0], Who=winners[0].capitalize())
        )
    else:
        sentences.append(
            say(("Wspólne zwycięstwo: {who}.", "Shared victory: {who}."), lang, who=", ".join(winners))
        )
    scores = [f"{say(SEATS[place], lang)} {score}" for place, score in enumerate(outcome.scores)]
    return " ".join(
        [*sentences, say(("Punkty: {scores}.", "Points: {scores}."), lang, scores=", ".join(scores))]
    )


def rules(lang: str) -> str:
    """Give our own short rules, in Markdown."""
    return (resources.files("orbita.games.guardians") / "content" / f"rules.{lang}.md").read_text("utf-8")


def help(lang: str) -> str:
    """List the notation of moves: the last chapter of the rules."""
    return rules(lang).rpartition("\n## ")[2]


def paint(text: str, style: str, colour: bool) -> str:
    """Colour a text, if colours are wanted."""
    return f"\x1b[{style}m{text}\x1b[0m" if colour else text


def board(view: View, lang: str, colour: bool) -> str:
    """Draw the board, the seats beside it, and below what lies ready and whose turn it is."""
    left = board_lines(view, lang, colour)
    right = [
        "",
        *(line for place in range(len(view.seats)) for line in seat_lines(view, place, lang, colour)),
    ]
    lines = [f"{board}   {panel}".rstrip() for board, panel in zip_longest(left, right, fillvalue="")]
    return "\n".join([*lines, *table_lines(view, lang)])


def board_lines(view: View, lang: str, colour: bool) -> list[str]:
    """Rows and columns numbered, the Moon below the rows of the start, the planet below the last row."""
    box, width = box_for(view.options), view.columns * CELL
    lines = ["    " + "".join(f"{column:^{CELL}}" for column in range(1, view.columns + 1)) + " "]
    lines.append(f"   ╭{'─' * width}╮")
    for row in range(1, view.rows + 1):
        spaces = range(row * (view.columns + 2) + 1, (row + 1) * (view.columns + 2) - 1)
        lines.append(f"{row:2} │{''.join(cell(view, space, colour) for space in spaces)}│")
        if row == box.invader_rows:
            lines.append(f"   ├{say((' ☾ Księżyc ', ' ☾ Moon '), lang):╌^{width}}┤")
    planet = f"▁▂▃▄▅▆▇{say((' PLANETA ', ' PLANET '), lang):█^{width - 12}}▇▆▅▄▃▂▁"
    return [*lines, "   " + paint(planet, "1;34", colour)]


def cell(view: View, space: int, colour: bool) -> str:
    """Draw what lies on a space."""
    piece = view.board[space]
    if state.is_fighter(piece):
        place = piece - state.FIGHTER
        return f" {paint(f' {SHAPES[place]} ', SEAT_STYLES[place], colour)} "
    is_mine_space = piece == state.EMPTY and space in list(box_for(view.options).mine_spaces)
    return paint(MINE_SPACE if is_mine_space else PICTURES[piece], STYLES[piece], colour)


def seat_lines(view: View, place: int, lang: str, colour: bool) -> list[str]:
    """What lies in front of a seat: points, tokens by value, level, missile and power-up."""
    seat_view, values = view.seats[place], box_for(view.options).token_value
    mark = "▶" if place == view.turn and view.stage != state.OVER else " "
    badge = paint(f" {SHAPES[place]} ", SEAT_STYLES[place], colour)
    title = f"{mark}{badge} {seat(place, lang):<10}{amount(seat_view.score, 'point', lang):>11}"
    tokens = [
        f"{values[kind]}×{seat_view.tokens[kind]}"
        for kind in range(state.TOKEN_KINDS - 1, 0, -1)
        if seat_view.tokens[kind]
    ]
    held = "  ".join(tokens) or say(("bez żetonów", "no tokens"), lang)
    return [title, f"     {held}", f"     {' · '.join(gear(view, seat_view, lang))}"]


def gear(view: View, seat_view: SeatView, lang: str) -> list[str]:
    """Level, missile and power-up of a seat; whether its fighter is gone."""
    found = [say(GEAR["missile"][seat_view.missile], lang)]
    if view.options.variant == "advanced":
        found.insert(0, say(("poziom {level}", "level {level}"), lang, level=seat_view.level))
        found.append(say(GEAR["power_up"][seat_view.power_up], lang))
    if seat_view.is_out:
        return [say(("poza grą", "out of the game"), lang)]
    if seat_view.space == state.NOWHERE and view.stage != state.PLACE_FIGHTER:
        found.insert(0, say(("poza planszą", "off the board"), lang))
    return found


def table_lines(view: View, lang: str) -> list[str]:
    """The pile, what waits beside the board, and what the table waits for."""
    pile = say(("W stosie {pile}.", "{pile} in the pile."), lang, pile=amount(sum(view.pile), "token", lang))
    waiting = {
        "◄█": view.aside[state.SHIP_LEFT], "█►": view.aside[state.SHIP_RIGHT], "◄██►": view.ships_waiting,
    }  # fmt: skip
    if any(waiting.values()):
        signs = "  ".join(f"{sign}×{count}" for sign, count in waiting.items() if count)
        pile += say((" Obok planszy czeka: {signs}", " Waiting beside the board: {signs}"), lang, signs=signs)
    needed = say(NEEDED[view.stage], lang, price=box_for(view.options).prices[view.buying])
    who = f"{seat(view.turn, lang)}: " if view.stage != state.OVER else ""
    return [pile, f"{who}{needed}."]
