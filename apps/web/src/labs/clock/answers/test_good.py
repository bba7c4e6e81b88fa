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
    lines = part("tasks").text.replace("takes", "after").splitlines()
    part("start-tasks").click()
    move(120)
    assert part("ended").text == ", ".join(sorted(lines, key=lambda line: line.split()[-2]))
    part("start-bar").click()
    while float(part("bar").get_attribute("value")) < 73:
        move(0.02)
    part("stop-bar").click()
    part("check").click()
    assert part("verdict").text.startswith("In time"), part("verdict").text
