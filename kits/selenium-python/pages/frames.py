from contextlib import contextmanager

from selenium.webdriver.common.action_chains import ActionChains
from selenium.webdriver.common.by import By
from selenium.webdriver.support import expected_conditions as conditions

from pages.page import Page, at


class Frames(Page):
    path = "/webelements/nestedframepage"

    @contextmanager
    def inside(self, frame):
        """Enters a frame and leaves it afterwards."""
        self.wait.until(conditions.frame_to_be_available_and_switch_to_it(at(frame)))
        yield
        self.driver.switch_to.default_content()

    def touch(self, name):
        ActionChains(self.driver).move_to_element(self.part(f"{name}-box")).perform()


class ShadowBox(Page):
    path = "/webelements/shadowdompage"

    def raise_alert(self, text):
        root = self.part("shadow-host").shadow_root
        root.find_element(By.CSS_SELECTOR, "#shadow-input").send_keys(text)
        root.find_element(By.CSS_SELECTOR, "#shadow-click").click()
        return self.wait.until(conditions.alert_is_present())


class Windows(Page):
    path = "/webelements/NewTabOrWindowPage"

    @contextmanager
    def opened_by(self, button):
        """Works in the tab or window that a button opens, then closes it and switches back."""
        here, before = self.driver.current_window_handle, self.driver.window_handles
        self.button(button).click()
        self.wait.until(conditions.new_window_is_opened(before))
        (opened,) = set(self.driver.window_handles) - set(before)
        self.driver.switch_to.window(opened)
        # The new tab or window is blank at first.
        self.wait.until(conditions.url_contains("://"), f"{button} led nowhere")
        yield
        self.driver.close()
        self.driver.switch_to.window(here)
