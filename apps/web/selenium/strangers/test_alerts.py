from selenium.webdriver.common.by import By
from selenium.webdriver.support.expected_conditions import alert_is_present
from selenium.webdriver.support.wait import WebDriverWait


def alert(driver):
    WebDriverWait(driver, 5).until(alert_is_present())
    return driver.switch_to.alert


def test_a_second_alert_says_what_was_confirmed(driver, site):
    driver.get(site + "/webelements/alertpage")
    driver.find_element(By.XPATH, "//button[text()='Show Confirm']").click()
    alert(driver).accept()
    second = alert(driver)
    assert second.text == "User confirmed: true"
    second.accept()


def test_a_second_alert_says_what_was_typed(driver, site):
    driver.get(site + "/webelements/alertpage")
    driver.find_element(By.XPATH, "//button[text()='Show Prompt']").click()
    prompt = alert(driver)
    prompt.send_keys("Selenium")
    prompt.accept()
    second = alert(driver)
    assert second.text == "User input: Selenium"
    second.accept()
