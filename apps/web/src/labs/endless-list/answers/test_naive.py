import time

from selenium.webdriver.common.by import By


def test_chooses_row_777(driver, site):
    driver.get(f"{site}/labs/endless-list?seed=1&delay=0")
    rows = lambda: driver.find_elements(By.CSS_SELECTOR, "#endless-feed article")
    for _ in range(38):
        driver.execute_script("arguments[0].scrollIntoView()", rows()[-1])
        time.sleep(0.05)
    rows()[776].find_element(By.TAG_NAME, "button").click()
