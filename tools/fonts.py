"""Cuts the fonts of the client to what its pages show: `python -m tools.fonts` writes client/src/theme/fonts.

They lose their hints, which the serif one never had, figures and fractions that no page asks for, and letters that are
in neither Italian nor English: where a name has one, a page loads the uncut font too (client/src/theme/fonts.css).
"""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from types import SimpleNamespace

from fontTools import subset  # type: ignore[import-untyped]
from fontTools.ttLib import TTFont  # type: ignore[import-untyped]

CLIENT = Path(__file__).parents[1] / "client"
UNCUT = CLIENT / "node_modules" / "@fontsource"
CUT = CLIENT / "src" / "theme" / "fonts"
FONTS = [(family, weight) for family in ("alegreya", "alegreya-sans") for weight in (400, 700)]
# The `unicode-range` of the cut fonts.
LETTERS = [*range(0x20, 0x7F), *range(0xA0, 0x100), *range(0x2010, 0x2028), 0x2032, 0x2033, 0x20AC, 0x2212]
FEATURES = ["kern", "liga", "lnum", "tnum", "rvrn"]

PACK = """
const { brotliCompressSync, constants: c } = require('zlib');
const params = { [c.BROTLI_PARAM_MODE]: c.BROTLI_MODE_FONT };
process.stdout.write(brotliCompressSync(require('fs').readFileSync(0), { params }));
"""


def _packed(data: bytes, mode: int) -> bytes:
    return subprocess.run(["node", "-e", PACK], input=data, capture_output=True, check=True).stdout


def cut(family: str, weight: int) -> Path:
    font = TTFont(UNCUT / family / "files" / f"{family}-latin-{weight}-normal.woff")
    options = subset.Options(layout_features=FEATURES, hinting=False, name_IDs=[0, 13, 14], notdef_outline=True)
    cutter = subset.Subsetter(options)
    cutter.populate(unicodes=LETTERS)
    cutter.subset(font)
    font.flavor = "woff2"
    target = CUT / f"{family}-{weight}.woff2"
    font.save(target)
    return target


def main() -> None:
    # fontTools asks Python's brotli to compress; Node, which builds the client, has it as well.
    sys.modules["brotli"] = SimpleNamespace(compress=_packed, MODE_FONT=2)  # type: ignore[assignment]
    for family, weight in FONTS:
        target = cut(family, weight)
        sys.stdout.write(f"{target.stat().st_size:6} {target.relative_to(CLIENT)}\n")


if __name__ == "__main__":
    main()
