from selenium.webdriver.common.by import By
from selenium.webdriver.support.expected_conditions import text_to_be_present_in_element
from selenium.webdriver.support.wait import WebDriverWait

MESSAGES = {
    "sound": "Wireless Mouse, $29.99",
    "slow": "Mechanical Keyboard, $89.99",
    "missing": "There is no such product (404).",
    "failing": "The server failed (500).",
    "broken": "The response is not JSON.",
    "cut": "The response was cut off.",
    "closed": "The connection was closed without a response.",
    "never": "No answer after 3 seconds.",
}


def test_waits_for_the_answer_to_every_request(driver, site):
    driver.get(f"{site}/labs/network")
    for name in MESSAGES:
        driver.find_element(By.ID, f"network-{name}").click()
    for name, message in MESSAGES.items():
        answer = text_to_be_present_in_element((By.ID, f"network-{name}-answer"), message)
        WebDriverWait(driver, 10).until(answer)
    driver.find_element(By.ID, "network-finish").click()
    verdict = driver.find_element(By.ID, "network-verdict").text
    assert verdict.startswith("Solved"), verdict


def test_presses_unsteady_until_it_succeeds(driver, site):
    driver.get(f"{site}/labs/network?level=2&seed=7")
    answer = (By.ID, "network-unsteady-answer")
    for asked in ("once", "2 times", "3 times", "4 times", "5 times"):
        driver.find_element(By.ID, "network-unsteady").click()
        WebDriverWait(driver, 10).until(text_to_be_present_in_element(answer, f"Asked {asked}"))
        text = driver.find_element(*answer).text
        if "$" in text:
            break
        assert text.startswith("The server failed (503)."), text
    assert "$" in text, text
