import pytest
from selenium.webdriver.common.by import By


def cell(driver, row, column):
    selector = f"#moving-table tbody tr:nth-child({row}) td:nth-child({column})"
    return driver.find_element(By.CSS_SELECTOR, selector).text


def type_into(driver, field, text):
    driver.find_element(By.ID, field).clear()
    driver.find_element(By.ID, field).send_keys(text)


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_reads_the_table(driver, site, seed):
    driver.get(f"{site}/labs/moving-table?seed={seed}")
    for said in ("Right, 1 of 2", "Solved"):
        type_into(driver, "moving-cpu-of-chrome", cell(driver, 1, 2))
        type_into(driver, "moving-memory-of-firefox", cell(driver, 2, 3))
        driver.find_element(By.ID, "moving-check").click()
        result = driver.find_element(By.ID, "moving-result").text
        assert result.startswith(said), result
        driver.find_element(By.ID, "moving-shuffle").click()
