"""Two people at one screen: the board is covered when the screen passes from one to the other."""

from __future__ import annotations

from playwright.sync_api import WebSocket, expect

from tests.browser.conftest import Visitors
from tests.browser.pages import Person
from tests.browser.prepared import after, asks, play_until


def take_over(screen: Person, name: str) -> None:
    """The cover names who is next; that person uncovers the board."""
    expect(screen.cover).to_have_accessible_name(screen.say("hand-title", name=name))
    expect(screen.in_words).to_have_count(0)
    screen.button("hand-go", name=name).press("Enter")
    expect(screen.cover).to_have_count(0)


def test_a_round_at_one_screen(visitor: Visitors) -> None:
    screen = visitor()
    screen.set_up(("me", "Anna"), ("here", "Bruno"))
    screen.play_turn()
    for name in ("Anna", "Bruno", "Anna"):
        take_over(screen, name)
        expect(screen.region("prompt-title")).to_contain_text(f"{name}:")
        screen.play_turn()


def test_a_covered_table_takes_no_keys(visitor: Visitors) -> None:
    screen = visitor()
    screen.set_up(("me", "Anna"), ("here", "Bruno"))
    screen.play_turn()
    expect(screen.cover).to_be_visible()
    screen.page.keyboard.press("1")
    take_over(screen, "Anna")
    expect(screen.log).to_have_count(1)


def test_the_cover_can_be_turned_off(visitor: Visitors) -> None:
    screen = visitor()
    screen.set_up(("me", "Anna"), ("here", "Bruno"))
    screen.play_turn()
    screen.page.get_by_label(screen.say("hand-never")).check()
    take_over(screen, "Anna")
    screen.choose()
    screen.choose()
    expect(screen.region("prompt-title")).to_contain_text("Bruno:")


def test_a_secret_is_shown_to_its_owner_only(visitor: Visitors) -> None:
    """The cards that an Apprentice draws: neither under the cover, nor on a spectator's screen or connection."""
    drawn = play_until(asks("KeepCharacter"))
    secrets = [option.text.removeprefix("keep:") for option in drawn.state.options()]
    screen, watcher = visitor(), visitor()
    names = [screen.say(f"character-{secret}") for secret in secrets]
    frames: list[str] = []

    def listen(socket: WebSocket) -> None:
        socket.on("framereceived", lambda frame: frames.append(str(frame)))

    screen.open_saved(play_until(after(drawn.made - 1)))
    watcher.page.on("websocket", listen)
    watcher.page.goto(screen.page.url)
    screen.choose()
    expect(watcher.log).to_have_count(drawn.made)
    expect(screen.cover).to_be_visible()
    covered, watched = screen.page.content(), watcher.page.content()
    take_over(screen, "Anna")
    expect(screen.options).to_contain_text(names)
    for secret, name in zip(secrets, names, strict=True):
        assert name not in covered
        assert name not in watched
        assert not any(secret in frame for frame in frames)
    assert any("drawn" in frame for frame in frames)
    screen.press_first()
    expect(screen.sheet).to_be_visible()
