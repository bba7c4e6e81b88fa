from selenium.webdriver.common.by import By
from selenium.webdriver.support.wait import WebDriverWait


def test_gets_a_message(driver, site):
    driver.get(f"{site}/labs/windows?seed=1")
    page = driver.current_window_handle
    for _ in range(3):
        before = set(driver.window_handles)
        driver.find_element(By.ID, "windows-open").click()
        (desk,) = WebDriverWait(driver, 10).until(lambda _: set(driver.window_handles) - before)
    driver.switch_to.window(desk)
    WebDriverWait(driver, 10).until(lambda _: driver.title.endswith(" desk"))
    driver.find_element(By.ID, "window-send").click()
    driver.switch_to.window(page)
    WebDriverWait(driver, 10).until(lambda _: driver.find_element(By.ID, "windows-message").text)
    driver.find_element(By.ID, "windows-check").click()
    verdict = driver.find_element(By.ID, "windows-verdict").text
    assert verdict.startswith("Solved"), verdict
