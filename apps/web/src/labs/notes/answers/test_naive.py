from uuid import uuid4

from selenium.webdriver.common.by import By
from selenium.webdriver.support.wait import WebDriverWait


def test_a_note_that_was_written_offline_is_sent_afterwards(driver, site):
    wait = WebDriverWait(driver, 10)
    driver.get(f"{site}/labs/notes?workspace=notes-{uuid4()}&delay=5")
    press = lambda name: driver.find_element(By.ID, f"notes-{name}").click()
    press("offline")
    driver.find_element(By.ID, "notes-new").send_keys("Tea")
    press("add")
    press("offline")
    row = driver.find_element(By.CSS_SELECTOR, "tbody th")
    assert row.text == "Tea"
    press("check")
    verdict = driver.find_element(By.ID, "notes-verdict")
    wait.until(lambda _: verdict.text)
    assert verdict.text.startswith("Solved"), verdict.text
