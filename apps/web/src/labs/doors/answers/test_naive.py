from selenium.webdriver.common.by import By
from selenium.webdriver.support.wait import WebDriverWait


def test_reads_the_code_of_the_last_document(driver, site):
    driver.get(f"{site}/labs/doors?seed=1&delay=4")
    lab, part = driver.current_window_handle, lambda name: driver.find_element(By.ID, name)
    address = {door: part(f"doors-{door}").get_property("href") for door in ("refresh", "timer")}
    for door in address:
        driver.switch_to.new_window("tab")
        driver.get(address[door])
        code = WebDriverWait(driver, 10).until(lambda _: part("door-code").text)
        driver.close()
        driver.switch_to.window(lab)
        part(f"doors-{door}-code").send_keys(code)
    part("doors-check").click()
    assert part("doors-verdict").text.startswith("Not opened, 2 of 10"), part("doors-verdict").text
