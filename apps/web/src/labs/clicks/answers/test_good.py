import re

from selenium.webdriver import ActionChains
from selenium.webdriver.common.actions.mouse_button import MouseButton
from selenium.webdriver.common.by import By
from selenium.webdriver.common.keys import Keys
from selenium.webdriver.support.expected_conditions import presence_of_element_located as located
from selenium.webdriver.support.wait import WebDriverWait


def test_sends_a_double_click(driver, site):
    driver.get(f"{site}/labs/clicks?seed=1")
    part = lambda name: driver.find_element(By.ID, f"clicks-{name}")
    driver.execute_script("arguments[0].scrollIntoView()", part("double"))
    ActionChains(driver).double_click(part("double")).perform()
    assert part("double-presses").text == "1 double-click"


def test_presses_points_and_selects(driver, site):
    """In one tab: the verdict asks for a short and a long hold."""
    for hold, said in (("0.3", "Right, 1 of 2"), ("4", "Solved")):
        driver.get(f"{site}/labs/clicks?hold={hold}")
        verdict = press_point_and_select(driver)
        assert verdict.startswith(said), verdict


def press_point_and_select(driver):
    wait = WebDriverWait(driver, 10)
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
    wanted = lambda name: part(f"wanted-{name}").text
    item, archive = (wanted(name).lower().replace(" ", "-") for name in ("item", "button"))
    row = driver.find_element(By.CSS_SELECTOR, f"tr:has(#clicks-{archive}) th")
    mouse().click(part(item)).perform()
    show(archive)
    mouse().move_to_element(row).click(part(archive)).perform()
    show("cities")
    select(mouse, part)
    part("check").click()
    return part("verdict").text


def select(mouse, part):
    cities = re.findall("[A-Z][a-z]+", part("wanted-cities").text)
    first, last, more, less = (part(f"city-{name.lower()}") for name in cities)
    mouse().click(first).key_down(Keys.SHIFT).click(last).perform()
    with_control = mouse().key_up(Keys.SHIFT).key_down(Keys.CONTROL)
    with_control.click(more).click(less).key_up(Keys.CONTROL).perform()
