import pytest
from selenium.webdriver.common.by import By


def test_is_signed_out_after_15_minutes(driver, site):
    driver.get(f"{site}/labs/clock?seed=1&now=2028-02-29T23:50:00Z&held=1")
    part = lambda name: driver.find_element(By.ID, f"clock-{name}")
    part("sign-in").click()
    part("seconds").clear()
    part("seconds").send_keys("900")
    part("move").click()
    assert part("session").text == "Signed out at 00:05:00"


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_is_in_time(driver, site, seed):
    driver.get(f"{site}/labs/clock?seed={seed}&now=2028-02-29T23:50:00Z&held=1")
    part = lambda name: driver.find_element(By.ID, f"clock-{name}")
    press = lambda *names: [part(name).click() for name in names]

    def move(seconds):
        part("seconds").clear()
        part("seconds").send_keys(str(seconds))
        press("move")

    tasks = [each.text for each in driver.find_elements(By.CSS_SELECTOR, "#clock-tasks li")]
    ended = ", ".join(sorted(tasks, key=lambda task: task.split()[-2])).replace("takes", "after")
    press("start-tasks", "sign-in")
    move(14 * 60 + 30)
    assert part("ended").text == ended
    press("stay")
    move(15 * 60 - 1)
    assert part("session").text == "Signed in, 0:01 left"
    move(1)
    assert part("session").text == "Signed out at 00:19:30"
    press("start-bar")
    while (value := float(part("bar").get_attribute("value"))) < 73:
        move((75 - value) / 200)
    press("stop-bar", "check")
    assert part("verdict").text.startswith("Solved"), part("verdict").text
