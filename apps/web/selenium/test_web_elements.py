"""The combined page, which has one section for each kind of element."""

import re

import pytest
from selenium.webdriver.common.keys import Keys
from selenium.webdriver.support.select import Select

from driver_faults import MOUSE_DROP, PERMISSION, driver_fault

pytestmark = pytest.mark.page("/web-elements")


@driver_fault(MOUSE_DROP)
def test_a_drop_shows_its_position(page):
    zone = page.part("drop-zone")
    mouse = page.mouse().click_and_hold(page.button("Drag me")).move_to_element(zone)
    mouse.move_to_element_with_offset(zone, 20, 10).release().perform()
    place = page.until(lambda: page.outcome("Dropped at").text, "nothing was dropped")
    middle = zone.size["width"] / 2, zone.size["height"] / 2
    x, y = map(int, re.fullmatch(r"X: (\d+), Y: (\d+)", place).groups())
    # The browser counts the middle of an element in whole pixels.
    assert (x - 20, y - 10) == pytest.approx(middle, abs=1)


def test_the_hover_box_shows_whether_the_mouse_is_over_it(page):
    page.shows("Hover", "Not hovered")
    page.mouse().move_to_element(page.part("hover-box")).perform()
    page.shows("Hover", "Hovered")
    page.mouse().move_to_element(page.all("h1")[0]).perform()
    page.shows("Hover", "Not hovered")


def test_arrow_keys_move_the_slider(page):
    page.field("Slider from 0 to 100").send_keys(Keys.ARROW_RIGHT, Keys.ARROW_RIGHT)
    page.shows("Slider", "Value: 52")
    page.field("Slider from 0 to 100").send_keys(Keys.END, Keys.ARROW_RIGHT)
    page.shows("Slider", "Value: 100")


def test_a_script_moves_the_slider(page):
    slider = page.field("Slider from 0 to 100")
    page.driver.execute_script(
        "arguments[0].value = 73;"
        "arguments[0].dispatchEvent(new Event('input', { bubbles: true }));",
        slider,
    )
    page.shows("Slider", "Value: 73")


@pytest.mark.parametrize(
    "password, message",
    [("plum-Kestrel-47", "Authentication successful!"), ("wrong", "Invalid credentials!")],
)
def test_basic_auth_accepts_only_the_demo_password(page, password, message):
    page.field("Username").send_keys("learner")
    page.field("Password").send_keys(password, Keys.ENTER)
    page.shows("Authentication", message)


@driver_fault(PERMISSION)
def test_the_position_is_shown(page):
    page.allow("geolocation", "granted")
    page.stand_at(latitude=48.86, longitude=2.35)
    page.button("Get Location").click()
    page.shows("Position", "Latitude: 48.86, Longitude: 2.35")


def test_the_focused_area_shows_a_pressed_key(page):
    page.part("key-area").click()
    page.press(Keys.ESCAPE)
    page.shows("Key", "Last key pressed: Escape")


def test_a_row_of_the_table_is_edited_in_place(page):
    page.field("Name of row 2").clear()
    page.field("Name of row 2").send_keys("Tess Baker")
    Select(page.field("Role of row 2")).select_by_visible_text("Admin")
    page.shows("Edited", "2, Tess Baker, tom.baker@example.com, Admin")
