from selenium.webdriver.common.by import By
from selenium.webdriver.support.select import Select


def test_chooses_the_hotel(driver, site):
    driver.get(f"{site}/labs/comboboxes?seed=1")
    Select(driver.find_element(By.ID, "combo-hotel")).select_by_visible_text("Dakar")
    assert driver.find_element(By.ID, "combo-hotel").text == "Dakar"
