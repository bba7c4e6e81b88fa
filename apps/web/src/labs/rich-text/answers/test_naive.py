from selenium.webdriver.common.by import By


def test_writes_the_message(driver, site):
    driver.get(f"{site}/labs/rich-text?seed=1")
    message = driver.find_element(By.ID, "rich-message")
    message.send_keys("We train on Tuesday.")
    assert message.get_attribute("value") == "We train on Tuesday."
