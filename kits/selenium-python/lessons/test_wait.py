"""Wait: for the condition itself, with a limit, and never for a number of seconds."""

import pytest
import requests

from pages.waiting import HoverText, ProgressBar, RadioButtons


def test_a_progress_bar_is_awaited(driver):
    bar = ProgressBar(driver).open()
    bar.start()
    bar.runs_to_its_end()
    assert not bar.button("Completed").is_enabled()


def test_a_message_comes_and_goes(driver):
    page = RadioButtons(driver).open()
    page.choose("Featherweight")
    page.says("You selected: Featherweight")
    page.says("")


def test_a_button_is_enabled_by_staying_on_a_text(driver):
    page = HoverText(driver).open()
    page.button_becomes(enabled=False)
    page.stay_on_the_text()
    page.button_becomes(enabled=True)
    page.leave_the_text()
    page.button_becomes(enabled=False)


def test_a_slow_answer_comes_within_its_limit(api):
    late = api.get("/testing/latency-simulation", params={"delay": 1})
    assert late.json()["message"] == "Answered after 1 second"
    # A timer may go off a little early.
    assert late.elapsed.total_seconds() >= 0.95


def test_too_slow_an_answer_is_given_up(api):
    connect, read = 10, 0.5
    with pytest.raises(requests.ReadTimeout):
        api.get("/testing/latency-simulation", params={"delay": 10}, timeout=(connect, read))
