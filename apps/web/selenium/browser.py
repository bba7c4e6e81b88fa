"""The browser that all tests share."""

from contextlib import suppress

from selenium.common.exceptions import WebDriverException
from urllib3.exceptions import HTTPError

class Browser:
    """Starts again after its driver has hung or died, so that this fails one test only."""

    def __init__(self, start, seconds_for_a_command=30):
        self.start = start
        self.seconds = seconds_for_a_command
        self.driver = None

    def alive(self):
        if self.driver and not self.answers():
            self.quit()
        if not self.driver:
            self.driver = self.start()
            self.give(self.seconds)
        return self.driver

    def answers(self):
        try:
            return bool(self.driver.window_handles)
        except (HTTPError, WebDriverException):
            return False

    def give(self, seconds):
        self.driver.command_executor.client_config.timeout = seconds

    def quit(self):
        if self.driver:
            self.give(5)
            with suppress(HTTPError, WebDriverException):
                self.driver.quit()
        self.driver = None
