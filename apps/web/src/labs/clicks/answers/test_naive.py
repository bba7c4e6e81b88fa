from selenium.webdriver.common.by import By


def test_sends_a_double_click(driver, site):
    driver.get(f"{site}/labs/clicks?seed=1")
    part = lambda name: driver.find_element(By.ID, f"clicks-{name}")
    driver.execute_script("arguments[0].scrollIntoView()", part("double"))
    part("double").click()
    part("double").click()
    assert part("double-presses").text == "1 double-click"
