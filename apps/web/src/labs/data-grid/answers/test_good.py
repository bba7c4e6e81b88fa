from decimal import Decimal

from selenium.webdriver.common.by import By
from selenium.webdriver.support.select import Select
from selenium.webdriver.support.wait import WebDriverWait


def test_approves_the_invoices_of_every_page(driver, site):
    driver.get(f"{site}/labs/data-grid?seed=1")
    driver.find_element(By.ID, "grid-select-all").click()
    driver.find_element(By.ID, "grid-select-matches").click()
    driver.find_element(By.ID, "grid-approve").click()
    verdict = driver.find_element(By.ID, "grid-verdict").text
    assert "all 57 invoices are selected" in verdict, verdict


def amounts(driver):
    """The amounts of all pages, by the header of their column."""
    texts = lambda selector: [each.text for each in driver.find_elements(By.CSS_SELECTOR, selector)]
    column = texts("#grid-table thead th, #grid-table thead td").index("Amount") + 1
    following = driver.find_element(By.ID, "grid-next")
    found, number = [], 1
    while True:
        shown = lambda _: driver.find_element(By.ID, "grid-page").text == f"{number} of 6"
        WebDriverWait(driver, 10, 0.02).until(shown)
        found += texts(f"#grid-table tbody tr > :nth-child({column})")
        if not following.is_enabled():
            return found
        following.click()
        number += 1


def test_approves_all_invoices(driver, site, saved):
    driver.get(f"{site}/labs/data-grid?seed=1")
    found = amounts(driver)
    assert len(found) == 57
    assert sum(map(Decimal, found)) == Decimal(driver.find_element(By.ID, "grid-sum").text)
    driver.find_element(By.ID, "grid-select-all").click()
    driver.find_element(By.ID, "grid-select-matches").click()
    driver.find_element(By.ID, "grid-download").click()
    lines = saved("invoices.csv").decode().splitlines()[1:]
    assert len({line.split(",")[0] for line in lines}) == 57
    driver.find_element(By.ID, "grid-approve").click()
    verdict = driver.find_element(By.ID, "grid-verdict").text
    assert verdict.startswith("Solved: 57 of 57"), verdict


def test_selects_the_overdue_invoices_below_a_header_that_stays(driver, site):
    driver.get(f"{site}/labs/data-grid?seed=1&level=2")
    Select(driver.find_element(By.ID, "grid-page-size")).select_by_visible_text("50")
    Select(driver.find_element(By.ID, "grid-status")).select_by_visible_text("Overdue")
    for box in driver.find_elements(By.CSS_SELECTOR, "#grid-table tbody input"):
        driver.execute_script("arguments[0].scrollIntoView({ block: 'center' })", box)
        box.click()
    driver.find_element(By.ID, "grid-approve").click()
    verdict = driver.find_element(By.ID, "grid-verdict").text
    assert verdict.startswith("Solved"), verdict
