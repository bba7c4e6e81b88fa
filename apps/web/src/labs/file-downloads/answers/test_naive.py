import pytest
from selenium.webdriver.common.by import By
from selenium.webdriver.support import expected_conditions as expected
from selenium.webdriver.support.wait import WebDriverWait

# The fixture saved waits until a file is in the download folder and not empty, and returns its bytes.
@pytest.mark.parametrize("seed", [1, 2, 5])
def test_reads_every_file(driver, site, saved, seed):
    driver.get(f"{site}/labs/file-downloads?seed={seed}&delay=0.2")
    for month in ("january", "february", "march"):
        driver.find_element(By.ID, f"downloads-csv-{month}").click()
        assert saved(f"{month}.csv")
    driver.find_element(By.ID, "downloads-make").click()
    report = expected.element_to_be_clickable((By.ID, "downloads-pdf"))
    WebDriverWait(driver, 10).until(report).click()
    assert saved("report.pdf")
    driver.find_element(By.ID, "downloads-check").click()
    verdict = driver.find_element(By.ID, "downloads-verdict").text
    assert verdict.startswith("Solved"), verdict
