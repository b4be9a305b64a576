"""Keeping a server: export and verify, backup and restore while it runs, the look before an upgrade."""

import asyncio
import dataclasses
import json
import shutil
import sqlite3
import urllib.error
import urllib.request

import msgspec
import pytest

from orbita.cli.main import main
from orbita.core.errors import IllegalMove, OrbitaError
from orbita.registry import GAMES
from orbita.server.store.find import make_store
from orbita.server.upkeep import upgrade
from orbita.server.upkeep.archive import fold, read_archived
from orbita.server.upkeep.backup import restore
from tests.server.club import open_club, run
from tests.server.players import link_to, play_to_the_end
from tests.server.servers import Served


@pytest.fixture(scope="module")
def house(tmp_path_factory):
    """A server on which one game was played to the end and another is under way."""
    folder = tmp_path_factory.mktemp("kept")
    served = Served(f"sqlite:///{folder}/orbita.db", folder)
    served.finished = served.lay("Ala", "bot")
    served.running = served.lay("Ola", "bot")
    run(play_to_the_end(link_to(served, served.finished.seats["0"]), 3, {}))
    run(play_to_the_end(link_to(served, served.running.seats["0"]), 4, {}, limit=3))
    yield served
    served.stop()


def orbita(house, *words):
    return main([*words, "--database", house.database])


def test_everything_is_exported_verified_and_imported_elsewhere(house, tmp_path, capsys):
    file, other = tmp_path / "all.jsonl", f"sqlite:///{tmp_path}/other.db"
    assert orbita(house, "records", "export", str(file)) == 0
    assert main(["records", "verify", str(file)]) == 0
    out = capsys.readouterr().out
    assert f"{house.finished.table}: guardians, over, hash" in out
    assert "2 good, 0 bad" in out
    assert main(["records", "import", str(file), "--database", other]) == 0
    assert main(["records", "import", str(file), "--database", other]) == 0
    assert "0 tables imported, 2 were there already" in capsys.readouterr().out

    async def work():
        async with open_club(make_store(other)) as club:
            client = await club.client(house.running.seats["0"])
            assert client.update().table.phase == "playing"

    run(work())


def test_a_table_of_an_import_that_did_not_end_is_listed_by_the_next(house, tmp_path):
    file, other = tmp_path / "all.jsonl", f"sqlite:///{tmp_path}/other.db"
    assert orbita(house, "records", "export", str(file)) == 0
    assert main(["records", "import", str(file), "--database", other]) == 0
    with sqlite3.connect(tmp_path / "other.db") as database:
        database.execute("DELETE FROM tables")
    database.close()
    assert main(["records", "import", str(file), "--database", other]) == 0
    with sqlite3.connect(tmp_path / "other.db") as database:
        listed = dict(database.execute("SELECT code, phase FROM tables"))
    database.close()
    assert listed == {house.finished.table: "over", house.running.table: "playing"}


def test_a_forged_export_is_found_out(house, tmp_path, capsys):
    file = tmp_path / "all.jsonl"
    orbita(house, "records", "export", str(file))
    lines = file.read_bytes().splitlines()
    code, rows = read_archived(lines[0])
    assert fold(code, rows, GAMES).begun
    forged = tmp_path / "forged.jsonl"
    forged.write_bytes(lines[0].replace(b'"move":"place 10/', b'"move":"place 9/', 1) + b"\n" + lines[1])
    capsys.readouterr()
    assert main(["records", "verify", str(forged)]) == 1
    assert "1 good, 1 bad" in capsys.readouterr().out


def test_a_players_record_is_verified_by_hash_and_replay(house, tmp_path, capsys):
    with urllib.request.urlopen(f"{house.address}/api/tables/{house.finished.table}/record") as answer:
        raw = answer.read()
    file = tmp_path / "mine.json"
    file.write_bytes(raw)
    assert main(["records", "verify", str(file)]) == 0
    assert "belongs to seed and salt" in capsys.readouterr().out
    sealed = json.loads(raw)
    sealed["salt"] = "00" * 16
    file.write_text(json.dumps(sealed, separators=(",", ":")))
    assert main(["records", "verify", str(file)]) == 1


def test_the_record_of_a_running_game_would_tell_the_future(house):
    with pytest.raises(urllib.error.HTTPError) as refused:
        urllib.request.urlopen(f"{house.address}/api/tables/{house.running.table}/record")
    assert refused.value.code == 409


def is_gone(server, code):
    try:
        server.rest.table(code)
    except OrbitaError as error:
        return error.code == "table/unknown"
    return False


