"""Work spread over processes: single calls, such as a bot's choice, or numbered pieces, such as the games of a match.

Who does it is one of three: an `Executor` itself does all in this process, `Processes` has some of this machine, and
`RayCluster` of `cluster.py` uses many machines. What numbered work gives depends on its number and the setting alone,
never on who does it, so all of them give the same results.
"""

from __future__ import annotations

import contextlib
import multiprocessing
import os
import signal
import threading
import time
import traceback
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ThreadPoolExecutor, wait
from itertools import islice
from multiprocessing.connection import Connection
from typing import Any, TypeVar

from regnum.core.errors import RegnumError

S = TypeVar("S")
T = TypeVar("T")

# Prepares for a setting and returns what does the piece of work of a number. It is a function of a module and a setting
# can be pickled, because other processes need both; equal settings mean the same work.
Task = Callable[[S], Callable[[int], T]]

TOGETHER_SECONDS = 0.2  # numbers that are handed out together take about so long: games may last milliseconds or hours
MOST_TOGETHER = 256
ATTEMPTS = 3  # at work whose process is killed each time


class Lost(RegnumError):
    """Work was given up, because whoever did it was lost."""


# The answer of another process: the result in a tuple, a refusal, or the traceback of anything else that went wrong.
Answer = tuple[Any] | RegnumError | str


def answer_of(work: Callable[..., Any], args: tuple[Any, ...]) -> Answer:
    """Do some work for another process."""
    try:
        return (work(*args),)
    except RegnumError as refusal:
        return refusal
    except Exception:
        return traceback.format_exc()


def result_of(answer: Answer) -> Any:
    """The result in an answer; raises what went wrong instead."""
    if isinstance(answer, tuple):
        return answer[0]
    raise answer if isinstance(answer, RegnumError) else RuntimeError(answer)


_prepared: tuple[Task[Any, Any], Any, Callable[[int], Any]] | None = None


def _do(task: Task[S, T], setting: S, numbers: Sequence[int]) -> tuple[list[T], float]:
    """The results for some numbers, and the seconds that they took; what was prepared for the setting is kept."""
    global _prepared
    if _prepared is None or _prepared[:2] != (task, setting):
        _prepared = (task, setting, task(setting))
    do = _prepared[2]
    started = time.perf_counter()
    return [do(number) for number in numbers], time.perf_counter() - started


class Executor:
    """Does work in this process, at once; use it in a `with` statement."""

    @property
    def places(self) -> int:
        """How much work to submit before waiting for a result."""
        return 1

    def submit(self, work: Callable[..., T], *args: Any) -> Future[T]:
        """Begin with `work(*args)`; both can be pickled."""
        future: Future[T] = Future()
        try:
            future.set_result(work(*args))
        except Exception as error:
            future.set_exception(error)
        return future

    def abandon(self) -> None:
        """Stop working: nobody waits for results any more."""

    def close(self) -> None:
        """Release processes and connections."""
        self.abandon()

    def run(self, task: Task[S, T], setting: S, numbers: Iterable[int]) -> Iterator[T]:
        """Do `task` for each of the numbers, of which there may be no end; yields results as they are ready."""
        left, size = iter(numbers), 1
        flying: dict[Future[tuple[list[T], float]], Sequence[int]] = {}
        try:
            while True:
                while len(flying) < self.places and (some := list(islice(left, size))):
                    flying[self.submit(_do, task, setting, some)] = some
                if not flying:
                    return
                done = next(iter(wait(flying, return_when=FIRST_COMPLETED).done))
                which = ", ".join(map(str, flying.pop(done)))
                try:
                    results, seconds = done.result()
                except Lost as loss:
                    raise RegnumError(f"number {which}: {loss}") from None
                if seconds < TOGETHER_SECONDS:
                    size = min(2 * size, MOST_TOGETHER)
                elif seconds > 2 * TOGETHER_SECONDS:
                    size = max(size // 2, 1)
                yield from results
        finally:
            for future in flying:
                future.cancel()
            if flying:
                self.abandon()

    def __enter__(self) -> Executor:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()


class _Process:
    """A process that works, and the pipe to it."""

    def __init__(self, niceness: int) -> None:
        context = multiprocessing.get_context("spawn")
        self.pipe, theirs = context.Pipe()
        self._process = context.Process(target=_serve, args=(theirs, niceness), daemon=True)
        self._process.start()
        theirs.close()
        self.unwanted = False

    def ask(self, work: Callable[..., Any], args: tuple[Any, ...]) -> Answer | None:
        """Have it do some work; None if it has been killed."""
        with contextlib.suppress(EOFError, OSError):
            self.pipe.send((work, args))
            answer: Answer = self.pipe.recv()
            return answer
        self.join()
        return None

    def kill(self) -> None:
        """End it, whatever it does."""
        self.unwanted = True
        self._process.terminate()

    def join(self) -> None:
        self._process.join()


class Processes(Executor):
    """So many processes of this machine, each started when it is needed; `niceness` lowers their priority.

    A thread waits for each of them. If one is killed, its work is given to a new one, up to so many `attempts`. The
    processes of `concurrent.futures` would all be lost with one of them, and none could be ended while it works.
    """

    def __init__(self, size: int, niceness: int = 0, attempts: int = ATTEMPTS) -> None:
        self._size = size
        self._niceness = niceness
        self._attempts = attempts
        self._threads = ThreadPoolExecutor(size)
        self._idle: list[_Process] = []
        self._busy: set[_Process] = set()
        self._lock = threading.Lock()
        self._closed = False

    @property
    def places(self) -> int:
        return self._size

    def submit(self, work: Callable[..., T], *args: Any) -> Future[T]:
        return self._threads.submit(self._have_done, work, args)

    def _have_done(self, work: Callable[..., T], args: tuple[Any, ...]) -> T:
        for _ in range(self._attempts):
            with self._lock:
                if self._closed:
                    break
                process = self._idle.pop() if self._idle else _Process(self._niceness)
                self._busy.add(process)
            try:
                answer = process.ask(work, args)
            finally:
                with self._lock:
                    self._busy.remove(process)
            if process.unwanted:
                break
            if answer is not None:
                self._idle.append(process)
                result: T = result_of(answer)
                return result
        raise Lost(f"{self._attempts} processes died at work on it; is there enough memory?")

    def abandon(self) -> None:
        with self._lock:
            for process in self._busy:
                process.kill()

    def close(self) -> None:
        self._closed = True
        super().close()
        self._threads.shutdown(cancel_futures=True)
        for process in self._idle:
            process.pipe.close()  # it then ends by itself
        for process in self._idle:
            process.join()
        self._idle.clear()


def processes(jobs: int) -> Executor:
    """An executor with so many processes; with one, the work is done in this process."""
    return Processes(jobs) if jobs > 1 else Executor()


def _serve(pipe: Connection, niceness: int) -> None:
    """The life of a process: until the one that started it hangs up, or is gone."""
    os.nice(niceness)
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl+C is for the process that started it
    threading.Thread(target=_end_with_parent, daemon=True).start()
    with contextlib.suppress(EOFError, OSError):
        while True:
            pipe.send(answer_of(*pipe.recv()))


def _end_with_parent() -> None:
    """While it works, a process does not notice by itself that the one it works for was killed."""
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
    os._exit(1)
