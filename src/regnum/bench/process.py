"""What another process of this machine has used so far, as Linux tells it."""

from __future__ import annotations

import os
from pathlib import Path
from typing import NamedTuple

from regnum.core.errors import BadInput

TICK = 1 / os.sysconf("SC_CLK_TCK")  # seconds: CPU time is counted in these


class Usage(NamedTuple):
    """CPU time in seconds, the system's part included, and memory held now, in bytes."""

    cpu: float
    memory: int


def usage(pid: int) -> Usage:
    folder = Path("/proc") / str(pid)
    try:
        # The name of the program, in brackets, may hold blanks: count from its end.
        fields = (folder / "stat").read_text().rpartition(")")[2].split()
        pages = int((folder / "statm").read_text().split()[1])
    except OSError as error:
        raise BadInput("load", f"what process {pid} uses cannot be read: {error.strerror}") from None
    ticks = int(fields[11]) + int(fields[12])
    return Usage(ticks * TICK, pages * os.sysconf("SC_PAGE_SIZE"))
