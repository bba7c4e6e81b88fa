from selenium.webdriver.common.by import By
from selenium.webdriver.common.keys import Keys
from selenium.webdriver.support.select import Select

def test_types_a_topic(driver, site):
    driver.get(f"{site}/labs/every-input?seed=7")
    driver.find_element(By.ID, "every-topic").clear()
    driver.find_element(By.ID, "every-topic").send_keys("jab")
    sent = driver.find_element(By.ID, "echo-topic").text
    assert sent == "jab"


# On a Mac: Keys.COMMAND.
CONTROL = Keys.CONTROL

TYPED = {
    "name": "Ada Lovelace",
    "topic": "jab",
    "email": "ada@example.org",
    "phone": "555 8753",
    "website": "https://example.org/ada",
    "password": "upper-cut-19",
    "weight": "110.5",
}
# Their keys differ with the browser and its language, their values do not.
SET = {
    "glove": "#73f663",
    "birthday": "1993-06-08",
    "alarm": "21:31",
    "weigh-in": "2027-12-02T21:54",
    "season": "2027-10",
    "training": "2027-W09",
}
SCRIPT = """
arguments[0].value = arguments[1];
arguments[0].dispatchEvent(new Event('input', { bubbles: true }));
arguments[0].dispatchEvent(new Event('change', { bubbles: true }));
"""


def test_fills_in_every_input(driver, site, tmp_path):
    driver.get(f"{site}/labs/every-input?seed=7")
    find = lambda part: driver.find_element(By.ID, part)
    for name, value in TYPED.items():
        find(f"every-{name}").clear()
        find(f"every-{name}").send_keys(value)
    for name, value in SET.items():
        driver.execute_script(SCRIPT, find(f"every-{name}"), value)
    for name, value in (TYPED | SET).items():
        assert find(f"echo-{name}").text == value
    find("every-rounds").send_keys(*[Keys.ARROW_RIGHT] * 6)
    licence = tmp_path / "licence.txt"
    licence.write_text("licensed")
    find("every-licence").send_keys(str(licence))
    for part in ("every-corner-red", "every-newsletter", "every-stamp", "every-send"):
        find(part).click()
    verdict = find("every-verdict").text
    assert verdict.startswith("Solved"), verdict


def test_sets_the_four_controls_of_more(driver, site):
    driver.get(f"{site}/labs/every-input?seed=7&level=2")
    find = lambda part: driver.find_element(By.ID, part)
    clubs = Select(find("every-clubs"))
    clubs.deselect_all()
    clubs.select_by_value("north-ring")
    clubs.select_by_value("south-canvas")
    driver.execute_script(SCRIPT, find("every-joined"), "")
    find("every-remarks").clear()
    find("every-remarks").send_keys("No gloves")
    # clear() causes no input event here.
    find("every-motto").click()
    find("every-motto").send_keys(CONTROL + "a")
    find("every-motto").send_keys("Hands up")
    shown = {name: find(f"echo-{name}").text for name in ("clubs", "joined", "remarks", "motto")}
    assert shown == {
        "clubs": "north-ring, south-canvas",
        "joined": "empty",
        "remarks": "No gloves",
        "motto": "Hands up",
    }
