"""The base of all page objects: finds elements by name and waits for them."""

from selenium.common.exceptions import StaleElementReferenceException
from selenium.webdriver.common.by import By
from selenium.webdriver.support import expected_conditions as conditions
from selenium.webdriver.support.wait import WebDriverWait

from sparring import WEB_URL


class Page:
    path = "/"

    def __init__(self, driver):
        self.driver = driver
        self.wait = WebDriverWait(driver, 5, 0.05, [StaleElementReferenceException])

    def open(self):
        self.driver.get(WEB_URL + self.path)
        return self

    def part(self, test_id):
        return self.wait.until(
            conditions.visibility_of_element_located(at(test_id)), f"{test_id} is not there"
        )

    def named(self, selector, name):
        """WebDriver has no locator for accessible names, but the browser computes them."""

        def found(driver):
            elements = driver.find_elements(By.CSS_SELECTOR, selector)
            return next((each for each in elements if each.accessible_name == name), None)

        return self.wait.until(found, f'no {selector} is called "{name}"')

    def button(self, name):
        return self.named("button, [role=button], [role=tab]", name)

    def field(self, label):
        return self.named("input, select, textarea", label)

    def outcome(self, label):
        return self.named("output", label)

    def shows(self, label, text):
        """Waits until the outcome shows exactly this text."""
        outcome = self.outcome(label)
        self.wait.until(lambda _: outcome.text == text, f'"{label}" never said "{text}"')


def at(test_id):
    return By.CSS_SELECTOR, f'[data-testid="{test_id}"]'
