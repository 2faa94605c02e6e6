"""The map as text: the surroundings of the question, the kingdoms by zone, the seas with their ships."""

from __future__ import annotations

from typing import Final

from rich.text import Text as RichText

from regnum.games.medioevo.box import LAND
from regnum.terminal.blocks import Block, cut
from regnum.terminal.board import FAINT, GOLD
from regnum.terminal.medioevo_sketch import MedioevoSketch

BORDER_SIGNS: Final = ("", "~", "≈", "≍")  # plain, stream, river, strait


def around(sketch: MedioevoSketch, place: int) -> Block:
    """A place in full, and its adjacent places as symbols."""
    s, box, text = sketch.s, sketch.box, sketch.text
    title = RichText.assemble((sketch.place(place), f"bold {GOLD}"))
    if place >= LAND:
        title.append(f"  {text('place-' + box.contents.sea_zone[box.sea_zone[place]].id)}", style=FAINT)
        block = [cut(title.append_text(sketch.afloat(place)), sketch.width)]
        seas = box.sea_links[place]
        lands = [sketch.cell(land) for land in box.shores[place] if s.realm.in_play[land]]
    else:
        city = box.city_at[place]
        words = [text(f"terrain-{box.terrain[place]}"), text(f"kingdom-{box.kingdom_ids[box.kingdom_of[place]]}")]
        if city >= 0:
            words.append(text(f"place-{box.city_ids[city]}"))
        title.append(f"  {', '.join(words)}", style=FAINT)
        block = [cut(title, sketch.width), *sketch.flow("", sketch.standing(place))]
        seas = box.coasts[place]
        lands = [
            RichText.assemble((BORDER_SIGNS[way.border], FAINT), sketch.cell(way.to))
            for way in box.land_ways[place]
            if s.realm.in_play[way.to]
        ]
    for player in range(s.n):
        visitors = sketch.visitors(player, place)
        if visitors:
            block += sketch.flow("", [sketch.who(player), *visitors])
    if lands:
        block += sketch.flow(text("board-borders"), lands)
    if seas:
        block += sketch.flow(text("board-seas"), [sketch.cell(sea) for sea in seas])
    return block


def places_around(sketch: MedioevoSketch, place: int) -> list[int]:
    """The places that `around` shows."""
    box = sketch.box
    if place >= LAND:
        return [place, *box.sea_links[place], *box.shores[place]]
    return [place, *(way.to for way in box.land_ways[place]), *box.coasts[place]]


def kingdom(sketch: MedioevoSketch, number: int) -> Block:
    """A kingdom with its territories; its name has the mark of the player who started there."""
    s = sketch.s
    id = sketch.box.kingdom_ids[number]
    home = next((player for player in range(s.n) if s.kingdoms[player] == number), -1)
    name = RichText(sketch.text(f"kingdom-{id}"), style=GOLD)
    if home >= 0:
        name.append(" ").append_text(sketch.mark(home))
    return sketch.flow("", [name, *(sketch.cell(land) for land in sketch.box.kingdom_lands[number])], hanging=2)


def seas(sketch: MedioevoSketch, zone: int) -> Block:
    """The seas of a zone that contain pieces or can be chosen, and the number of others."""
    shown, others = [], 0
    for sea in sketch.box.seas:
        if sketch.box.sea_zone[sea] == zone:
            if sketch.afloat(sea) or sketch.s.address(sea) in sketch.scene.keys:
                shown.append(sketch.cell(sea))
            else:
                others += 1
    quiet = RichText(sketch.text("board-quiet-seas", n=others), style=FAINT)
    name = RichText(sketch.text(f"place-{sketch.box.contents.sea_zone[zone].id}"), style=GOLD)
    return sketch.flow("", [name, *shown, *([quiet] if others else [])], hanging=2)
