"""A bot for 890 Anno Domini over standard input and output: plain Python that knows nothing of Regnum.

regnum arena anno890 --seats "greedy,bot:python3 examples/bot.py" --games 40
"""

import json
import sys
from typing import Any


def worth(option: str, board: dict[str, Any]) -> int:
    """What a choice seems worth: Characters first, then the tile that costs least, with the Coins beside it."""
    verb, _, rest = option.partition(":")
    if verb == "attract":
        return 10
    if option.startswith("take:row."):
        number = int(rest.removeprefix("row."))
        return int(board["row"][number - 1]["coins"]) - (number - 1)
    return -4 if verb == "take" else 0


options: list[str] = []
for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "choose":
        options = message["options"]
        choice = max(options, key=lambda option: worth(option, message["view"]["board"]))
        print(json.dumps({"choice": choice}), flush=True)
    elif message["type"] == "error":
        print(json.dumps({"choice": options[0]}), flush=True)
