from selenium.webdriver.common.by import By
from selenium.webdriver.common.keys import Keys


def test_uses_the_controls(driver, site):
    driver.get(f"{site}/labs/trusted-events")
    driver.find_element(By.ID, "trusted-name").send_keys("Ada")
    driver.find_element(By.ID, "trusted-newsletter").click()
    driver.find_element(By.ID, "trusted-rounds").send_keys(Keys.ARROW_RIGHT)
    driver.find_element(By.ID, "trusted-send").click()
    assert driver.find_element(By.ID, "trusted-name-by").text == "a user, key by key"
    verdict = driver.find_element(By.ID, "trusted-verdict").text
    assert verdict.startswith("Solved"), verdict
