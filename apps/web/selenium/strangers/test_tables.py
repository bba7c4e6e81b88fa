from selenium.webdriver.common.by import By

FIELDS = ["First Name", "Last Name", "Email", "Age", "Salary", "Department"]


def test_the_table_has_seven_headers_and_as_many_cells_in_a_row(driver, site):
    driver.get(site + "/webelements/EditableTablePage")
    table = driver.find_element(By.TAG_NAME, "table")
    headers = table.find_elements(By.TAG_NAME, "th")
    assert [header.text for header in headers] == [*FIELDS, "Actions"]
    cells = table.find_elements(By.XPATH, "./tbody/tr[1]/td")
    assert len(cells) == 7 and cells[0].text == "Mara"


def test_a_row_is_added_by_the_placeholders_of_the_form(driver, site):
    driver.get(site + "/webelements/EditableTablePage")
    values = ["Ada", "Lovelace", "ada@example.com", "36", "9000", "Engines"]
    for placeholder, value in zip(FIELDS, values):
        field = driver.find_element(By.XPATH, f"//input[@placeholder='{placeholder}']")
        field.send_keys(value)
    driver.find_element(By.XPATH, "//button[contains(@class, 'addButton')]").click()
    cells = driver.find_elements(By.XPATH, "//table/tbody/tr[last()]/td")
    assert [cell.text for cell in cells[:6]] == values
