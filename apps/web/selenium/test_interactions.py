"""The exercises of the group Interactions."""

import pytest
from selenium.webdriver.common.keys import Keys

from driver_faults import FINGER, MOUSE_DROP, PERMISSION, WHEEL_TO_ELEMENT, driver_fault

page_at = pytest.mark.page

FRAMES = ["top", "left", "middle", "right", "bottom"]


@page_at("/webelements/alertpage")
def test_an_alert_is_accepted(page):
    page.button("Show Alert").click()
    page.asks("This is an alert.").accept()
    page.shows("Answer", "The alert was closed")


@page_at("/webelements/alertpage")
def test_a_confirmation_is_dismissed(page):
    page.button("Show Confirm").click()
    page.asks("Do you confirm this action?").dismiss()
    page.asks("User confirmed: false").accept()
    page.shows("Answer", "User confirmed: false")


@page_at("/webelements/alertpage")
def test_a_prompt_is_cancelled(page):
    page.button("Show Prompt").click()
    page.asks("Please enter some text:").dismiss()
    page.asks("The prompt was cancelled").accept()
    page.shows("Answer", "The prompt was cancelled")


@driver_fault(FINGER)
@page_at("/webelements/dragdrop")
def test_a_finger_drops_the_item_on_the_zone(page):
    page.finger().drag_and_drop(page.button("Drag me"), page.part("drag-zone")).perform()
    page.shows("Result", "Successfully dropped!")


@page_at("/webelements/dragdrop")
def test_the_keyboard_drops_the_item_on_the_zone(page):
    page.button("Drag me").send_keys(Keys.ENTER)
    page.button("Drop here").send_keys(Keys.ENTER)
    page.shows("Result", "Successfully dropped!")


@driver_fault(MOUSE_DROP)
@page_at("/webelements/dragdrop")
def test_releasing_the_item_outside_the_zone_does_not_drop_it(page):
    page.mouse().drag_and_drop(page.button("Drag me"), page.all("h1")[0]).perform()
    assert page.button("Drag me").get_attribute("data-state") == "idle"
    page.shows("Result", "")


@driver_fault(PERMISSION)
@page_at("/webelements/geolocationpage")
def test_the_position_of_the_browser_is_shown(page):
    page.allow("geolocation", "granted")
    page.stand_at(latitude=52.37, longitude=4.89)
    page.button("Get Location").click()
    page.shows("Position", "Latitude: 52.37, Longitude: 4.89")


@driver_fault(PERMISSION)
@page_at("/webelements/geolocationpage")
def test_a_denied_permission_shows_an_error(page):
    page.allow("geolocation", "denied")
    page.button("Get Location").click()
    page.shows("Position", f"Error: {page.engine.REFUSAL}")


@page_at("/webelements/hovertoclickbutton?speed=20")
def test_hovering_over_the_text_enables_the_button(page):
    page.mouse().move_to_element(page.part("hover-text")).perform()
    page.until(page.button("Click Me").is_enabled, "the button was never enabled")
    page.button("Click Me").click()
    page.mouse().move_to_element(page.all("h1")[0]).perform()
    page.until(lambda: not page.button("Click Me").is_enabled(), "the button stayed enabled")


@pytest.mark.parametrize(
    "key, name", [("k", "k"), (Keys.ARROW_LEFT, "ArrowLeft"), (Keys.F2, "F2"), (" ", "Space")]
)
@page_at("/webelements/keypressespage")
def test_a_pressed_key_is_named(page, key, name):
    page.outcome("Key")
    page.press(key)
    page.shows("Key", f"You pressed: {name}")


@pytest.mark.parametrize("name", FRAMES)
@page_at("/webelements/nestedframepage")
def test_a_frame_is_highlighted_under_the_mouse(page, name):
    page.engine.show_whole_page(page.driver)
    frame = page.part(f"frame-{name}")
    # The mouse moves inside the frame, and does not scroll the page around it.
    page.driver.execute_script("arguments[0].scrollIntoView()", frame)
    page.driver.switch_to.frame(frame)
    page.shows(f"{name.title()} is", "not highlighted")
    page.mouse().move_to_element(page.part(f"{name}-box")).perform()
    page.shows(f"{name.title()} is", "highlighted")


@page_at("/webelements/nestedframepage")
def test_a_clicked_frame_stays_highlighted(page):
    page.driver.switch_to.frame(page.part("frame-bottom"))
    page.part("bottom-box").click()
    page.shows("Bottom is", "highlighted")


@page_at("/webelements/nestedframepage")
def test_parent_frame_and_default_content_switch_back_to_the_page(page):
    page.driver.switch_to.frame(page.part("frame-top"))
    page.shows("Top is", "not highlighted")
    page.driver.switch_to.parent_frame()
    page.driver.switch_to.frame(page.part("frame-right"))
    page.driver.switch_to.default_content()
    assert page.has("frame-bottom")


@pytest.mark.parametrize(
    "across, down, size", [(50, 30, "250x180"), (-110, -60, "100x100"), (310, 360, "500x500")]
)
@page_at("/webelements/resize")
def test_dragging_the_handle_resizes_the_box(page, across, down, size):
    # The mouse of WebDriver cannot leave the window.
    page.driver.execute_script("arguments[0].scrollIntoView()", page.part("resize-box"))
    page.mouse().drag_and_drop_by_offset(page.button("Resize the box"), across, down).perform()
    page.shows("Size", size)


@page_at("/webelements/resize")
def test_every_arrow_key_resizes_the_box(page):
    arrows = [Keys.ARROW_RIGHT, Keys.ARROW_DOWN] * 2
    page.button("Resize the box").send_keys(*arrows)
    page.shows("Size", "220x170")


@driver_fault(WHEEL_TO_ELEMENT)
@page_at("/webelements/ScrollButtonPage")
def test_the_button_below_fifty_lines_is_scrolled_to(page):
    button = page.button("Click Me")
    page.mouse().scroll_to_element(button).click(button).perform()
    page.shows("Answer", "Found and clicked on the button!")


@page_at("/webelements/modal")
def test_the_modal_closes_by_its_button(page):
    page.button("Open Modal").click()
    page.button("Close").click()
    page.shows("Closed by", "the Close button")
    assert not page.part("modal").is_displayed()


@page_at("/webelements/modal")
def test_the_modal_closes_by_a_click_outside(page):
    page.button("Open Modal").click()
    modal = page.part("modal")
    above = -modal.size["height"]
    page.mouse().move_to_element_with_offset(modal, 0, above).click().perform()
    page.until(lambda: not modal.is_displayed(), "the modal stayed open")
    page.shows("Closed by", "a click outside")


@pytest.mark.parametrize("clicks, order", [(1, "ascending"), (2, "descending")])
@page_at("/webelements/sorting-table")
def test_a_click_on_price_sorts_by_price(page, clicks, order):
    for _ in range(clicks):
        page.button("Price").click()
    page.shows("Sorted by", f"price, {order}")
    prices = [cell.text for cell in page.all("#produce-table td:nth-child(2)")]
    assert prices == sorted(prices, key=float, reverse=order == "descending")
