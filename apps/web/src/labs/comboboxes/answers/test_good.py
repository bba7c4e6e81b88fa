from selenium.webdriver.common.action_chains import ActionChains
from selenium.webdriver.common.by import By
from selenium.webdriver.common.keys import Keys
from selenium.webdriver.support import expected_conditions as expected
from selenium.webdriver.support.wait import WebDriverWait


def test_chooses_the_hotel(driver, site):
    driver.get(f"{site}/labs/comboboxes?seed=1")
    driver.find_element(By.ID, "combo-hotel").click()
    driver.find_element(By.ID, "combo-hotel-list-dakar").click()
    assert driver.find_element(By.ID, "combo-hotel").text == "Dakar"


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
    assert field("verdict").text.startswith("Solved"), field("verdict").text


def test_chooses_by_keyboard_alone(driver, site):
    driver.get(f"{site}/labs/comboboxes?seed=1")
    field = lambda name: driver.find_element(By.ID, f"combo-{name}")
    press = lambda *keys: ActionChains(driver).send_keys(*keys).perform()

    def has_option(list_name, city):
        option = (By.ID, f"combo-{list_name}-list-{city.lower()}")
        WebDriverWait(driver, 10).until(expected.visibility_of_element_located(option))

    field("home").send_keys("Dakar", Keys.TAB)
    for list_name, city in (("travel", "Izmir"), ("visited", "Fukuoka"), ("visited", "Accra")):
        field(list_name).send_keys(city)
        has_option(list_name, city)
        press(Keys.ARROW_DOWN, Keys.ENTER)
    field("hotel").send_keys(Keys.ARROW_UP)
    has_option("hotel", "Jaipur")
    press(Keys.ENTER, Keys.TAB)
    for name in ("travel", "visited", "hotel"):
        assert field(name).get_attribute("aria-expanded") == "false"
    field("check").send_keys(Keys.ENTER)
    assert field("verdict").text.startswith("Solved"), field("verdict").text
