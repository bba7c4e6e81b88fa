from selenium.webdriver.common.by import By


def test_the_modal_has_its_heading(driver, site):
    driver.get(site + "/webelements/modal")
    driver.find_element(By.XPATH, "//button[text()='Open Modal']").click()
    assert driver.find_element(By.XPATH, "//h3[text()='This is a Modal Dialog']").is_displayed()
