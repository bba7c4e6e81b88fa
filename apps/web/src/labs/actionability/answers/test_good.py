import pytest
from selenium.webdriver.common.by import By
from selenium.webdriver.support import expected_conditions as expected
from selenium.webdriver.support.wait import WebDriverWait


# Equal readings of rect do not show it: WebKit can show no new frame for half a second.
STANDS_STILL = """
return document.getAnimations().every(({ effect }) => !effect.target.contains(arguments[0]))
"""


@pytest.mark.parametrize("delay", [0.2, 4])
def test_uses_every_target(driver, site, delay):
    wait = WebDriverWait(driver, 10, 0.1)
    target = lambda name: driver.find_element(By.ID, f"action-{name}")
    driver.get(f"{site}/labs/actionability?delay={delay}")
    target("start").click()

    wait.until(expected.visibility_of(target("hidden"))).click()
    wait.until(lambda page: page.execute_script(STANDS_STILL, target("moving")))
    target("moving").click()
    wait.until(expected.element_to_be_clickable(target("disabled"))).click()
    wait.until(lambda _: target("read-only").get_attribute("readonly") is None)
    target("read-only").send_keys("jab")
    wait.until(expected.invisibility_of_element_located((By.ID, "action-cover")))
    target("covered").click()
    wait.until(lambda _: target("out-of-view").rect["x"] >= 0)
    target("out-of-view").click()

    verdict = target("verdict").text
    assert verdict.startswith("Solved"), verdict


def test_uses_twice_and_the_field_that_is_half_covered(driver, site):
    wait = WebDriverWait(driver, 10, 0.1)
    target = lambda name: driver.find_element(By.ID, f"action-{name}")
    driver.get(f"{site}/labs/actionability?delay=0.4&level=2")
    target("start").click()
    target("twice").click()
    wait.until(expected.invisibility_of_element_located((By.ID, "action-second-cover")))
    target("twice").click()
    driver.execute_script("arguments[0].scrollIntoView({ block: 'center' })", target("half-covered"))
    target("half-covered").send_keys("jab")
    assert target("used").text == "Twice, Twice, Half covered"
    assert target("verdict").text == ""
