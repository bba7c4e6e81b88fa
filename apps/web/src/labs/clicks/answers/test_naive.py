from selenium.webdriver import ActionChains
from selenium.webdriver.common.by import By


def test_presses_the_buttons(driver, site):
    driver.get(f"{site}/labs/clicks?seed=1")
    part = lambda name: driver.find_element(By.ID, f"clicks-{name}")
    part("double").click()
    part("double").click()
    ActionChains(driver).context_click(part("right")).click_and_hold(part("long")).pause(0.5).release().perform()
    part("check").click()
    assert part("verdict").text.startswith("Solved"), part("verdict").text
