from selenium.webdriver.common.by import By

DESKS = ("reloading", "north", "south", "foreign")


def test_sends_each_desk_its_code(driver, site):
    driver.get(f"{site}/labs/frames?delay=10")
    for desk in DESKS:
        code = driver.find_element(By.ID, f"frames-{desk}-code").text
        driver.switch_to.frame(f"frames-{desk}")
        field = driver.find_element(By.ID, "desk-code")
        field.click()
        field.send_keys(code)
        driver.find_element(By.ID, "desk-send").click()
        driver.switch_to.default_content()
    driver.find_element(By.ID, "frames-check").click()
    verdict = driver.find_element(By.ID, "frames-verdict").text
    assert verdict.startswith("Solved"), verdict
