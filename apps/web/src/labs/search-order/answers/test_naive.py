import pytest
from selenium.webdriver.common.by import By
from selenium.webdriver.support import expected_conditions as expected
from selenium.webdriver.support.wait import WebDriverWait


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_takes_the_first_result_for_the_word(driver, site, seed):
    driver.get(f"{site}/labs/search-order?seed={seed}")
    word = driver.find_element(By.ID, "latest-word").text
    driver.find_element(By.ID, "latest-search").send_keys(word)
    shown = expected.presence_of_element_located((By.ID, "latest-results"))
    WebDriverWait(driver, 10).until(shown)
    driver.find_element(By.ID, "latest-take").click()
    verdict = driver.find_element(By.ID, "latest-verdict").text
    assert verdict.startswith("Solved"), verdict
