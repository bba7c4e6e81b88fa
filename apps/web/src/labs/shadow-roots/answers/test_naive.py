from selenium.webdriver.common.by import By


def test_books_what_is_wanted(driver, site):
    driver.get(f"{site}/labs/shadow-roots?seed=1")
    guest = driver.find_element(By.XPATH, "//output[@id='roots-wanted-guest']").text
    driver.find_element(By.XPATH, "//input[@id='roots-guest']").send_keys(guest)
    driver.find_element(By.XPATH, "//button[@id='roots-book']").click()
    verdict = driver.find_element(By.ID, "roots-verdict").text
    assert verdict.startswith("Solved"), verdict
