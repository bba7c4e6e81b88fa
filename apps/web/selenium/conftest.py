"""One browser for the whole walk, and a tab of its own for each test."""

import os

import pytest
from selenium import webdriver

from page import Page

FLAGS = [
    "--headless=new",
    "--window-size=1280,900",
    # The order of day and month in a date field follows the language of the browser.
    "--lang=en-US",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
    "--disable-quic",
]


def pytest_configure():
    """The walk starts no servers: better said once than by every test."""
    if not os.environ.get("WEB_URL"):
        raise pytest.UsageError("WEB_URL is not set: start the walk with npm run walk")


@pytest.fixture(scope="session")
def folder(tmp_path_factory):
    return tmp_path_factory.mktemp("downloads")


@pytest.fixture(scope="session")
def driver(folder):
    options = webdriver.ChromeOptions()
    options.binary_location = os.environ.get("CHROMIUM_PATH", "")
    options.add_experimental_option("prefs", {"download.default_directory": str(folder)})
    for flag in FLAGS + (["--no-sandbox"] if os.geteuid() == 0 else []):
        options.add_argument(flag)
    service = webdriver.ChromeService(os.environ.get("CHROMEDRIVER_PATH"))
    with webdriver.Chrome(options, service) as chrome:
        yield chrome


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
def page(driver, request):
    """The page that the test is about, in a new tab: settings such as ?speed= live in a tab."""
    first = driver.current_window_handle
    driver.switch_to.new_window("tab")
    page = Page(driver, os.environ["WEB_URL"])
    for marker in request.node.iter_markers("page"):
        page.open(marker.args[0])
    yield page
    driver.execute_cdp_cmd("Browser.resetPermissions", {})
    close_all_but(driver, first)


def close_all_but(driver, kept):
    for handle in set(driver.window_handles) - {kept}:
        driver.switch_to.window(handle)
        driver.close()
    driver.switch_to.window(kept)
