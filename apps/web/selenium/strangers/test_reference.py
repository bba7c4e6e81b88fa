"""The reference of the API at the address that suites and notes for the described site have."""

from selenium.webdriver.common.by import By
from selenium.webdriver.support.wait import WebDriverWait


def test_swagger_shows_the_reference(driver, site):
    driver.get(site + "/swagger")
    heading = WebDriverWait(driver, 10).until(lambda _: driver.find_element(By.TAG_NAME, "h1"))
    assert driver.current_url == site + "/docs"
    assert "reference" in heading.text
