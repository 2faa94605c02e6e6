"""The page of a ladder: one HTML file without scripts or anything from elsewhere, for light and dark screens."""

from __future__ import annotations

import math
import time
from html import escape

from regnum import __version__
from regnum.agents.ladder import START, Ladder, Standing, Standings
from regnum.core.game import Game

REFRESH = 60  # seconds, while games are played

STYLE = """
:root { color-scheme: light dark; --paper: #fbf8f1; --ink: #2a2118; --soft: #6b5f50; --line: #ddd3c1; --mark: #8c1d18 }
@media (prefers-color-scheme: dark) {
  :root { --paper: #191613; --ink: #ece3d4; --soft: #a99c89; --line: #3b342b; --mark: #e07b6c }
}
body { margin: 0 auto; padding: 2rem 1.2rem 3rem; max-width: 58rem; background: var(--paper); color: var(--ink);
  font: 16px/1.5 Georgia, "Times New Roman", serif }
h1 { margin: 0; font-size: 1.9rem; font-weight: 600 }
h2 { margin: 2.4rem 0 .6rem; font-size: 1.2rem; font-weight: 600 }
p { margin: .4rem 0; max-width: 46rem }
.soft, th { color: var(--soft); font-weight: 400 }
.wide { overflow-x: auto }
table { border-collapse: collapse; font-variant-numeric: tabular-nums }
th, td { padding: .35rem .9rem .35rem 0; border-bottom: 1px solid var(--line); text-align: right; white-space: nowrap }
th:first-child, td:first-child { text-align: left; white-space: normal; overflow-wrap: anywhere; min-width: 9rem }
.met th, .met td { padding: .35rem .6rem; text-align: center }
.met th:first-child, .met td:first-child { text-align: left; padding-left: 0 }
.scale { display: grid; grid-template-columns: minmax(6rem, 14rem) 1fr; gap: 0 1rem; align-items: center;
  margin-bottom: 1.6rem }
.scale > * { overflow-wrap: anywhere }
.track { position: relative; height: 2.1rem }
.track * { position: absolute; top: 50%; transform: translate(-50%, -50%); white-space: nowrap }
.track i { width: 1px; height: 100%; background: var(--line) }
.track s { height: .4rem; border-radius: .2rem; background: var(--mark); opacity: .4; transform: translate(0, -50%) }
.track b { width: .8rem; height: .8rem; border-radius: 50%; background: var(--mark) }
@media (max-width: 36rem) {
  .scale { grid-template-columns: 1fr; padding: 0 .8rem 0 0 }
  .track { height: 1.5rem; margin-bottom: .5rem }
  .foot:empty { display: none }
}
"""


def page(ladder: Ladder, g: Game, standings: Standings, running: bool) -> str:
    """The page as it is after the games of `standings`; while the ladder is `running` it loads itself again."""
    table = standings.table()
    again = f'<meta http-equiv="refresh" content="{REFRESH}">' if running else ""
    going = ", more are being played" if running else ""
    rounds = standings.games / ladder.round
    options = ", ".join(f"{escape(name)} = {escape(str(value).lower())}" for name, value in ladder.options.items())
    when = time.strftime("%Y-%m-%d %H:%M UTC", time.gmtime())
    return f"""<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
{again}
<title>Ladder: {escape(g.title)}</title>
<style>{STYLE}</style>
<h1>Ladder: {escape(g.title)}</h1>
<p class="soft">{standings.games:,} games (rounds: {rounds:.4g}), tables of {ladder.seats}{going}. {when}</p>
<h2>Ratings</h2>
{_picture(table)}
<div class="wide">{_table(table)}</div>
<h2>Who comes before whom</h2>
<p class="soft">The share of the games with both of them in which the agent of the row came before that of the column; a
shared place counts half.</p>
<div class="wide">{_meetings(table, standings)}</div>
<h2>What the figures mean</h2>
<p>A rating is an estimate of strength. It begins at {START:g}; only differences between agents of one ladder mean
anything. The interval is the estimate with 1.96 standard deviations on either side: it holds the true strength in 95 of
100 cases if an agent's strength does not change and the model (Plackett and Luce, brought up to date game by game with
the rules of Weng and Lin) describes the games. The interval of a win rate is Wilson's and needs no such model; a win
rate depends on who the opponents are.</p>
<p>In a round every group of agents that fits a table gets one deal, which is played once from every seat; from round to
round a group sits in another order. The winners come first, the others follow by points.</p>
<p class="soft">Regnum {__version__}, {escape(g.id)} {escape(g.version)}, content {g.content_digest}, seed
{ladder.seed}{f", {options}" if options else ""}</p>
</html>
"""


def _picture(table: list[Standing]) -> str:
    """The ratings with their intervals on one scale."""
    low = math.floor(min(one.interval[0] for one in table) / 5) * 5
    high = math.ceil(max(one.interval[1] for one in table) / 5) * 5
    step = max(5, math.ceil((high - low) / 8 / 5) * 5)

    def at(rating: float) -> str:
        return f"{(rating - low) / (high - low):.2%}"

    marks = range(low, high + 1, step)
    lines = "".join(f'<i style="left:{at(mark)}"></i>' for mark in marks)
    rows = []
    for one in table:
        first, last = one.interval
        reach = f'<s style="left:{at(first)};width:{at(last - first + low)}"></s>'
        point = f'<b style="left:{at(one.rating)}" title="{one.rating:.1f}"></b>'
        rows.append(f'<div>{escape(one.agent)}</div><div class="track">{lines}{reach}{point}</div>')
    figures = "".join(f'<span class="soft" style="left:{at(mark)}">{mark}</span>' for mark in marks)
    return f'<div class="scale">{"".join(rows)}<div class="foot"></div><div class="track">{figures}</div></div>'


def _table(table: list[Standing]) -> str:
    headings = ("agent", "rating", "95% interval", "games", "wins", "win rate", "95% interval")
    rows = [f"<tr>{''.join(f'<th scope=col>{heading}</th>' for heading in headings)}</tr>"]
    for one in table:
        cells = (
            escape(one.agent),
            f"{one.rating:.1f}",
            f"{one.interval[0]:.1f} &ndash; {one.interval[1]:.1f}",
            f"{one.games:,}",
            f"{one.wins:g}",
            f"{one.win_rate:.1%}",
            f"{one.win_interval[0]:.1%} &ndash; {one.win_interval[1]:.1%}",
        )
        rows.append(f"<tr>{''.join(f'<td>{cell}</td>' for cell in cells)}</tr>")
    return f"<table>{''.join(rows)}</table>"


def _meetings(table: list[Standing], standings: Standings) -> str:
    numbers = "".join(f"<th scope=col>{n}</th>" for n in range(1, len(table) + 1))
    rows = [f"<tr><th scope=col>agent</th>{numbers}</tr>"]
    for n, one in enumerate(table, 1):
        cells = [f"<td>{n}. {escape(one.agent)}</td>"]
        for other in table:
            share, met = standings.against(one.agent, other.agent)
            if one is other or not met:
                cells.append("<td></td>")
                continue
            tint = f"color-mix(in srgb, var(--mark) {round(45 * share)}%, transparent)"
            cells.append(f'<td style="background:{tint}" title="{met:,} games">{share:.0%}</td>')
        rows.append(f"<tr>{''.join(cells)}</tr>")
    return f'<table class="met">{"".join(rows)}</table>'
