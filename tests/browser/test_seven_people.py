"""7 at several screens: a sin that is denied, a spectator, and nobody's socket with another hero's secrets."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, WebSocket, expect

import regnum
from tests.browser.conftest import Visitors
from tests.browser.pages import Person
from tests.browser.prepared import Stop, against_bots
from tests.browser.test_screens import findings

# With this seed Anna begins and holds Greed, and Bruno holds Pride, which denies it.
DEAL = 36
ANNA, BRUNO, BOT = range(3)


class Wire:
    """All that a page receives through its socket."""

    def __init__(self, page: Page) -> None:
        self.frames: list[str] = []
        page.on("websocket", self._listen)

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda frame: self.frames.append(str(frame)))

    def names(self, secrets: set[str]) -> set[str]:
        """Those of the secrets that were sent."""
        return {secret for secret in secrets if any(secret in frame for frame in self.frames)}


@pytest.fixture
def table(visitor: Visitors) -> tuple[Person, Person, Person]:
    """Anna and Bruno, each with a browser, at a table with a bot; and a spectator."""
    anna, bruno, watcher = visitor(game="seven", lang="it"), visitor(game="seven"), visitor(game="seven", lang="en")
    seats = [{"kind": "friend"}, {"kind": "friend"}, {"kind": "bot", "level": "easy"}]
    data = {"game": "seven", "seats": seats, "seed": DEAL, "open": True}
    made = anna.page.request.post(f"{anna.address}/api/tables", data=data).json()
    path = f"{anna.address}/t/{made['table']}"
    for person, name, seat in ((anna, "Anna", "0"), (bruno, "Bruno", "1")):
        person.accept(f"{path}#join={made['invitations'][seat]}", name)
    return anna, bruno, watcher


def test_a_sin_is_denied_in_another_browser_and_no_socket_carries_what_is_hidden(
    table: tuple[Person, Person, Person],
) -> None:
    anna, bruno, watcher = table
    wires = {ANNA: Wire(anna.page), BRUNO: Wire(bruno.page), None: Wire(watcher.page)}
    anna.page.reload()
    bruno.page.reload()
    watcher.page.goto(anna.page.url)
    anna.is_asked()
    anna.page.locator('.seven .sin[data-ref$=".greed"]').click()
    way = anna.page.locator('.hint [data-choice="sin:greed.1"]')
    expect(way).to_contain_text("+2")  # what it brings
    expect(way).to_contain_text("1/7")  # and that a sin is discarded for it
    way.click()
    anna.page.locator('.seven [data-acts="rob:1"]').first.click()
    deny = bruno.page.locator('.seven [data-acts~="deny:pride"].answer')
    expect(deny).to_contain_text("2/7")
    suffer = bruno.page.locator('.seven [data-acts~="accept"].answer')
    expect(suffer).to_contain_text("\N{MINUS SIGN}2")
    assert findings(bruno.page) == []
    deny.click()
    expect(anna.log.filter(has_text=anna.say("sin-pride")).first).to_be_visible()
    expect(watcher.log).to_have_count(anna.log.count())
    watcher.is_not_asked()

    # The server's own state is the judge of what is secret.
    play = regnum.Play.begin(regnum.game("seven"), ["Anna", "Bruno", "bot"], DEAL)
    board = play.state.to_json()["board"]
    hands = [set(hero["sins"]) for hero in board["heroes"]]
    told = {"greed", "pride"}
    high = {treasure for card in board["undertakings"][4:] for treasure in card["treasures"]}
    open_treasures = {treasure for card in board["undertakings"][:4] for treasure in card["treasures"]}
    buried = (high - open_treasures) | set(board["artefact_pile"])
    for viewer, wire in wires.items():
        own = hands[viewer] if viewer is not None else set()
        assert wire.frames
        assert wire.names(own - told) == own - told, "one's own hand is shown, so the search would find more"
        assert wire.names(set().union(*hands) - own - told - played(anna) | buried) == set()


def played(person: Person) -> set[str]:
    """The sins that are in the log because the bot has played them meanwhile."""
    sins = ("pride", "greed", "lust", "envy", "gluttony", "wrath", "sloth")
    log = " ".join(person.log.all_inner_texts())
    return {sin for sin in sins if person.say(f"sin-{sin}") in log}


def hidden_artefacts(play: regnum.Play) -> set[str]:
    """Artefacts of the bots that have never been seen."""
    heroes = play.state.to_json()["board"]["heroes"]
    seen = {line.choice.split(":")[-1] for line in play.record.choices} | set(heroes[0]["artefacts"])
    return {artefact for hero in heroes[1:] for artefact in hero["artefacts"]} - seen


def bot_has_an_artefact() -> Stop:
    return lambda play: play.state.asking.seat == 0 and bool(hidden_artefacts(play))


def test_no_socket_carries_the_artefact_of_another(visitor: Visitors) -> None:
    play = against_bots("seven", 3, stop=bot_has_an_artefact())
    secrets = hidden_artefacts(play)
    assert secrets
    person, watcher = visitor(game="seven"), visitor(game="seven")
    wires = Wire(person.page), Wire(watcher.page)
    person.open_saved(play)
    person.is_asked()
    watcher.page.goto(person.page.url)
    expect(watcher.log).to_have_count(person.log.count())
    for wire in wires:
        assert wire.frames
        assert wire.names(secrets) == set()
