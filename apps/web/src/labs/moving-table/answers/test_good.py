import pytest
from selenium.webdriver.common.by import By


def cell(driver, program, column):
    table = driver.find_element(By.ID, "moving-table")
    headers = [each.text for each in table.find_elements(By.CSS_SELECTOR, "thead th")]
    names = [each.text for each in table.find_elements(By.CSS_SELECTOR, "tbody th")]
    row = table.find_elements(By.CSS_SELECTOR, "tbody tr")[names.index(program)]
    # The first header stands above the names of the programs, which are no cells.
    return row.find_elements(By.TAG_NAME, "td")[headers.index(column) - 1].text


def type_into(driver, field, text):
    driver.find_element(By.ID, field).clear()
    driver.find_element(By.ID, field).send_keys(text)


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_reads_the_table(driver, site, seed):
    driver.get(f"{site}/labs/moving-table?seed={seed}")
    for said in ("Right, 1 of 2", "Solved"):
        type_into(driver, "moving-cpu-of-chrome", cell(driver, "Chrome", "CPU"))
        type_into(driver, "moving-memory-of-firefox", cell(driver, "Firefox", "Memory"))
        driver.find_element(By.ID, "moving-check").click()
        result = driver.find_element(By.ID, "moving-result").text
        assert result.startswith(said), result
        driver.find_element(By.ID, "moving-shuffle").click()


def test_reads_a_table_of_10_000_cells_with_a_few_calls(driver, site):
    driver.get(f"{site}/labs/moving-table?size=200&level=2")
    texts = lambda selector: driver.execute_script(
        "return [...document.querySelectorAll(arguments[0])].map((each) => each.innerText)", selector
    )
    for said in ("Right, 1 of 2", "Solved"):
        headers = texts("#moving-table thead th")
        names = texts("#moving-table tbody th")
        for program, column in (("Chrome", "CPU"), ("Firefox", "Memory")):
            row = f"#moving-table tbody tr:nth-child({names.index(program) + 1})"
            value = texts(f"{row} > :nth-child({headers.index(column) + 1})")[0]
            type_into(driver, f"moving-{column}-of-{program}".lower(), value)
        driver.find_element(By.ID, "moving-check").click()
        result = driver.find_element(By.ID, "moving-result").text
        assert result.startswith(said), result
        driver.find_element(By.ID, "moving-shuffle").click()
