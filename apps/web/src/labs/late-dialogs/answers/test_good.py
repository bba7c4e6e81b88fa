import pytest
from selenium.webdriver.common.by import By
from selenium.webdriver.support import expected_conditions as expected
from selenium.webdriver.support.wait import WebDriverWait


@pytest.mark.parametrize("seed", [1, 2, 3, 4])
def test_answers_the_dialogs(driver, site, seed):
    wait = WebDriverWait(driver, 10)
    driver.get(f"{site}/labs/late-dialogs?seed={seed}")
    driver.find_element(By.ID, "later-start").click()

    alert = wait.until(expected.alert_is_present())
    code = alert.text.removeprefix("Your code is ").removesuffix(".")
    alert.accept()
    question = wait.until(expected.alert_is_present())
    if question.text.startswith("Keep"):
        question.accept()
    else:
        question.dismiss()
    prompt = wait.until(expected.alert_is_present())
    prompt.send_keys(code)
    prompt.accept()

    dialog = wait.until(expected.visibility_of_element_located((By.ID, "later-dialog")))
    button = "later-yes" if code in dialog.text else "later-no"
    driver.find_element(By.ID, button).click()
    verdict = wait.until(lambda _: driver.find_element(By.ID, "later-verdict").text)
    assert verdict.startswith("Solved"), verdict
