from selenium.webdriver.common.by import By
from selenium.webdriver.support.expected_conditions import text_to_be_present_in_element
from selenium.webdriver.support.wait import WebDriverWait


def test_the_two_radio_buttons_have_ids_and_values(driver, site):
    driver.get(site + "/webelements/radiobuttonpage")
    first = driver.find_element(By.ID, "radio1")
    second = driver.find_element(By.ID, "radio2")
    assert [each.get_attribute("value") for each in [first, second]] == ["Radio 1", "Radio 2"]
    first.click()
    second.click()
    assert second.is_selected() and not first.is_selected()
    said = text_to_be_present_in_element((By.TAG_NAME, "main"), "You selected: Radio 2")
    WebDriverWait(driver, 5).until(said)
