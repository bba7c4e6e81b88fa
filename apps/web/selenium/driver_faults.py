"""What a driver cannot do on any page. A test that needs it is skipped in that browser, or gets a browser of its own."""

import os
from dataclasses import dataclass
from typing import Callable

import pytest
from selenium.common.exceptions import WebDriverException
from selenium.webdriver.common.action_chains import ActionChains
from selenium.webdriver.common.actions.pointer_input import PointerInput
from selenium.webdriver.common.by import By
from selenium.webdriver.support.wait import WebDriverWait
from urllib3.exceptions import HTTPError

import engines


@dataclass(frozen=True)
class Fault:
    engines: tuple[str, ...]
    reason: str
    # The smallest page that shows the fault. Where the action works, the title becomes "yes".
    page: str
    tried: Callable

    def shows(self, driver):
        """Does on the page what the skipped tests do on the site."""
        driver.get("data:text/html," + self.page)
        try:
            self.tried(driver)
            return driver.title != "yes"
        except (HTTPError, WebDriverException):
            return True


def driver_fault(fault):
    name = engines.ENGINES[engines.NAME].TITLE
    return pytest.mark.skipif(
        engines.NAME in fault.engines, reason=f"{name}'s driver: {fault.reason}"
    )


def first(driver, selector):
    return driver.find_element(By.CSS_SELECTOR, selector)


def drag(chain, driver):
    chain.drag_and_drop(first(driver, "b"), first(driver, "i")).perform()


def with_mouse(driver):
    drag(ActionChains(driver), driver)


def with_finger(driver):
    drag(ActionChains(driver, devices=[PointerInput("touch", "finger")]), driver)


def with_wheel(driver):
    ActionChains(driver).scroll_to_element(first(driver, "b")).perform()


def with_a_capital(driver):
    ActionChains(driver).context_click(first(driver, "b")).perform()
    first(driver, "input").send_keys("A")


def with_a_permission(driver):
    engine, origin = engines.current_engine(), os.environ["WEB_URL"]
    # A permission belongs to an origin.
    driver.get(f"{origin}/healthz")
    engine.allow(driver, origin, "geolocation", "granted")
    driver.execute_script(SAY_YES)


def with_the_console(driver):
    errors = lambda _: engines.current_engine().console_errors(driver)
    WebDriverWait(driver, 5).until(errors)
    driver.execute_script(SAY_YES)


DROP_ZONE = (
    "<b draggable=true ondragstart='event.dataTransfer.setData(`text`,1)'>item</b>"
    "<p><i ondragover='event.preventDefault()' ondrop='event.preventDefault();{drop}'>zone</i>"
)
SAY_YES = "document.title=`yes`"

MOUSE_DROP = Fault(
    ("firefox", "webkit"),
    "its mouse starts a drag and never delivers the drop",
    DROP_ZONE.format(drop=SAY_YES),
    with_mouse,
)
FINGER = Fault(
    ("webkit",),
    "it does not support touch",
    f"<b onpointerdown='event.pointerType==`touch`%26%26({SAY_YES})'>item</b><p><i>zone</i>",
    with_finger,
)
WHEEL_TO_ELEMENT = Fault(
    ("firefox", "webkit"),
    "scroll_to_element does not scroll to an element below the visible area",
    f"<body onscroll={SAY_YES}><div style='height:3000px'></div><b>below</b>",
    with_wheel,
)
RIGHT_CLICK = Fault(
    ("webkit",),
    "after a right click it types no capitals",
    f"<b oncontextmenu='return false'>item</b><p><input oninput='this.value==`A`%26%26({SAY_YES})'>",
    with_a_capital,
)
PERMISSION = Fault(
    ("webkit",),
    "it cannot answer a permission prompt and cannot set a position",
    "",
    with_a_permission,
)
CONSOLE = Fault(
    ("webkit",),
    "it gives no access to the console",
    "<script>console.error(`spoken`)</script>",
    with_the_console,
)
