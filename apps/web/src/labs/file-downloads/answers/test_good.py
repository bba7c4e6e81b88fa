import csv
import re
from decimal import Decimal

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
        text = saved(f"{month}.csv").decode()
        total = sum(Decimal(order["amount"]) for order in csv.DictReader(text.splitlines()))
        cells = f"//tr[th='{month.capitalize()}']/td"
        if driver.find_elements(By.XPATH, cells)[1].text != str(total):
            driver.find_element(By.ID, f"downloads-mark-{month}").click()
    driver.find_element(By.ID, "downloads-login").click()
    driver.find_element(By.ID, "downloads-make").click()
    report = expected.element_to_be_clickable((By.ID, "downloads-pdf"))
    WebDriverWait(driver, 10).until(report).click()
    pdf = saved("report.pdf")
    assert pdf.startswith(b"%PDF-")
    code = re.search(rb"Code (\d+)", pdf)[1].decode()
    driver.find_element(By.ID, "downloads-code").send_keys(code)
    driver.find_element(By.ID, "downloads-check").click()
    verdict = driver.find_element(By.ID, "downloads-verdict").text
    assert verdict.startswith("Solved"), verdict


def test_reads_the_report_of_the_api_with_the_cookie_of_a_session(driver, site, saved):
    driver.get(f"{site}/labs/file-downloads?seed=1&delay=0&level=2")
    driver.find_element(By.ID, "downloads-login").click()
    wait = WebDriverWait(driver, 10)
    wait.until(expected.text_to_be_present_in_element((By.ID, "downloads-session"), "logged in"))
    driver.find_element(By.ID, "downloads-make").click()
    wait.until(expected.element_to_be_clickable((By.ID, "downloads-pdf"))).click()
    pdf = saved("report.pdf")
    assert pdf.startswith(b"%PDF-")
    assert re.search(rb"Code (\d+)", pdf)
