import json
from urllib.request import Request, urlopen
from uuid import uuid4

from selenium.webdriver.common.by import By
from selenium.webdriver.support.expected_conditions import element_to_be_clickable as clickable
from selenium.webdriver.support.select import Select
from selenium.webdriver.support.wait import WebDriverWait


def test_a_country_has_its_regions(driver, site):
    find = lambda name: driver.find_element(By.ID, f"wizard-{name}")
    driver.get(f"{site}/labs/wizard?workspace=wizard-{uuid4()}")
    WebDriverWait(driver, 20).until(lambda _: find("name"))
    for name, text in {"name": "Ada", "email": "ada@example.org", "age": "36"}.items():
        find(name).send_keys(text)
    find("next").click()
    Select(find("country")).select_by_visible_text("Norland")
    WebDriverWait(driver, 20).until(clickable((By.ID, "wizard-region")))
    Select(find("region")).select_by_visible_text("Coast")
    assert find("region").get_property("value") == "Coast"


def fail_service(api):
    outcomes = [{"kind": "status", "status": 503}]
    rule = {"path": "/labs/wizard/streets/{postcode}", "share": 1, "outcomes": outcomes}
    body, headers = json.dumps({"rules": [rule]}).encode(), {"Content-Type": "application/json"}
    urlopen(Request(f"{api}/workspace/faults", body, headers, method="PUT"))


def test_registers_after_three_refusals_and_a_failure(driver, site):
    wait = WebDriverWait(driver, 20)
    find = lambda name: wait.until(clickable((By.ID, f"wizard-{name}")))
    text = lambda name: wait.until(lambda _: driver.find_element(By.ID, f"wizard-{name}").text)
    wanted = lambda *names: {name: text(f"wanted-{name}") for name in names}

    def fill_in(values, button="next"):
        for name, value in values.items():
            find(name).clear()
            find(name).send_keys(value)
        find(button).click()

    workspace = f"wizard-{uuid4()}"
    fail_service(f"{site}/w/{workspace}/v1/practice")
    driver.get(f"{site}/labs/wizard?workspace={workspace}")
    wrong = {"name": "A name of 21 letters!", "email": "ada@example.net", "age": "17"}
    fill_in(wrong)
    for name, place in wanted("country", "region", "city").items():
        Select(find(name)).select_by_visible_text(place)
    find("next").click()
    fill_in(wanted("postcode"), "find")
    assert "has failed" in text("street-error")
    fill_in(wanted("street"))
    find("send").click()
    assert all(text(f"{name}-error").startswith("The server") for name in wrong)
    assert driver.switch_to.active_element == find("name")

    fill_in(wanted("name", "email", "age"))
    find("back").click()
    driver.refresh()
    for _ in range(3):
        find("next").click()
    assert text("review") == text("wanted")
    find("send").click()
    assert "number" in text("state")
    find("check").click()
    assert text("verdict").startswith("Solved"), text("verdict")
