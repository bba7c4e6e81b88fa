"""One browser for the whole walk, and a tab of its own for each test."""

import os

import pytest

import engines
from browser import Browser
from page import Page


def pytest_configure():
    """The walk starts no servers: better said once than by every test."""
    if not os.environ.get("WEB_URL"):
        raise pytest.UsageError("WEB_URL is not set: start the walk with npm run walk")


@pytest.fixture(scope="session")
def folder(tmp_path_factory):
    return tmp_path_factory.mktemp("downloads")


@pytest.fixture(scope="session")
def engine():
    return engines.current_engine()


@pytest.fixture(scope="session")
def browser(engine, folder):
    browser = Browser(lambda: engine.start(folder))
    yield browser
    browser.quit()


@pytest.fixture
def saved(folder, page):
    """Waits for a download and gives back its content; the browser makes an empty file first."""
    for file in folder.iterdir():
        file.unlink()

    def content(name):
        file = folder / name
        page.until(lambda: file.exists() and file.stat().st_size, f"{name} was never saved")
        return file.read_bytes()

    return content


@pytest.fixture
def page(engine, browser, request):
    """The page that the test is about, in a place of its own: settings such as ?speed= live in a tab."""
    driver = browser.alive()
    first = driver.current_window_handle
    engine.open_tab(driver)
    page = Page(engine, driver, os.environ["WEB_URL"])
    for marker in request.node.iter_markers("page"):
        page.open(marker.args[0])
    yield page
    if browser.answers():
        engine.forget_permissions(driver)
        close_all_but(driver, first)


def close_all_but(driver, kept):
    for handle in set(driver.window_handles) - {kept}:
        driver.switch_to.window(handle)
        driver.close()
    driver.switch_to.window(kept)
