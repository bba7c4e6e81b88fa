from selenium.webdriver.common.by import By

DESKS = ("reloading", "north", "south", "foreign", "shadow")


def frame_of(driver, desk):
    if desk != "shadow":
        return driver.find_element(By.ID, f"frames-{desk}")
    host = driver.find_element(By.ID, "frames-shadow-host")
    return host.shadow_root.find_element(By.CSS_SELECTOR, "iframe")


def test_sends_each_desk_its_code_when_it_is_open(driver, site):
    driver.get(f"{site}/labs/frames?delay=10")
    verdict = send_codes(driver)
    assert verdict.startswith("Right, 1 of 2"), verdict


def send_codes(driver):
    for desk in DESKS:
        code = driver.find_element(By.ID, f"frames-{desk}-code").text
        driver.switch_to.frame(frame_of(driver, desk))
        field = driver.find_element(By.ID, "desk-code")
        field.click()
        field.send_keys(code)
        driver.find_element(By.ID, "desk-send").click()
        driver.switch_to.default_content()
    driver.find_element(By.ID, "frames-check").click()
    return driver.find_element(By.ID, "frames-verdict").text
