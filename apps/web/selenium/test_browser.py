"""A driver that hangs costs a test some seconds, not the run."""

import socket

import urllib3

from browser import Browser


class HangsAtFirst:
    """An engine whose first driver takes the request for a browser, and never answers."""

    def __init__(self, engine):
        self.engine = engine
        self.starts = 0

    def start(self, downloads):
        self.starts += 1
        if self.starts > 1:
            return self.engine.start(downloads)
        with socket.create_server(("127.0.0.1", 0)) as driver:
            port = driver.getsockname()[1]
            url = f"http://127.0.0.1:{port}/session"
            return urllib3.PoolManager().request("POST", url, retries=False)


def test_a_driver_that_hangs_while_it_starts_a_browser_is_started_again(engine, folder):
    hanging = HangsAtFirst(engine)
    browser = Browser(hanging, folder, start_timeout=10)
    assert browser.alive().window_handles
    assert hanging.starts == 2
    browser.quit()
