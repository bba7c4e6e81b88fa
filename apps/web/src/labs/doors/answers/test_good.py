import re
from urllib.error import HTTPError
from urllib.request import HTTPBasicAuthHandler, HTTPDigestAuthHandler
from urllib.request import HTTPPasswordMgrWithDefaultRealm, build_opener

from selenium.webdriver.common.by import By
from selenium.webdriver.support.expected_conditions import url_contains
from selenium.webdriver.support.wait import WebDriverWait

def test_reads_the_code_of_the_last_document(driver, site):
    driver.get(f"{site}/labs/doors?seed=1&delay=4")
    lab, part = driver.current_window_handle, lambda name: driver.find_element(By.ID, name)
    address = {door: part(f"doors-{door}").get_property("href") for door in ("refresh", "timer")}
    for door in address:
        driver.switch_to.new_window("tab")
        driver.get(address[door])
        WebDriverWait(driver, 10).until(url_contains("-end"))
        code = WebDriverWait(driver, 10).until(lambda _: part("door-code").text)
        driver.close()
        driver.switch_to.window(lab)
        part(f"doors-{door}-code").send_keys(code)
    part("doors-check").click()
    assert part("doors-verdict").text.startswith("Not opened, 2 of 10"), part("doors-verdict").text


HEAR = """
const [done] = arguments, halves = [];
const hear = (text) => halves.push(text.slice(-2)) === 2 && done(halves.join(''));
addEventListener('error', (event) => hear(event.message));
addEventListener('unhandledrejection', (event) => hear(event.reason.message));
document.querySelector('#door-open').click();
"""


def ask(address, *account):
    """The status and the code of a door, by an HTTP client."""
    passwords = HTTPPasswordMgrWithDefaultRealm()
    passwords.add_password(None, address, *account or ("", ""))
    opener = build_opener(HTTPBasicAuthHandler(passwords), HTTPDigestAuthHandler(passwords))
    try:
        reply = opener.open(address)
    except HTTPError as error:
        reply = error
    return reply.status, re.search(r'aria-label="Code">(\d+)<', reply.read().decode())[1]


def test_finds_the_code_behind_each_door(driver, site):
    """In one tab: the verdict asks for both delays."""
    for delay, said in ((0, "Right, 1 of 2"), (4, "Solved")):
        driver.get(f"{site}/labs/doors?delay={delay}")
        verdict = find_codes(driver)
        assert verdict.startswith(said), verdict


def find_codes(driver):
    lab, part = driver.current_window_handle, lambda name: driver.find_element(By.ID, name)
    doors = "slow picture hops scripts basic digest status refresh timer error".split()
    address = {door: part(f"doors-{door}").get_property("href") for door in doors}
    codes = {door: ask(address[door])[1] for door in doors[:4]}
    codes["basic"] = ask(address["basic"], "ada", "jab-17")[1]
    codes["digest"] = ask(address["digest"], "bob", "hook-23")[1]
    codes["status"] = "{}-{}".format(*ask(address["status"]))
    driver.switch_to.new_window("tab")
    for door in ("refresh", "timer"):
        driver.get(address[door])
        WebDriverWait(driver, 10).until(url_contains("-end"))
        codes[door] = WebDriverWait(driver, 10).until(lambda _: part("door-code").text)
    driver.get(address["error"])
    codes["error"] = driver.execute_async_script(HEAR)
    driver.close()
    driver.switch_to.window(lab)
    for door, code in codes.items():
        part(f"doors-{door}-code").send_keys(code)
    part("doors-check").click()
    return part("doors-verdict").text
