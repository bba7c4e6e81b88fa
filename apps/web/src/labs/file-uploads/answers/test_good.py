from hashlib import sha256

import pytest
from selenium.webdriver.common.by import By
from selenium.webdriver.support.expected_conditions import text_to_be_present_in_element as text_in
from selenium.webdriver.support.wait import WebDriverWait

NAMES = ("one.txt", "two.txt", "three.txt")
REFUSED = {"empty.txt": "", "page.html": "<p>Hello</p>"}


@pytest.mark.parametrize("seed", [1, 2, 5])
def test_every_byte_arrives(driver, site, tmp_path, seed):
    wait = WebDriverWait(driver, 10)
    for name in NAMES:
        (tmp_path / name).write_text(f"This is {name}")
    for name, text in REFUSED.items():
        (tmp_path / name).write_text(text)
    driver.get(f"{site}/labs/file-uploads?seed={seed}")
    paths = "\n".join(str(tmp_path / name) for name in (*NAMES, *REFUSED))
    driver.find_element(By.ID, "uploads-input").send_keys(paths)
    driver.find_element(By.ID, "uploads-start").click()
    wait.until(text_in((By.ID, "uploads-transfer"), "Done: 3 of 3 files arrived."))
    for name in NAMES:
        own = sha256((tmp_path / name).read_bytes()).hexdigest()
        row = (By.XPATH, f"//table[@id='uploads-files']//tr[th='{name}']")
        if own not in driver.find_element(*row).text:
            driver.find_element(*row).find_element(By.TAG_NAME, "button").click()
        wait.until(text_in(row, own))
    driver.find_element(By.ID, "uploads-finish").click()
    verdict = driver.find_element(By.ID, "uploads-verdict").text
    assert verdict.startswith("Solved"), verdict


def test_the_list_says_why_it_refuses_a_file(driver, site, tmp_path):
    for name, text in REFUSED.items():
        (tmp_path / name).write_text(text)
    driver.get(f"{site}/labs/file-uploads")
    paths = "\n".join(str(tmp_path / name) for name in REFUSED)
    driver.find_element(By.ID, "uploads-input").send_keys(paths)
    table = driver.find_element(By.ID, "uploads-files")
    assert "refused: it is empty" in table.text
    assert "refused: its type is text/html, not text/plain" in table.text


def test_a_cancelled_upload_says_how_many_files_arrived(driver, site, tmp_path):
    (tmp_path / "one.txt").write_text("This is one.txt")
    driver.get(f"{site}/labs/file-uploads?delay=5")
    driver.find_element(By.ID, "uploads-input").send_keys(str(tmp_path / "one.txt"))
    driver.find_element(By.ID, "uploads-start").click()
    driver.find_element(By.ID, "uploads-cancel").click()
    cancelled = text_in((By.ID, "uploads-transfer"), "Canceled: 0 of 1 file arrived.")
    WebDriverWait(driver, 10).until(cancelled)
