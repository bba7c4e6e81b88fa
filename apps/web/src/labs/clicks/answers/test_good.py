import pytest
from selenium.webdriver import ActionChains
from selenium.webdriver.common.actions.action_builder import ActionBuilder
from selenium.webdriver.common.actions.mouse_button import MouseButton
from selenium.webdriver.common.by import By
from selenium.webdriver.common.keys import Keys
from selenium.webdriver.support.expected_conditions import presence_of_element_located as located
from selenium.webdriver.support.expected_conditions import text_to_be_present_in_element as text_in
from selenium.webdriver.support.wait import WebDriverWait


@pytest.mark.parametrize("query", ["", "?hold=0.3&seed=1", "?hold=3&seed=2"])
def test_presses_points_and_selects(driver, site, query):
    wait = WebDriverWait(driver, 10)
    driver.get(f"{site}/labs/clicks{query}")
    part = lambda name: wait.until(located((By.ID, f"clicks-{name}")))
    show = lambda name: driver.execute_script("arguments[0].scrollIntoView()", part(name))
    mouse = lambda: ActionChains(driver)
    show("double")
    mouse().double_click(part("double")).perform()
    assert part("events").text == "mousedown, mouseup, click, mousedown, mouseup, click, dblclick"
    mouse().click_and_hold(part("long")).perform()
    wait.until(text_in((By.ID, "clicks-long-presses"), "Let go"))
    mouse().release().perform()
    middle = ActionBuilder(driver)
    middle.pointer_action.move_to(part("middle")).pointer_down(MouseButton.MIDDLE).pointer_up(MouseButton.MIDDLE)
    middle.perform()
    mouse().context_click(part("right")).perform()
    show("file")
    mouse().move_to_element(part("file")).perform()
    mouse().move_to_element(part("export")).perform()
    mouse().click(part("as-csv")).perform()
    mouse().move_to_element(driver.find_element(By.XPATH, "//th[.='Water']")).click(part("archive-water")).perform()
    show("cities")
    city = lambda name: part(f"city-{name}")
    mouse().click(city("bergen")).key_down(Keys.SHIFT).click(city("esbjerg")).key_up(Keys.SHIFT).perform()
    mouse().key_down(Keys.CONTROL).click(city("galway")).click(city("dakar")).key_up(Keys.CONTROL).perform()
    part("check").click()
    assert part("verdict").text.startswith("As asked"), part("verdict").text
