from selenium.webdriver.common.by import By
from selenium.webdriver.support.wait import WebDriverWait

NAMES = ("sound", "slow", "missing", "failing", "broken", "cut", "closed", "never")


def test_waits_for_the_answer_to_every_request(driver, site):
    driver.get(f"{site}/labs/network")
    for name in NAMES:
        driver.find_element(By.ID, f"network-{name}").click()
    loaded = lambda _: driver.execute_script("return document.readyState") == "complete"
    WebDriverWait(driver, 10).until(loaded)
    driver.find_element(By.ID, "network-finish").click()
    verdict = driver.find_element(By.ID, "network-verdict").text
    assert verdict.startswith("Solved"), verdict
