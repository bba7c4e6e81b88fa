import json
import re
from urllib.request import Request, urlopen
from uuid import uuid4

from selenium.webdriver.common.by import By
from selenium.webdriver.support.expected_conditions import element_to_be_clickable as clickable
from selenium.webdriver.support.wait import WebDriverWait

ADA = "ada@example.com"
OLD, FRESH = "amber-Falcon-93", "copper-Heron-59"


def ask_api(address, advance=None):
    """Reads JSON. With a duration, moves the clock of the workspace by it."""
    body = advance and json.dumps({"advance": advance}).encode()
    method = "PATCH" if advance else "GET"
    request = Request(address, body, {"Content-Type": "application/json"}, method=method)
    return json.load(urlopen(request))


def received(api, address=ADA):
    """Returns the code or the link in the last mail that was sent to exactly this address."""
    ask_api(f"{api}/workspace", "PT5S")
    mails = ask_api(f"{api}/labs/mailbox/messages")["messages"]
    last = max(mail["id"] for mail in mails if mail["to"][0]["address"] == address)
    text = ask_api(f"{api}/labs/mailbox/messages/{last}")["text"]
    return re.search(r"\d{6}$|^/labs/.+$", text, re.MULTILINE)[0]


class Mailbox:
    def __init__(self, driver, site, api):
        self.driver, self.site, self.api = driver, site, api

    def write(self, name, text):
        field = WebDriverWait(self.driver, 20).until(clickable((By.ID, f"mailbox-{name}")))
        field.clear()
        field.send_keys(text)

    def press(self, name, state):
        self.driver.find_element(By.ID, f"mailbox-{name}").click()
        told = lambda _: self.driver.find_element(By.ID, "mailbox-state").text
        WebDriverWait(self.driver, 20).until(told)
        assert state in told(None), told(None)

    def ask(self, name, address=ADA):
        self.press(name, "on its way")
        return received(self.api, address)

    def confirm(self, code, state):
        for number, digit in enumerate(code, 1):
            self.write(f"digit-{number}", digit)
        self.press("confirm", state)

    def follow(self, link, state, password=None):
        self.driver.get(self.site + link)
        if password:
            self.write("new", password)
        WebDriverWait(self.driver, 20).until(clickable((By.ID, "mailbox-use-link")))
        self.press("use-link", state)

    def log_in(self, password, state):
        self.write("password", password)
        self.press("log-in", state)


def test_each_mail_works_once_in_time_and_for_its_address(driver, site):
    workspace = f"mailbox-{uuid4()}"
    api = f"{site}/w/{workspace}/v1/practice"
    page = Mailbox(driver, site, api)
    driver.get(f"{site}/labs/mailbox?workspace={workspace}")
    page.write("address", ADA)
    page.write("password", OLD)
    page.confirm(page.ask("register", f"{ADA}.example"), "another address")
    page.confirm(received(api), "Confirmed")

    first, second = page.ask("reset"), page.ask("reset")
    page.follow(first, "replaced", FRESH)
    page.follow(second, "Password changed", FRESH)
    page.follow(second, "used before", FRESH)
    page.log_in(OLD, "Refused")
    page.log_in(FRESH, "Logged in")

    page.follow(page.ask("sign-in"), "Signed in")
    late = page.ask("sign-in")
    ask_api(f"{api}/workspace", "PT15M")
    page.follow(late, "expired")
    page.follow(page.ask("delete"), "Deleted")
    page.log_in(FRESH, "Refused")
    driver.find_element(By.ID, "mailbox-check").click()
    verdict = lambda _: driver.find_element(By.ID, "mailbox-verdict").text
    assert WebDriverWait(driver, 20).until(verdict).startswith("Solved"), verdict(None)
