from selenium.webdriver.common.by import By
from selenium.webdriver.support.select import Select

FOODS = ["apple", "banana", "carrot", "dragonfruit"]


def test_the_page_has_two_options_whose_values_are_their_texts(driver, site):
    driver.get(site + "/webelements/SelectBoxPage")
    select = Select(driver.find_element(By.TAG_NAME, "select"))
    select.select_by_value("Option 1")
    assert select.first_selected_option.text == "Option 1"
    select.select_by_visible_text("Option 2")
    assert select.first_selected_option.get_attribute("value") == "Option 2"


def test_in_the_list_there_are_six_options_and_the_first_is_disabled(driver, site):
    driver.get(site + "/webelements")
    link = driver.find_element(By.ID, "choose-select-box")
    if not link.is_displayed():
        driver.find_element(By.XPATH, "//summary[text()='Elements']").click()
    link.click()
    driver.implicitly_wait(5)
    select = Select(driver.find_element(By.TAG_NAME, "select"))
    driver.implicitly_wait(0)
    assert len(select.options) == 6
    assert [option.is_enabled() for option in select.options] == [False] + 5 * [True]
    for food in FOODS:
        select.select_by_visible_text(food.title())
        assert select.first_selected_option.get_attribute("value") == food
