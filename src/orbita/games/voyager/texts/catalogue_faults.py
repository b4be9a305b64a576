"""What can be wrong with a content pack, as pairs (Polish, English), beyond what every game says."""

from typing import Final

from orbita.core.lang import Pair

FAULTS: Final[dict[str, Pair]] = {
    "no_folder": ("nie ma takiego folderu z plikami {files}", "there is no such folder with {files}"),
    # single values
    "huge_number": ("ogromna liczba", "a huge number"),
    "one_of": ("potrzebne jest jedno z: {known}; a nie {value}", "one of {known} is needed, not {value}"),
    "identifier": (
        "potrzebne są małe litery bez ogonków, cyfry i łączniki, najwyżej 40, najpierw litera; a nie {value}",
        "small letters, digits and hyphens are needed, at most 40, a letter first, not {value}",
    ),
    "yes_or_no": ("potrzebne jest true albo false, a nie {value}", "true or false is needed, not {value}"),
    "bilingual": (
        'potrzebne jest {{ pl = "…", en = "…" }}, a nie {value}',
        '{{ pl = "…", en = "…" }} is needed, not {value}',
    ),
    "text": (
        "potrzebny jest tekst w jednym wierszu, a nie {value}",
        "a text on one line is needed, not {value}",
    ),
    "no_text": (
        "potrzebny jest tekst w jednym wierszu, a nie ma żadnego",
        "a text on one line is needed, and there is none",
    ),
    "word": (
        "potrzebne jest słowo bez / , : i nawiasów, a nie {value}",
        "a word without / , : and brackets is needed, not {value}",
    ),
    "table": (
        "potrzebna jest tabela z polami {known}, a nie {value}",
        "a table with {known} is needed, not {value}",
    ),
    "list": ("potrzebna jest lista, a nie {value}", "a list is needed, not {value}"),
    "list_of": (
        "liczba pozycji listy ma wynosić {wanted}, a nie {count}",
        "a list of {wanted} is needed, not of {count}",
    ),
    "list_from_to": (
        "liczba pozycji listy ma wynosić od {low} do {high}, a nie {count}",
        "a list of {low} to {high} is needed, not of {count}",
    ),
    "kind_table": (
        'potrzebne jest {{ kind = "…" }}, a nie {value}',
        '{{ kind = "…" }} is needed, not {value}',
    ),
    "no_kind": (
        "brakuje tego pola: potrzebne jest jedno z: {known}",
        "one of {known} is needed, this field is missing",
    ),
    # entries, and how they fit together
    "no_entry": ("potrzebna jest co najmniej jedna pozycja [[{kind}]]", "at least one [[{kind}]] is needed"),
    "id_twice": ("tego id użyto dwa razy", "this id is used twice"),
    "amount": (
        "potrzeba ich razem od {low} do {high}, a nie {amount}",
        "{low} to {high} are needed in all, not {amount}",
    ),
    "spaces": (
        "pierścienie razem mają mieć od {low} do {high} pól, a nie {amount}",
        "all rings together need {low} to {high} spaces, not {amount}",
    ),
    "one_home": ("dokładnie jedno ciało jest domem", "exactly one body is home"),
    "no_landing": (
        "potrzebne jest co najmniej jedno ciało, na którym można wylądować",
        "at least one body to land on is needed",
    ),
    "ring_or_around": (
        "potrzebne jest albo ring i start, albo around",
        "either ring and start, or around, is needed",
    ),
    "around": (
        "potrzebne jest jedno z: {known}, czyli ciało z własnym pierścieniem",
        "one of {known} is needed: a body with a ring of its own",
    ),
    "start_around": (
        "ciało krążące wokół innego zaczyna tam, gdzie ono: usuń to pole",
        "a body around another one starts where that one does: leave this out",
    ),
    "start": (
        "potrzebne jest pole od 0 do {last}, a nie {start}",
        "a space from 0 to {last} is needed, not {start}",
    ),
    "landing_at_home": ("w domu się nie ląduje: usuń to pole", "nobody lands at home: leave this out"),
    "stars": (
        "gwiazdy ma tylko ciało z liczbą lądowania",
        "only a body with a landing number has stars",
    ),
    "missions_kept": (
        "ma być mniejsze niż missions_dealt, czyli {dealt}",
        "it must be less than missions_dealt, {dealt}",
    ),
    "missions": ("potrzeba {needed} misji, a nie {there}", "{needed} missions are needed, not {there}"),
    "research_id": ("to id ma już karta badań", "a research card has this id"),
}
