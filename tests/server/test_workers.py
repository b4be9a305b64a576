"""Worker processes: each question has its own limit, and falls alone."""

import asyncio
import json
import os
import signal
import subprocess
import sys
import time
import urllib.request
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from orbita.core.errors import IllegalMove
from orbita.server.errors import Refusal
from orbita.server.rooms.fair_queue import Busy
from orbita.server.rooms.workers import TooLate, Unanswered, Workers
from orbita.server.settings import Settings
from tests.server.club import run
from tests.server.odd_jobs import do
from tests.server.servers import Served

LONG = 3600.0  # seconds: a limit that is not reached
GOLDEN = Path(__file__).parent.parent / "golden/guardians/2-seats-basic.txt"


@asynccontextmanager
async def open_workers(count=1, limit=LONG, size=50, share=50):
    workers = Workers(do, count, limit=limit, size=size, share=share, niceness=10)
    try:
        yield workers
    finally:
        await workers.close()


async def until(is_so):
    """Look again until something is so; how long that takes decides nothing."""
    while not is_so():
        await asyncio.sleep(0.01)


def is_running(process):
    """Whether a process is there and has not ended; one that only waits to be noted has."""
    try:
        return Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()[0] not in ("Z", "X")
    except OSError:
        return False


def test_a_question_is_worked_out_in_another_process_behind_everybody_else():
    async def work():
        async with open_workers() as workers:
            assert workers.workers == 0
            process = await workers.ask("t", "process")
            assert process != os.getpid()
            assert os.getpriority(os.PRIO_PROCESS, process) >= 10
            assert await workers.ask("t", "process") == process
            assert (workers.workers, workers.waiting, workers.processes()) == (1, 0, [process])
        assert not is_running(process)

    run(work())


def test_a_table_that_thinks_for_long_leaves_a_worker_to_the_others_by_default(tmp_path):
    async def work():
        async with open_workers(Settings().bot_workers) as workers:
            slow = [workers.ask("slow", "wait for", f"{tmp_path}/done") for _ in range(3)]
            asked = [asyncio.create_task(question) for question in slow]
            await until(lambda: workers.waiting == 2)
            assert await workers.ask("quick", "give", 7) == 7
            assert not any(task.done() for task in asked)
            (tmp_path / "done").touch()
            await asyncio.gather(*asked)

    run(work())


def test_refusals_come_back_as_they_were():
    async def work():
        async with open_workers() as workers:
            with pytest.raises(IllegalMove) as refused:
                await workers.ask("t", "refuse", 7)
            assert refused.value == IllegalMove("odd/refused", "this is refused", value=7)
            assert await workers.ask("t", "", "still here") == "still here"

    run(work())


@pytest.mark.parametrize("what", ["fail", "die", "unreadable"])
def test_a_worker_that_breaks_fails_its_own_question_only(what):
    async def work():
        async with open_workers() as workers:
            broken = asyncio.create_task(workers.ask("t", what))
            others = [asyncio.create_task(workers.ask("t", "", number)) for number in range(3)]
            with pytest.raises(Unanswered):
                await broken
            assert await asyncio.gather(*others) == [0, 1, 2]

    run(work())


def test_what_a_worker_prints_is_not_taken_for_an_answer():
    async def work():
        async with open_workers() as workers:
            assert await workers.ask("t", "babble", 1) == 1
            assert await workers.ask("t", "", 2) == 2

    run(work())


@pytest.mark.parametrize("what", ["hang", "compute"])
def test_a_question_that_takes_too_long_is_given_up_and_its_worker_replaced(what):
    async def work():
        async with open_workers(limit=0.3) as workers:
            late = asyncio.create_task(workers.ask("t", what))
            await until(lambda: workers.workers == 1)
            (process,) = workers.processes()
            with pytest.raises(TooLate):
                await late
            assert not is_running(process)
            workers.limit = LONG
            assert await workers.ask("t", "process") != process

    run(work())


def test_the_limit_counts_from_when_a_worker_begins():
    async def work():
        async with open_workers(limit=2.0) as workers:
            hanging = asyncio.create_task(workers.ask("t", "hang"))
            behind = asyncio.create_task(workers.ask("t", "", "in time"))
            with pytest.raises(TooLate):
                await hanging
            assert await behind == "in time"  # after a whole limit in the queue

    run(work())


def test_a_timeout_leaves_the_other_workers_alone(tmp_path):
    async def work():
        async with open_workers(2) as workers:
            slow = asyncio.create_task(workers.ask("t", "wait for", str(tmp_path / "go")))
            await until(lambda: workers.workers == 1)
            workers.limit = 0.1
            with pytest.raises(TooLate):
                await workers.ask("u", "hang")
            (tmp_path / "go").touch()
            assert await slow == str(tmp_path / "go")

    run(work())


def test_a_worker_killed_while_idle_is_replaced():
    async def work():
        async with open_workers() as workers:
            first = await workers.ask("t", "process")
            os.kill(first, signal.SIGKILL)
            await until(lambda: not is_running(first))
            answers = []
            while not answers:
                try:
                    answers.append(await workers.ask("t", "process"))
                except Unanswered:
                    continue  # asked before anybody had noticed
            assert answers != [first]

    run(work())


