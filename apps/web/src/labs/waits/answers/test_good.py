import pytest
from selenium.webdriver.common.by import By
from selenium.webdriver.support.expected_conditions import text_to_be_present_in_element as text_in
from selenium.webdriver.support.wait import WebDriverWait


def test_catches_the_bell_in_three_rounds(driver, site):
    driver.get(f"{site}/labs/waits?seed=1")
    driver.find_element(By.ID, "waits-start").click()
    for number in (1, 2, 3):
        rings = text_in((By.ID, "waits-bell"), f"Round {number}: it rings")
        WebDriverWait(driver, 10).until(rings)
        driver.find_element(By.ID, "waits-catch").click()
    verdict = driver.find_element(By.ID, "waits-verdict").text
    assert verdict.startswith("Not finished: every ring was caught"), verdict


def read_results(driver):
    for button in ("waits-show", "waits-render", "waits-ask", "waits-load"):
        driver.find_element(By.ID, button).click()
    for result in ("waits-hidden", "waits-rendered", "waits-answer", "waits-card"):
        WebDriverWait(driver, 10).until(text_in((By.ID, result), "Ready"))


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_reads_the_results_and_catches_the_bell_in_three_rounds(driver, site, seed):
    wait = WebDriverWait(driver, 10)
    driver.get(f"{site}/labs/waits?seed={seed}")
    read_results(driver)
    driver.find_element(By.ID, "waits-start").click()
    for number in (1, 2, 3):
        wait.until(text_in((By.ID, "waits-bell"), f"Round {number}: it rings"))
        driver.find_element(By.ID, "waits-catch").click()
    verdict = driver.find_element(By.ID, "waits-verdict").text
    assert verdict.startswith("Solved"), verdict


@pytest.mark.parametrize("delay", [0.1, 8])
def test_reads_the_four_results(driver, site, delay):
    driver.get(f"{site}/labs/waits?delay={delay}")
    read_results(driver)
