"""Suites for the described site open /webelements, press the name of a group and then that of an exercise."""

import pytest
from selenium.webdriver.common.by import By
from selenium.webdriver.support import expected_conditions as EC
from selenium.webdriver.support.wait import WebDriverWait

EXERCISES = [
    ("Elements", "Check Box", "Checkboxes"),
    ("Elements", "Radio Button", "Radio Buttons"),
    ("Elements", "Select Box", "Select Box"),
    ("Elements", "Web Tables", "Web Tables"),
    ("Elements", "Links", "Links"),
    ("Elements", "Broken Links", "Broken Images"),
    ("Elements", "Upload and Download", "Upload and Download"),
    ("Elements", "Shadow DOM", "Shadow DOM"),
    ("Widgets", "Date Picker", "Date Picker"),
    ("Widgets", "Slider", "Slider"),
    ("Widgets", "Progress Bar", "Progress Bar"),
    ("Widgets", "Tabs", "Tabs"),
    ("Widgets", "Hover and Tooltip", "Tooltip"),
    ("Widgets", "Accordion", "Accordion"),
    ("Widgets", "Menu", "Menu"),
    ("Interactions", "Resize", "Resize"),
    ("Interactions", "Drag and Drop", "Drag and Drop"),
    ("Interactions", "Geolocation", "Geolocation"),
    ("Interactions", "Sorting", "Sorting Table"),
    ("Interactions", "Frame", "Nested Frames"),
    ("Interactions", "Keypress", "Key Presses"),
    ("Interactions", "Modal", "Modal"),
]


@pytest.fixture
def click(driver, site):
    driver.get(site + "/webelements")

    def click(xpath):
        clickable = EC.element_to_be_clickable((By.XPATH, xpath))
        WebDriverWait(driver, 10).until(clickable).click()

    return click


@pytest.mark.parametrize("group, link, heading", EXERCISES, ids=[each[1] for each in EXERCISES])
def test_the_first_link_with_a_name_shows_the_exercise_in_its_container(driver, click, group, link, heading):
    click(f"//summary[contains(., '{group}')]")
    click(f"//a[contains(., '{link}')]")
    WebDriverWait(driver, 10).until(EC.title_is(f"{heading} · Sparring"))
    container = By.CSS_SELECTOR, "[class*='componentContainer']"
    WebDriverWait(driver, 10).until(EC.visibility_of_element_located(container))
