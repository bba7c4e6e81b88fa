import time

from selenium.webdriver.common.by import By

SCROLL = "[...document.querySelectorAll('#endless-feed article')].at(-1).scrollIntoView()"


def test_chooses_row_777(driver, site):
    driver.get(f"{site}/labs/endless-list?seed=1&delay=0")
    for _ in range(38):
        driver.execute_script(SCROLL)
        time.sleep(0.05)
    time.sleep(1)
    rows = driver.find_elements(By.CSS_SELECTOR, "#endless-feed article")
    rows[776].find_element(By.TAG_NAME, "button").click()
