from selenium.webdriver.common.action_chains import ActionChains

from pages.page import Page


class DragAndDrop(Page):
    path = "/webelements/dragdrop"

    def drag(self, item, onto):
        ActionChains(self.driver).drag_and_drop(item, onto).perform()

    def result(self, text):
        self.shows("Result", text)
