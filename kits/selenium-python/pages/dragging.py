from selenium.webdriver.common.action_chains import ActionChains

from pages.page import Page


class DragAndDrop(Page):
    path = "/webelements/dragdrop"

    def drag(self, item, to):
        ActionChains(self.driver).click_and_hold(item).move_to_element(to).perform()

    def let_go(self):
        ActionChains(self.driver).release().perform()

    def item_is(self, state):
        item = self.part("drag-item")
        self.wait.until(lambda _: item.get_attribute("data-state") == state, f"not {state}")

    def result(self, text):
        self.shows("Result", text)
