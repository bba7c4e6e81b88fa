from selenium.webdriver.common.by import By


def test_the_alert_repeats_the_text_of_the_input(page, driver, site):
    driver.get(site + "/webelements/shadowdompage")
    root = driver.find_element(By.CSS_SELECTOR, "alert-box").shadow_root
    field = root.find_element(By.ID, "shadow-input")
    assert root.find_element(By.CSS_SELECTOR, ".shadow-input") == field
    field.send_keys("Hello")
    root.find_element(By.CSS_SELECTOR, ".shadow-button").click()
    page.asks("Button clicked! Input value: Hello").accept()
