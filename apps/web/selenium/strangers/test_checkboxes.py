from selenium.webdriver.common.by import By


def test_the_boxes_have_ids_and_a_numbered_label_each(driver, site):
    driver.get(site + "/webelements/checkboxes")
    first = driver.find_element(By.ID, "checkbox1")
    first.click()
    assert first.is_selected()
    driver.find_element(By.CSS_SELECTOR, "label[for='checkbox2']").click()
    assert driver.find_element(By.ID, "checkbox2").is_selected()
    labels = driver.find_elements(By.CSS_SELECTOR, "label[for^='checkbox']")
    assert [label.text for label in labels] == ["Checkbox 1", "Checkbox 2"]
