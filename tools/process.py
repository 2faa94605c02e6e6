"""The CPU time and memory of another process, read from Linux's `/proc`."""

from __future__ import annotations

import os
from pathlib import Path
from typing import NamedTuple

from regnum.core.errors import BadInput

TICK = 1 / os.sysconf("SC_CLK_TCK")  # the unit of CPU time in /proc, in seconds


class Usage(NamedTuple):
    """CPU time so far (user and system), in seconds, and current memory, in bytes."""

    cpu: float
    memory: int


def usage(pid: int) -> Usage:
    folder = Path("/proc") / str(pid)
    try:
        # The name of the program, in parentheses, may contain spaces: count fields from its end.
        fields = (folder / "stat").read_text().rpartition(")")[2].split()
        pages = int((folder / "statm").read_text().split()[1])
    except OSError as error:
        raise BadInput("load", f"the usage of process {pid} cannot be read: {error.strerror}") from None
    ticks = int(fields[11]) + int(fields[12])
    return Usage(ticks * TICK, pages * os.sysconf("SC_PAGE_SIZE"))