def test_a_backup_taken_while_running_is_restored_while_running(tmp_path, capsys):
    served = Served(f"sqlite:///{tmp_path}/orbita.db", tmp_path)
    try:
        laid = served.lay("Ala", "Ola")
        saved = tmp_path / "saved.db"
        assert orbita(served, "backup", str(saved)) == 0
        assert orbita(served, "backup", str(saved)) == 2
        later = served.lay("Ela", "Jan")
        promised = {}
        run(play_to_the_end(link_to(served, laid.seats["0"]), 1, promised, limit=1))
        assert promised
        assert orbita(served, "restore", str(saved)) == 0

        async def work():
            for _ in range(100):
                if is_gone(served, later.table):
                    break
                await asyncio.sleep(0.1)
            assert is_gone(served, later.table)
            again = {}
            await play_to_the_end(link_to(served, laid.seats["0"]), 2, again, limit=1)
            assert list(again) == list(promised)

        run(work())
        assert served.figure("orbita_failures_total") == 0, served.log()
    finally:
        served.stop()


def test_a_backup_is_not_put_beside_what_a_killed_server_left_of_another_database(tmp_path, capsys):
    file, saved = tmp_path / "orbita.db", tmp_path / "saved.db"
    served = Served(f"sqlite:///{file}", tmp_path)
    kept = served.lay("Ala", "Ola")
    assert orbita(served, "backup", str(saved)) == 0
    later = served.lay("Ala", "Ola")
    served.kill()
    file.rename(tmp_path / "away.db")
    assert orbita(served, "restore", str(saved)) == 2
    assert "move it away as well" in capsys.readouterr().err
    assert not file.exists()
    (tmp_path / "orbita.db-wal").rename(tmp_path / "away.db-wal")
    assert orbita(served, "restore", str(saved)) == 0
    found = findings(served, GAMES)
    assert list(found) == [kept.table]
    assert later.table not in found


def test_a_copy_with_its_write_ahead_log_is_restored_whole(tmp_path):
    served = Served(f"sqlite:///{tmp_path}/orbita.db", tmp_path)
    laid = served.lay("Ala", "Ola")
    served.kill()
    for part in ("", "-wal"):
        shutil.copyfile(tmp_path / f"orbita.db{part}", tmp_path / f"copy.db{part}")
    new = f"sqlite:///{tmp_path}/new.db"
    restore(new, tmp_path / "copy.db")
    served.database = new
    assert list(findings(served, GAMES)) == [laid.table]


def test_files_and_folders_that_are_not_there_are_refused(house, tmp_path, capsys):
    assert main(["records", "verify", str(tmp_path / "none")]) == 2
    assert main(["records", "verify", str(tmp_path)]) == 2
    assert orbita(house, "backup", str(tmp_path / "none" / "saved.db")) == 2
    told = capsys.readouterr().err.splitlines()
    assert len(told) == 3
    assert "there is no folder" in told[2]


def test_what_is_no_backup_is_refused_and_nothing_is_touched(house, tmp_path):
    file = tmp_path / "nonsense.db"
    file.write_bytes(b"nonsense" * 1000)
    with pytest.raises(OrbitaError) as refused:
        restore(house.database, file)
    assert refused.value.code == "restore/damaged"
    assert house.rest.table(house.running.table).phase == "playing"
    with pytest.raises(OrbitaError) as other:
        restore("postgresql://localhost/x", file)
    assert other.value.code == "backup/sqlite-only"


def test_an_upgrade_that_changes_nothing_is_found_harmless(house, capsys):
    assert orbita(house, "upgrade-check") == 0
    assert "2 same" in capsys.readouterr().out


def findings(house, games):
    async def work():
        store = make_store(house.database)
        await store.open(lambda code, seq: None, lambda restored: None)
        found = {finding.table: finding async for finding in upgrade.check_all(store, games)}
        await store.close()
        return found

    return asyncio.run(work())


def test_a_game_that_would_end_otherwise_is_listed(house):
    game = GAMES["guardians"]

    def more(state):
        ended = game.outcome(state)
        return ended and msgspec.structs.replace(ended, scores=tuple(score + 1 for score in ended.scores))

    changed = {"guardians": dataclasses.replace(game, rules_version=99, outcome=more)}
    found = findings(house, changed)
    assert found[house.finished.table].verdict == "diverges"
    assert found[house.running.table].verdict == "alike"
    assert found[house.running.table].is_running
    assert not found[house.finished.table].is_running


def test_moves_that_are_no_longer_legal_are_listed(house):
    game = GAMES["guardians"]

    def why_not(state, seat, move):
        return IllegalMove("no", "not any more") if move > 600 else game.why_not(state, seat, move)

    changed = {"guardians": dataclasses.replace(game, rules_version=99, why_not=why_not)}
    assert findings(house, changed)[house.finished.table].verdict == "diverges"


def test_on_a_polish_system_faults_of_a_file_are_told_in_polish(tmp_path, capsys, monkeypatch):
    monkeypatch.setenv("LC_ALL", "pl_PL.UTF-8")
    file = tmp_path / "not-a-record"
    file.write_text("no game")
    assert main(["records", "verify", str(file)]) == 1
    assert f"{file}:1: Zapis jest uszkodzony: nie da się odczytać linii 1." in capsys.readouterr().err
