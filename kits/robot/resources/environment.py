"""Where Sparring is, and which browser visits it: both from the environment."""

import atexit
import os
from shutil import rmtree
from tempfile import mkdtemp

from selenium.webdriver import ChromeOptions, ChromeService

WEB_URL = os.environ.get("WEB_URL", "http://127.0.0.1:3000")
API_URL = os.environ.get("API_URL", "http://127.0.0.1:3001")
DOWNLOADS = mkdtemp(prefix="sparring-")

# Selenium reports its use to its makers unless told not to.
os.environ.setdefault("SE_AVOID_STATS", "true")

# Where these are not set, Selenium finds a browser and its driver by itself.
CHROME = ChromeOptions()
CHROME.binary_location = os.environ.get("CHROMIUM_PATH", "")
CHROMEDRIVER = ChromeService(os.environ.get("CHROMEDRIVER_PATH"))

CHROME.add_argument("--headless")
CHROME.add_argument("--window-size=1280,900")

# Chromium refuses its sandbox to root, as whom many containers run.
if hasattr(os, "geteuid") and os.geteuid() == 0:
    CHROME.add_argument("--no-sandbox")

atexit.register(rmtree, DOWNLOADS, ignore_errors=True)
