"""Dialog: the browser asks a question, or the server refuses an old version, and the test answers."""

import pytest
from playwright.sync_api import Dialog, expect

CONFIRM = "Do you confirm this action?"
PROMPT = "Please enter some text:"
BOOK = "/books/00000000-0000-4000-8000-000000000004"


def test_a_modal_is_closed_by_its_button_or_by_escape(page):
    page.goto("/webelements/modal")
    closed_by = page.get_by_role("status", name="Closed by")
    page.get_by_role("button", name="Open Modal").click()
    modal = page.get_by_role("dialog", name="This is a Modal Dialog")
    modal.get_by_role("button", name="Close").click()
    expect(closed_by).to_have_text("the Close button")
    page.get_by_role("button", name="Open Modal").click()
    page.keyboard.press("Escape")
    expect(closed_by).to_have_text("Escape")
    expect(modal).to_be_hidden()


@pytest.mark.parametrize(
    "button, question, reply, outcome",
    [
        ("Show Alert", "This is an alert.", Dialog.accept, "The alert was closed"),
        ("Show Confirm", CONFIRM, Dialog.accept, "User confirmed: true"),
        ("Show Confirm", CONFIRM, Dialog.dismiss, "User confirmed: false"),
        ("Show Prompt", PROMPT, lambda it: it.accept("Left hook"), "User input: Left hook"),
        ("Show Prompt", PROMPT, Dialog.dismiss, "The prompt was cancelled"),
    ],
)
def test_a_browser_dialog_is_answered(page, button, question, reply, outcome):
    asked = []
    # Playwright dismisses a dialog without a handler, so the handler is registered before the click.
    page.once("dialog", lambda dialog: (asked.append(dialog.message), reply(dialog)))
    page.goto("/webelements/alertpage")
    page.get_by_role("button", name=button).click()
    expect(page.get_by_role("status", name="Answer")).to_have_text(outcome)
    assert asked == [question]


def test_a_change_with_an_old_etag_gets_412(api):
    mine = api.get(BOOK).headers["ETag"]
    api.patch(BOOK, json={"stock": 20})
    refused = api.patch(BOOK, json={"price": 35}, headers={"If-Match": mine})
    assert (refused.status_code, refused.json()["error"]) == (412, "Precondition failed")
    read_again = api.get(BOOK)
    assert (read_again.json()["stock"], read_again.json()["price"]) == (20, 39.95)
    now = {"If-Match": read_again.headers["ETag"]}
    assert api.patch(BOOK, json={"price": 35}, headers=now).status_code == 200
