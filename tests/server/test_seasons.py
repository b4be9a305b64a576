"""Databases of earlier versions: every table is the same table, every key opens its seat, games go on.

`first_season.jsonl` was written by the version before proposals were tied to the position: an end that was
taken back and reached again, consent that came moves later, kicks, new links, a bot in a player's place, a
resignation, a rematch. Each line has a log, what that version made of it, the keys, and perhaps a snapshot.
"""

import dataclasses
import hashlib
import json
from pathlib import Path

import msgspec
import pytest
from alembic import command
from sqlalchemy import create_engine, insert

from orbita.cli.main import main
from orbita.core.record import write_json
from orbita.registry import GAMES
from orbita.server.socket import protocol as wire
from orbita.server.store.find import make_store
from orbita.server.store.migrate import _config
from orbita.server.store.schema import ENTRIES, SNAPSHOTS
from orbita.server.upkeep.archive import fold, read_archived
from tests.server.club import code_of, open_club, run

TABLES = [json.loads(line) for line in Path(__file__).with_name("first_season.jsonl").open()]
GUARDIANS, _, VOYAGER, SPACE_ALERT, _ = (kept["log"]["table"] for kept in TABLES)
GUARDIANS_OVER = TABLES[-1]["log"]["table"]
# What was played under earlier rules and comes out alike under those of today, as if they were of that time.
AS_THEN = {
    **GAMES,
    "guardians": dataclasses.replace(GAMES["guardians"], rules_version=1),
}
# Missions of Space Alert are sealed since; Voyager's returned missions stay out of the game.
DIVERGED = (SPACE_ALERT, VOYAGER)
ALIKE = [kept for kept in TABLES if kept["log"]["table"] not in DIVERGED]
UNFINISHED = 17  # entries of the last table: its end is proposed, and one of two has agreed
LATER = 1_790_000_000_000


def rows_of(kept):
    return read_archived(msgspec.json.encode(kept["log"]))[1]


@pytest.fixture
def old(tmp_path):
    """A database file as the first version left it: its address."""
    return written(tmp_path / "old.db", {kept["log"]["table"]: None for kept in TABLES})


@pytest.fixture
def unfinished(tmp_path):
    """The same of one table, as it was before its game ended."""
    return written(tmp_path / "unfinished.db", {GUARDIANS_OVER: UNFINISHED})


def written(file, tables):
    """A database of the first version with these tables, each up to a number of entries if there is one."""
    engine = create_engine(f"sqlite:///{file}")
    with engine.begin() as connection:
        config = _config()
        config.attributes["connection"] = connection
        command.upgrade(config, "0001")
        for kept in TABLES:
            code = kept["log"]["table"]
            if code not in tables:
                continue
            rows = rows_of(kept)[: tables[code]]
            connection.execute(insert(ENTRIES), [{"code": code, **row._asdict()} for row in rows])
            if snapshot := kept["snapshot"]:
                frozen = bytes.fromhex(snapshot["frozen"])
                connection.execute(insert(SNAPSHOTS), {"code": code, **snapshot, "frozen": frozen})
    engine.dispose()
    return f"sqlite:///{file}"


def written_moves(record):
    """The moves as a record has them in JSON."""
    return msgspec.json.encode(json.loads(write_json(record))["moves"])


def position(table):
    """The table as text, which packs no fields; options that came later are left out."""
    lines = table.game.notation.position_text(table.match.state).split("\n")
    return "\n".join(line for line in lines if not line.startswith("options:")).encode()


def facts(table):
    """What the version of that time wrote down, as this one sees it."""
    record, wish = table.record(), table.wish
    return {
        "seq": table.seq,
        "phase": table.phase,
        "kinds": [place.kind for place in table.places],
        "players": [place.level or place.player for place in table.places],
        "wish": wish and [wish.made.wish, list(wish.made.voters), list(wish.agreed)],
        "rematch": table.rematch,
        "ending": table.ending,
        "clock": [table.timing.time, table.timing.at],
        "position": hashlib.sha256(position(table)).hexdigest() if table.match else "",
        "moves": hashlib.sha256(written_moves(record)).hexdigest() if record else "",
        "standing": table.match.standing() if table.match else 0,
        "outcome": json.loads(msgspec.json.encode(table.match.outcome())) if table.match else None,
    }


@pytest.mark.parametrize("kept", ALIKE, ids=lambda kept: kept["log"]["log"][0]["entry"]["game"])
def test_a_log_of_the_first_season_gives_the_table_it_gave_then(kept):
    table = fold(kept["log"]["table"], rows_of(kept), AS_THEN)
    assert facts(table) == kept["facts"]


