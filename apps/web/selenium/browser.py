"""The browser that all tests share."""

from contextlib import suppress

from selenium.common.exceptions import WebDriverException
from urllib3.exceptions import HTTPError


class Browser:
    """Starts a new browser after the driver has hung or crashed, so that this fails only one test."""

    def __init__(self, engine, folder, command_timeout=30):
        self.engine = engine
        self.folder = folder
        self.command_timeout = command_timeout
        self.driver = None

    def alive(self):
        if self.driver and (self.engine.is_spent(self.driver) or not self.answers()):
            self.quit()
        if not self.driver:
            self.driver = self.engine.start(self.folder)
            self.set_timeout(self.command_timeout)
        return self.driver

    def answers(self):
        try:
            return bool(self.driver.window_handles)
        except (HTTPError, WebDriverException):
            return False

    def set_timeout(self, seconds):
        self.driver.command_executor.client_config.timeout = seconds

    def quit(self):
        if self.driver:
            self.set_timeout(5)
            with suppress(HTTPError, WebDriverException):
                self.driver.quit()
        self.driver = None
