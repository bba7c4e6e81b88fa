from selenium.webdriver.common.by import By

SET = "arguments[0].value = arguments[1]; arguments[0].dispatchEvent(new Event('input', { bubbles: true }))"


def test_uses_the_controls(driver, site):
    driver.get(f"{site}/labs/trusted-events")
    driver.execute_script(SET, driver.find_element(By.ID, "trusted-name"), "Ada")
    driver.find_element(By.ID, "trusted-newsletter").click()
    driver.execute_script(SET, driver.find_element(By.ID, "trusted-rounds"), "8")
    driver.find_element(By.ID, "trusted-send").click()
    verdict = driver.find_element(By.ID, "trusted-verdict").text
    assert verdict.startswith("Solved"), verdict
