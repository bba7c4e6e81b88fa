from selenium.common.exceptions import StaleElementReferenceException
from selenium.webdriver.common.by import By
from selenium.webdriver.common.keys import Keys
from selenium.webdriver.support.wait import WebDriverWait


def test_chooses_row_777(driver, site):
    driver.get(f"{site}/labs/endless-list?seed=1&delay=0")
    rows = lambda: driver.find_elements(By.CSS_SELECTOR, "#endless-feed article")
    # A row can leave the list while a command reads it.
    wait = WebDriverWait(driver, 10, 0.02, [StaleElementReferenceException])
    number_of_last = lambda: rows()[-1].get_attribute("aria-posinset")

    rows()[0].send_keys(Keys.HOME)
    last = wait.until(lambda _: number_of_last())
    while int(last) < 777:
        driver.switch_to.active_element.send_keys(Keys.END)
        last = wait.until(lambda _: (now := number_of_last()) != last and now)
        assert len(wait.until(lambda _: rows())) <= 60
    wanted = driver.find_element(By.CSS_SELECTOR, '#endless-feed [aria-posinset="777"]')
    assert wanted.find_element(By.TAG_NAME, "h3").text == "Silver tent to Accra"
    wanted.find_element(By.TAG_NAME, "button").send_keys(Keys.ENTER)
    verdict = driver.find_element(By.ID, "endless-verdict").text
    assert verdict.startswith("Solved"), verdict
