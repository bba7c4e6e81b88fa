import pytest
from selenium.webdriver.common.by import By
from selenium.webdriver.support.wait import WebDriverWait


@pytest.mark.parametrize("seed", [1, 2, 3, 4])
def test_answers_the_dialogs(driver, site, seed):
    wait = WebDriverWait(driver, 10)
    driver.get(f"{site}/labs/late-dialogs?seed={seed}")
    driver.find_element(By.ID, "later-start").click()

    alert = driver.switch_to.alert
    code = alert.text.removeprefix("Your code is ").removesuffix(".")
    alert.accept()
    question = driver.switch_to.alert
    if question.text.startswith("Keep"):
        question.accept()
    else:
        question.dismiss()
    prompt = driver.switch_to.alert
    prompt.send_keys(code)
    prompt.accept()

    dialog = driver.find_element(By.ID, "later-dialog")
    button = "later-yes" if code in dialog.text else "later-no"
    driver.find_element(By.ID, button).click()
    verdict = wait.until(lambda _: driver.find_element(By.ID, "later-verdict").text)
    assert verdict.startswith("Solved"), verdict
