"""Every fault of a content file is a key of a catalogue with its values, told in both languages."""

import ast
import string
from importlib import import_module
from pathlib import Path
from typing import Annotated, Literal

import msgspec
import pytest

from orbita.cli.lang import error_text, said
from orbita.core import faults
from orbita.core.content import read_toml
from orbita.core.errors import BadContent, Fault
from orbita.registry import GAMES
from orbita.server import words

SOURCE = Path(__file__).parent.parent / "src" / "orbita"
CALLS = {"complaint": 0, "complain": 1, "fault": 2, "fault_on": 2}  # where the key stands
CATALOGUES = {
    "core": (),
    "guardians": ("catalogue_faults",),
    "voyager": ("catalogue_faults",),
    "space_alert": ("catalogue_content", "catalogue_flights"),
}


def sentences(part):
    found = dict(faults.SENTENCES)
    for name in CATALOGUES[part]:
        found |= import_module(f"orbita.games.{part}.texts.{name}").FAULTS
    return found


def files_of(part):
    folder = SOURCE / "core" if part == "core" else SOURCE / "games" / part
    return [file for file in folder.rglob("*.py") if file.parent.name != "texts"]


def name_of(call):
    return getattr(call.func, "attr", None) or getattr(call.func, "id", None)


def made(part):
    """Every fault that a part makes: its key, and the names of its values if they stand there."""
    for path in files_of(part):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            at = CALLS.get(name_of(node)) if isinstance(node, ast.Call) else None
            if at is not None and len(node.args) > at:
                names = {keyword.arg for keyword in node.keywords}
                for key in keys_in(node.args[at]):
                    yield key, None if None in names or name_of(node) == "complain" else names


def keys_in(node):
    """A key that stands there, or both of a choice."""
    if isinstance(node, ast.IfExp):
        return [*keys_in(node.body), *keys_in(node.orelse)]
    return [node.value] if isinstance(node, ast.Constant) else []


def needed(sentence):
    return {name for text in sentence for _, name, _, _ in string.Formatter().parse(text) if name}


@pytest.mark.parametrize("part", CATALOGUES)
def test_every_fault_has_its_words_and_the_values_they_need(part):
    known, found = sentences(part), list(made(part))
    assert len(found) > 5
    for key, names in found:
        assert key in known
        assert names is None or needed(known[key]) <= names, key


@pytest.mark.parametrize("part", CATALOGUES)
def test_every_fault_is_told_in_two_languages(part):
    same = [key for key, (polish, english) in sentences(part).items() if not polish or polish == english]
    assert same == []
    for key, sentence in sentences(part).items():
        values = dict.fromkeys(needed(sentence), 3)
        polish, english = (faults.Complaint(key, sentence, values).told(lang) for lang in ("pl", "en"))
        assert polish != english
        assert "{" not in polish.replace("{ ", "") + english.replace("{ ", "")


def test_no_sentence_stands_in_a_catalogue_unused():
    used = {part: {key for key, _ in made(part)} for part in CATALOGUES}
    said = {key for key, _ in faults.SAID}
    for part in GAMES:
        assert sentences(part).keys() - faults.SENTENCES.keys() - used[part] == set(), part
    assert faults.SENTENCES.keys() - set.union(*used.values()) - said == set()


def test_nobody_writes_a_fault_as_a_sentence():
    for part in CATALOGUES:
        for path in files_of(part):
            for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
                if isinstance(node, ast.Call) and name_of(node) == "Fault":
                    assert not any(isinstance(argument, ast.JoinedStr) for argument in node.args[3:]), path
                    assert not any(isinstance(argument, ast.Constant) for argument in node.args[3:]), path


def test_a_faulty_pack_is_refused_in_the_readers_language_everywhere(tmp_path):
    with pytest.raises(BadContent) as refused:
        GAMES["voyager"].check_content(str(tmp_path / "mine"))
    files = "board.toml, research.toml, exploration.toml, missions.toml, achievements.toml"
    polish = f"mine: [folder] -: nie ma takiego folderu z plikami {files}"
    assert words.told(refused.value, "pl", GAMES.values()) == polish
    assert error_text(refused.value, "pl") == said(refused.value, "pl") == polish
    assert words.told(refused.value, "en", GAMES.values()) == str(refused.value)


