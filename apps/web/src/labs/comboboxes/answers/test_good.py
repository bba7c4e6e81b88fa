from selenium.webdriver.common.by import By
from selenium.webdriver.common.keys import Keys
from selenium.webdriver.support import expected_conditions as expected
from selenium.webdriver.support.wait import WebDriverWait


def test_chooses_every_city(driver, site):
    driver.get(f"{site}/labs/comboboxes?seed=1")
    field = lambda name: driver.find_element(By.ID, f"combo-{name}")

    def choose(list_name, city):
        option = (By.ID, f"combo-{list_name}-list-{city.lower()}")
        WebDriverWait(driver, 10).until(expected.element_to_be_clickable(option)).click()

    field("home").send_keys("Dakar", Keys.TAB)
    field("travel").send_keys("izm")
    choose("travel", "Izmir")
    for city in ("Fukuoka", "Accra"):
        field("visited").send_keys(city)
        choose("visited", city)
    field("hotel").click()
    choose("hotel", "Jaipur")
    assert field("hotel").get_attribute("aria-expanded") == "false"
    field("check").click()
    assert field("verdict").text.startswith("Chosen"), field("verdict").text
