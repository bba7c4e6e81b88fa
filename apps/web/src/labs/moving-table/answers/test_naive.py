import pytest
from selenium.webdriver.common.by import By


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_reads_the_table(driver, site, seed):
    driver.get(f"{site}/labs/moving-table?seed={seed}")
    cpu = driver.find_element(By.CSS_SELECTOR, "#moving-table tbody tr:nth-child(1) td:nth-child(2)").text
    memory = driver.find_element(By.CSS_SELECTOR, "#moving-table tbody tr:nth-child(2) td:nth-child(3)").text
    driver.find_element(By.ID, "moving-cpu-of-chrome").send_keys(cpu)
    driver.find_element(By.ID, "moving-memory-of-firefox").send_keys(memory)
    driver.find_element(By.ID, "moving-check").click()
    result = driver.find_element(By.ID, "moving-result").text
    assert result.startswith("Solved"), result
