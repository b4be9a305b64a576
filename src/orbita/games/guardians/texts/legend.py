"""What the signs of the browser's board mean, and what can be bought for what, as pairs (Polish, English)."""

from typing import Final

from orbita.core.lang import Pair

USES: Final[dict[str, Pair]] = {  # what a thing to buy is for
    "missile": (
        "Raz w grze, zamiast strzału: zabiera cały rząd najeźdźców.",
        "Once in the game, in place of a shot: takes a whole row of invaders.",
    ),
    "level": ("Myśliwiec oddaje w każdej turze {shots}.", "The fighter fires {shots} in every turn."),
    "power-up": (
        "Raz w grze: postój w czasie lotu i dodatkowe strzały.",
        "Once in the game: a stop in flight, with extra shots.",
    ),
    "comeback": ("Myśliwiec wraca do najniższego rzędu.", "The fighter comes back, in the lowest row."),
}
# The legend: first what a tap on a space would bring, then frames and lines, then the pieces.
SIGNS: Final[dict[str, Pair]] = {
    "gain": ("Tyle punktów daje strzał z tego pola.", "The points a shot from there brings."),
    "missile": (
        "W rogu: tyle punktów daje rakieta zamiast strzału.",
        "In the corner: the points the missile brings in place of the shot.",
    ),
    "hit": (
        "Trafienie bez punktów: cały statek dowodzenia albo myśliwiec, którego właściciel nie ma żetonów.",
        "A hit without points: an intact command ship, or a fighter whose owner has no tokens.",
    ),
    "miss": ("Strzał nie trafia w nic albo tylko w minę.", "The shot hits nothing, or only the mine."),
    "advance": (
        "Kolumna pustoszeje: wszyscy najeźdźcy schodzą o rząd i przychodzą posiłki.",
        "A column becomes empty: all invaders come down a row, and reinforcements arrive.",
    ),
    "lost": ("Uwaga: twój myśliwiec zginie.", "Careful: your own fighter is lost."),
    "fly": ("Zielona ramka: tu można polecieć.", "Green frame: you can fly here."),
    "place": ("Kropka: to pole można wybrać.", "Dot: you can choose this space."),
    "boost": (
        "Żółta ramka: tu można stanąć w locie i użyć doładowania.",
        "Yellow frame: you can stop here in flight and use the power-up.",
    ),
    "mine_target": (
        "Czerwona przerywana ramka: tu można przesunąć minę.",
        "Red dashed frame: the mine can go here.",
    ),
    "hint": ("Jasna podwójna ramka: ruch z podpowiedzi.", "Bright double frame: the move of the hint."),
    "danger": (
        "Pomarańczowa przerywana ramka: przy najbliższym zejściu uderzy w myśliwiec albo w planetę.",
        "Orange dashed frame: when the invaders next come down, this one hits a fighter or the planet.",
    ),
    "mark": (
        "Szara przerywana ramka: tu właśnie coś się stało.",
        "Grey dashed frame: something just happened here.",
    ),
    "moon": (
        "Linia Księżyca: na początku najeźdźcy stoją w rzędach nad nią.",
        "The Moon's line: at the start the invaders fill the rows above it.",
    ),
    "mine_space": ("Pole miny: tu mina wchodzi na planszę.", "Mine space: here the mine enters the board."),
    "monster": ("Potwór: tyle punktów, ile oczu.", "Monster: as many points as it has eyes."),
    "ship": (
        "Statek dowodzenia: pierwsze trafienie usuwa połowę, bez punktów.",
        "Command ship: the first hit removes a half, for no points.",
    ),
    "damaged_ship": (
        "Uszkodzony statek: trafienie zabiera go i daje dużo punktów.",
        "Damaged ship: a hit takes it, for a lot of points.",
    ),
    "mine": (
        "Mina: wybucha razem z najeźdźcą, na którego trafi; nikt nie dostaje punktów.",
        "Mine: it goes off together with the invader it meets; nobody scores.",
    ),
    "fighter": (
        "Myśliwiec: kolor i znak mówią czyj, lufy – ile ma strzałów.",
        "Fighter: colour and sign tell whose it is, the guns how many shots it has.",
    ),
}
