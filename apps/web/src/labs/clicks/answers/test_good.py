import pytest
from selenium.webdriver import ActionChains
from selenium.webdriver.common.actions.mouse_button import MouseButton
from selenium.webdriver.common.by import By
from selenium.webdriver.common.keys import Keys
from selenium.webdriver.support.expected_conditions import presence_of_element_located as located
from selenium.webdriver.support.wait import WebDriverWait


@pytest.mark.parametrize("query", ["", "?hold=0.3&seed=1", "?hold=3&seed=2"])
def test_presses_points_and_selects(driver, site, query):
    wait = WebDriverWait(driver, 10)
    driver.get(f"{site}/labs/clicks{query}")
    part = lambda name: wait.until(located((By.ID, f"clicks-{name}")))
    show = lambda name: driver.execute_script("arguments[0].scrollIntoView()", part(name))
    mouse = lambda: ActionChains(driver)
    show("double")
    mouse().click_and_hold(part("long")).perform()
    wait.until(lambda _: part("long-presses").text == "Let go")
    presses = mouse().release()
    presses.w3c_actions.pointer_action.click(part("middle"), MouseButton.MIDDLE)
    presses.context_click(part("right")).double_click(part("double")).perform()
    assert part("events").text == "mousedown, mouseup, click, " * 2 + "dblclick"
    show("file")
    for name in ("file", "export"):
        mouse().move_to_element(part(name)).perform()
    water = driver.find_element(By.XPATH, "//th[.='Water']")
    mouse().click(part("as-csv")).move_to_element(water).click(part("archive-water")).perform()
    show("cities")
    mouse().click(part("city-bergen")).key_down(Keys.SHIFT).click(part("city-esbjerg")).perform()
    with_control = mouse().key_up(Keys.SHIFT).key_down(Keys.CONTROL)
    with_control.click(part("city-galway")).click(part("city-dakar")).key_up(Keys.CONTROL).perform()
    part("check").click()
    assert part("verdict").text.startswith("Solved"), part("verdict").text
