"""Wait: a test waits for a condition, with a timeout, and never for a number of seconds."""

import pytest
import requests

from pages.waiting import HoverText, ProgressBar, RadioButtons


def test_a_progress_bar_reaches_100_percent(driver):
    bar = ProgressBar(driver).open()
    bar.start()
    bar.runs_to_its_end()
    assert not bar.button("Completed").is_enabled()


def test_a_message_appears_and_disappears(driver):
    page = RadioButtons(driver).open()
    page.choose("Radio 1")
    page.says("You selected: Radio 1")
    page.says("")


def test_a_button_is_enabled_by_hovering_over_a_text(driver):
    page = HoverText(driver).open()
    page.button_becomes(enabled=False)
    page.stay_on_the_text()
    page.button_becomes(enabled=True)
    page.leave_the_text()
    page.button_becomes(enabled=False)


def test_a_slow_answer_arrives_within_the_timeout(api):
    late = api.get("/testing/latency-simulation", params={"delay": 1})
    assert late.json()["message"] == "Answered after 1 second"
    # A timer may fire slightly early.
    assert late.elapsed.total_seconds() >= 0.95


def test_a_request_times_out_when_the_answer_is_too_slow(api):
    connect, read = 10, 0.5
    with pytest.raises(requests.ReadTimeout):
        api.get("/testing/latency-simulation", params={"delay": 10}, timeout=(connect, read))
