"""Numbered pieces of work, such as the games of a match, spread over processes.

An `Executor` is one of three: `Here` does the work itself, `Processes` starts processes on this machine, and
`RayCluster` of `cluster.py` uses many machines. What is done depends on its number and the setting alone, never on who
does it, so all of them give the same results.
"""

from __future__ import annotations

import contextlib
import multiprocessing
import signal
import time
import traceback
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import islice
from multiprocessing import connection
from multiprocessing.process import BaseProcess
from typing import Any, TypeVar, cast

from regnum.core.errors import RegnumError

S = TypeVar("S")
T = TypeVar("T")

# Prepares for a setting and returns what does the piece of work of a number. It is a function of a module and a setting
# can be pickled, because other processes need both; equal settings mean the same work.
Task = Callable[[S], Callable[[int], T]]

BATCH_SECONDS = 0.2  # the numbers that are handed out together take about so long: games may last milliseconds or hours
LARGEST_BATCH = 256
ATTEMPTS = 3  # at a batch whose process is killed each time


class Batch:
    """Some numbers that one process works on together."""

    def __init__(self, task: Task[Any, Any], setting: Any, numbers: Sequence[int]) -> None:
        self.task = task
        self.setting = setting
        self.numbers = numbers


class Done:
    """The results of a batch, and the seconds that it took."""

    def __init__(self, results: list[Any], seconds: float) -> None:
        self.results = results
        self.seconds = seconds


# What comes back from a process: a refusal is passed on, anything else that went wrong as a traceback.
Answer = Done | RegnumError | str

_prepared: tuple[Task[Any, Any], Any, Callable[[int], Any]] | None = None


def work(batch: Batch) -> Done:
    """Do a batch in this process; what was prepared for its setting is kept for the next one."""
    global _prepared
    if _prepared is None or _prepared[:2] != (batch.task, batch.setting):
        _prepared = (batch.task, batch.setting, batch.task(batch.setting))
    do = _prepared[2]
    started = time.perf_counter()
    results = [do(number) for number in batch.numbers]
    return Done(results, time.perf_counter() - started)


def answer_to(batch: Batch) -> Answer:
    """Do a batch for another process."""
    try:
        return work(batch)
    except RegnumError as refusal:
        return refusal
    except Exception:
        return traceback.format_exc()


class Executor(ABC):
    """Does numbered work; use it in a `with` statement."""

    def run(self, task: Task[S, T], setting: S, numbers: Iterable[int]) -> Iterator[T]:
        """Do `task` for each of the numbers, of which there may be no end; yields results as they are ready."""
        left, size, flying = iter(numbers), 1, 0
        try:
            while True:
                while flying < self.places and (some := list(islice(left, size))):
                    self.submit(Batch(task, setting, some))
                    flying += 1
                if not flying:
                    return
                answer = self.next_answer()
                flying -= 1
                if isinstance(answer, RegnumError):
                    raise answer
                if isinstance(answer, str):
                    raise RuntimeError(answer)
                if answer.seconds < BATCH_SECONDS:
                    size = min(2 * size, LARGEST_BATCH)
                elif answer.seconds > 2 * BATCH_SECONDS:
                    size = max(size // 2, 1)
                yield from answer.results
        finally:
            if flying:
                self.abandon()

    @property
    @abstractmethod
    def places(self) -> int:
        """How many batches to submit before waiting for an answer."""

    @abstractmethod
    def submit(self, batch: Batch) -> None:
        """Begin with a batch."""

    @abstractmethod
    def next_answer(self) -> Answer:
        """Wait for the answer to any batch that was submitted."""

    @abstractmethod
    def abandon(self) -> None:
        """Stop working: nobody waits for the answers any more."""

    def close(self) -> None:
        """Release processes and connections."""
        self.abandon()

    def __enter__(self) -> Executor:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()


class Here(Executor):
    """Does the work in this process."""

    def __init__(self) -> None:
        self._batch: Batch | None = None

    @property
    def places(self) -> int:
        return 1

    def submit(self, batch: Batch) -> None:
        self._batch = batch

    def next_answer(self) -> Answer:
        assert self._batch is not None
        return work(self._batch)

    def abandon(self) -> None:
        self._batch = None


class Worker:
    """A process that works, the pipe to it, and the batch that it works on, with the number of attempts at it."""

    def __init__(self) -> None:
        context = multiprocessing.get_context("spawn")
        self.pipe, theirs = context.Pipe()
        self.process: BaseProcess = context.Process(target=_serve, args=(theirs,), daemon=True)
        self.process.start()
        theirs.close()
        self.batch: Batch | None = None
        self.attempts = 0


class Processes(Executor):
    """So many processes of this machine. If one is killed, its batch is given to a new one."""

    def __init__(self, jobs: int) -> None:
        self._jobs = jobs
        self._idle: list[Worker] = []
        self._busy: dict[connection.Connection, Worker] = {}

    @property
    def places(self) -> int:
        return self._jobs

    def submit(self, batch: Batch) -> None:
        self._give(batch, 1)

    def _give(self, batch: Batch, attempt: int) -> None:
        worker = self._idle.pop() if self._idle else Worker()
        worker.batch, worker.attempts = batch, attempt
        with contextlib.suppress(BrokenPipeError):  # it was killed while it waited: its answer is that it is gone
            worker.pipe.send(batch)
        self._busy[worker.pipe] = worker

    def next_answer(self) -> Answer:
        while True:
            pipe = cast(connection.Connection, connection.wait(self._busy)[0])
            worker = self._busy.pop(pipe)
            try:
                answer: Answer = pipe.recv()
            except (EOFError, OSError):
                self._replace(worker)
                continue
            self._idle.append(worker)
            return answer

    def _replace(self, worker: Worker) -> None:
        """Give the batch of a process that has died to another one."""
        worker.process.join()
        assert worker.batch is not None
        if worker.attempts == ATTEMPTS:
            which = ", ".join(str(number) for number in worker.batch.numbers)
            raise RegnumError(f"number {which}: {ATTEMPTS} processes died at work on it; is there enough memory?")
        self._give(worker.batch, worker.attempts + 1)

    def abandon(self) -> None:
        for worker in self._busy.values():
            worker.process.terminate()
            worker.process.join()
        self._busy.clear()

    def close(self) -> None:
        super().close()
        for worker in self._idle:
            worker.pipe.close()  # the process then ends by itself
            worker.process.join()
        self._idle.clear()


def processes(jobs: int) -> Executor:
    """An executor with so many processes; with one, the work is done in this process."""
    return Processes(jobs) if jobs > 1 else Here()


def _serve(pipe: connection.Connection) -> None:
    """The life of a worker: until the process that started it hangs up, or is gone."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl+C is for the process that started it
    try:
        while True:
            pipe.send(answer_to(pipe.recv()))
    except (EOFError, OSError):
        pass
