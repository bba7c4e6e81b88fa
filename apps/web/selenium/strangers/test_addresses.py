"""Addresses in the letter case in which suites for the described site have them."""

import pytest
from selenium.webdriver.common.by import By
from selenium.webdriver.support import expected_conditions as EC
from selenium.webdriver.support.wait import WebDriverWait

ADDRESSES = {
    "/webelements/Checkboxes": "Checkboxes",
    "/webelements/DragDrop": "Drag and Drop",
    "/webelements/HoverToClickButton": "Hover to Reveal",
    "/webelements/FormButtonElements": "Input and Button Form",
    "/webelements/AlertPage": "Alerts",
    "/webelements/KeyPressesPage": "Key Presses",
    "/webelements/NestedFramePage": "Nested Frames",
    "/webelements/RadioButtonPage": "Radio Buttons",
    "/webelements/Slider": "Horizontal Slider",
    "/webelements/newtaborwindowpage": "Tabs",
    "/Shopping": "Shopping",
}


@pytest.mark.parametrize("address, heading", ADDRESSES.items(), ids=ADDRESSES)
def test_an_address_in_another_letter_case_shows_its_page_and_stays(driver, site, address, heading):
    driver.get(site + address)
    shown = EC.text_to_be_present_in_element((By.TAG_NAME, "h1"), heading)
    WebDriverWait(driver, 10).until(shown)
    assert driver.current_url == site + address
