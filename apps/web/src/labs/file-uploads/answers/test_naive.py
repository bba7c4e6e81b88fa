from selenium.webdriver.common.by import By
from selenium.webdriver.support.expected_conditions import text_to_be_present_in_element as text_in
from selenium.webdriver.support.wait import WebDriverWait

NAMES = ("one.txt", "two.txt", "three.txt")


def test_uploads_three_files(driver, site, tmp_path):
    for name in NAMES:
        (tmp_path / name).write_text(f"This is {name}")
    driver.get(f"{site}/labs/file-uploads?seed=1")
    paths = "\n".join(str(tmp_path / name) for name in NAMES)
    driver.find_element(By.ID, "uploads-input").send_keys(paths)
    driver.find_element(By.ID, "uploads-start").click()
    done = text_in((By.ID, "uploads-transfer"), "Done: 3 of 3 files arrived.")
    WebDriverWait(driver, 10).until(done)
    for row in driver.find_elements(By.CSS_SELECTOR, "#uploads-files tbody tr"):
        assert "arrived" in row.text
    driver.find_element(By.ID, "uploads-finish").click()
    verdict = driver.find_element(By.ID, "uploads-verdict").text
    assert verdict.startswith("Solved"), verdict
