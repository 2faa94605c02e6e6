"""`regnum replay`, `regnum verify` and `regnum convert`: reading, checking and tabulating recorded games."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any

import typer

from regnum.cli.common import Json, Lang, Overlay, err, out, print_json, progress
from regnum.core.chronicle import carry_out
from regnum.core.errors import BadInput, IllegalChoice
from regnum.core.record import Record

File = Annotated[Path, typer.Argument(help="A record: JSON lines, as `regnum play` writes them.", metavar="FILE")]


def replay(
    file: File,
    to: Annotated[int | None, typer.Option("--to", min=0, help="Stop after this many choices.")] = None,
    state: Annotated[bool, typer.Option("--state", help="Print the whole position at the end, as JSON.")] = False,
    content: Overlay = None,
    lang: Lang = "en",
    json: Json = False,
) -> None:
    """Print a recorded game in words, choice by choice with the clauses; or the position after any choice.

    **Examples**

    - `regnum replay game.jsonl --lang it`
    - `regnum replay game.jsonl --to 12 --state > position.json`
    """
    record = Record.read(file)
    g = record.game(content)
    text = g.text(lang).seated(record.header.players)
    lines = record.choices
    first, position = record.earliest(g)
    if to is not None and not first <= to <= len(lines):
        since = f", and can be replayed from choice {first} on" if first else ""
        raise BadInput("--to", f"the record holds {len(lines)} choices{since}")
    story: list[dict[str, Any]] = []
    for line in lines[first:to]:
        entry = carry_out(position, position.resolve(line.choice))
        assert entry.words is not None
        events = [{"text": text(event.info.words.message()), "clause": event.info.clause} for event in entry.events]
        words = text(entry.words.message())
        story.append({"n": line.n, "seat": line.seat, "choice": line.choice, "words": words, "events": events})
    if state:
        print_json(position.to_json())
    elif json:
        print_json({"players": record.header.players, "choices": story, "scores": position.scores()})
    else:
        _tell(story, record.header.players)
        if position.over:
            for player in position.winners():
                out.print(text("cli-winner", seat=text(position.name(player))), style="bold")
        names = [text(position.name(player)) for player in range(position.table.players)]
        out.print(", ".join(f"{name} {points}" for name, points in zip(names, position.scores(), strict=True)))


def _tell(story: list[dict[str, Any]], players: list[str]) -> None:
    for choice in story:
        out.print(
            f"[dim]{choice['n']:>4}[/dim] [bold]{players[choice['seat']]}[/bold]: {choice['words']}", highlight=False
        )
        for event in choice["events"]:
            out.print(f"       {event['text']} [dim]§ {event['clause']}[/dim]", highlight=False)


def verify(
    files: Annotated[list[Path], typer.Argument(help="Records to check.", metavar="FILE...")],
    content: Overlay = None,
    json: Json = False,
) -> None:
    """Check records: that every choice is legal, and that draws, digests and the result are as recorded.

    Exit code 0 if all records are valid, 1 if one is not. **Example**: `regnum verify games/*.jsonl`
    """
    results = [_check(file, content) for file in files]
    if json:
        print_json(results)
    else:
        for result in results:
            good = result["problem"] is None
            mark = "[green]holds[/green]" if good else "[red]does not hold[/red]"
            out.print(f"{result['file']}: {mark}, {result['choices']} choices", highlight=False)
            if not good:
                out.print(f"  {result['problem']}", highlight=False, markup=False)
    raise typer.Exit(0 if all(result["problem"] is None for result in results) else 1)


def _check(file: Path, content: Path | None) -> dict[str, Any]:
    record = Record.read(file)
    result: dict[str, Any] = {"file": str(file), "choices": len(record.choices), "problem": None}
    result["truncated"] = record.truncated
    try:
        *_, final = record.replay(record.game(content))
        result |= {"over": final.over, "scores": final.scores(), "digest": final.digest()}
    except (BadInput, IllegalChoice) as error:
        result["problem"] = str(error)
    return result


def convert(
    files: Annotated[list[Path], typer.Argument(help="Records of finished games.", metavar="FILE...")],
    to: Annotated[Path, typer.Option("--out", help="Write the tables into this new folder, as Parquet files.")],
    content: Overlay = None,
    json: Json = False,
) -> None:
    """Turn records, such as those of a server, into the tables that `regnum simulate --out` writes.

    Every record is checked on the way. Choices that were undone do not appear. Games that are not over are left out,
    because nobody has won yet. The tables name the players as the records do, and hold what was hidden from them
    (docs/how-to/data.md). It needs pyarrow: `pip install 'regnum[data]'`.

    Exit code 0 if all finished games were written, 1 if a record is not valid.
    **Example**: `regnum convert games/*.jsonl --out hosted`
    """
    from regnum.data.parquet import Writer  # pyarrow is slow to load and optional
    from regnum.data.records import converted
    from regnum.data.simulated import new_folder

    new_folder(to)
    written, unfinished, problems = 0, 0, {}
    with Writer(to) as writer:
        for file in progress(files, len(files), "converting"):
            try:
                played = converted(Record.read(file), content)
            except (BadInput, IllegalChoice) as error:
                problems[str(file)] = str(error)
                continue
            if played is None:
                unfinished += 1
            else:
                writer.add(played, written)
                written += 1
    if json:
        print_json({"folder": str(to), "games": written, "unfinished": unfinished, "problems": problems})
    else:
        out.print(f"{written} games written to {to}, {unfinished} left out because they are not over", highlight=False)
        for name, problem in problems.items():
            err.print(f"{name}: {problem}", highlight=False, markup=False)
    raise typer.Exit(1 if problems else 0)
