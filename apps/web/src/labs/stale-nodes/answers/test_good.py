import pytest
from selenium.webdriver.common.by import By


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_takes_the_right_nodes(driver, site, seed):
    driver.get(f"{site}/labs/stale-nodes?seed={seed}")
    driver.find_element(By.ID, "stale-reorder").click()
    for name in ("apples", "milk", "rye-bread"):
        driver.find_element(By.ID, f"stale-take-{name}").click()
        assert driver.find_element(By.ID, f"stale-count-{name}").text == "taken 1 time"
    verdict = driver.find_element(By.ID, "stale-verdict").text
    assert verdict.startswith("Solved"), verdict
