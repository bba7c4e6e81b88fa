from selenium.common.exceptions import NoSuchFrameException
from selenium.webdriver.common.by import By
from selenium.webdriver.support.expected_conditions import text_to_be_present_in_element as text_in
from selenium.webdriver.support.wait import WebDriverWait

DESKS = ("reloading", "north", "south", "foreign", "shadow")


def frame_of(driver, desk):
    if desk != "shadow":
        return driver.find_element(By.ID, f"frames-{desk}")
    host = driver.find_element(By.ID, "frames-shadow-host")
    return host.shadow_root.find_element(By.CSS_SELECTOR, "iframe")


def test_sends_each_desk_its_code_when_it_is_open(driver, site):
    """In one tab: the verdict asks for both delays."""
    for delay, said in (("0.2", "Right, 1 of 2"), ("4", "Solved")):
        driver.get(f"{site}/labs/frames?delay={delay}")
        verdict = send_codes(driver)
        assert verdict.startswith(said), verdict


def send_codes(driver):
    # A frame can be reloaded while a command reads it.
    wait = WebDriverWait(driver, 10, ignored_exceptions=[NoSuchFrameException])
    for desk in DESKS:
        code = driver.find_element(By.ID, f"frames-{desk}-code").text
        driver.switch_to.frame(frame_of(driver, desk))
        wait.until(text_in((By.ID, "desk-state"), "Open"))
        field = driver.find_element(By.ID, "desk-code")
        field.click()
        field.send_keys(code)
        driver.find_element(By.ID, "desk-send").click()
        wait.until(text_in((By.ID, "desk-state"), f"Received {code}"))
        driver.switch_to.default_content()
    driver.find_element(By.ID, "frames-check").click()
    return driver.find_element(By.ID, "frames-verdict").text


def test_sends_the_code_of_shadow_desk_from_a_root_inside_its_frame(driver, site):
    wait = WebDriverWait(driver, 10)
    driver.get(f"{site}/labs/frames?level=2")
    code = driver.find_element(By.ID, "frames-shadow-code").text
    driver.switch_to.frame(frame_of(driver, "shadow"))
    wait.until(text_in((By.ID, "desk-state"), "Open"))
    root = driver.find_element(By.ID, "desk-root").shadow_root
    root.find_element(By.CSS_SELECTOR, "#desk-code").send_keys(code)
    root.find_element(By.CSS_SELECTOR, "#desk-send").click()
    wait.until(text_in((By.ID, "desk-state"), f"Received {code}"))
