"""One page of the site, as WebDriver sees it."""

from contextlib import contextmanager
from urllib.parse import urljoin

from selenium.common.exceptions import StaleElementReferenceException, TimeoutException
from selenium.webdriver.common.action_chains import ActionChains
from selenium.webdriver.common.actions.pointer_input import PointerInput
from selenium.webdriver.common.by import By
from selenium.webdriver.support.expected_conditions import alert_is_present
from selenium.webdriver.support.wait import WebDriverWait

TIMEOUT_SECONDS = 10


class Page:
    """Finds elements by the accessible name that the browser computes for them."""

    def __init__(self, engine, driver, origin):
        self.engine = engine
        self.driver = driver
        self.origin = origin

    def open(self, path):
        self.driver.get(self.origin + path)

    def until(self, condition, otherwise):
        """Polls the condition, instead of sleeping, and returns its first true value."""
        ignored = [StaleElementReferenceException]
        wait = WebDriverWait(self.driver, TIMEOUT_SECONDS, 0.05, ignored)
        return wait.until(lambda _: condition(), otherwise)

    def all(self, selector):
        return self.driver.find_elements(By.CSS_SELECTOR, selector)

    def has(self, token):
        return bool(self.all(f'[data-testid="{token}"]'))

    def part(self, token):
        """The element with this test id."""
        self.until(lambda: self.has(token), f"nothing has the test id {token}")
        return self.all(f'[data-testid="{token}"]')[0]

    def named(self, selector, name):
        """WebDriver has no locator for accessible names, but it computes them."""
        find = lambda: [each for each in self.all(selector) if self.engine.name_of(each) == name]
        return self.until(find, f'no {selector} has the name "{name}"')[0]

    def button(self, name):
        return self.named("button, [role=button]", name)

    def field(self, label):
        return self.named("input, select, textarea", label)

    def link(self, name):
        return self.named("a[href]", name)

    def outcome(self, label):
        return self.named("output", label)

    def shows(self, label, text):
        """Waits until the outcome with this label shows exactly this text."""
        outcome = self.outcome(label)
        try:
            self.until(lambda: outcome.text == text, "the text is different")
        except TimeoutException:
            raise AssertionError(f'"{label}" shows "{outcome.text}", not "{text}"') from None

    def asks(self, text):
        """Waits for the browser's alert, confirmation or prompt with this text."""
        self.until(lambda: alert_is_present()(self.driver), "no dialog of the browser opened")
        dialog = self.driver.switch_to.alert
        assert dialog.text == text
        return dialog

    def mouse(self):
        return ActionChains(self.driver)

    def press(self, *keys):
        """Sends keys to the focused element."""
        ActionChains(self.driver).send_keys(*keys).perform()

    def finger(self):
        return ActionChains(self.driver, devices=[PointerInput("touch", "finger")])

    def focused(self):
        return self.driver.switch_to.active_element

    def arrives_at(self, address):
        """Waits for an address: a path of the site or an absolute URL."""
        url = urljoin(self.origin, address)
        self.until(lambda: self.driver.current_url == url, f"the address was never {url}")

    @contextmanager
    def opening(self, button):
        """Works in the tab or window that a click opens, then closes it and switches back."""
        here, before = self.driver.current_window_handle, set(self.driver.window_handles)
        button.click()
        opened = self.until(lambda: set(self.driver.window_handles) - before, "nothing opened")
        self.driver.switch_to.window(opened.pop())
        yield
        self.driver.close()
        self.driver.switch_to.window(here)

    def allow(self, permission, state):
        self.engine.allow(self.driver, self.origin, permission, state)

    def stand_at(self, latitude, longitude):
        self.engine.stand_at(self.driver, latitude, longitude)
