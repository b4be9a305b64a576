"""The words of `orbita simulate` and `orbita balance`: tables, sentences and pictures, as pairs."""

from typing import Any, Final

from orbita.core.contract import Game
from orbita.core.lang import Forms, Pair, amount, say
from orbita.registry import find_game

WORDS: Final[dict[str, Pair]] = {
    # simulate
    "head": ("{game}, {games}, ziarno {seed} ({options})", "{game}, {games}, seed {seed} ({options})"),
    "decided": (
        "rozstrzygnięte: {decided}, wspólne przegrane: {losses}",
        "{decided} decided, {losses} common losses",
    ),
    "unfinished-too": ("niedokończone: {unfinished}", "{unfinished} unfinished"),
    "playing": ("gram", "playing"),
    "wins-of-decided": ("Zwycięstwa w rozstrzygniętych grach", "Wins of decided games"),
    "seat": ("miejsce", "seat"),
    "bot": ("bot", "bot"),
    "wins": ("zwycięstwa", "wins"),
    "share": ("udział", "share"),
    "interval": ("przedział 95 %", "95 % interval"),
    "all": ("wszystkie", "all"),
    "points-and-length": ("Punkty i długość w ruchach", "Points, and length in moves"),
    "mean": ("średnia", "mean"),
    "least": ("min.", "least"),
    "median": ("mediana", "median"),
    "most": ("maks.", "most"),
    "moves": ("ruchy", "moves"),
    "causes": ("Przyczyny końca", "Causes of end"),
    "cause": ("przyczyna", "cause"),
    "games": ("gry", "games"),
    "unfinished": ("niedokończona", "unfinished"),
    "remark": (
        "Wspólne zwycięstwo liczy się jako ułamek. Punkty pochodzą z rozstrzygniętych gier.",
        "A shared win counts as a fraction. Scores are those of decided games.",
    ),
    # balance
    "seats": ("{seats} przy stole", "{seats} seats"),
    "balance-head": ("{game}, {seats} przy stole, {games}", "{game}, {seats} seats, {games}"),
    "rounds": ("rundy", "rounds"),
    "lengths": (
        "{what}: od {least} do {most}, mediana {median}, w dziewięciu grach na dziesięć od {p5} do {p95}",
        "{what}: {least} to {most}, median {median}, nine in ten games {p5} to {p95}",
    ),
    "won": ("gry ze zwycięstwem: {share}", "games with a winner: {share}"),
    "place": ("miejsce w kolejności", "place in turn order"),
    "per-seat": ("na miejsce i grę", "per seat and game"),
    "seldom": (
        "karty, których prawie nigdy nie warto zagrać: {cards}",
        "cards hardly ever worth playing: {cards}",
    ),
    "cases": ("ile razy", "times"),
    "reached": ("wykonane", "fulfilled"),
    "seldom-reached": (
        "wykonane rzadziej niż w 15 % przypadków: {aims}",
        "fulfilled in less than 15 %: {aims}",
    ),
    "taken": ("zdobyte", "taken"),
    "from-place": ("z miejsca {place}", "from place {place}"),
    "not-everywhere": ("nie z każdego miejsca zdobyte: {prizes}", "not taken from every place: {prizes}"),
    "none": ("nie ma", "none"),
    # pictures
    "picture": (
        "{game}, {seats} przy stole: {games}, rozstrzygnięte: {decided}, ziarno {seed}",
        "{game}, {seats} seats: {games}, {decided} decided, seed {seed}",
    ),
    "share-of-decided": ("udział w rozstrzygniętych grach", "share of decided games"),
    "wins-by": (
        "Zwycięstwa według miejsca i bota (przedział 95 %)",
        "Wins by seat and by bot (95 % interval)",
    ),
    "points": ("punkty", "points"),
    "scores": ("wyniki", "scores"),
    "scores-of-decided": ("Punkty w rozstrzygniętych grach", "Scores in decided games"),
    "length": ("Długość", "Length"),
    "wins-in": ("{seats} przy stole: zwycięstwa, {title}", "{seats} seats: wins by {title}"),
    "length-in": ("{seats} przy stole: {what}", "{seats} seats: {what}"),
}
GAMES: Final[Forms] = (("gra", "gry", "gier"), ("game", "games"))


def word(key: str, lang: str, **values: Any) -> str:
    """Say one of these."""
    return say(WORDS[key], lang, **values)


def games_text(games: int, lang: str) -> str:
    """How many games."""
    return amount(games, GAMES, lang)


def seat_name(game: str, seat: str, lang: str) -> str:
    """A seat of a report as people call it."""
    found: Game[Any] = find_game(game)
    return found.texts.seat(found.seat_names.index(seat), lang)


def ending_name(game: str, reason: str, lang: str) -> str:
    """A cause of end in a game's words; a game without such words has its own code."""
    endings: dict[str, Pair] = getattr(find_game(game).texts, "ENDINGS", {})
    plain = reason.replace("-", " ")
    return say(endings.get(reason) or WORDS.get(reason) or (plain, plain), lang)
