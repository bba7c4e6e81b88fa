from selenium.webdriver.common.action_chains import ActionChains
from selenium.webdriver.common.by import By

from pages.page import Page


class ProgressBar(Page):
    # speed=4 divides the waits of the site by four.
    path = "/webelements/progress-bar?speed=4"

    def start(self):
        self.button("Start").click()

    def runs_to_its_end(self):
        self.shows("Percent", "100%")


class RadioButtons(Page):
    path = "/webelements/radiobuttonpage"

    def choose(self, name):
        self.field(name).click()

    def says(self, text):
        self.shows("Message", text)


class HoverText(Page):
    path = "/webelements/hovertoclickbutton?speed=20"

    def stay_on_the_text(self):
        ActionChains(self.driver).move_to_element(self.part("hover-text")).perform()

    def leave_the_text(self):
        heading = self.driver.find_element(By.TAG_NAME, "h1")
        ActionChains(self.driver).move_to_element(heading).perform()

    def button_becomes(self, *, enabled):
        button = self.button("Click Me")
        self.wait.until(lambda _: button.is_enabled() == enabled, "the button stayed as it was")
