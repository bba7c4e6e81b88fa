from selenium.webdriver.common.by import By
from selenium.webdriver.support.wait import WebDriverWait

NAMES = ("sound", "slow", "missing", "failing", "broken", "cut", "closed", "never")


def test_asks_for_every_product(driver, site):
    driver.get(f"{site}/labs/network?delay=5&timeout=8")
    for name in NAMES:
        driver.find_element(By.ID, f"network-{name}").click()
    loaded = lambda _: driver.execute_script("return document.readyState") == "complete"
    WebDriverWait(driver, 10).until(loaded)
    driver.find_element(By.ID, "network-finish").click()
    verdict = driver.find_element(By.ID, "network-verdict").text
    assert verdict.startswith("Solved"), verdict