def test_whoever_stops_waiting_takes_the_question_back(tmp_path):
    async def work():
        async with open_workers() as workers:
            busy = asyncio.create_task(workers.ask("t", "wait for", str(tmp_path / "go")))
            await until(lambda: workers.workers == 1)
            given_up = asyncio.create_task(workers.ask("u", "die"))
            kept = asyncio.create_task(workers.ask("v", "", "kept"))
            await until(lambda: workers.waiting == 2)
            given_up.cancel()
            await until(lambda: workers.waiting == 1)
            (process,) = workers.processes()
            (tmp_path / "go").touch()
            await busy
            assert await kept == "kept"
            assert workers.processes() == [process]  # nobody died of the question that was taken back

    run(work())


def test_a_question_under_way_that_is_given_up_holds_nobody_up():
    async def work():
        async with open_workers() as workers:
            given_up = asyncio.create_task(workers.ask("t", "hang"))
            await until(lambda: workers.workers == 1)
            kept = asyncio.create_task(workers.ask("t", "", "kept"))
            await asyncio.sleep(0)
            given_up.cancel()
            assert await kept == "kept"

    run(work())


def test_too_many_questions_are_refused():
    async def work():
        async with open_workers(size=3, share=2) as workers:
            asked = [asyncio.create_task(workers.ask(owner, "hang")) for owner in "aaab"]
            await until(lambda: workers.waiting == 3)
            for owner in "ac":
                with pytest.raises(Busy):
                    await workers.ask(owner, "")
            for task in asked:
                task.cancel()

    run(work())


def test_one_table_never_has_all_workers(tmp_path):
    async def work():
        async with open_workers(3) as workers:
            hanging = [asyncio.create_task(workers.ask("t", "hang")) for _ in range(9)]
            await until(lambda: workers.workers == 2)
            assert await workers.ask("u", "", "served") == "served"
            assert workers.waiting == 7
            for task in hanging:
                task.cancel()

    run(work())


def test_who_waits_while_the_workers_are_closed_is_told():
    async def work():
        async with open_workers() as workers:
            asked = [asyncio.create_task(workers.ask("t", "hang")) for _ in range(3)]
            await until(lambda: workers.workers == 1)
            processes = workers.processes()
            await workers.close()
            codes = [error.code for error in await asyncio.gather(*asked, return_exceptions=True)]
            assert codes == ["server/stopping"] * 3
            assert not any(is_running(process) for process in processes)
            with pytest.raises(Refusal):
                await workers.ask("t", "")

    run(work())


def descendants(process):
    """All processes that come from one, as they are now."""
    children = {}
    for stat in Path("/proc").glob("[0-9]*/stat"):
        try:
            parent = int(stat.read_text().rpartition(")")[2].split()[1])
        except OSError:
            continue  # ended meanwhile
        children.setdefault(parent, []).append(int(stat.parent.name))
    found = list(children.get(process, ()))
    for child in found:
        found += children.get(child, ())
    return found


def wait_until(is_so):
    while not is_so():
        time.sleep(0.05)


def post(address, body):
    request = urllib.request.Request(
        address, json.dumps(body).encode(), {"Content-Type": "application/json"}, method="POST"
    )
    with urllib.request.urlopen(request, timeout=120) as answer:
        return answer.read()


THINKING = """
import asyncio
from orbita.server.rooms.workers import Workers
from tests.server.odd_jobs import do
workers = Workers(do, 2, limit=3600.0, size=9, share=9, niceness=10)
async def work():
    await workers.ask("idle", "")
    await asyncio.gather(workers.ask("a", "compute"), workers.ask("b", "compute"))
asyncio.run(work())
"""


ORPHANED = """
import pickle
from orbita.server.rooms.worker_process import MARGIN, work_out
from tests.server.odd_jobs import do
work_out(do, pickle.dumps((0.1 - MARGIN, ("compute",))))
"""


def test_a_worker_that_nobody_ends_ends_itself_a_little_after_the_limit():
    path = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)}
    ended = subprocess.run([sys.executable, "-c", ORPHANED], check=False, env=path)
    assert ended.returncode == -signal.SIGALRM


@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere workers end at their limit")
def test_workers_deep_in_compiled_code_do_not_outlive_their_server():
    asking = subprocess.Popen(
        [sys.executable, "-c", THINKING], env={**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)}
    )
    wait_until(lambda: len(descendants(asking.pid)) == 2)
    workers = descendants(asking.pid)
    asking.kill()
    asking.wait()
    wait_until(lambda: not any(is_running(worker) for worker in workers))


def test_after_a_server_was_killed_no_helper_process_stays_behind(tmp_path):
    served = Served("memory", tmp_path, "--bot-workers", "2")
    try:
        for _ in range(3):
            served.lay("bot", "bot", "bot")
        post(f"{served.address}/api/replay", {"record": GOLDEN.read_text()})
        wait_until(lambda: served.figure('orbita_entries_total{kind="MovePlayed"}') > 5)
        helpers = descendants(served.process.pid)
        assert len(helpers) >= 2  # of the bots, and of the replays
    finally:
        served.kill()
    wait_until(lambda: not any(is_running(helper) for helper in helpers))
