"""The labs: one short test each; the verdicts have their own tests in the answers."""

from contextlib import suppress

import pytest
from selenium.common.exceptions import (
    ElementClickInterceptedException,
    ElementNotInteractableException,
    NoSuchFrameException,
    StaleElementReferenceException,
)
from selenium.webdriver.common.keys import Keys
from selenium.webdriver.support.expected_conditions import alert_is_present

page_at = pytest.mark.page


@page_at("/labs/waits?delay=0.3")
def test_the_rendered_result_comes_after_the_delay(page):
    assert not page.has("waits-rendered")
    page.button("Render").click()
    page.until(lambda: page.part("waits-rendered").text.startswith("Ready"), "no result came")


@page_at("/labs/moving-table?seed=7")
def test_a_shuffle_keeps_the_programs_of_the_table(page):
    programs = lambda: [each.text for each in page.all("#moving-table tbody th")]
    before = programs()
    page.button("Shuffle").click()
    page.until(lambda: programs() != before, "no row has moved")
    assert sorted(programs()) == sorted(before)


@page_at("/labs/actionability?delay=0.4&seed=7")
def test_the_cover_leaves_the_button_that_it_covers(page):
    page.engine.show_whole_page(page.driver)
    page.button("Start").click()
    assert page.part("action-cover").is_displayed()
    page.until(lambda: not page.has("action-cover"), "the cover stays")
    page.button("Covered").click()
    page.shows("Used", "Covered")


@page_at("/labs/search-order?delay=0.3&seed=3")
def test_the_list_belongs_to_the_last_key(page):
    page.field("Search").send_keys("desk")
    page.shows("Shown", "Results for “desk”: 1")
    page.button("Take the first result").click()
    page.until(lambda: page.outcome("Verdict").text.startswith("Solved"), "it is stale")


@page_at("/labs/late-dialogs?delay=0.3&seed=7")
def test_the_dialogs_of_the_browser_come_one_after_the_other(page):
    page.button("Start").click()
    alert = page.until(lambda: alert_is_present()(page.driver), "no alert came")
    code = alert.text[-5:-1]
    alert.accept()
    question = page.until(lambda: alert_is_present()(page.driver), "no confirmation came")
    assert code in question.text
    question.dismiss()
    page.asks("Type your code:").dismiss()
    page.until(lambda: page.part("later-dialog").is_displayed(), "no dialog of the page came")
    page.button("No").click()
    page.until(lambda: "the prompt was dismissed" in page.outcome("Verdict").text, "no verdict")


@page_at("/labs/hostile-locators?seed=7")
def test_each_press_gives_the_fields_other_ids(page):
    ids = lambda: [each.get_attribute("id") for each in page.all("#hostile-form input")]
    before = ids()
    page.button("Save\u00a0order").click()
    page.until(lambda: ids() != before, "no id has changed")
    assert sorted(ids()) == sorted(before)


@page_at("/labs/stale-nodes?seed=7")
def test_a_node_of_bread_is_stale_after_the_mouse_has_entered(page):
    page.engine.show_whole_page(page.driver)
    kept, bread = page.button("Take Rye bread"), page.part("stale-bread")
    page.driver.execute_script("arguments[0].scrollIntoView()", bread)
    page.mouse().move_to_element(bread).perform()
    with pytest.raises(StaleElementReferenceException):
        kept.click()
    page.button("Reorder").click()
    page.button("Take Rye bread").click()
    assert page.part("stale-count-rye-bread").text == "taken 1 time"


@page_at("/labs/locator-ladder?seed=7")
def test_a_wrong_rung_stays_wrong(page):
    page.all("[title='Help on dates']")[0].click()
    page.shows("Verdict", "Not solved: a wrong element was used on Title. Load the page again.")
    page.all("[title='Help on prices']")[0].click()
    page.shows("Verdict", "Not solved: a wrong element was used on Title. Load the page again.")


@page_at("/labs/trusted-events")
def test_a_key_is_a_user_and_a_value_that_is_set_is_a_script(page):
    page.field("Rounds").send_keys(Keys.ARROW_RIGHT)
    page.shows("Rounds used by", "a user")
    change = "arguments[0].value = '8'; arguments[0].dispatchEvent(new Event('input', { bubbles: true }))"
    page.driver.execute_script(change, page.field("Rounds"))
    page.shows("Rounds used by", "a script")


@page_at("/labs/network?delay=0.2&timeout=1")
def test_each_failure_of_the_network_has_its_own_message(page):
    page.engine.show_whole_page(page.driver)
    for button in ("Slow", "Failing", "Cut off", "Never"):
        page.button(button).click()
    page.shows("Answer to Slow", "Mechanical Keyboard, $89.99")
    page.shows("Answer to Failing", "The server failed (500).")
    page.shows("Answer to Cut off", "The response was cut off.")
    page.shows("Answer to Never", "No answer after 1 second.")


