import pytest
from selenium.webdriver.common.by import By


@pytest.mark.page("/webelements/shadowdompage")
def test_the_alert_repeats_the_text_of_the_input(page, driver):
    root = driver.find_element(By.CSS_SELECTOR, "alert-box").shadow_root
    field = root.find_element(By.ID, "shadow-input")
    assert root.find_element(By.CSS_SELECTOR, ".shadow-input") == field
    field.send_keys("Hello")
    root.find_element(By.CSS_SELECTOR, ".shadow-button").click()
    page.asks("Button clicked! Input value: Hello").accept()
