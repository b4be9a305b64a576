"""Nothing that is sent to us is unbounded: every text, list and number of a request has a limit."""

import ast
import typing
from pathlib import Path
from types import SimpleNamespace

import msgspec
import pytest

import orbita
from orbita.core.errors import OrbitaError
from orbita.server.app import answer_refusal
from orbita.server.http import bodies
from orbita.server.table import clean_text
from orbita.server.table.keys import is_code, new_code
from orbita.server.table.sealing import Challenge

REQUESTS = bodies.Request.__subclasses__()


def unbounded(kind, path):
    """The places in a type where more may be sent than anybody needs."""
    match kind:
        case msgspec.inspect.StrType() if kind.max_length is None:
            yield path
        case msgspec.inspect.IntType() if kind.ge is None or kind.le is None:
            yield path
        case msgspec.inspect.CollectionType() if kind.max_length is None:
            yield path
        case msgspec.inspect.DictType() if kind.max_length is None:
            yield path
    inner = (
        kind.fields
        if isinstance(kind, msgspec.inspect.StructType)
        else [*getattr(kind, "types", ()), *([kind.item_type] if hasattr(kind, "item_type") else ())]
    )
    for one in inner:
        name = getattr(one, "name", "")
        yield from unbounded(getattr(one, "type", one), f"{path}.{name}")


@pytest.mark.parametrize("body", REQUESTS)
def test_every_text_list_and_number_of_a_request_has_a_bound(body):
    assert list(unbounded(msgspec.inspect.type_info(body), body.__name__)) == []


def test_what_has_no_bound_would_be_found():
    class Open(bodies.Request, frozen=True):
        text: str
        numbers: typing.Annotated[list[int], msgspec.Meta(max_length=3)]
        words: dict[str, str] | None = None

    found = set(unbounded(msgspec.inspect.type_info(Open), ""))
    assert found == {".text", ".numbers.", ".words."}


def options(value):
    return bodies.NewTable("guardians", (bodies.SeatWish("open"),), options=value)


def nested(depth):
    return {"a": nested(depth - 1)} if depth else 1


def test_options_have_a_size_and_a_depth():
    text = "x" * (bodies.MAX_OPTIONS - len('{"a":""}'))
    assert options({"a": text}).options == {"a": text}
    with pytest.raises(ValueError, match="4096 bytes"):
        options({"a": text + "x"})
    assert options(nested(bodies.MAX_DEPTH)).options
    with pytest.raises(ValueError, match="too deeply"):
        options(nested(bodies.MAX_DEPTH + 1))
    with pytest.raises(ValueError, match="too deeply"):
        options(nested(500))


@pytest.mark.parametrize("depth", [bodies.MAX_DEPTH + 1, 500])
def test_whatever_a_game_is_told_is_as_flat(depth):
    deep = nested(depth)
    seats = (bodies.SeatWish("open"),)
    challenge = Challenge("guardians", 1, "", deep, "", "")
    for tell in (
        lambda: bodies.NewTable("guardians", seats, challenge=challenge),
        lambda: bodies.BeginCampaign("guardians", deep),
        lambda: bodies.CampaignStep(deep, 0),
    ):
        with pytest.raises(ValueError, match="too deeply"):
            tell()


def asked():
    """A request of somebody who reads English, at a server without games."""
    rooms = SimpleNamespace(games={})
    return SimpleNamespace(app=SimpleNamespace(state=SimpleNamespace(rooms=rooms)), headers={})


def test_a_refusal_repeats_little_of_what_was_asked():
    error = OrbitaError(
        "seat/unknown",
        "there is no seat " + "9" * 5000,
        text="x" * 5000,
        number=10**5000,
        many=["y" * 5000] * 5000,
        seat=3,
        nobody=None,
        right=True,
    )
    problem = answer_refusal(asked(), error).content
    assert len(problem.message) <= clean_text.MAX_MESSAGE
    assert problem.details["text"] == "x" * 40
    assert problem.details["number"] == "…"
    assert problem.details["many"] == ["y" * 40] * 40
    assert (problem.details["seat"], problem.details["nobody"], problem.details["right"]) == (3, None, True)
    assert len(msgspec.json.encode(problem)) < 4000


def test_only_codes_of_tables_are_looked_up():
    assert is_code(new_code())
    for text in ("", "\0", "abc\0", "a" * 21, "a.b", "a/b", "²", "ą", " ", "a b", "'"):
        assert not is_code(text), text


def kinds_of(base):
    for kind in base.__subclasses__():
        yield kind.__name__
        yield from kinds_of(kind)


def is_ours(code):
    """A text of our own, or a code taken over from an error that has one."""
    return isinstance(code, ast.Constant) or (isinstance(code, ast.Attribute) and code.attr == "code")


def test_no_code_of_a_refusal_is_made_of_what_somebody_sent():
    """Codes become labels of figures and keys of translations: there are only so many."""
    kinds = {*kinds_of(OrbitaError), "OrbitaError"}
    calls = [
        (file.name, node)
        for file in (Path(orbita.__file__).parent / "server").rglob("*.py")
        for node in ast.walk(ast.parse(file.read_text()))
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in kinds
    ]
    assert len(calls) > 50
    assert [f"{file}:{call.lineno}" for file, call in calls if not is_ours(call.args[0])] == []
