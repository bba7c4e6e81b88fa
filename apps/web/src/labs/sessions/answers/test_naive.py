import json
from urllib.request import Request, urlopen
from uuid import uuid4

from selenium.webdriver.common.by import By
from selenium.webdriver.support.expected_conditions import element_to_be_clickable as clickable
from selenium.webdriver.support.wait import WebDriverWait

JSON = {"Content-Type": "application/json"}


def test_opens_the_page_with_the_state_of_another_tab(driver, site):
    wait = WebDriverWait(driver, 20)
    workspace = f"sessions-{uuid4()}"
    clock = json.dumps({"now": "2030-01-01T00:00:00Z", "clock": "frozen"}).encode()
    urlopen(Request(f"{site}/w/{workspace}/v1/practice/workspace", clock, JSON, method="PATCH"))
    lab = f"{site}/labs/sessions?workspace={workspace}"
    find = lambda name: wait.until(clickable((By.ID, f"sessions-{name}")))
    state = lambda: driver.find_element(By.ID, "sessions-state").text
    driver.get(lab)
    find("username").send_keys("reader")
    find("password").send_keys("amber-Falcon-92")
    find("sign-in").click()
    find("one-time-code").send_keys("972726")
    find("confirm").click()
    wait.until(lambda _: "by the form" in state())

    driver.switch_to.new_window("tab")
    driver.get(lab)
    wait.until(lambda _: "Signed in" in state())
    assert "by the saved state" in state(), state()
