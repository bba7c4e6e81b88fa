from selenium.webdriver.common.by import By


def test_the_message_appears_after_a_click_on_the_button(page, driver, site):
    driver.get(site + "/webelements/ScrollButtonPage")
    button = driver.find_element(By.CSS_SELECTOR, "button.scroll-button")
    driver.execute_script("arguments[0].scrollIntoView(true);", button)
    button.click()
    message = driver.find_element(By.CSS_SELECTOR, "div.message")
    page.until(lambda: message.text == "Found and clicked on the button!", message.text)
