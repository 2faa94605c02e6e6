"""A bot for any game that plays by numbers alone: plain Python that knows nothing of Regnum.

It asks for the observation and the legal actions, as a trained network would, and then guesses.

regnum arena anno890 --seats "greedy,bot:python3 examples/bot_by_numbers.py" --games 40

With a port it listens there, and plays as many games at the same time as there are connections:

python3 examples/bot_by_numbers.py 8910
regnum arena anno890 --seats greedy,bot:tcp://127.0.0.1:8910 --games 40
"""

import json
import random
import socketserver
import sys
from collections.abc import Callable, Iterable
from typing import Any


def play(lines: Iterable[str | bytes], say: Callable[[dict[str, Any]], None]) -> None:
    """Play one game."""
    chance = random.Random(1)
    parts: dict[str, slice] = {}
    for line in lines:
        message = json.loads(line)
        if message["type"] == "layout":
            for part in message["encoding"]["parts"]:
                size = 1
                for length in part["shape"]:
                    size *= length
                parts[part["name"]] = slice(part["offset"], part["offset"] + size)
        elif message["type"] == "choose" and not parts:
            say({"want": ["observation", "actions"]})
        elif message["type"] == "choose":
            observation = message["observation"]
            assert observation[parts["viewer"]] == observation[parts["asked"]] == [message["seat"] + 1]
            # Here a network would be asked; the actions in "said" have been chosen already, if any.
            say({"action": chance.choice(message["legal"])})


class Connection(socketserver.StreamRequestHandler):
    """A game over a socket."""

    def handle(self) -> None:
        play(self.rfile, self.say)

    def say(self, answer: dict[str, Any]) -> None:
        self.wfile.write(json.dumps(answer).encode() + b"\n")


if __name__ == "__main__":
    if len(sys.argv) > 1:
        with socketserver.ThreadingTCPServer(("127.0.0.1", int(sys.argv[1])), Connection) as server:
            server.serve_forever()
    play(sys.stdin, lambda answer: print(json.dumps(answer), flush=True))
