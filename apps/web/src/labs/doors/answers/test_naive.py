from selenium.webdriver.common.by import By


def test_finds_the_code_behind_each_door(driver, site):
    driver.get(f"{site}/labs/doors?seed=1&delay=5")
    lab = driver.current_window_handle
    doors = ("slow", "hops", "refresh", "timer")
    addresses = [driver.find_element(By.ID, f"doors-{door}").get_property("href") for door in doors]
    for door, address in zip(doors, addresses):
        driver.switch_to.new_window("tab")
        driver.get(address)
        code = driver.find_element(By.ID, "door-code").text
        driver.close()
        driver.switch_to.window(lab)
        driver.find_element(By.ID, f"doors-{door}-code").send_keys(code)
    driver.find_element(By.ID, "doors-check").click()
    verdict = driver.find_element(By.ID, "doors-verdict").text
    assert verdict.startswith("Solved"), verdict
