from uuid import uuid4

from selenium.webdriver.common.by import By
from selenium.webdriver.support.wait import WebDriverWait


def test_a_note_that_was_written_offline_is_sent_afterwards(driver, site):
    wait = WebDriverWait(driver, 10)
    driver.get(f"{site}/labs/notes?workspace=notes-{uuid4()}&delay=2")
    press = lambda name: driver.find_element(By.ID, f"notes-{name}").click()
    press("offline")
    driver.find_element(By.ID, "notes-new").send_keys("Tea")
    press("add")
    press("offline")
    assert driver.find_element(By.CSS_SELECTOR, "tbody th").text == "Tea"
    press("check")
    verdict = wait.until(lambda _: driver.find_element(By.ID, "notes-verdict").text)
    assert verdict.startswith("Not in step: no note “Milk”"), verdict
