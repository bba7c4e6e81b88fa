import base64
import hmac
import json
from datetime import datetime
from urllib.request import Request, urlopen
from uuid import uuid4

import pytest
from selenium.webdriver.common.by import By
from selenium.webdriver.support.expected_conditions import element_to_be_clickable as clickable
from selenium.webdriver.support.wait import WebDriverWait

KEEP = "for (const [name, value] of arguments[0]) sessionStorage.setItem(name, value);"


def code_at(secret, now):
    """The one-time code of a time (RFC 6238)."""
    step = int(datetime.fromisoformat(now).timestamp()) // 30
    mac = hmac.digest(base64.b32decode(secret), step.to_bytes(8, "big"), "sha1")
    start = mac[-1] & 15
    number = int.from_bytes(mac[start : start + 4], "big") & 0x7FFFFFFF
    return str(number % 1_000_000).zfill(6)


def send(method, address, body):
    headers = {"Content-Type": "application/json"}
    return urlopen(Request(address, json.dumps(body).encode(), headers, method=method))


@pytest.mark.parametrize("query", ["delay=0", "delay=3"])
def test_sees_each_way_in_which_a_session_begins_and_ends(driver, site, query):
    wait = WebDriverWait(driver, 20)
    workspace = f"sessions-{uuid4()}"
    api = f"{site}/w/{workspace}/v1/practice"
    lab = f"{site}/labs/sessions?workspace={workspace}&{query}"
    first, codes = driver.current_window_handle, {}
    find = lambda name: wait.until(clickable((By.ID, f"sessions-{name}")))
    text = lambda name: driver.find_element(By.ID, f"sessions-{name}").text

    def see(way, state):
        wait.until(lambda _: state in text("state"))
        codes[way] = text("code")

    def next_code(advance="PT30S"):
        now = json.load(send("PATCH", f"{api}/workspace", {"advance": advance}))["now"]
        return code_at(text("secret"), now)

    def sign_in():
        find("username").send_keys("reader")
        find("password").send_keys("amber-Falcon-92")
        find("sign-in").click()
        find("one-time-code").send_keys(next_code())
        find("confirm").click()
        see("form", "by the form")

    driver.get(lab)
    sign_in()
    parts = driver.execute_script("return Object.entries(sessionStorage)")
    driver.switch_to.new_window("tab")
    driver.get(lab)
    driver.execute_script(KEEP, parts)
    driver.refresh()
    see("state", "by the saved state")

    find("everywhere").click()
    driver.switch_to.window(first)
    see("elsewhere", "ended elsewhere")

    login = {"username": "editor", "password": "copper-Heron-58", "code": next_code()}
    cookie = send("POST", f"{api}/labs/auth/session", login).headers["Set-Cookie"]
    driver.get(f"{api}/labs/auth/session")
    value = cookie.split(";")[0].removeprefix("lab_session=")
    path = f"/w/{workspace}/v1/practice/labs/auth/session"
    driver.add_cookie({"name": "lab_session", "value": value, "path": path, "httpOnly": True})
    driver.get(lab)
    find("ask").click()
    see("api", "by the API")

    find("sign-out").click()
    sign_in()
    next_code("PT30M")
    find("ask").click()
    see("expired", "expired")

    for way, code in codes.items():
        driver.find_element(By.ID, f"sessions-{way}-code").send_keys(code)
    find("check").click()
    verdict = text("verdict")
    assert verdict.startswith("All seen"), verdict
