"""All tests share one browser; each test works in a new tab."""

import os
from contextlib import suppress

import pytest
from selenium.common.exceptions import NoAlertPresentException, NoSuchWindowException

import engines
from browser import Browser
from page import Page


def pytest_configure():
    """Fails once, before the tests, when no server has been started for them."""
    if not os.environ.get("WEB_URL"):
        raise pytest.UsageError("WEB_URL is not set: run these tests with npm run selenium")


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(config, items):
    """SLICE=0/2 keeps every second test; those of one page or lab stay together."""
    config.all_items = list(items)
    turn, count = map(int, os.environ.get("SLICE", "0/1").split("/"))
    subject = lambda item: item.callspec.id if hasattr(item, "callspec") else item.name
    subjects = list(dict.fromkeys(map(subject, items)))
    items[:] = [item for item in items if subjects.index(subject(item)) % count == turn]


@pytest.fixture(scope="session")
def folder(tmp_path_factory):
    return tmp_path_factory.mktemp("downloads")


@pytest.fixture(scope="session")
def engine():
    return engines.current_engine()


@pytest.fixture(scope="session")
def browser(engine, folder):
    browser = Browser(engine, folder)
    yield browser
    browser.quit()


@pytest.fixture
def saved(folder, page):
    """Waits for a download and returns its content. The browser creates an empty file first."""
    for file in folder.iterdir():
        file.unlink()

    def content(name):
        file = folder / name
        page.until(lambda: file.exists() and file.stat().st_size, f"{name} was never saved")
        return file.read_bytes()

    return content


@pytest.fixture
def page(engine, browser, request):
    """The page under test, in a new tab: settings such as ?speed= apply to a tab."""
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
        # A test that failed can leave a dialog open.
        with suppress(NoAlertPresentException, NoSuchWindowException):
            driver.switch_to.alert.dismiss()
        # A window can close itself meanwhile.
        with suppress(NoSuchWindowException):
            driver.switch_to.window(handle)
            driver.close()
    driver.switch_to.window(kept)


@pytest.fixture
def driver(page):
    """For the answers of the labs, which use Selenium alone."""
    page.engine.show_whole_page(page.driver)
    return page.driver


@pytest.fixture
def site(page):
    return page.origin
