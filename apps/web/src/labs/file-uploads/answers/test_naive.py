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
        row = (By.XPATH, f"//table[@id='uploads-files']//tr[th='{name}']")
        wait.until(text_in(row, "arrived"))
    driver.find_element(By.ID, "uploads-finish").click()
    verdict = driver.find_element(By.ID, "uploads-verdict").text
    assert verdict.startswith("Solved"), verdict
