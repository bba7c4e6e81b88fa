import pytest
from selenium.webdriver.common.by import By


@pytest.mark.parametrize("delay", [0.2, 4])
def test_uses_every_target(driver, site, delay):
    target = lambda name: driver.find_element(By.ID, f"action-{name}")
    driver.get(f"{site}/labs/actionability?delay={delay}")
    target("start").click()

    for name in ("hidden", "moving", "disabled", "covered", "out-of-view"):
        driver.execute_script("arguments[0].click()", target(name))

    verdict = target("verdict").text
    assert verdict.startswith("Solved"), verdict
