from selenium.webdriver.common.by import By


def test_answers_the_dialogs(driver, site):
    driver.get(f"{site}/labs/late-dialogs")
    driver.find_element(By.ID, "later-start").click()
    driver.switch_to.alert.accept()
