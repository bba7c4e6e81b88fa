"""The shop by the names of its sort buttons and the placeholder of its search."""

import pytest
from selenium.webdriver.common.by import By
from selenium.webdriver.support import expected_conditions as EC
from selenium.webdriver.support.wait import WebDriverWait


@pytest.fixture
def find(driver, site):
    driver.get(site + "/shopping")

    def find(xpath):
        return WebDriverWait(driver, 10).until(EC.element_to_be_clickable((By.XPATH, xpath)))

    return find


@pytest.mark.parametrize("name, first", [("Name", "Wireless Mouse"), ("Price", "Smartphone Stand")])
def test_a_sort_button_has_its_name_before_and_after_a_click(driver, find, name, first):
    button = find(f"//button[text()='Sort by {name}']")
    button.click()
    shown = EC.text_to_be_present_in_element((By.TAG_NAME, "h3"), first)
    WebDriverWait(driver, 10).until(shown)
    assert button.text == f"Sort by {name}"
    assert button.accessible_name == f"Sort by {name}"


def test_the_search_has_a_placeholder(driver, find):
    find("//input[@placeholder='Search for items']").send_keys("webcam")
    shown = EC.text_to_be_present_in_element((By.TAG_NAME, "h3"), "Webcam")
    WebDriverWait(driver, 10).until(shown)
