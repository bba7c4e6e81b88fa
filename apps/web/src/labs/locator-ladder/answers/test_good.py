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


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_climbs_the_second_flight(driver, site, seed):
    driver.get(f"{site}/labs/locator-ladder?seed={seed}&level=2")
    find = driver.find_element
    for path in (
        "//span[.='Paid']/following-sibling::button[1]",
        "//strong[.='Returns']/ancestor::div[2]//button",
        "(//*[@id='ladder-nth']//button)[2]",
        "//*[@id='ladder-contents']//button[em]",
    ):
        find(By.XPATH, path).click()
    find(By.CSS_SELECTOR, "#ladder-attribute [data-kind='urgent' i]").click()
    verdict = find(By.ID, "ladder-verdict").text
    assert verdict == "Solved: all 5 rungs are right.", verdict
