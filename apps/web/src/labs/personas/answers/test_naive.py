from selenium.webdriver.common.by import By
from selenium.webdriver.support.expected_conditions import element_to_be_clickable as clickable
from selenium.webdriver.support.wait import WebDriverWait


def test_each_person_has_an_outcome(driver, site):
    driver.get(f"{site}/labs/personas?block=1")
    find = lambda name: WebDriverWait(driver, 10).until(clickable((By.ID, f"personas-{name}")))
    for person in ("standard", "slow", "failing", "unverified"):
        find("username").send_keys(person)
        find("password").send_keys("corner-Bell-31")
        find("sign-in").click()
        find("add-rope").click()
        find("buy").click()
        outcome = driver.find_element(By.ID, "personas-outcome").text
        assert outcome.startswith("Order placed"), outcome
        find("sign-out").click()