def test_tables_of_an_old_database_are_found_with_all_their_seats(old):
    async def work():
        async with open_club(make_store(old), games=AS_THEN) as club:
            club.moment = LATER
            for kept in TABLES:
                room = await club.rooms.room(kept["log"]["table"])
                assert kept not in ALIKE or facts(room.table) == kept["facts"]
                for seat, key in kept["keys"].items():
                    if room.table.places[int(seat)].kind == "person":
                        assert (await club.client(key)).connection.who.seat == int(seat)
            assert club.rooms.unreadable == {}
            assert club.rooms.metrics.failures._value.get() == 0

    run(work())


def test_running_games_of_an_old_database_go_on(unfinished):
    async def work():
        async with open_club(make_store(unfinished), games=AS_THEN, bot_pace=3600) as club:
            club.moment = LATER
            keys = TABLES[-1]["keys"]
            room = await club.rooms.room(GUARDIANS_OVER)
            for _ in range(3):
                seat = next(seat for seat in room.table.awaited() if room.table.places[seat].kind == "person")
                state = room.table.match.state
                move = room.table.game.notation.move_text(state, seat, room.table.game.legal(state, seat)[0])
                assert isinstance(await (await club.client(keys[str(seat)])).play(move), wire.Done)

    run(work())


def test_what_the_first_season_left_open_is_not_carried_now_and_hinders_no_new_proposal(unfinished):
    async def work():
        async with open_club(make_store(unfinished), games=AS_THEN) as club:
            keys = TABLES[-1]["keys"]
            room = await club.rooms.room(GUARDIANS_OVER)
            club.moment = room.table.moved_at + 1
            ala, ola = await club.client(keys["0"]), await club.client(keys["1"])
            assert ala.update().table.proposal is None
            assert code_of(await ala.answer(True)) == "wish/none"
            assert isinstance(await ola.send(wire.Propose("resign")), wire.Done)
            assert ala.update().table.proposal.wish == "resign"
            assert room.table.places[0].kind == "person"

    run(work())


def test_the_look_before_the_upgrade_names_the_games_whose_rules_have_changed(old, capsys):
    """What was not noted as ended looks as if it were being played; missions are dealt otherwise now."""
    assert main(["upgrade-check", "--database", old]) == 1
    found = capsys.readouterr().out
    assert f"{GUARDIANS_OVER}: alike: rules 1 -> 2" in found
    assert f"{GUARDIANS}: alike (still being played): rules 1 -> 2" in found
    assert f"{SPACE_ALERT}: diverges" in found
    assert f"{VOYAGER}: diverges" in found
    assert "2 alike, 1 not-started, 2 diverges\n" in found


@pytest.mark.parametrize(
    ("code", "rules", "phase"),
    [
        (GUARDIANS, 1, "frozen"),
        (GUARDIANS_OVER, 1, "over"),
        (SPACE_ALERT, 1, "frozen"),
        (VOYAGER, 2, "frozen"),
    ],
)
def test_a_game_of_rules_that_have_changed_since_is_frozen_not_lost(old, code, rules, phase):
    """They were played under other rules then: every move and every seat is still there, nothing moves."""

    async def work():
        async with open_club(make_store(old)) as club:
            club.moment = LATER
            kept = next(kept for kept in TABLES if kept["log"]["table"] == code)
            table = (await club.rooms.room(code)).table
            kept_facts = ["seq", "kinds", "players", "ending", "rematch"]
            if (
                code != SPACE_ALERT
            ):  # asleep, a game forgets at which moment of its clock a move was taken back
                kept_facts.append("moves")
            assert {name: facts(table)[name] for name in kept_facts} == {
                name: kept["facts"][name] for name in kept_facts
            }
            assert (table.phase, table.begun.rules, table.match) == (phase, rules, None)
            for seat, key in kept["keys"].items():
                if table.places[int(seat)].kind == "person":
                    client = await club.client(key)
                    assert client.connection.who.seat == int(seat)
                    assert code_of(await client.play("shoot")) == f"table/{phase}"
            assert club.rooms.unreadable == {}

    run(work())


def test_an_end_that_was_taken_back_has_only_the_outcome_that_stands(old):
    async def work():
        async with open_club(make_store(old), games=AS_THEN) as club:
            table = (await club.rooms.room(GUARDIANS)).table
            assert table.phase == "over"
            assert table.record().outcome == table.match.outcome()

    run(work())
