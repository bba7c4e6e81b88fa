import time

from selenium.webdriver.common.by import By


def test_catches_the_bell_in_three_rounds(driver, site):
    driver.get(f"{site}/labs/waits?seed=1")
    driver.find_element(By.ID, "waits-start").click()
    for _ in range(3):
        time.sleep(2)
        driver.find_element(By.ID, "waits-catch").click()
    verdict = driver.find_element(By.ID, "waits-verdict").text
    assert verdict.startswith("Not finished: every ring was caught"), verdict
