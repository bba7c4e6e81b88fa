from selenium.webdriver.common.by import By


def test_uses_every_target(driver, site):
    driver.get(f"{site}/labs/actionability?delay=8")
    driver.find_element(By.ID, "action-start").click()
    for target in ("hidden", "moving", "disabled", "covered", "out-of-view"):
        element = driver.find_element(By.ID, f"action-{target}")
        driver.execute_script("arguments[0].click()", element)
    verdict = driver.find_element(By.ID, "action-verdict").text
    assert verdict.startswith("Solved"), verdict
