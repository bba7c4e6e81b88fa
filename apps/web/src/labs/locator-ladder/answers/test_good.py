import pytest
from selenium.webdriver.common.by import By


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_climbs_the_ladder(driver, site, seed):
    driver.get(f"{site}/labs/locator-ladder?seed={seed}")
    find = driver.find_element
    find(By.XPATH, "//button[normalize-space()='Archive']").click()
    find(By.XPATH, "//label[normalize-space()='Name']//input").send_keys("Ada")
    find(By.XPATH, "//fieldset[legend='Work address']//button[normalize-space()='Save']").click()
    find(By.XPATH, "//li[contains(., 'Invoice 18')]//button[normalize-space()='Delete']").click()
    find(By.CSS_SELECTOR, "[placeholder='Country']").send_keys("France")
    find(By.CSS_SELECTOR, "img[alt='Circle']").click()
    find(By.CSS_SELECTOR, "[title='Help on prices']").click()
    find(By.XPATH, "//button[@aria-describedby=//span[normalize-space()='Ends in June']/@id]").click()
    verdict = find(By.ID, "ladder-verdict").text
    assert verdict.startswith("Solved"), verdict
