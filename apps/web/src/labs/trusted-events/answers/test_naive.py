from selenium.webdriver.common.by import By

SET = "arguments[0].value = arguments[1]; arguments[0].dispatchEvent(new Event('input', { bubbles: true }))"


def test_uses_the_controls(driver, site):
    driver.get(f"{site}/labs/trusted-events")
    find = driver.find_element
    driver.execute_script(SET, find(By.ID, "trusted-name"), "Ada")
    driver.execute_script("arguments[0].click()", find(By.ID, "trusted-newsletter"))
    driver.execute_script(SET, find(By.ID, "trusted-rounds"), "8")
    driver.execute_script("arguments[0].click()", find(By.ID, "trusted-send"))
    verdict = find(By.ID, "trusted-verdict").text
    assert verdict.startswith("Solved"), verdict
