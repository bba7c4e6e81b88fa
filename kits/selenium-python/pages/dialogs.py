from selenium.webdriver.common.action_chains import ActionChains
from selenium.webdriver.common.keys import Keys
from selenium.webdriver.support import expected_conditions as conditions

from pages.page import Page, at


class Modal(Page):
    path = "/webelements/modal"

    def open_modal(self):
        self.button("Open Modal").click()
        return self.part("modal")

    def close(self):
        self.button("Close").click()

    def press_escape(self):
        ActionChains(self.driver).send_keys(Keys.ESCAPE).perform()

    def was_closed_by(self, way):
        self.shows("Closed by", way)
        self.wait.until(conditions.invisibility_of_element_located(at("modal")))


class Alerts(Page):
    path = "/webelements/alertpage"

    def show(self, button):
        """The browser's own dialog is not part of the page."""
        self.button(button).click()
        return self.wait.until(conditions.alert_is_present())

    def answers(self, text):
        self.shows("Answer", text)

    def repeats(self, text):
        """After a confirmation or a prompt, an alert says the answer, too."""
        alert = self.wait.until(conditions.alert_is_present())
        assert alert.text == text
        alert.accept()
        self.answers(text)
