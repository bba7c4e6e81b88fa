from selenium.webdriver.common.by import By


def test_takes_the_right_nodes(driver, site):
    driver.get(f"{site}/labs/stale-nodes?seed=1")
    apples = driver.find_element(By.ID, "stale-take-apples")
    milk = driver.find_element(By.ID, "stale-take-milk")
    rye_bread = driver.find_element(By.ID, "stale-take-rye-bread")
    driver.find_element(By.ID, "stale-reorder").click()
    apples.click()
    milk.click()
    rye_bread.click()
    verdict = driver.find_element(By.ID, "stale-verdict").text
    assert verdict.startswith("Solved"), verdict
