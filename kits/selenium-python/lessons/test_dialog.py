"""Dialog: the browser asks a question, or the server refuses an old version, and the test answers."""

import pytest

from pages.dialogs import Alerts, Modal

BOOK = "/books/00000000-0000-4000-8000-000000000004"


def test_a_modal_is_closed_by_its_button(driver):
    page = Modal(driver).open()
    page.open_modal()
    page.close()
    page.was_closed_by("the Close button")


def test_a_modal_is_closed_by_escape(driver):
    page = Modal(driver).open()
    page.open_modal()
    page.press_escape()
    page.was_closed_by("Escape")


@pytest.fixture
def alerts(driver):
    return Alerts(driver).open()


def test_an_alert_is_closed(alerts):
    alert = alerts.show("Show Alert")
    assert alert.text == "This is an alert."
    alert.accept()
    alerts.answers("The alert was closed")


def test_a_confirmation_is_accepted_or_dismissed(alerts):
    alerts.show("Show Confirm").accept()
    alerts.repeats("User confirmed: true")
    alerts.show("Show Confirm").dismiss()
    alerts.repeats("User confirmed: false")


def test_a_prompt_takes_text_or_is_cancelled(alerts):
    prompt = alerts.show("Show Prompt")
    prompt.send_keys("Left hook")
    prompt.accept()
    alerts.repeats("User input: Left hook")
    alerts.show("Show Prompt").dismiss()
    alerts.repeats("The prompt was cancelled")


def test_a_change_with_an_old_etag_gets_412(api):
    mine = api.get(BOOK).headers["ETag"]
    api.patch(BOOK, json={"stock": 20})
    refused = api.patch(BOOK, json={"price": 35}, headers={"If-Match": mine})
    assert (refused.status_code, refused.json()["error"]) == (412, "Precondition failed")
    read_again = api.get(BOOK)
    assert (read_again.json()["stock"], read_again.json()["price"]) == (20, 39.95)
    now = {"If-Match": read_again.headers["ETag"]}
    assert api.patch(BOOK, json={"price": 35}, headers=now).status_code == 200
