import pytest
from selenium.webdriver.common.by import By


@pytest.mark.parametrize("number", [1, 2])
def test_an_opened_section_shows_its_content(driver, site, number):
    driver.get(site + "/webelements/accordion")
    content = driver.find_element(By.XPATH, f"//div[text()='Content for Section {number}']")
    assert not content.is_displayed()
    driver.find_element(By.XPATH, f"//*[text()='Section {number}']").click()
    assert content.is_displayed()
