import pytest
from selenium.webdriver.common.by import By


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_climbs_the_ladder(driver, site, seed):
    driver.get(f"{site}/labs/locator-ladder?seed={seed}")
    find = driver.find_element
    find(By.XPATH, "//*[text()='Archive']").click()
    find(By.XPATH, "//label[contains(., 'Name')]//input").send_keys("Ada")
    find(By.XPATH, "//button[text()='Save']").click()
    find(By.XPATH, "//button[text()='Delete']").click()
    find(By.CSS_SELECTOR, "[aria-label='Filter']").send_keys("France")
    find(By.CSS_SELECTOR, "[aria-label='Choose']").click()
    find(By.XPATH, "//button[text()='?']").click()
    find(By.XPATH, "//button[text()='Renew']").click()
    verdict = find(By.ID, "ladder-verdict").text
    assert verdict.startswith("Solved"), verdict