@page_at("/labs/comboboxes?seed=1")
def test_a_city_is_chosen_from_a_list_that_is_no_select(page):
    hotel = page.part("combo-hotel")
    hotel.click()
    page.part("combo-hotel-list-jaipur").click()
    page.until(lambda: hotel.text == "Jaipur", "no city was chosen")
    assert hotel.get_attribute("aria-expanded") == "false"


@page_at("/labs/endless-list?seed=1&size=110&delay=0")
def test_a_key_brings_rows_while_the_first_ones_leave(page):
    rows = lambda: page.all("#endless-feed [aria-posinset]")
    last = lambda: rows()[-1].get_attribute("aria-posinset")
    rows()[0].send_keys(Keys.PAGE_DOWN)
    for number in ("40", "60", "80"):
        page.press(Keys.END)
        page.until(lambda: last() == number, f"row {number} does not come")
    assert len(rows()) == 60
    assert rows()[0].get_attribute("aria-posinset") == "21"


@page_at("/labs/data-grid?seed=1")
def test_the_file_has_the_rows_of_all_pages(page, saved):
    page.engine.show_whole_page(page.driver)
    page.part("grid-select-all").click()
    page.shows("Selected", "10 of 57")
    page.part("grid-select-matches").click()
    page.shows("Selected", "57 of 57")
    page.button("Download CSV").click()
    lines = saved("invoices.csv").decode().splitlines()
    assert lines[0] == "Invoice,Customer,Status,Due,Amount"
    assert len(lines) == 58


@page_at("/labs/rich-text?seed=1")
def test_an_editor_takes_keys_and_has_no_value(page):
    message = page.part("rich-message")
    page.button("List").click()
    message.send_keys("one")
    page.shows("HTML", "<ul><li>one</li></ul>")
    assert message.get_attribute("value") is None
@page_at("/labs/date-range?seed=11&zone=Europe/London")
def test_a_day_is_moved_to_and_chosen_by_keys(page):
    page.button("Wednesday 31 October 2029").send_keys(Keys.ENTER)
    assert page.field("Arrival").get_attribute("value") == "2029-10-31"
    page.press(Keys.PAGE_DOWN)
    page.until(lambda: page.has("day-2029-11-30"), "the month is the same")
    page.press(Keys.ENTER)
    page.shows("Stay", "30 nights")


@page_at("/labs/every-input?seed=7")
def test_the_table_shows_what_the_form_sends(page):
    page.engine.show_whole_page(page.driver)
    assert page.part("echo-corner").text == "not sent"
    page.field("Rounds").send_keys(Keys.ARROW_RIGHT)
    page.until(lambda: page.part("echo-rounds").text == "4", "the slider has not moved")
    page.part("every-send").click()
    assert page.part("every-name-error").text == "Name is required."
    page.part("every-reset").click()
    page.until(lambda: page.part("echo-rounds").text == "3", "the form was not reset")
@page_at("/labs/file-uploads?seed=7&delay=0")
def test_a_hidden_input_takes_several_files(page, tmp_path):
    for name in ("one.txt", "empty.txt"):
        (tmp_path / name).write_text(name.removesuffix("empty.txt"))
    paths = f"{tmp_path / 'one.txt'}\n{tmp_path / 'empty.txt'}"
    page.part("uploads-input").send_keys(paths)
    page.until(lambda: "refused: it is empty" in page.part("uploads-files").text, "not refused")
    page.button("Upload").click()
    page.shows("Transfer", "Done: 1 of 1 file arrived.")


@page_at("/labs/file-downloads?seed=2&delay=0.2")
def test_a_report_without_a_login_is_a_page_in_html(page, saved):
    page.button("Make the report").click()
    page.shows("Report", "The report is made.")
    page.link("Report as PDF").click()
    assert saved("report.pdf").startswith(b"<!doctype html>")


@page_at("/labs/frames?delay=0.3&seed=1")
def test_a_reload_empties_the_field_of_the_frame(page):
    def is_open():
        """WebKit's driver fails a command during which the frame is reloaded."""
        with suppress(NoSuchFrameException):
            page.driver.switch_to.default_content()
            page.driver.switch_to.frame(page.part("frames-reloading"))
            return page.outcome("State").text == "Open"

    page.until(is_open, "the frame was not reloaded")
    page.field("Code").send_keys("17")
    page.button("Send").click()
    page.shows("State", "Received 17")
    page.driver.switch_to.default_content()
    page.button("Check").click()
    page.until(lambda: "Reloading desk has sent “17”" in page.outcome("Verdict").text, "no verdict")


