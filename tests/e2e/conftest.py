"""Real browsers against a real server. Playwright's own loop must not outlive a module: others run theirs."""

import shutil
from pathlib import Path

import pytest
from playwright.sync_api import expect, sync_playwright

from orbita.server.http.pages import has_client
from tests.e2e.people import Person
from tests.server.servers import Served

ARGUMENTS = [
    "--headless",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
PHONE = {"width": 390, "height": 844}
DESKTOP = {"width": 1440, "height": 900}
PATIENCE = 60_000  # ms; a busy machine may be slow, and no test is decided by that
expect.set_options(timeout=PATIENCE)


@pytest.fixture(scope="session")
def chromium():
    found = shutil.which("chromium") or shutil.which("google-chrome")
    if not found:
        pytest.skip("!! no chromium here: the web client was NOT tested in a browser (apt install chromium)")
    return found


@pytest.fixture(scope="session")
def server(tmp_path_factory):
    assert has_client(), "the web client is not built: run make web, then install"
    folder = tmp_path_factory.mktemp("served")
    served = Served(f"sqlite:///{folder}/orbita.db", folder)
    yield served
    served.stop()


@pytest.fixture(scope="session")
def swift(tmp_path_factory):
    """A server whose clocks run twenty times as fast."""
    folder = tmp_path_factory.mktemp("swift")
    served = Served(f"sqlite:///{folder}/orbita.db", folder, "--clock-rate", "20")
    yield served
    served.stop()


@pytest.fixture(scope="module")
def browser(chromium):
    with sync_playwright() as playwright:
        launched = playwright.chromium.launch(executable_path=chromium, args=ARGUMENTS)
        yield launched
        launched.close()


@pytest.fixture
def meet(browser, server):
    """Meet somebody with a browser of their own; whatever goes wrong in it fails the test."""
    people = []

    def arrive(lang="en", size=DESKTOP, motion="reduce", look="dark", **more):
        context = browser.new_context(
            locale="pl-PL" if lang == "pl" else "en-GB",
            viewport=size,
            reduced_motion=motion,
            color_scheme=look,
            **more,
        )
        context.set_default_timeout(PATIENCE)
        people.append(Person(context, server.address, lang))
        return people[-1]

    yield arrive
    for person in people:
        faults = person.faults
        person.context.close()
        assert not faults, faults


@pytest.fixture(scope="session")
def axe():
    """The rules of accessibility, as a script."""
    return (Path(__file__).parents[2] / "web/node_modules/axe-core/axe.min.js").read_text()
