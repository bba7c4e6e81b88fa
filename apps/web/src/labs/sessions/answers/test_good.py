import json
from urllib.request import Request, urlopen
from uuid import uuid4

from selenium.webdriver.common.by import By
from selenium.webdriver.support.expected_conditions import element_to_be_clickable as clickable
from selenium.webdriver.support.wait import WebDriverWait

# The one-time codes of 00:00:00, 00:00:30 and 00:01:00. At 00:00:30 each passes once.
FIRST, SECOND, THIRD = "972726", "536600", "692145"
CLOCK = {"now": "2030-01-01T00:00:30Z", "clock": "frozen"}
KEEP = "for (const [name, value] of arguments[0]) sessionStorage.setItem(name, value);"


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
    """Opens the page in a tab with the session storage of the first one: they share the rest."""
    parts = driver.execute_script("return Object.entries(sessionStorage)")
    driver.switch_to.new_window("tab")
    driver.get(lab)
    driver.execute_script(KEEP, parts)
    driver.refresh()


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


def log_in_by_api(driver, api):
    """Gives the browser the cookie of an HTTP client. It takes one where its path is open."""
    login = {"username": "editor", "password": "copper-Heron-58", "code": SECOND}
    cookie = send("POST", f"{api}/labs/auth/session", login).headers["Set-Cookie"]
    name, value = cookie.split(";")[0].split("=", 1)
    driver.get(f"{api}/labs/auth/session")
    path = driver.execute_script("return location.pathname")
    driver.add_cookie({"name": name, "value": value, "path": path, "httpOnly": True})


def test_sees_each_way_in_which_a_session_begins_and_ends(driver, site):
    """In one tab: the verdict asks for both delays."""
    workspace = f"sessions-{uuid4()}"
    lab = f"{site}/labs/sessions?workspace={workspace}"
    for delay, said in ((0, "Right, 1 of 2"), (3, "Solved")):
        verdict = see_all(driver, f"{site}/w/{workspace}/v1/practice", f"{lab}&delay={delay}")
        assert verdict.startswith(said), verdict


def see_all(driver, api, lab):
    first, codes = driver.current_window_handle, {}
    send("POST", f"{api}/workspace/reset", {})
    send("PATCH", f"{api}/workspace", CLOCK)
    log_in_by_api(driver, api)
    driver.get(lab)
    find(driver, "ask").click()
    codes["api"] = see(driver, "by the API")
    find(driver, "sign-out").click()
    codes["form"] = sign_in(driver, FIRST)
    open_saved(driver, lab)
    codes["state"] = see(driver, "by the saved state")
    find(driver, "everywhere").click()
    driver.switch_to.window(first)
    codes["elsewhere"] = see(driver, "ended elsewhere")
    sign_in(driver, THIRD)
    send("PATCH", f"{api}/workspace", {"advance": "PT30M"})
    find(driver, "ask").click()
    codes["expired"] = see(driver, "expired")
    for way, code in codes.items():
        find(driver, f"{way}-code").send_keys(code)
    find(driver, "check").click()
    return find(driver, "verdict").text
