import re
from urllib.error import HTTPError
from urllib.request import HTTPBasicAuthHandler, HTTPDigestAuthHandler, HTTPPasswordMgrWithDefaultRealm, build_opener

import pytest
from selenium.webdriver.common.by import By
from selenium.webdriver.support.expected_conditions import presence_of_element_located as located
from selenium.webdriver.support.wait import WebDriverWait

HEAR = """
window.heard = [];
addEventListener('error', (event) => heard.push(event.message));
addEventListener('unhandledrejection', (event) => heard.push(event.reason.message));
document.querySelector('#door-open').click();
"""


def ask(address, account=None):
    """The status and the code of a door, by an HTTP client."""
    passwords = HTTPPasswordMgrWithDefaultRealm()
    if account:
        passwords.add_password(None, address, *account)
    opener = build_opener(HTTPBasicAuthHandler(passwords), HTTPDigestAuthHandler(passwords))
    try:
        reply = opener.open(address)
    except HTTPError as error:
        reply = error
    return reply.status, re.search(r'aria-label="Code">(\d+)<', reply.read().decode())[1]


@pytest.mark.parametrize("query", ["", "?delay=0&seed=1", "?delay=3&seed=2"])
def test_finds_the_code_behind_each_door(driver, site, query):
    wait = WebDriverWait(driver, 10)
    driver.get(f"{site}/labs/doors{query}")
    lab = driver.current_window_handle
    address = lambda door: driver.find_element(By.ID, f"doors-{door}").get_property("href")
    codes = {door: ask(address(door))[1] for door in ("slow", "picture", "hops", "scripts")}
    codes["basic"] = ask(address("basic"), ("ada", "jab-17"))[1]
    codes["digest"] = ask(address("digest"), ("bob", "hook-23"))[1]
    codes["status"] = "{}-{}".format(*ask(address("status")))
    error, timed = address("error"), [address("refresh"), address("timer")]

    driver.switch_to.new_window("tab")
    for door, first in zip(("refresh", "timer"), timed):
        driver.get(first)
        wait.until(lambda _: "-end" in driver.current_url)
        codes[door] = wait.until(located((By.ID, "door-code"))).text
    driver.get(error)
    driver.execute_script(HEAR)
    heard = wait.until(lambda _: len(told := driver.execute_script("return heard")) == 2 and told)
    codes["error"] = "".join(each[-2:] for each in sorted(heard, key=lambda each: "second" in each))
    driver.close()
    driver.switch_to.window(lab)

    for door, code in codes.items():
        driver.find_element(By.ID, f"doors-{door}-code").send_keys(code)
    driver.find_element(By.ID, "doors-check").click()
    verdict = driver.find_element(By.ID, "doors-verdict").text
    assert verdict.startswith("Opened"), verdict
