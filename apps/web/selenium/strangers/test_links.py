import pytest
from selenium.webdriver.common.by import By
from selenium.webdriver.support.expected_conditions import url_to_be
from selenium.webdriver.support.wait import WebDriverWait

LINKS = {
    "Home Page": "/",
    "Checkboxes": "/webelements/checkboxes",
    "Non-existent Page": "/nonexistent-page",
    "Invalid Path": "/webelements/invalid-path",
    "404 Page": "/webelements/404",
}


@pytest.mark.parametrize("text", LINKS)
def test_a_link_is_found_by_its_text(driver, site, text):
    driver.get(site + "/webelements/links")
    driver.find_element(By.LINK_TEXT, text).click()
    WebDriverWait(driver, 5).until(url_to_be(site + LINKS[text]))
