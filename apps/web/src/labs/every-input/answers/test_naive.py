from selenium.webdriver.common.by import By


def test_types_a_topic(driver, site):
    driver.get(f"{site}/labs/every-input?seed=7")
    driver.find_element(By.ID, "every-topic").send_keys("jab")
    sent = driver.find_element(By.ID, "echo-topic").text
    assert sent == "jab"
