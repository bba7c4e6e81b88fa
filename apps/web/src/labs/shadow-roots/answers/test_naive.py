from selenium.webdriver.common.action_chains import ActionChains
from selenium.webdriver.common.by import By


def test_books_what_is_wanted(driver, site):
    driver.get(f"{site}/labs/shadow-roots")
    wanted = lambda part: driver.find_element(By.ID, f"roots-wanted-{part}").text

    driver.find_element(By.XPATH, "//input[@id='roots-guest']").send_keys(wanted("guest"))
    driver.find_element(By.ID, "roots-city").send_keys(wanted("city"))
    more = driver.find_element(By.XPATH, "//button[@id='roots-more']")
    for _ in range(int(wanted("nights")) - 1):
        more.click()
    driver.find_element(By.ID, "roots-pin-field").click()
    ActionChains(driver).send_keys(wanted("pin")).perform()
    driver.find_element(By.ID, "roots-book").click()

    parts = ("guest", "city", "nights", "pin")
    data = "&".join(f"{part}={wanted(part)}" for part in parts)
    assert driver.find_element(By.ID, "roots-sent").text == data
    assert driver.find_element(By.ID, "roots-verdict").text.startswith("Solved")
