import json
from urllib.request import Request, urlopen
from uuid import uuid4

from selenium.webdriver.common.by import By
from selenium.webdriver.support.expected_conditions import element_to_be_clickable as clickable
from selenium.webdriver.support.wait import WebDriverWait

# The one-time codes of 00:00:00, 00:00:30 and 00:01:00. At 00:00:30 each passes once.
FIRST, SECOND, THIRD = "972726", "536600", "692145"
CLOCK = {"now": "2030-01-01T00:00:30Z", "clock": "frozen"}


def send(method, address, body):
    headers = {"Content-Type": "application/json"}
    return urlopen(Request(address, json.dumps(body).encode(), headers, method=method))


def find(driver, name):
    return WebDriverWait(driver, 20).until(clickable((By.ID, f"sessions-{name}")))


def see(driver, state):
    """Waits for a state, and returns its code."""
    text = lambda name: driver.find_element(By.ID, f"sessions-{name}").text
    WebDriverWait(driver, 20).until(lambda _: state in text("state"))
    return text("code")


def sign_in(driver, code):
    find(driver, "username").send_keys("reader")
    find(driver, "password").send_keys("amber-Falcon-92")
    find(driver, "sign-in").click()
    find(driver, "one-time-code").send_keys(code)
    find(driver, "confirm").click()
    return see(driver, "by the form")


def open_saved(driver, lab):
    driver.switch_to.new_window("tab")
    driver.get(lab)


def test_opens_the_page_with_a_saved_state(driver, site):
    workspace = f"sessions-{uuid4()}"
    lab = f"{site}/labs/sessions?workspace={workspace}"
    send("PATCH", f"{site}/w/{workspace}/v1/practice/workspace", CLOCK)
    driver.get(lab)
    sign_in(driver, FIRST)
    open_saved(driver, lab)
    state = lambda: driver.find_element(By.ID, "sessions-state").text
    WebDriverWait(driver, 20).until(lambda _: "Signed in" in state())
    assert "by the saved state" in state(), state()
