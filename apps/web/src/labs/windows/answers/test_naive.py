from selenium.webdriver.common.by import By
from selenium.webdriver.support.wait import WebDriverWait


def test_gets_a_message_of_the_wanted_desk(driver, site):
    wait = WebDriverWait(driver, 10)
    driver.get(f"{site}/labs/windows?seed=1")
    part = lambda name: driver.find_element(By.ID, f"windows-{name}")
    page = driver.current_window_handle
    for _ in range(3):
        before = set(driver.window_handles)
        part("open").click()
        (desk,) = wait.until(lambda _: set(driver.window_handles) - before)
    driver.switch_to.window(desk)
    wait.until(lambda _: driver.title.endswith(" desk"))
    driver.find_element(By.ID, "window-send").click()
    driver.switch_to.window(page)
    wait.until(lambda _: part("message").text)
    part("check").click()
    verdict = part("verdict").text
    assert verdict.startswith("Not done: the conditions are not accepted"), verdict
