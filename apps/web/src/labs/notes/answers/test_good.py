from uuid import uuid4

from selenium.webdriver import ActionChains
from selenium.webdriver.common.by import By
from selenium.webdriver.support.expected_conditions import element_to_be_clickable as clickable
from selenium.webdriver.support.wait import WebDriverWait


def test_a_note_that_was_written_offline_is_sent_afterwards(driver, site):
    wait = WebDriverWait(driver, 10)
    driver.get(f"{site}/labs/notes?workspace=notes-{uuid4()}&delay=2")
    press = lambda name: driver.find_element(By.ID, f"notes-{name}").click()
    press("offline")
    driver.find_element(By.ID, "notes-new").send_keys("Tea")
    press("add")
    press("offline")
    wait.until_not(lambda _: driver.execute_script("return window.notes.pending"))
    assert driver.find_element(By.CSS_SELECTOR, "tbody th").text == "Tea"
    press("check")
    verdict = wait.until(lambda _: driver.find_element(By.ID, "notes-verdict").text)
    assert verdict.startswith("Not in step: no note “Milk”"), verdict


def find(driver, name):
    return WebDriverWait(driver, 20).until(clickable((By.ID, f"notes-{name}")))


def write(driver, field, text, button):
    find(driver, field).clear()
    find(driver, field).send_keys(text)
    find(driver, button).click()


def change(driver, text):
    find(driver, "edit-1").click()
    write(driver, "text", text, "save")


def settled(driver, *rows, message=""):
    """Waits until each write has a response, and asserts what the page then says."""
    pending = lambda _: driver.execute_script("return window.notes.pending")
    WebDriverWait(driver, 20).until_not(pending)
    assert driver.find_element(By.ID, "notes-message").text.startswith(message)
    assert [row.text for row in driver.find_elements(By.CSS_SELECTOR, "tbody th")] == [*rows]


def test_two_tabs_and_a_queue_end_in_step(driver, site):
    """In one tab: the verdict asks for both delays."""
    lab = f"{site}/labs/notes?workspace=notes-{uuid4()}"
    for delay, said in (("0.5", "Right, 1 of 2"), ("2", "Solved")):
        verdict = end_in_step(driver, f"{lab}&delay={delay}")
        assert verdict.startswith(said), verdict


def end_in_step(driver, lab):
    driver.get(lab)
    find(driver, "clear").click()
    there = lambda _: driver.find_elements(By.CSS_SELECTOR, "tbody th")
    WebDriverWait(driver, 20).until_not(there)
    find(driver, "new").send_keys("Milk")
    ActionChains(driver).double_click(find(driver, "add")).perform()
    settled(driver, "Milk")
    write(driver, "new", "Bread, butter, cheese, eggs, jam and honey", "add")
    settled(driver, "Milk", message="Refused")

    find(driver, "offline").click()
    write(driver, "new", "Tea", "add")
    change(driver, "Oat milk")
    first = driver.current_window_handle
    driver.switch_to.new_window("tab")
    driver.get(lab)
    change(driver, "Soy milk")
    settled(driver, "Soy milk")

    driver.switch_to.window(first)
    find(driver, "offline").click()
    settled(driver, "Soy milk", "Tea", message="Lost")
    find(driver, "check").click()
    verdict = lambda _: driver.find_element(By.ID, "notes-verdict").text
    return WebDriverWait(driver, 20).until(verdict)
