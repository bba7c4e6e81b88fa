import pytest
from selenium.webdriver.common.by import By
from selenium.webdriver.support.wait import WebDriverWait


def test_gets_a_message_of_the_wanted_desk(driver, site):
    wait = WebDriverWait(driver, 10)
    driver.get(f"{site}/labs/windows?seed=1")
    part = lambda name: driver.find_element(By.ID, f"windows-{name}")
    page, wanted = driver.current_window_handle, part("wanted").text
    for _ in range(3):
        before = set(driver.window_handles)
        part("open").click()
        (desk,) = wait.until(lambda _: set(driver.window_handles) - before)
        driver.switch_to.window(desk)
        wait.until(lambda _: driver.title.endswith(" desk"))
        if driver.title == f"{wanted} desk":
            driver.find_element(By.ID, "window-send").click()
        driver.switch_to.window(page)
    wait.until(lambda _: part("message").text)
    part("check").click()
    verdict = part("verdict").text
    assert verdict.startswith("Not done: the conditions are not accepted"), verdict


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_gets_a_message_books_and_prints(driver, site, seed):
    wait = WebDriverWait(driver, 10)
    driver.get(f"{site}/labs/windows?seed={seed}")
    driver.execute_script("window.print = () => {}")
    part = lambda name: driver.find_element(By.ID, f"windows-{name}")
    press = lambda *names: [part(name).click() for name in names]
    wanted, page, before = part("wanted").text, driver.current_window_handle, driver.window_handles
    press("open", "open", "open")
    wait.until(lambda _: len(driver.window_handles) == len(before) + 3)
    for desk in set(driver.window_handles).difference(before):
        driver.switch_to.window(desk)
        wait.until(lambda _: driver.title.endswith(" desk"))
        if driver.title == f"{wanted} desk":
            code = driver.find_element(By.ID, "window-code").text
            driver.find_element(By.ID, "window-send").click()
    driver.switch_to.window(page)
    wait.until(lambda _: part("message").text == f"{wanted}: {code}")
    press("print", "book", "conditions-open", "conditions-accept")
    assert driver.switch_to.active_element == part("conditions-open")
    press("booking-ok")
    assert driver.switch_to.active_element == part("book")
    part("number").send_keys(part("receipt").get_property("textContent"))
    press("check")
    assert part("verdict").text.startswith("Solved"), part("verdict").text
