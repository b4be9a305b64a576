"""What leaves a game is made of names and plain values, of the types it promises, in both languages."""

import types
import typing

import msgspec

from orbita.core.contract import Catalogue
from orbita.core.lang import LANGS
from tests.contract.walks import option_sets, walk

TABLES = 14  # looked at in each test


def some(matches):
    """Matches of every kind, and their seeds."""
    return list(enumerate(matches))[:: -(-len(matches) // TABLES)]


def is_plain(kind):
    """A type that clients can read: a number, a word, one of some words, or nothing."""
    if typing.get_origin(kind) is typing.Literal:
        return all(isinstance(value, str | int) for value in typing.get_args(kind))
    if typing.get_origin(kind) in (typing.Union, types.UnionType, tuple, list):
        return all(is_plain(part) for part in typing.get_args(kind) if part is not Ellipsis)
    return kind in (int, str, bool, type(None))


def told(game, match, seat, move):
    """A move's events as data, as everybody sees them."""
    after, events = game.copy(match.state), []
    game.apply(after, seat, move, events)
    for watcher in (None, *range(match.seats)):
        seen = (game.seen_by(event, watcher) for event in events)
        yield from (game.event_data(after, event) for event in seen if event is not None)


def test_events_have_the_names_and_values_that_their_types_promise(game, matches):
    assert game.event_types
    for seed, match in some(matches):
        for seat, move in walk(game, match, seed):
            for data in told(game, match, seat, move):
                promised = game.event_types[data["event"]]
                assert {"event", *promised} == {*data}, data
                for name, kind in promised.items():
                    msgspec.convert(data[name], kind, strict=True)


def test_types_of_events_are_plain(game):
    for name, promised in game.event_types.items():
        assert name.isidentifier()
        assert all(is_plain(kind) for kind in promised.values()), name


def test_what_is_shown_survives_json_and_is_of_its_type(game, matches):
    kind = game.shown_type or game.view_type
    for seed, match in some(matches):
        for number, _ in enumerate(walk(game, match, seed)):
            if number % 5 == 0:
                for watcher in (None, *range(match.seats)):
                    shown = game.shown(game.view(match.state, watcher))
                    assert msgspec.json.decode(msgspec.json.encode(shown), type=kind) == shown


def test_the_catalogue_tells_every_option_in_both_languages(game):
    for given in option_sets(game):
        options = game.read_options(given)
        for lang in LANGS:
            catalogue = game.catalogue(options, lang)
            assert isinstance(catalogue, game.catalogue_type)
            assert isinstance(catalogue, Catalogue)
            raw = msgspec.json.encode(catalogue)
            assert msgspec.json.encode(msgspec.json.decode(raw, type=game.catalogue_type)) == raw
            check_options(game, catalogue)
    assert game.catalogue(options, "pl") != game.catalogue(options, "en") or not catalogue.options


def check_options(game, catalogue):
    """Each option once, with its default, and every value it may have by name."""
    if not catalogue.options:
        return
    fields = {field.name: field for field in msgspec.structs.fields(game.options_type)}
    assert [entry.id for entry in catalogue.options] == [name for name in fields if name in known(catalogue)]
    for entry in catalogue.options:
        assert entry.name
        assert entry.about
        kind = fields[entry.id].type
        if typing.get_origin(kind) is typing.Literal:
            assert [value.value for value in entry.values] == list(typing.get_args(kind))
        assert all(value.name for value in entry.values)


def known(catalogue):
    return {entry.id for entry in catalogue.options}
