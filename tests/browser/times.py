"""Seconds until pages can be used at a first visit, on a slow machine and network: `python -m tests.browser.times`.

The processor is slowed four times, the network is "3G Fast" of WebPageTest and Lighthouse: 1.6 Mbit/s down, 750 kbit/s
up, 150 ms for each answer. A clock measures this, so the machine should do nothing else; what the times come from,
bytes and requests, is held by test_delivery.py. Ends with 1 if a page takes longer than it may.
"""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

from tests.browser.pages import CHROMIUM, SAFE, Person
from tests.browser.visits import GAMES, HOME, Transfer, address, complete
from tests.server.conftest import Served

MOST = {HOME: 3.0} | dict.fromkeys(GAMES, 6.0)  # seconds
SLOWER = 4
NETWORK = {"offline": False, "latency": 150, "downloadThroughput": 1.6e6 / 8, "uploadThroughput": 750e3 / 8}


def visit(browser: Browser, url: str, subject: str) -> tuple[float, int, float]:
    """The seconds until the page can be used, the bytes that were transferred, and how much has moved."""
    person = Person(browser, url)
    path = address(person, subject)
    transfer = Transfer(person.page)
    transfer.session.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
    transfer.session.send("Network.emulateNetworkConditions", NETWORK)
    person.page.goto(f"{url}{path}", wait_until="commit")
    complete(person, subject)
    seconds: float = person.page.evaluate("performance.now() / 1000")
    transfer.settle()
    found = seconds, transfer.bytes, transfer.shift
    person.context.close()  # its board would go on moving
    return found


def main() -> None:
    late = False
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        served = Served(Path(folder))
        served.start()
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=SAFE)
        for subject, most in MOST.items():
            seconds, sent, moved = visit(browser, served.url, subject)
            late = late or seconds > most
            sys.stdout.write(f"{subject:10} {seconds:5.2f} s of {most} s, {sent / 1000:5.1f} kB, moved {moved:.4f}\n")
        browser.close()
        served.stop()
    sys.exit(late)


if __name__ == "__main__":
    main()
