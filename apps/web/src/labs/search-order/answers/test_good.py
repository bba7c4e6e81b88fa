import pytest
from selenium.webdriver.common.by import By
from selenium.webdriver.support import expected_conditions as expected
from selenium.webdriver.support.wait import WebDriverWait


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_takes_the_first_result_for_the_word(driver, site, seed):
    driver.get(f"{site}/labs/search-order?seed={seed}")
    word = driver.find_element(By.ID, "latest-word").text
    driver.find_element(By.ID, "latest-search").send_keys(word)
    shown = expected.text_to_be_present_in_element((By.ID, "latest-shown"), f"“{word}”")
    WebDriverWait(driver, 10).until(shown)
    driver.find_element(By.ID, "latest-take").click()
    verdict = driver.find_element(By.ID, "latest-verdict").text
    assert verdict.startswith("Solved"), verdict


def test_a_late_answer_does_not_overwrite_the_list(driver, site):
    driver.get(f"{site}/labs/search-order?delay=1&seed=1")
    word = driver.find_element(By.ID, "latest-word").text
    driver.find_element(By.ID, "latest-search").send_keys(word)
    # The browser keeps an entry of each request that has ended.
    all_answers = (
        "return performance.getEntriesByType('resource')"
        ".filter(({ name }) => name.includes('search=')).length"
    )
    WebDriverWait(driver, 30).until(lambda page: page.execute_script(all_answers) == len(word))
    # The page has handled the last answer when a later one has come.
    driver.execute_async_script("fetch('/items').then((answer) => answer.text()).then(arguments[0])")
    assert f"“{word}”" in driver.find_element(By.ID, "latest-shown").text
