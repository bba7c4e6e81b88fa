import pytest
from selenium.webdriver.common.by import By


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_sorts_the_cards(driver, site, seed):
    driver.get(f"{site}/labs/board?seed={seed}")
    part = lambda name: driver.find_element(By.ID, f"board-{name}".lower())
    press = lambda *ways: [part(way).click() for way in ways]
    wanted = lambda name: part(f"wanted-{name}").text.split(", ")[::-1]
    first = lambda: part("to-do").find_element(By.CSS_SELECTOR, "li span").text
    for card in wanted("done"):
        press(f"{card}-right", f"{card}-right")
    for card in wanted("doing"):
        press(f"{card}-right")
    for card in wanted("to-do"):
        while first() != card:
            press(f"{card}-up")
    press(f"{card}-right")
    assert part("message").text.startswith("Refused: Doing")
    assert first() == card
    press(f"{card}-down")
    assert first() != card
    press("undo")
    assert first() == card
    part("check").click()
    assert part("verdict").text.startswith("Solved"), part("verdict").text
