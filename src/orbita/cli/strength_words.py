"""What matches, ladders and training say of bots, in both languages."""

from typing import Any, Final

from orbita.core.lang import Pair, say

WORDS: Final[dict[str, Pair]] = {
    "match-head": (
        "{game}: {tested} przeciw {against}, {seats} przy stole, ziarno {seed} ({options})",
        "{game}: {tested} against {against}, {seats} seats, seed {seed} ({options})",
    ),
    "match-won": (
        "{tested} wygrywa {won} z {games} gier; wspólne przegrane: {losses}, niedokończone: {unfinished}"
        " (jedne i drugie liczą się jako porażki)",
        "{tested} won {won} of {games} games; common losses ({losses}) and unfinished ones ({unfinished})"
        " count as lost",
    ),
    "match-points": ("punkty w parze gier: {points}", "points of a pair of games: {points}"),
    "match-elo": (
        "różnica Elo: {elo} (przedział 95 %: od {low} do {high})",
        "difference in Elo: {elo} (95 % interval: {low} to {high})",
    ),
    "match-ratio": (
        "logarytm ilorazu wiarygodności: {ratio}, granice {low} i {high}",
        "logarithm of the likelihood ratio: {ratio}, bounds {low} and {high}",
    ),
    "match-stronger": (
        "{tested} gra lepiej niż {against}: różnica {high} Elo jest wiarygodniejsza niż {low}.",
        "{tested} is stronger than {against}: a difference of {high} Elo is likelier than {low}.",
    ),
    "match-not-stronger": (
        "{tested} nie gra lepiej niż {against}: różnica {low} Elo jest wiarygodniejsza niż {high}.",
        "{tested} is not stronger than {against}: a difference of {low} Elo is likelier than {high}.",
    ),
    "match-open": (
        "Nierozstrzygnięte: więcej gier daje --games.",
        "Undecided: --games allows more games.",
    ),
    "train-play": ("gry ze sobą", "playing itself"),
    "train-learn": ("nauka", "learning"),
    "train-test": ("sprawdzian", "testing"),
    "train-done": (
        "pokolenie {number}: gry: {games}, pozycje: {positions}, entropia na grach odłożonych: {error};"
        " wygrane: {won} z {tests} przeciw ocenie ułożonej ręcznie ({file})",
        "generation {number}: {games} games, {positions} positions, cross entropy on games held back {error};"
        " won {won} of {tests} against the judgement made by hand ({file})",
    ),
    "ladder-head": (
        "{game}, {seats} przy stole, {games}, ziarno {seed} ({options})",
        "{game}, {seats} seats, {games}, seed {seed} ({options})",
    ),
    "ladder-lost": (
        "wspólne przegrane: {losses}, niedokończone: {unfinished}; liczą się jako przegrane wszystkich",
        "common losses: {losses}, unfinished: {unfinished}; they count as lost by everybody",
    ),
    "ladder": ("Drabina: {anchor} = 0", "Ladder: {anchor} = 0"),
    "bot": ("bot", "bot"),
    "elo": ("Elo", "Elo"),
    "interval": ("przedział 95 %", "95 % interval"),
    "step": ("nad następnym", "above the next"),
    "won": ("wygrane", "won"),
    "of-games": ("z gier", "of games"),
    "seat": ("miejsce", "seat"),
    "seats": ("Ile daje miejsce", "What a seat is worth"),
    "meetings": (
        "Jak często bot z wiersza był wyżej niż bot z kolumny",
        "How often the bot of the row came out ahead of the bot of the column",
    ),
    "strength": ("siła w Elo, przedział 95 %", "strength in Elo, 95 % interval"),
}


def told(key: str, lang: str, **values: Any) -> str:
    """Say one of these."""
    return say(WORDS[key], lang, **values)
