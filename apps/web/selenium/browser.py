"""The browser that all tests share."""

import socket
from contextlib import contextmanager, suppress

from selenium.common.exceptions import WebDriverException
from urllib3.exceptions import HTTPError


@contextmanager
def timeout_of_new_connections(seconds):
    usual = socket.getdefaulttimeout()
    socket.setdefaulttimeout(seconds)
    try:
        yield
    finally:
        socket.setdefaulttimeout(usual)


class Browser:
    """Starts a new browser after the driver has hung or crashed, so that this fails only one test."""

    def __init__(self, engine, folder, command_timeout=30, start_timeout=60):
        self.engine = engine
        self.folder = folder
        self.command_timeout = command_timeout
        self.start_timeout = start_timeout
        self.driver = None

    def alive(self):
        if self.driver and (self.engine.is_spent(self.driver) or not self.answers()):
            self.quit()
        if not self.driver:
            self.driver = self.started()
            self.set_timeout(self.command_timeout)
        return self.driver

    def started(self):
        """A driver that hangs while it starts a browser is started once more. WebKit's driver has done so."""
        with timeout_of_new_connections(self.start_timeout):
            with suppress(HTTPError, OSError):
                return self.engine.start(self.folder)
            return self.engine.start(self.folder)

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
