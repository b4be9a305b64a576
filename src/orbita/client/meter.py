"""What a process costs: processor time with its threads and children, and memory. Linux only: 0 elsewhere."""

import os
from pathlib import Path


def processor_seconds(pid: int) -> float:
    """The processor time a process, its threads and its children have used so far."""
    used = _ticks(pid) / os.sysconf("SC_CLK_TCK") if _is_known(pid) else 0.0
    return used + sum(processor_seconds(child) for child in children(pid))


def resident_bytes(pid: int) -> int:
    """The memory a process has in use, without its children."""
    if not _is_known(pid):
        return 0
    return int(Path(f"/proc/{pid}/statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE")


def children(pid: int) -> list[int]:
    """The processes a process has started and that still run."""
    found: list[int] = []
    for thread in Path(f"/proc/{pid}/task").glob("*/children"):
        found += map(int, thread.read_text().split())
    return found


def _is_known(pid: int) -> bool:
    return Path(f"/proc/{pid}/stat").exists()


def _ticks(pid: int) -> int:
    """User and system time, also of children that have ended; the name before it may hold anything."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return sum(map(int, fields[11:15]))
