"""Sealed set-ups: a code, the server's secret, and the seed that only both together give.

Whoever sees a code learns nothing of the seed; every table of a code on this server has the same one.
"""

import datetime
import hashlib
import secrets
from collections.abc import Mapping
from typing import Annotated, Any, Final

import msgspec

from orbita.core.chance import SEED_BITS
from orbita.core.contract import Game
from orbita.core.errors import BadOptions
from orbita.core.offers import Codes

DAILY: Final = "daily"
SEED_LETTERS: Final = SEED_BITS // 4
DAY: Final = 86_400_000  # ms
FIRST_DAY: Final = datetime.date(2026, 1, 1)


class Challenge(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A set-up to be taken elsewhere: all that its game began with."""

    game: Annotated[str, msgspec.Meta(max_length=40)]
    rules: Annotated[int, msgspec.Meta(ge=0, le=1 << 31)]
    content: Annotated[str, msgspec.Meta(max_length=64)]
    options: Annotated[dict[str, Any], msgspec.Meta(max_length=40)]
    sealed: Annotated[str, msgspec.Meta(max_length=20)]
    seed: Annotated[str, msgspec.Meta(max_length=64)]


class Seal(msgspec.Struct, frozen=True):
    """What a table is laid with: the code that is shown, and the seed that is not."""

    code: str = ""
    seed: str = ""
    is_challenge: bool = False
    closed_until: int = 0  # when the day ends whose set-up it is; 0: of no day that goes on


def seed_of(secret: str, game: str, code: str) -> str:
    """The seed of a code, as hexadecimal text."""
    return _hashed(secret, b"orbita seed", f"{game}\0{code}").hex()


def day_of(at: int) -> str:
    """The day of a moment, in UTC."""
    return datetime.datetime.fromtimestamp(at / 1000, datetime.UTC).date().isoformat()


def read_day(text: str, today: str) -> str:
    """A day that has come, as it is written; today, if none is named."""
    try:
        day = datetime.date.fromisoformat(text or today)
    except ValueError:
        day = datetime.date.max
    if not FIRST_DAY <= day <= datetime.date.fromisoformat(today):
        raise BadOptions("daily/no-such-day", "a day is written 2026-11-18, and is not to come")
    return day.isoformat()


def hours_of(day: str) -> tuple[int, int]:
    """When a day begins and ends, in milliseconds since 1970."""
    midnight = datetime.datetime.fromisoformat(day).replace(tzinfo=datetime.UTC)
    began = int(midnight.timestamp() * 1000)
    return began, began + DAY


def daily_code(game: Game[Any], secret: str, day: str) -> str:
    """The code of a day: nobody can tell tomorrow's."""
    codes = need_codes(game)
    number = int.from_bytes(_hashed(secret, b"orbita day", f"{game.name}\0{day}"))
    return codes.name(game.read_options(dict(codes.daily)), number % codes.count)


def closed_until(game: Game[Any], secret: str, code: str, now: int) -> int:
    """When a code is that of today: the end of the day; 0 otherwise."""
    today = day_of(now)
    return hours_of(today)[1] if game.codes and code == daily_code(game, secret, today) else 0


def random_code(game: Game[Any], options: Any) -> str:
    """Any code that fits these options; empty where they have none."""
    return game.codes.name(options, secrets.randbelow(game.codes.count)) if game.codes else ""


def mission_of(game: Game[Any], rules: int, content: str, code: str, seed: str) -> str:
    """The hash of a set-up: alike for all tables, of whichever server, that began with the same one."""
    implied = need_codes(game).options(code)
    whole = msgspec.json.encode([game.name, rules, content, sorted(implied.items()), seed])
    return hashlib.blake2b(whole, digest_size=16, person=b"orbita mission").hexdigest()


def need_codes(game: Game[Any]) -> Codes:
    """The codes of a game."""
    if game.codes is None:
        raise BadOptions("sealed/no-codes", f"set-ups of {game.name} have no codes", game=game.name)
    return game.codes


def with_code(game: Game[Any], options: Mapping[str, Any], code: str) -> dict[str, Any]:
    """Options with those that a code implies, if both go together."""
    settled = {**options, **need_codes(game).options(code)}
    if not need_codes(game).name(game.read_options(settled), 0):
        raise BadOptions("sealed/options", f"{code} does not go with these options", sealed=code)
    return settled


def of_challenge(game: Game[Any], challenge: Challenge) -> Seal:
    """The seal of a set-up from elsewhere, if it can be played here as it was there."""
    if challenge.game != game.name:
        raise BadOptions("challenge/other-game", f"this challenge is for {challenge.game[:40]!r}")
    code = need_codes(game).read(challenge.sealed)
    here = (game.rules_version, game.content_hash(game.read_options(challenge.options)))
    if here != (challenge.rules, challenge.content):
        raise BadOptions("challenge/other-rules", "this challenge was played under other rules or content")
    seed = challenge.seed.lower()
    if len(seed) != SEED_LETTERS or not set(seed) <= set("0123456789abcdef"):
        raise BadOptions("challenge/seed", f"a seed has {SEED_LETTERS} hexadecimal digits")
    return Seal(code, seed, is_challenge=True)


def _hashed(secret: str, purpose: bytes, text: str) -> bytes:
    """Hash a text with the server's secret."""
    return hashlib.blake2b(
        text.encode(), key=bytes.fromhex(secret), digest_size=SEED_BITS // 8, person=purpose
    ).digest()
