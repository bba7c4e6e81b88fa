from selenium.webdriver.common.by import By


def test_approves_all_invoices(driver, site):
    driver.get(f"{site}/labs/data-grid?seed=1")
    driver.find_element(By.ID, "grid-select-all").click()
    driver.find_element(By.ID, "grid-approve").click()
    verdict = driver.find_element(By.ID, "grid-verdict").text
    assert verdict.startswith("Solved"), verdict
