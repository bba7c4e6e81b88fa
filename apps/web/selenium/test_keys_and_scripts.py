"""Keys in quick succession, values that a script sets, and drag events that a script dispatches."""

from datetime import date

import pytest
from selenium.webdriver.common.keys import Keys

page_at = pytest.mark.page

BY_SCRIPT = """
const [field, value] = arguments;
field.value = value;
field.dispatchEvent(new Event('input', { bubbles: true }));
"""
# A helper from Selenium courses: all events in one script, with one DataTransfer.
DISPATCHED_DRAG = """
const [item, zone] = arguments;
const dataTransfer = new DataTransfer();
const say = (type, target) => target.dispatchEvent(
  new DragEvent(type, { bubbles: true, cancelable: true, dataTransfer }));
say('dragstart', item);
say('dragenter', zone);
say('dragover', zone);
say('drop', zone);
say('dragend', item);
"""
DROP_ALONE = """
const [item, zone] = arguments;
item.dispatchEvent(new Event('dragstart', { bubbles: true, cancelable: true }));
zone.dispatchEvent(new Event('drop', { bubbles: true, cancelable: true }));
"""
RIGHT, DOWN = Keys.ARROW_RIGHT, Keys.ARROW_DOWN


class TestSeveralKeysInOneCall:
    """Every key has its effect."""

    @page_at("/webelements/NewTabOrWindowPage")
    def test_tabs(self, page):
        page.part("tab-1").send_keys(RIGHT, RIGHT)
        page.until(lambda: page.part("tab-3").get_attribute("aria-selected") == "true", "no tab 3")

    @page_at("/webelements/slider")
    def test_slider(self, page):
        page.field("Rounds").send_keys(RIGHT, RIGHT, RIGHT)
        page.shows("Value", "1.5")

    @page_at("/webelements/menu")
    def test_menu(self, page):
        page.button("Choose a punch").send_keys(DOWN)
        page.until(lambda: page.focused() == page.part("menu-jab"), "the menu took no focus")
        page.press(DOWN, DOWN, Keys.ENTER)
        page.shows("Chosen", "Hook")

    @page_at("/webelements/date-picker")
    def test_calendar(self, page):
        at_last_of_january(page).click()
        page.until(lambda: page.focused() == page.part("day-2027-01-31"), "the day has no focus")
        page.press(RIGHT, DOWN, RIGHT, Keys.ENTER)
        page.shows("Outcome", "Selected date: 9 February 2027")


class TestKeysRightAfterOpening:
    """A visible element is ready: a test need not wait before it presses a key."""

    @pytest.mark.parametrize("attempt", range(5))
    def test_a_key_right_after_load_is_shown(self, page, attempt):
        page.open("/webelements/keypressespage")
        page.press("a")
        page.shows("Key", "You pressed: a")

    @pytest.mark.parametrize("attempt", range(3))
    @page_at("/webelements/menu")
    def test_keys_right_after_the_menu_opens_choose_an_item(self, page, attempt):
        page.button("Choose a punch").send_keys(Keys.ENTER)
        page.press(Keys.END, Keys.ENTER)
        page.shows("Chosen", "Hook")

    @pytest.mark.parametrize("attempt", range(3))
    @page_at("/webelements/date-picker")
    def test_keys_right_after_the_calendar_opens_choose_a_day(self, page, attempt):
        at_last_of_january(page).send_keys(Keys.ENTER)
        page.press(RIGHT, Keys.ENTER)
        page.shows("Outcome", "Selected date: 1 February 2027")


def at_last_of_january(page):
    """Sets the date to 31 January 2027 and returns the button that opens the calendar."""
    page.field("Date").send_keys(page.engine.keys_of_date(date(2027, 1, 31)))
    page.shows("Outcome", "Selected date: 31 January 2027")
    return page.button("Open the calendar")


class TestValuesSetByScript:
    @page_at("/webelements/slider")
    def test_a_slider_shows_the_value(self, page):
        page.driver.execute_script(BY_SCRIPT, page.field("Rounds"), "3.5")
        page.shows("Value", "3.5")

    @page_at("/webelements/simple-input-form")
    def test_a_form_shows_the_value(self, page):
        page.driver.execute_script(BY_SCRIPT, page.field("Full name"), "Ada Lovelace")
        page.shows("The form holds", "Full name: Ada Lovelace")

    @page_at("/shopping")
    def test_the_search_uses_the_value(self, page):
        page.driver.execute_script(BY_SCRIPT, page.field("Search products"), "mouse")
        found = lambda: [each.text for each in page.all("[data-testid=product-grid] h3")]
        page.until(lambda: found() == ["Wireless Mouse"], "the list did not follow")


class TestDispatchedDrag:
    @pytest.mark.parametrize("script", [DISPATCHED_DRAG, DROP_ALONE], ids=["whole", "drop alone"])
    @page_at("/webelements/dragdrop")
    def test_the_item_drops_on_the_zone(self, page, script):
        page.driver.execute_script(script, page.button("Drag me"), page.part("drag-zone"))
        page.shows("Result", "Successfully dropped!")

    @pytest.mark.parametrize("script", [DISPATCHED_DRAG, DROP_ALONE], ids=["whole", "drop alone"])
    @page_at("/web-elements")
    def test_the_combined_page_records_the_drop(self, page, script):
        page.driver.execute_script(script, page.button("Drag me"), page.part("drop-zone"))
        page.until(lambda: page.outcome("Dropped at").text, "nothing was dropped")


class TestLocators:
    @pytest.mark.parametrize(
        "path", ["/webelements/login", "/webelements/simple-input-form", "/web-elements"]
    )
    def test_a_text_field_is_found_by_its_type(self, page, path):
        page.open(path)
        page.until(lambda: page.all("input"), "there is no field")
        kinds = lambda: [each.get_property("type") for each in page.all("input")]
        page.until(lambda: "text" in kinds(), "no field takes text")
        assert len(page.all("input[type=text]")) == kinds().count("text")
