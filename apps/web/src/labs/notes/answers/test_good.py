from uuid import uuid4

import pytest
from selenium.webdriver import ActionChains
from selenium.webdriver.common.by import By
from selenium.webdriver.support.expected_conditions import element_to_be_clickable as clickable
from selenium.webdriver.support.wait import WebDriverWait


@pytest.mark.parametrize("query", ["delay=0.5", "delay=2"])
def test_two_tabs_and_a_queue_end_in_step(driver, site, query):
    wait = WebDriverWait(driver, 20)
    lab = f"{site}/labs/notes?workspace=notes-{uuid4()}&{query}"
    first = driver.current_window_handle
    find = lambda name: wait.until(clickable((By.ID, f"notes-{name}")))
    texts = lambda: [row.text for row in driver.find_elements(By.CSS_SELECTOR, "tbody th")]

    def write(field, text, button):
        find(field).clear()
        find(field).send_keys(text)
        find(button).click()

    def settled(message=""):
        wait.until(lambda _: driver.execute_script("return window.notes.pending") == 0)
        assert driver.find_element(By.ID, "notes-message").text.startswith(message)

    driver.get(lab)
    find("new").send_keys("Milk")
    ActionChains(driver).double_click(find("add")).perform()
    settled()
    assert texts() == ["Milk"]
    write("new", "Bread, butter, cheese, eggs, jam and honey", "add")
    settled("Refused")
    assert texts() == ["Milk"]

    find("offline").click()
    write("new", "Tea", "add")
    find("edit-1").click()
    write("text", "Oat milk", "save")
    driver.switch_to.new_window("tab")
    driver.get(lab)
    find("edit-1").click()
    write("text", "Soy milk", "save")
    settled()

    driver.switch_to.window(first)
    find("offline").click()
    settled("Lost")
    assert texts() == ["Soy milk", "Tea"]
    find("check").click()
    verdict = driver.find_element(By.ID, "notes-verdict")
    wait.until(lambda _: verdict.text)
    assert verdict.text.startswith("In step"), verdict.text
