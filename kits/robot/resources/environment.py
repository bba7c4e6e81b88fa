"""The addresses of Sparring and the browser to use, from environment variables."""

import atexit
import os
from shutil import rmtree
from tempfile import mkdtemp

from selenium.webdriver import ChromeOptions, ChromeService

WEB_URL = os.environ.get("WEB_URL", "http://127.0.0.1:3000")
API_URL = os.environ.get("API_URL", "http://127.0.0.1:3001")
BASE_WORKSPACE = os.environ.get("WORKSPACE", "public")
DOWNLOADS = mkdtemp(prefix="sparring-")

# Turns off Selenium's usage statistics.
os.environ.setdefault("SE_AVOID_STATS", "true")

# Without these variables, Selenium finds a browser and its driver itself.
CHROME = ChromeOptions()
CHROME.binary_location = os.environ.get("CHROMIUM_PATH", "")
CHROMEDRIVER = ChromeService(os.environ.get("CHROMEDRIVER_PATH"))

CHROME.add_argument("--headless")
CHROME.add_argument("--window-size=1280,900")

# Chromium's sandbox does not work for root, and many containers run as root.
if hasattr(os, "geteuid") and os.geteuid() == 0:
    CHROME.add_argument("--no-sandbox")

atexit.register(rmtree, DOWNLOADS, ignore_errors=True)
