import pytest
from selenium.webdriver.common.by import By
from selenium.webdriver.support.expected_conditions import element_to_be_clickable as clickable
from selenium.webdriver.support.wait import WebDriverWait

OUTCOMES = {
    "standard": "Order placed: Rope",
    "slow": "Order placed: Rope",
    "failing": "The order failed",
    "unverified": "Confirm your e-mail address",
    "locked": "The account locked is locked",
    "read-only": "Signed in as read-only. This account may not buy",
    "admin": "Rope deleted",
}


@pytest.mark.parametrize("query", ["?block=0", "?block=3"])
def test_lists_what_each_person_meets(driver, site, query):
    wait = WebDriverWait(driver, 20)
    driver.get(f"{site}/labs/personas{query}")
    part = lambda name: driver.find_element(By.ID, f"personas-{name}")
    press = lambda name: wait.until(clickable((By.ID, f"personas-{name}"))).click()

    def sign_in(person, password="corner-Bell-31"):
        for name, text in (("username", person), ("password", password)):
            wait.until(clickable((By.ID, f"personas-{name}"))).clear()
            part(name).send_keys(text)
        press("sign-in")

    for person, outcome in OUTCOMES.items():
        press("reset")
        if person == "locked":
            for wrong in ("a", "b", "c"):
                sign_in(person, wrong)
        sign_in(person)
        if person == "read-only":
            assert not any(part(name).is_enabled() for name in ("add-rope", "buy"))
        elif person == "admin":
            press("delete-rope")
        elif person != "locked":
            press("add-rope")
            press("buy")
        wait.until(lambda _: part("outcome").text.startswith(outcome))
        part(f"{person}-code").send_keys(part("code").text)
    press("check")
    verdict = part("verdict").text
    assert verdict.startswith("All listed"), verdict
