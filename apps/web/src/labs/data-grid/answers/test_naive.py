from selenium.webdriver.common.by import By


def test_approves_the_invoices_of_every_page(driver, site):
    driver.get(f"{site}/labs/data-grid?seed=1")
    driver.find_element(By.ID, "grid-select-all").click()
    driver.find_element(By.ID, "grid-approve").click()
    verdict = driver.find_element(By.ID, "grid-verdict").text
    assert "all 57 invoices are selected" in verdict, verdict
