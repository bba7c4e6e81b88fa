from selenium.webdriver.common.by import By
from selenium.webdriver.support.expected_conditions import text_to_be_present_in_element
from selenium.webdriver.support.wait import WebDriverWait


def test_the_fields_are_found_by_their_names_and_the_message_by_its_id(driver, site):
    driver.get(site + "/webelements/formbuttonelements")
    for name, text in {"name": "Ada", "email": "ada@example.com", "age": "36"}.items():
        driver.find_element(By.NAME, name).send_keys(text)
    driver.find_element(By.XPATH, "//button[@type='submit']").click()
    message = (By.ID, "animation")
    said = text_to_be_present_in_element(message, "All fields were filled successfully!")
    WebDriverWait(driver, 5).until(said)
    assert driver.find_element(*message).text == "All fields were filled successfully!"
