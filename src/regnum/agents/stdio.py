"""A bot in any language, connected by JSON lines over standard input and output (docs/how-to/add-a-bot.md)."""

from __future__ import annotations

import json
import select
import shlex
import subprocess
import time
from typing import Any

from regnum.agents.base import Agent, Outlook
from regnum.core.errors import BadInput
from regnum.core.game import Game
from regnum.core.option import Option

TIMEOUT = 60.0  # seconds, if the table sets no limit


class StdioAgent(Agent):
    """Runs `command` and asks it for choices. It may correct one invalid answer; a second one ends the match."""

    def __init__(self, command: str) -> None:
        self.name = f"bot:{command}"
        words = shlex.split(command)
        if not words:
            raise BadInput("bot", "give the command that starts it: bot:python3 my_bot.py")
        try:
            self.process = subprocess.Popen(words, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=False)
        except OSError as error:
            raise BadInput(f"bot {command!r}", f"does not start: {error.strerror}") from None
        self._rest = b""

    def begin(self, game: Game, seat: int, seats: int) -> None:
        self._send({"type": "begin", "game": game.id, "version": game.version, "seat": seat, "seats": seats})

    def choose(self, outlook: Outlook) -> Option:
        options = {option.text: option for option in outlook.options}
        question: dict[str, Any] = {
            "type": "choose",
            "seat": outlook.seat,
            "prompt": outlook.prompt.to_json(),
            "options": list(options),
            "view": outlook.view,
            "seconds": outlook.budget,
        }
        self._send(question)
        answer = self._receive(outlook.budget or TIMEOUT)
        if isinstance(answer, dict) and answer.get("choice") in options:
            return options[answer["choice"]]
        self._send({"type": "error", "message": "answer with one of the options", "options": list(options)})
        answer = self._receive(outlook.budget or TIMEOUT)
        if isinstance(answer, dict) and answer.get("choice") in options:
            return options[answer["choice"]]
        raise BadInput(self.name, f"answered {answer!r}, which is not one of the options offered")

    def observe(self, seat: int, option: Option | None) -> None:
        self._send({"type": "chosen", "seat": seat, "choice": option.text if option is not None else None})

    def taken_back(self, n: int) -> None:
        self._send({"type": "taken_back", "n": n})

    def close(self) -> None:
        if self.process.poll() is None:
            try:
                self._send({"type": "over"})
                assert self.process.stdin is not None
                self.process.stdin.close()
                self.process.wait(timeout=2)
            except (BadInput, subprocess.TimeoutExpired, OSError):
                self.process.kill()
                self.process.wait()

    def _send(self, message: dict[str, Any]) -> None:
        assert self.process.stdin is not None
        try:
            self.process.stdin.write(json.dumps(message, separators=(",", ":")).encode() + b"\n")
            self.process.stdin.flush()
        except OSError:
            raise BadInput(self.name, "has stopped") from None

    def _receive(self, seconds: float) -> Any:
        """The next line that the bot prints, decoded; raises `BadInput` after `seconds`."""
        assert self.process.stdout is not None
        deadline = time.monotonic() + seconds
        while b"\n" not in self._rest:
            ready, _, _ = select.select([self.process.stdout], [], [], max(0.0, deadline - time.monotonic()))
            if not ready:
                raise BadInput(self.name, f"did not answer within {seconds:g} seconds")
            chunk = self.process.stdout.read1(65536)  # type: ignore[attr-defined]
            if not chunk:
                raise BadInput(self.name, "has stopped")
            self._rest += chunk
        line, _, self._rest = self._rest.partition(b"\n")
        try:
            return json.loads(line)
        except ValueError:
            raise BadInput(self.name, f"printed something that is not JSON: {line[:80]!r}") from None
