import pytest
from selenium.webdriver.common.by import By


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_is_in_time(driver, site, seed):
    driver.get(f"{site}/labs/clock?seed={seed}&now=2028-02-29T23:50:00Z&held=1")
    part = lambda name: driver.find_element(By.ID, f"clock-{name}")

    def move(seconds):
        part("seconds").clear()
        part("seconds").send_keys(str(seconds))
        part("move").click()

    part("sign-in").click()
    move(14 * 60 + 30)
    assert part("warning").is_displayed()
    part("stay").click()
    move(15 * 60 - 1)
    assert part("session").text == "Signed in, 0:01 left"
    move(1)
    assert part("session").text == "Signed out at 00:19:30"
    tasks = [each.text for each in driver.find_elements(By.CSS_SELECTOR, "#clock-tasks li")]
    in_order = ", ".join(sorted(tasks, key=lambda task: task.split()[-2]))
    part("start-tasks").click()
    move(120)
    assert part("ended").text == in_order.replace("takes", "after")
    part("start-bar").click()
    value = lambda: float(part("bar").get_attribute("value"))
    while value() < 73:
        move((75 - value()) / 200)
    part("stop-bar").click()
    part("check").click()
    assert part("verdict").text.startswith("In time"), part("verdict").text
