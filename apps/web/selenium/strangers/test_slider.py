"""The horizontal slider has an address; the sidebar shows the slider in euros."""

import pytest
from selenium.webdriver.common.by import By
from selenium.webdriver.support.wait import WebDriverWait


def limits(driver):
    find = lambda _: driver.find_elements(By.CSS_SELECTOR, "input[type='range']")
    slider = WebDriverWait(driver, 10).until(find)[0]
    return [slider.get_attribute(name) for name in ["min", "max", "step"]]


@pytest.mark.parametrize("address", ["/webelements/Slider", "/webelements/horizontal-slider"])
def test_the_address_has_the_slider_from_0_to_5_in_halves(driver, site, address):
    driver.get(site + address)
    assert limits(driver) == ["0", "5", "0.5"]
    assert driver.current_url.lower() == site + "/webelements/slider"


def test_the_first_link_named_slider_shows_the_one_from_0_to_199_95_in_cents(driver, site):
    driver.get(site + "/webelements")
    find = lambda by, value: WebDriverWait(driver, 10).until(lambda _: driver.find_element(by, value))
    find(By.XPATH, "//summary[contains(., 'Widgets')]").click()
    find(By.PARTIAL_LINK_TEXT, "Slider").click()
    assert limits(driver) == ["0", "199.95", "0.01"]
