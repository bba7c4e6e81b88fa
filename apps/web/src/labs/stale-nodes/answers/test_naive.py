import pytest
from selenium.webdriver.common.by import By


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_takes_the_right_nodes(driver, site, seed):
    driver.get(f"{site}/labs/stale-nodes?seed={seed}")
    names = ("apples", "milk", "rye-bread")
    buttons = [driver.find_element(By.ID, f"stale-take-{name}") for name in names]
    driver.find_element(By.ID, "stale-reorder").click()
    for button in buttons:
        button.click()
    verdict = driver.find_element(By.ID, "stale-verdict").text
    assert verdict.startswith("Solved"), verdict
