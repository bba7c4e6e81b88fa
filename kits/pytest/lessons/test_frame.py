"""Frame: a frame, a shadow root or a workspace is entered before its content is found."""

import pytest
from playwright.sync_api import expect

BOOK = "/books/00000000-0000-4000-8000-000000000001"


def test_a_frame_is_highlighted_under_the_mouse(page):
    page.goto("/webelements/nestedframepage")
    left = page.frame_locator("[title=left]")
    state = left.get_by_role("status", name="Left is")
    expect(state).to_have_text("not highlighted")
    left.get_by_test_id("left-box").hover()
    expect(state).to_have_text("highlighted")


def test_a_locator_finds_elements_in_an_open_shadow_root(page):
    page.goto("/webelements/shadowdompage")
    page.once("dialog", lambda dialog: dialog.accept())
    page.get_by_label("Text").fill("Guard up")
    page.get_by_role("button", name="Click Me").click()
    expect(page.get_by_role("status", name="The alert said")).to_have_text(
        "Button clicked! Input value: Guard up"
    )


@pytest.mark.parametrize("button", ["Open New Tab", "Open New Window"])
def test_a_new_tab_or_window_is_a_new_page(page, context, elsewhere, button):
    page.goto("/webelements/NewTabOrWindowPage")
    with context.expect_page() as opened:
        page.get_by_role("button", name=button).click()
    expect(opened.value).to_have_title(elsewhere)
    opened.value.close()
    expect(page.get_by_role("button", name=button)).to_be_visible()


def test_a_change_in_one_workspace_does_not_change_another(workspace):
    mine, yours = workspace(), workspace()
    assert mine.patch(BOOK, json={"title": "The Impatient Locator"}).status_code == 200
    assert mine.get(BOOK).json()["title"] == "The Impatient Locator"
    assert yours.get(BOOK).json()["title"] == "The Patient Locator"


def test_every_answer_names_its_workspace(workspace):
    answers = [workspace().get("/books") for _ in range(2)]
    names = [answer.headers["X-Workspace"] for answer in answers]
    assert names == [answer.url.path.split("/")[2] for answer in answers]
