from uuid import uuid4

from selenium.webdriver.common.by import By
from selenium.webdriver.support.select import Select
from selenium.webdriver.support.wait import WebDriverWait


def test_a_country_has_its_regions(driver, site):
    find = lambda name: driver.find_element(By.ID, f"wizard-{name}")
    driver.get(f"{site}/labs/wizard?workspace=wizard-{uuid4()}")
    WebDriverWait(driver, 20).until(lambda _: find("name"))
    for name, text in {"name": "Ada", "email": "ada@example.org", "age": "36"}.items():
        find(name).send_keys(text)
    find("next").click()
    Select(find("country")).select_by_visible_text("Norland")
    Select(find("region")).select_by_visible_text("Coast")
    assert find("region").get_property("value") == "Coast"
