"""Fixtures for every lesson: a browser tab, and the API in a new workspace."""

import os
from contextlib import suppress

import pytest
from selenium import webdriver
from selenium.common.exceptions import NoAlertPresentException

from sparring import Api, new_workspace

# Turns off Selenium's usage statistics.
os.environ.setdefault("SE_AVOID_STATS", "true")

FLAGS = ["--headless=new", "--window-size=1280,900", "--disable-gpu", "--no-first-run"]


@pytest.fixture(scope="session")
def downloads(tmp_path_factory):
    return tmp_path_factory.mktemp("downloads")


@pytest.fixture(scope="session")
def browser(downloads):
    """One browser for all tests, because its start takes longer than a test."""
    options = webdriver.ChromeOptions()
    options.binary_location = os.environ.get("CHROMIUM_PATH", "")
    options.add_experimental_option("prefs", {"download.default_directory": str(downloads)})
    options.timeouts = {"pageLoad": 30_000}
    for flag in FLAGS:
        options.add_argument(flag)
    # Chromium's sandbox does not work for root. Windows has no root.
    if hasattr(os, "geteuid") and os.geteuid() == 0:
        options.add_argument("--no-sandbox")
    service = webdriver.ChromeService(os.environ.get("CHROMEDRIVER_PATH"))
    with webdriver.Chrome(options, service) as chrome:
        yield chrome


@pytest.fixture
def driver(browser):
    """A new tab for each test, because settings such as ?speed= stay in a tab."""
    first = browser.current_window_handle
    browser.switch_to.new_window("tab")
    yield browser
    for handle in set(browser.window_handles) - {first}:
        browser.switch_to.window(handle)
        # A failed test may leave a dialog open, which would prevent closing the tab.
        with suppress(NoAlertPresentException):
            browser.switch_to.alert.dismiss()
        browser.close()
    browser.switch_to.window(first)


@pytest.fixture
def workspace():
    """Creates workspaces, as many as a test needs, and deletes them after the test."""
    made = []

    def make():
        made.append(Api(new_workspace()))
        return made[-1]

    yield make
    for api in made:
        api.delete("/workspace")
        api.close()


@pytest.fixture
def api(workspace):
    return workspace()
