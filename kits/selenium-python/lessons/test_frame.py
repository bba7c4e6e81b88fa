"""Frame: a frame, a shadow root or a workspace is entered before its content is found."""

import pytest

from pages.frames import Frames, ShadowBox, Windows
from sparring import WEB_URL

BOOK = "/books/00000000-0000-4000-8000-000000000001"


def test_a_frame_is_highlighted_under_the_mouse(driver):
    page = Frames(driver).open()
    with page.inside("frame-left"):
        page.shows("Left is", "not highlighted")
        page.touch("left")
        page.shows("Left is", "highlighted")
    with page.inside("frame-bottom"):
        page.shows("Bottom is", "not highlighted")


def test_a_shadow_root_is_entered_through_its_host(driver):
    page = ShadowBox(driver).open()
    alert = page.raise_alert("Guard up")
    assert alert.text == "Button clicked! Input value: Guard up"
    alert.accept()
    page.shows("The alert said", "Button clicked! Input value: Guard up")


@pytest.mark.parametrize("button", ["Open New Tab", "Open New Window"])
def test_a_new_tab_or_window_opens_another_site_and_the_page_stays_open(driver, button):
    page = Windows(driver).open()
    with page.opened_by(button):
        assert not driver.current_url.startswith(WEB_URL)
    assert page.button(button).is_displayed()


def test_a_change_in_one_workspace_does_not_change_another(workspace):
    mine, yours = workspace(), workspace()
    assert mine.patch(BOOK, json={"title": "The Impatient Locator"}).status_code == 200
    assert mine.get(BOOK).json()["title"] == "The Impatient Locator"
    assert yours.get(BOOK).json()["title"] == "The Patient Locator"


def test_every_answer_names_its_workspace(workspace):
    for api in (workspace(), workspace()):
        assert api.get("/books").headers["X-Workspace"] == api.workspace
