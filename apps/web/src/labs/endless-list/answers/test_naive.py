import time

from selenium.webdriver.common.by import By
from selenium.webdriver.common.keys import Keys

SCROLL = "[...document.querySelectorAll('#endless-feed article')].at(-1).scrollIntoView()"


def test_chooses_row_777(driver, site):
    driver.get(f"{site}/labs/endless-list?seed=1&delay=0")
    rows = lambda: driver.find_elements(By.CSS_SELECTOR, "#endless-feed article")
    for _ in range(38):
        driver.execute_script(SCROLL)
        time.sleep(0.05)
    time.sleep(1)
    wanted = rows()[776]
    wanted.find_element(By.TAG_NAME, "button").send_keys(Keys.ENTER)
    verdict = driver.find_element(By.ID, "endless-verdict").text
    assert verdict.startswith("Solved"), verdict
