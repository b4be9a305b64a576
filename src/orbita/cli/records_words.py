"""The words of `orbita records`, `backup`, `restore` and `upgrade-check`, as pairs."""

from typing import Any, Final

from orbita.core.lang import Pair, say

WORDS: Final[dict[str, Pair]] = {
    "lost": (
        "stół {table} jest stracony: w tym miejscu baza danych jest uszkodzona",
        "table {table} is lost: the database is damaged there",
    ),
    "written": ("zapisane stoły: {tables}, w pliku {file}", "{tables} tables written to {file}"),
    "imported": (
        "wczytane stoły: {new}, były tu już: {there}",
        "{new} tables imported, {there} were there already",
    ),
    "left-out": (", nie da się odczytać: {bad}", ", {bad} cannot be read"),
    "checked": ("dobre: {good}, złe: {bad}", "{good} good, {bad} bad"),
    "not-started": ("{table}: gra się nie zaczęła", "{table}: not started"),
    "archived": (
        "{table}: {game}, {phase}, skrót {hash} zachowany, daje się odtworzyć",
        "{table}: {game}, {phase}, hash {hash} kept, replays",
    ),
    "sealed": (
        "{table}: {game}, skrót {hash} pasuje do ziarna i soli, daje się odtworzyć",
        "{table}: {game}, hash {hash} belongs to seed and salt, replays",
    ),
    "plain": (
        "{game}: daje się odtworzyć (zwykły zapis nie ma skrótu do sprawdzenia)",
        "{game}: replays (a plain record has no hash to check)",
    ),
    "refiled": (
        "wyniki i dzienniki zapisane na nowo: {games}, nie da się odczytać: {bad}",
        "{games} results and lines written anew, {bad} tables cannot be read",
    ),
    "backed-up": ("{file}: {size} bajtów", "{file}: {size} bytes"),
    "restored": ("przywrócono z pliku {file}", "restored from {file}"),
    "still-played": (" (gra jeszcze trwa)", " (still being played)"),
    "no-tables": ("nie ma stołów", "no tables"),
    "stuck": (
        "gry, których nie można by dokończyć według zainstalowanych zasad: {stuck}; pozwól im się skończyć",
        "{stuck} running games could not go on under the installed rules: let them end first",
    ),
    # what became of a table
    "verdict.same": ("{count} bez zmian", "{count} same"),
    "verdict.alike": ("{count} przebiega tak samo", "{count} alike"),
    "verdict.diverges": ("{count} przebiega inaczej", "{count} diverges"),
    "verdict.unknown-game": ("{count} z nieznaną grą", "{count} unknown-game"),
    "verdict.unreadable": ("{count} nie do odczytania", "{count} unreadable"),
    "verdict.not-started": ("{count} bez rozpoczętej gry", "{count} not-started"),
    # phases of a table
    "phase.lobby": ("przygotowywany", "lobby"),
    "phase.playing": ("w trakcie", "playing"),
    "phase.over": ("gra skończona", "over"),
    "phase.frozen": ("według innych zasad", "frozen"),
}


def word(key: str, lang: str, **values: Any) -> str:
    """Say one of these."""
    return say(WORDS[key], lang, **values)
