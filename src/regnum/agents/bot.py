"""A bot in any language, connected by JSON lines (docs/how-to/add-a-bot.md)."""

from __future__ import annotations

import contextlib
import json
import time
from typing import Any

import msgspec

from regnum.agents.base import Agent, Outlook
from regnum.agents.lines import open_lines
from regnum.core.actions import Actions, actions
from regnum.core.errors import BadInput
from regnum.core.game import Game
from regnum.core.layout import layout
from regnum.core.option import Option

PROTOCOL = 2  # 2: a bot may say what it wants to be sent
TIMEOUT = 60.0  # seconds, if the table sets no limit
USUAL = ("prompt", "options", "view")  # what a bot is sent that wants nothing else
NUMBERS = ("observation", "actions")
WANTED = (*USUAL, *NUMBERS)


class BotAgent(Agent):
    """Asks a program for choices. It may correct one invalid answer to a question; a second one ends the match.

    `target` is the command that starts the program, or the address where it listens.
    """

    def __init__(self, target: str) -> None:
        self.name = f"bot:{target}"
        self._lines = open_lines(self.name, target)
        self._wants: tuple[str, ...] | None = None  # once it has said so
        self._game: Game | None = None

    def begin(self, game: Game, seat: int, seats: int) -> None:
        self._game = game
        begin = {"type": "begin", "game": game.id, "version": game.version, "seat": seat, "seats": seats}
        self._send({**begin, "protocol": PROTOCOL})

    def choose(self, outlook: Outlook) -> Option:
        assert self._game is not None
        question = Question(outlook, actions(self._game))
        self._send(question.message(self._wants or USUAL))
        corrected = False
        while True:
            answer = self._receive(question)
            if self._wants is None and isinstance(answer, dict) and isinstance(answer.get("want"), list):
                self._note_wants(answer["want"])
                self._send(question.message(self._wants or USUAL))
                continue
            said = len(question.said)
            option = question.answered(answer)
            if option is not None:
                return option
            if len(question.said) > said:  # a word, and more of them are needed
                self._send(question.message(self._wants or USUAL))
                continue
            if corrected:
                raise BadInput(self.name, f"answered {answer!r}, which is not one of the options offered")
            corrected = True
            error = {"type": "error", "message": "answer with one of the options", "options": list(question.options)}
            self._send({**error, **question.numbers(self._wants or ())})

    def _note_wants(self, wants: list[Any]) -> None:
        for one in wants:
            if one not in WANTED:
                raise BadInput(self.name, f"wants {one!r}, which is not one of {', '.join(WANTED)}")
        self._wants = tuple(wants)
        if set(NUMBERS) & set(wants):
            assert self._game is not None
            self._send({"type": "layout", **msgspec.to_builtins(layout(self._game))})

    def observe(self, seat: int, option: Option | None) -> None:
        self._send({"type": "chosen", "seat": seat, "choice": option.text if option is not None else None})

    def taken_back(self, n: int) -> None:
        self._send({"type": "taken_back", "n": n})

    def close(self) -> None:
        if self._lines.is_open:
            with contextlib.suppress(BadInput):  # it has ended by itself
                self._send({"type": "over"})
        self._lines.close()

    def _send(self, message: dict[str, Any]) -> None:
        self._lines.send(json.dumps(message, separators=(",", ":")).encode())

    def _receive(self, question: Question) -> Any:
        """The next line of the bot, decoded; raises `BadInput` when its time is over."""
        line = self._lines.receive(question.deadline)
        if line is None:
            raise BadInput(self.name, f"did not answer within {question.limit:g} seconds")
        try:
            return json.loads(line)
        except ValueError:
            raise BadInput(self.name, f"printed something that is not JSON: {line[:80]!r}") from None


class Question:
    """A choice that a bot must make: in its own words, or as numbered actions of which some may have been said."""

    def __init__(self, outlook: Outlook, actions: Actions) -> None:
        self.outlook = outlook
        self.options = {option.text: option for option in outlook.options}
        self.actions = actions
        self.said: tuple[int, ...] = ()  # the words of an option that is being spelled
        self.limit = outlook.budget or TIMEOUT
        self.deadline = time.monotonic() + self.limit

    def message(self, wants: tuple[str, ...]) -> dict[str, Any]:
        """The question with what the bot wants."""
        outlook = self.outlook
        message: dict[str, Any] = {"type": "choose", "seat": outlook.seat}
        if "prompt" in wants:
            message["prompt"] = outlook.prompt.to_json()
        if "options" in wants:
            message["options"] = list(self.options)
        if "view" in wants:
            message["view"] = outlook.view
        if "observation" in wants:
            message["observation"] = outlook.observation
        left = max(0.0, self.deadline - time.monotonic())
        return {**message, **self.numbers(wants), "seconds": None if outlook.budget is None else round(left, 3)}

    def numbers(self, wants: tuple[str, ...]) -> dict[str, Any]:
        """The actions that are legal, for a bot that wants them."""
        if "actions" not in wants:
            return {}
        return {"legal": self.actions.legal(list(self.options.values()), self.said), "said": list(self.said)}

    def answered(self, answer: Any) -> Option | None:
        """The option that is chosen; None if the answer is a word that is added to what was said, or if it is wrong."""
        if not isinstance(answer, dict):
            return None
        action, choice = answer.get("action"), answer.get("choice")
        if type(action) is not int or action < 0:
            return self.options.get(choice) if isinstance(choice, str) else None
        try:
            chosen = self.actions.chosen(list(self.options.values()), self.said, action)
        except BadInput:
            return None
        if chosen is None:
            self.said = (*self.said, action)
        return chosen