@page_at("/labs/shadow-roots?seed=1")
def test_the_form_data_has_what_is_typed_into_a_closed_root(page):
    page.engine.show_whole_page(page.driver)
    page.part("roots-pin-field").click()
    page.press("12")
    page.button("Book").click()
    page.shows("Form data", "guest=&city=&nights=1&pin=12")


@page_at("/labs/clicks?hold=0.3&seed=1")
def test_a_long_press_and_a_right_click_are_no_other_clicks(page):
    page.engine.show_whole_page(page.driver)
    page.mouse().click_and_hold(page.button("Long")).perform()
    page.shows("Presses on Long", "Let go")
    page.mouse().release().context_click(page.button("Right")).perform()
    page.shows("Presses on Long", "1 long press")
    page.shows("Presses on Right", "1 right click")


@page_at("/labs/doors?delay=1&seed=1")
def test_a_refresh_leads_to_another_code(page):
    first = page.link("Refresh").get_property("href")
    page.driver.get(first)
    old = page.part("door-code").text
    page.until(lambda: "/refresh-end" in page.driver.current_url, "it has not refreshed")
    page.until(lambda: page.part("door-code").text not in ("", old), "the code is the old one")


@page_at("/labs/sessions?delay=0")
def test_a_used_password_alone_opens_nothing(page):
    page.field("Username").send_keys("reader")
    page.field("Password").send_keys("amber-Falcon-92")
    page.button("Sign in").click()
    page.until(lambda: page.part("sessions-one-time-code"), "no field for the code")
    page.field("One-time code").send_keys("000000")
    page.button("Confirm").click()
    page.until(lambda: "is not the one" in page.part("sessions-state").text, "no reason")


@page_at("/labs/personas?block=1")
def test_a_disabled_button_is_not_enabled_for_read_only(page):
    page.field("Username").send_keys("read-only")
    page.field("Password").send_keys("corner-Bell-31")
    page.button("Sign in").click()
    page.shows("Outcome", "Signed in as read-only. This account may not buy.")
    assert not page.button("Buy").is_enabled()


@page_at("/labs/interruptions?seed=7")
def test_a_banner_stops_the_click_below_it(page):
    page.button("Start").click()
    with pytest.raises((ElementClickInterceptedException, ElementNotInteractableException)):
        page.part("interruptions-continue").click()
    page.button("Refuse").click()
    page.button("Continue").click()
    page.field("Your name").send_keys("Ada")


@page_at("/labs/seen?seed=7&delay=0.2")
def test_a_checked_box_need_not_have_the_attribute_and_the_light_turns_green(page):
    assert len([box for box in page.all("input[type=checkbox]") if box.is_selected()]) == 2
    assert sorted(box.is_selected() for box in page.all("input[checked]")) == [False, True]
    page.button("Start the light").click()
    color = lambda: page.part("seen-light").value_of_css_property("background-color")
    page.until(lambda: "(0, 100, 0" in color(), "the light is not green")
    page.button("Cross").click()
    page.shows("Crossed", "At green")


@page_at("/labs/board?seed=7")
def test_a_button_moves_a_card_and_a_full_list_refuses_one(page):
    page.engine.show_whole_page(page.driver)
    for card in ("Bell", "Mat", "Tape"):
        page.button(f"Right {card}").click()
    page.shows("Message", "Refused: Doing takes at most 2 cards.")
    page.button("Undo").click()
    cards = page.all("#board-doing li span")
    assert [card.text for card in cards] == ["Bell"]


@page_at("/labs/windows?seed=7")
def test_the_focus_goes_back_from_both_dialogs(page):
    page.button("Book").click()
    page.button("Conditions").click()
    page.part("windows-conditions-accept").click()
    assert page.driver.switch_to.active_element == page.part("windows-conditions-open")
    page.part("windows-booking-ok").click()
    assert page.driver.switch_to.active_element == page.part("windows-book")
    page.shows("Booking", "Confirmed with the conditions")


@page_at("/labs/clock?seed=7&now=2028-02-29T23:50:00Z&held=1")
def test_a_held_clock_stands_until_it_is_moved(page):
    page.button("Sign in").click()
    page.field("Seconds").send_keys("899.5")
    page.button("Move").click()
    page.shows("Session", "Signed in, 0:01 left")
    page.field("Seconds").clear()
    page.field("Seconds").send_keys("0.5", Keys.ENTER)
    page.shows("Session", "Signed out at 00:05:00")


@page_at("/labs/notes?delay=0.5")
def test_what_is_written_offline_is_sent_afterwards(page):
    page.part("notes-offline").click()
    page.field("New note").send_keys("Tea")
    page.button("Add").click()
    state = lambda: page.all("#notes-table td")[0].text
    page.until(lambda: state() == "waits", "the note does not wait")
    page.part("notes-offline").click()
    page.until(lambda: state() == "stored", "the note is not stored")
    page.shows("Pending", "0")