class Token(msgspec.Struct, forbid_unknown_fields=True):
    eyes: int


Few = Annotated[int, msgspec.Meta(ge=1, le=5)]
WRONG = [
    ("a", int, "type", "powinno tu być: liczba całkowita, a jest: tekst"),
    (1.5, int | str, "type", "powinno tu być: liczba całkowita lub tekst, a jest: ułamek"),
    ({}, Token, "lacks", "brakuje pola eyes"),
    ({"eyes": 1, "horns": 2}, Token, "has_unknown", "nieznane pole horns"),
    (0, Few, "least", "potrzebna jest liczba nie mniejsza niż 1"),
    (9, Few, "most", "potrzebna jest liczba nie większa niż 5"),
    ([1], tuple[int, int], "length", "długość listy ma wynosić 2, a nie 1"),
    ([], Annotated[list[int], msgspec.Meta(min_length=1)], "too_short", "potrzeba co najmniej tylu: 1"),
    ([1, 2], Annotated[list[int], msgspec.Meta(max_length=1)], "too_long", "może być najwyżej tyle: 1"),
    ("q", Literal["a", "b"], "word", "nie ma tu takiej wartości: 'q'"),
    (3, Annotated[int, msgspec.Meta(multiple_of=2)], "misfit", "ta wartość nie pasuje"),
]


@pytest.mark.parametrize(("value", "kind", "key", "polish"), WRONG)
def test_what_does_not_fit_its_type_is_told_in_our_words(value, kind, key, polish):
    with pytest.raises(msgspec.ValidationError) as refused:
        msgspec.convert(value, kind)
    field, wrong = faults.of_type(refused.value)
    assert (field, wrong.key, wrong.told("pl")) == ("-", key, polish)


def test_a_value_deep_in_a_table_is_told_with_its_place():
    with pytest.raises(msgspec.ValidationError) as refused:
        msgspec.convert({"tokens": [{"eyes": 1}, {"eyes": "two"}]}, dict[str, list[Token]])
    assert faults.of_type(refused.value)[0] == "[...][1].eyes"


@pytest.mark.parametrize(
    ("raw", "line"),
    [
        (b"a = 1\nb = [1, ?]\n", "od wiersza 2, kolumny 9 nie da się tego odczytać"),
        (b"a = 1\nb = [1,", "plik urywa się w połowie"),
        (b"a = 1\na = 2\n", "w wierszu 2 jest nazwa, która już była"),
        (b"[a]\n[a]\n", "w wierszu 2 jest nazwa, która już była"),
        (b"a = 1\nb = '\xff'\n", "zapisz plik jako UTF-8: w wierszu 2 jest coś innego"),
        (b"a = " + b"[" * 100_000, "za dużo nawiasów w nawiasach"),
        (b"a = " + b"9" * 10_000, "liczba ma tysiące cyfr"),
    ],
)
def test_a_file_that_is_no_toml_is_told_in_polish(raw, line):
    with pytest.raises(BadContent) as refused:
        read_toml(raw, "box.toml")
    (fault,) = refused.value.faults
    assert fault.complaint.told("pl").startswith(line)
    assert fault.told("pl").startswith("box.toml: [plik] ")
    assert str(fault).startswith("box.toml: [file] ")


def test_both_languages_travel_with_the_refusal():
    fault = Fault("box.toml", "file", "syntax", faults.complaint("too_deep"))
    error = BadContent([fault, fault])
    assert error.message == "\n".join(["box.toml: [file] syntax: brackets stand too deep in brackets"] * 2)
    assert error.details["polish"] == "\n".join(
        ["box.toml: [plik] składnia: za dużo nawiasów w nawiasach"] * 2
    )
