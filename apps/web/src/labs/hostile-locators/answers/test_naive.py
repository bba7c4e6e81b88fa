from selenium.webdriver.common.by import By


def test_places_three_orders(driver, site):
    driver.get(f"{site}/labs/hostile-locators?seed=1")
    for expected in ("Right, 1 of 3", "Right, 2 of 3", "Solved"):
        driver.find_element(By.ID, "field-1").send_keys("Ada Bos")
        driver.find_element(By.ID, "field-3").send_keys("ada@example.com")
        driver.find_element(By.ID, "field-2").send_keys("555 0142")
        delivery, billing = driver.find_elements(By.ID, "city")
        delivery.send_keys("Delft")
        billing.send_keys("Breda")
        driver.find_element(By.ID, "order.postal.code").send_keys("2611 GX")
        driver.find_element(By.CLASS_NAME, "css-1k8qf").click()
        verdict = driver.find_element(By.ID, "hostile-verdict").text
        assert verdict.startswith(expected), verdict
