from selenium.webdriver.common.by import By
from selenium.webdriver.support.expected_conditions import element_to_be_clickable
from selenium.webdriver.support.wait import WebDriverWait


def test_saves_every_file(driver, site, saved):
    driver.get(f"{site}/labs/file-downloads?seed=2")
    driver.find_element(By.ID, "downloads-make").click()
    for month in ("january", "february", "march"):
        driver.find_element(By.ID, f"downloads-csv-{month}").click()
        assert saved(f"{month}.csv")
    report = element_to_be_clickable((By.ID, "downloads-pdf"))
    WebDriverWait(driver, 10).until(report).click()
    assert saved("report.pdf")
    driver.find_element(By.ID, "downloads-check").click()
    verdict = driver.find_element(By.ID, "downloads-verdict").text
    assert verdict.startswith("Solved"), verdict
