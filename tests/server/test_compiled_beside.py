"""Compiled rules that come while the server runs: workers take them, levels follow, games stay the same."""

import asyncio
import itertools
import shutil
from pathlib import Path

import pytest

import orbita
from orbita.registry import find_game
from orbita.server.http.routes.games import game_info
from orbita.server.rooms import bot_pool, rooms
from orbita.server.table import fairness, levels
from orbita.server.table.levels import Thinking, levels_of
from tests.server.club import open_club, run
from tests.server.test_workers import is_running, open_workers, until

PACKAGE = Path(orbita.__file__).parent


def finish(folder):
    """What a compiler does in the end: the whole package stands in its folder. Here it is a copy of ours."""
    whole = folder.with_suffix(".part")
    shutil.copytree(PACKAGE, whole / "orbita", ignore=shutil.ignore_patterns("__pycache__", "static"))
    for library in PACKAGE.parent.glob("orbita__mypyc*"):
        shutil.copy(library, whole)
    whole.rename(folder)


@pytest.fixture
def uncompiled(monkeypatch):
    """A server whose own rules are plain Python."""
    for module in (rooms, levels):
        monkeypatch.setattr(module, "is_compiled", lambda: False)
    monkeypatch.setattr(rooms, "CHECK", 0.01)
    monkeypatch.setattr(Thinking, "is_compiled_beside", False)


def test_a_worker_runs_the_other_package_from_its_next_question_on(tmp_path):
    async def work():
        async with open_workers() as workers:
            before, first = await workers.ask("t", "package"), await workers.ask("t", "process")
            assert Path(before).parent == PACKAGE
            finish(tmp_path / "compiled")
            workers.move_to(str(tmp_path / "compiled"))
            assert await workers.ask("t", "package") == str(tmp_path / "compiled/orbita/__init__.py")
            assert not is_running(first)
            (second,) = workers.processes()
            assert await workers.ask("t", "process") == second  # and stays

    run(work())


def test_a_question_under_way_is_answered_before_its_worker_changes(tmp_path):
    async def work():
        async with open_workers() as workers:
            asked = asyncio.create_task(workers.ask("t", "wait for", f"{tmp_path}/go"))
            await until(lambda: workers.workers == 1)
            finish(tmp_path / "compiled")
            workers.move_to(str(tmp_path / "compiled"))
            (tmp_path / "go").touch()
            assert await asked == f"{tmp_path}/go"
            assert await workers.ask("t", "package") == str(tmp_path / "compiled/orbita/__init__.py")

    run(work())


def test_the_strongest_levels_are_offered_as_soon_as_the_compiled_package_is_there(tmp_path, uncompiled):
    async def work():
        async with open_club(compiled_at=str(tmp_path / "compiled")) as club:
            assert game_info(find_game("voyager")).withheld
            assert "master" not in levels_of("voyager")
            finish(tmp_path / "compiled")
            await until(lambda: not game_info(find_game("voyager")).withheld)
            assert levels_of("voyager")[-1] == "master"
            assert all(worker.folder == str(tmp_path / "compiled") for worker in club.rooms.bots._all)
            assert all(worker.folder == str(tmp_path / "compiled") for worker in club.rooms.replays._all)

    run(work())


def test_a_server_that_is_compiled_itself_waits_for_nothing(tmp_path, uncompiled, monkeypatch):
    monkeypatch.setattr(rooms, "is_compiled", lambda: True)

    async def work():
        (tmp_path / "compiled").mkdir()
        async with open_club(compiled_at=str(tmp_path / "compiled")) as club:
            await asyncio.sleep(0.05)
            assert all(worker.folder == "" for worker in club.rooms.bots._all)

    run(work())


@pytest.mark.parametrize("game", ["guardians", "voyager"])
def test_the_same_seeds_give_the_same_game_if_the_workers_change_in_its_middle(
    tmp_path, uncompiled, monkeypatch, game
):
    monkeypatch.setattr(fairness, "new_seed", lambda: "7" * 64)

    async def played(switch):
        numbers = itertools.count(1)
        monkeypatch.setattr(bot_pool.secrets, "randbits", lambda bits: next(numbers))
        async with open_club(compiled_at=str(tmp_path / "compiled")) as club:
            _, room = await club.lay("bot", "bot", game=game)
            await until(lambda: room.table.seq > 20)
            if switch:
                finish(tmp_path / "compiled")
                await until(lambda: club.rooms.bots._all[0].folder)
            changed = room.table.seq
            await until(lambda: room.table.phase == "over" or room.table.seq > changed + 40)
            return room.table.record().moves[:50]

    async def work():
        plain = await played(switch=False)
        assert await played(switch=True) == plain

    run(work())
