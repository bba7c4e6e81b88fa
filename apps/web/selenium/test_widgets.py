"""The exercises of the group Widgets, which are made of native elements."""

import os
from datetime import date

import pytest
from selenium.webdriver.common.keys import Keys

page_at = pytest.mark.page

SIZES = "return [[innerWidth, outerWidth], [innerHeight, outerHeight]]"


@page_at("/webelements/accordion")
def test_opening_a_section_closes_the_other(page):
    page.part("accordion-1-toggle").click()
    assert page.part("accordion-1-text").is_displayed()
    page.part("accordion-2-toggle").click()
    page.shows("Open section", "Section 2")
    assert not page.part("accordion-1-text").is_displayed()


@page_at("/webelements/date-picker")
def test_a_typed_date_is_shown_in_words(page):
    page.field("Date").send_keys(page.engine.keys_of_date(date(2027, 2, 3)))
    page.shows("Outcome", "Selected date: 3 February 2027")


@page_at("/webelements/date-picker")
def test_a_day_is_picked_in_the_next_month(page):
    page.field("Date").send_keys(page.engine.keys_of_date(date(2027, 12, 31)))
    page.button("Open the calendar").click()
    page.button("Next month").click()
    page.button("Tuesday 11 January 2028").click()
    page.shows("Outcome", "Selected date: 11 January 2028")
    assert not page.part("calendar").is_displayed()


@page_at("/webelements/euro-slider")
def test_an_arrow_key_moves_the_price_by_a_cent(page):
    page.field("Price").send_keys(Keys.ARROW_RIGHT, Keys.ARROW_RIGHT)
    page.shows("Your price", "0,02 €")
    page.field("Price").send_keys(Keys.END, Keys.ARROW_RIGHT)
    page.shows("Your price", "199,95 €")


@page_at("/webelements/slider")
def test_an_arrow_key_moves_the_slider_by_a_half(page):
    page.field("Rounds").send_keys(Keys.ARROW_RIGHT)
    page.shows("Value", "0.5")
    page.field("Rounds").send_keys(Keys.END)
    page.shows("Value", "5")


@page_at("/webelements/slider")
def test_a_mouse_drags_the_slider_to_its_middle(page):
    slider = page.field("Rounds")
    half = slider.size["width"] // 2
    mouse = page.mouse().move_to_element_with_offset(slider, 8 - half, 0).click_and_hold()
    mouse.move_to_element(slider).release().perform()
    page.shows("Value", "2.5")


@page_at("/webelements/menu")
def test_an_item_is_chosen_by_mouse(page):
    page.button("Choose a punch").click()
    page.part("menu-cross").click()
    page.shows("Chosen", "Cross")
    assert not page.part("menu-list").is_displayed()


@page_at("/webelements/menu")
def test_an_item_is_chosen_by_keyboard(page):
    page.button("Choose a punch").send_keys(Keys.ARROW_DOWN, Keys.END, Keys.ENTER)
    page.shows("Chosen", "Hook")


@page_at("/webelements/date-picker")
def test_a_day_is_picked_by_keys_without_a_pause(page):
    page.field("Date").send_keys(page.engine.keys_of_date(date(2027, 12, 31)))
    page.button("Open the calendar").send_keys(Keys.ENTER, Keys.ARROW_LEFT, Keys.ENTER)
    page.shows("Outcome", "Selected date: 30 December 2027")


@page_at("/webelements/progress-bar?speed=4")
def test_the_bar_runs_until_100_percent(page):
    page.button("Start").click()
    assert not page.button("Completed").is_enabled()
    page.shows("Percent", "100%")
    assert page.part("progress-bar").get_attribute("value") == "100"


@page_at("/webelements/progress-bar")
def test_reset_empties_the_bar(page):
    assert not page.button("Reset").is_enabled()
    page.button("Start").click()
    page.until(lambda: page.button("Reset").is_enabled(), "the bar never started")
    page.button("Reset").click()
    page.shows("Percent", "0%")


@page_at("/webelements/NewTabOrWindowPage")
def test_switching_tabs_shows_a_message_that_disappears(page):
    page.part("tab-2").click()
    page.shows("Message", "You tabbed to another tab.")
    assert page.part("tab-panel-2").is_displayed()
    assert not page.part("tab-panel-1").is_displayed()
    page.shows("Message", "")


@page_at("/webelements/NewTabOrWindowPage")
def test_each_of_two_arrow_keys_switches_the_tab(page):
    page.part("tab-1").send_keys(Keys.ARROW_RIGHT, Keys.ARROW_RIGHT)
    assert page.part("tab-panel-3").is_displayed()


@page_at("/webelements/NewTabOrWindowPage")
def test_a_new_browser_tab_opens_and_closes(page):
    with page.opening(page.button("Open New Tab")):
        page.arrives_at(os.environ["EXTERNAL_URL"])
    assert page.button("Open New Tab").is_displayed()


@page_at("/webelements/NewTabOrWindowPage")
def test_a_new_window_has_the_requested_size(page):
    with page.opening(page.button("Open New Window")):
        page.arrives_at(os.environ["EXTERNAL_URL"])
        widths, heights = page.driver.execute_script(SIZES)
    # Some browsers include their own bars in the size.
    assert 800 in widths and 600 in heights


@page_at("/webelements/tooltip")
def test_the_tooltip_shows_while_the_mouse_is_on_its_button(page):
    page.mouse().move_to_element(page.button("Hover over me")).perform()
    page.shows("Tooltip", "shown")
    assert page.part("tooltip-text").text == "You hovered correctly!"
    page.mouse().move_to_element(page.all("h1")[0]).perform()
    page.shows("Tooltip", "hidden")
