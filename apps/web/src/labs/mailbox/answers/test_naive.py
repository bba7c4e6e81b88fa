import json
import re
import time
from urllib.request import urlopen
from uuid import uuid4

from selenium.webdriver.common.by import By
from selenium.webdriver.support.wait import WebDriverWait


def test_confirms_an_address_by_the_code_in_the_mail(driver, site):
    workspace = f"mailbox-{uuid4()}"
    inbox = f"{site}/w/{workspace}/v1/practice/labs/mailbox/messages"
    find = lambda name: driver.find_element(By.ID, f"mailbox-{name}")
    driver.implicitly_wait(10)
    driver.get(f"{site}/labs/mailbox?workspace={workspace}")
    find("address").send_keys("ada@example.com")
    find("password").send_keys("amber-Falcon-93")
    find("register").click()
    time.sleep(6)
    mail = json.load(urlopen(inbox))["messages"][0]
    text = json.load(urlopen(f"{inbox}/{mail['id']}"))["text"]
    for number, digit in enumerate(re.search(r"\d{6}", text)[0], 1):
        find(f"digit-{number}").send_keys(digit)
    find("confirm").click()
    WebDriverWait(driver, 10).until(lambda _: find("state").text)
    assert find("state").text.startswith("Confirmed"), find("state").text
