"""The board of 890 draws what the focused option will certainly do, as the engine says."""

from __future__ import annotations

from playwright.sync_api import expect

from regnum.core import gate
from regnum.core.gate import Viewer
from regnum.core.shown import Preview
from regnum.core.state import State
from tests.browser.conftest import Visitors
from tests.browser.prepared import asks, play_until


def previews(state: State) -> list[Preview]:
    return [] if state.seat is None else list(gate.previews(state, Viewer((state.seat,))))


def makes_trio(preview: Preview) -> bool:
    return any(event.fact is not None and event.fact.piece.startswith("trio:") for event in preview.events)


def test_a_tile_is_shown_where_it_would_stand_with_the_trio_it_makes(visitor: Visitors) -> None:
    """place.1, trio.2: hovering a space shows the tile and the trio, and nothing once the pointer is gone."""
    play = play_until(lambda play: any(map(makes_trio, previews(play.state))))
    preview = next(filter(makes_trio, previews(play.state)))
    trios = sum(event.fact is not None and event.fact.piece.startswith("trio:") for event in preview.events)
    person = visitor()
    person.open_saved(play)
    person.is_asked()
    page = person.page
    strokes, ghost = page.locator("svg.trios.ghost g"), page.locator(".land .tile.ghost")
    expect(strokes).to_have_count(0)
    page.locator(f'.board [data-acts~="{preview.option}"]').hover()
    expect(strokes).to_have_count(trios)
    expect(ghost.first).to_be_visible()
    page.mouse.move(0, 0)
    expect(strokes).to_have_count(0)
    expect(ghost).to_have_count(0)


def test_trios_that_wait_for_their_reward_are_drawn_after_a_reload(visitor: Visitors) -> None:
    """trio.8: whoever comes back sees which trio is rewarded."""
    person = visitor()
    person.open_saved(play_until(asks("Reward")))
    person.is_asked()
    person.page.reload()
    person.is_asked()
    expect(person.page.locator("svg.trios:not(.ghost) g").first).to_be_visible()
    expect(person.page.locator(".banners .reward")).to_have_count(1)


def test_coins_paid_are_shown_where_they_would_lie(visitor: Visitors) -> None:
    """take.3: a Coin lies beside each tile skipped, and the purse says how many are paid."""
    play = play_until(lambda play: any(option.text == "take:row.3" for option in play.state.options()))
    person = visitor()
    person.open_saved(play)
    person.is_asked()
    person.page.locator('.board [data-acts~="take:row.3"]').hover()
    expect(person.page.locator(".row .coins.more")).to_have_count(2)
    expect(person.page.locator(".count i.loss")).to_contain_text("2")


def test_a_free_space_is_previewed_in_itself_and_a_note_leaves_with_its_thing(visitor: Visitors) -> None:
    """No note covers the neighbours of a space that may be chosen; one that explains goes when its thing has moved."""
    play = play_until(lambda play: any(option.text.startswith("place:") for option in play.state.options()))
    person = visitor()
    person.open_saved(play)
    person.is_asked()
    page, note = person.page, person.page.locator(".hint")
    page.locator(".land .free.open").first.hover()
    expect(page.locator(".land .tile.ghost")).to_be_visible()
    page.locator(".track").hover()
    expect(note).to_be_visible()
    page.locator(".track").evaluate("track => { track.style.marginTop = '40px'; }")
    expect(note).to_have_count(0)


def test_what_a_player_has_is_read_once(visitor: Visitors) -> None:
    person = visitor()
    person.open_saved(play_until(lambda play: play.made > 6))
    has = person.page.locator(".board header .has").first
    said = [line.strip(" -") for line in has.aria_snapshot().splitlines()]
    coins = has.locator(".count b").first.inner_text()
    assert not any(line.startswith(f"text: {coins} {coins}") for line in said), said
    expect(has.locator(".count .hidden")).to_have_count(3)
