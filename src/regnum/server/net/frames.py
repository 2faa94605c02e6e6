"""The WebSocket frames of which there are most: texts and closing frames that arrive as a whole, and texts to send.

All others are left to `websockets`, which needs several times as long for these (RFC 6455, section 5).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

try:
    from websockets.speedups import apply_mask
except ImportError:  # where there is no C
    from websockets.utils import apply_mask

TEXT: Final = 0x81  # the last frame of a text, which is also its first
CLOSE: Final = 0x88
MASKED: Final = 0x80
HEAD: Final = 6  # two bytes and the mask, before a message shorter than `SHORT`
SHORT: Final = 126  # bytes from which the length of a message follows the first two bytes
LONGEST_HEAD: Final = HEAD + 8
FINISHED: Final = ((1000).to_bytes(2, "big"), (1001).to_bytes(2, "big"))  # codes: nothing was wrong
LONG: Final = 65_536  # bytes from which it takes eight bytes and not two


def whole_message(data: bytes) -> bytes | None:
    """The message if `data`, which begins with a frame, is exactly one text of a client, shorter than `LONG`."""
    size = len(data) - HEAD
    if size < 0 or data[0] != TEXT:
        return None
    if data[1] == MASKED | size and size < SHORT:
        return apply_mask(data[HEAD:], data[2:HEAD])
    size -= 2
    if SHORT <= size < LONG and data[1] == MASKED | SHORT and (data[2] << 8 | data[3]) == size:
        return apply_mask(data[HEAD + 2 :], data[4 : HEAD + 2])
    return None


def goodbye(data: bytes) -> bytes | None:
    """The closing frame to answer with if `data`, which begins with a frame, is exactly one that closes normally."""
    if len(data) != HEAD + 2 or data[0] != CLOSE or data[1] != MASKED | 2:
        return None
    code = apply_mask(data[HEAD:], data[2:HEAD])
    return bytes((CLOSE, 2)) + code if code in FINISHED else None


def size(data: bytes) -> int:
    """How many bytes the frame has with which `data` begins; 0 as long as its head has not arrived."""
    if len(data) < 2:
        return 0
    length = data[1] & ~MASKED
    head = HEAD if data[1] & MASKED else 2
    if length < SHORT:
        return head + length
    longer = 2 if length == SHORT else 8
    if len(data) < 2 + longer:
        return 0
    return head + longer + int.from_bytes(data[2 : 2 + longer], "big")


def texts(messages: Sequence[bytes]) -> bytes:
    """The frames of several texts of the server, one after the other."""
    parts: list[bytes] = []
    for message in messages:
        size = len(message)
        if size < SHORT:
            parts.append(bytes((TEXT, size)))
        elif size < LONG:
            parts.append(bytes((TEXT, SHORT, size >> 8, size & 0xFF)))
        else:
            parts.append(bytes((TEXT, SHORT + 1)) + size.to_bytes(8, "big"))
        parts.append(message)
    return b"".join(parts)
