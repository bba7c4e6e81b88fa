"""Wait: a test waits for a condition, with a timeout, and never for a number of seconds."""

import httpx
import pytest
from playwright.sync_api import expect


def test_a_progress_bar_reaches_100_percent(page):
    page.goto("/webelements/progress-bar?speed=4")
    page.get_by_role("button", name="Start").click()
    expect(page.get_by_role("status", name="Percent")).to_have_text("100%")
    expect(page.get_by_role("button", name="Completed")).to_be_disabled()


def test_a_message_appears_and_disappears(page):
    page.goto("/webelements/radiobuttonpage")
    message = page.get_by_role("status", name="Message")
    page.get_by_label("Radio 1").check()
    expect(message).to_have_text("You selected: Radio 1")
    expect(message).to_be_empty()


def test_a_button_is_enabled_by_hovering_over_a_text(page):
    page.goto("/webelements/hovertoclickbutton?speed=20")
    button = page.get_by_role("button", name="Click Me")
    expect(button).to_be_disabled()
    page.get_by_test_id("hover-text").hover()
    expect(button).to_be_enabled()
    page.get_by_role("heading", level=1).hover()
    expect(button).to_be_disabled()


def test_a_slow_answer_arrives_within_the_timeout(api):
    late = api.get("/testing/latency-simulation", params={"delay": 1}, timeout=10)
    assert late.json()["message"] == "Answered after 1 second"
    # A timer may fire slightly early.
    assert late.elapsed.total_seconds() >= 0.95


def test_a_request_times_out_when_the_answer_is_too_slow(api):
    half_a_second = httpx.Timeout(10, read=0.5)
    with pytest.raises(httpx.ReadTimeout):
        api.get("/testing/latency-simulation", params={"delay": 10}, timeout=half_a_second)


def test_an_invalid_delay_is_refused(api):
    refused = api.get("/testing/latency-simulation", params={"delay": 11})
    assert [error["pointer"] for error in refused.json()["errors"]] == ["/delay"]
