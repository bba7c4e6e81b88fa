from selenium.webdriver import Keys
from selenium.webdriver.common.by import By


def test_names_the_twin_that_loses_the_focus(driver, site):
    driver.get(f"{site}/labs/twins?seed=1")
    part = lambda name: driver.find_element(By.ID, f"twins-{name}")
    for twin in ("a", "b"):
        part(f"show-{twin}").click()
        part("hours").send_keys(Keys.ENTER)
        part("close").send_keys(Keys.ENTER)
        is_lost = driver.switch_to.active_element != part("hours")
        if is_lost:
            part(f"{twin}-focus").click()
    part("check").click()
    verdict = part("verdict").text
    assert verdict == "Not found: 5 broken but not named, 0 named but not broken.", verdict


def is_trap(driver, part):
    part("hours").send_keys(Keys.ENTER)
    part("morning").send_keys(Keys.TAB)
    driver.switch_to.active_element.send_keys(Keys.TAB)
    if driver.switch_to.active_element != part("morning"):
        return False
    part("morning").send_keys(Keys.ESCAPE)
    return part("hours").get_attribute("aria-expanded") == "true"


def loses_focus(driver, part):
    part("close").send_keys(Keys.ENTER)
    return driver.switch_to.active_element != part("hours")


def goes_up(driver, part):
    part("name").send_keys(Keys.TAB)
    return driver.switch_to.active_element.rect["y"] < part("name").rect["y"]


def marks_by_color(driver, part):
    part("name").send_keys(Keys.ENTER)
    return part("name").get_attribute("aria-invalid") != "true"


PROBES = {
    "trap": is_trap,
    "focus": loses_focus,
    "status": lambda driver, part: part("status").tag_name != "output",
    "order": goes_up,
    "name": lambda driver, part: part("name").get_attribute("aria-label") not in (None, "Name"),
    "table": lambda driver, part: part("bouts").tag_name != "table",
    "color": marks_by_color,
    "target": lambda driver, part: min(part("clear").size.values()) < 24,
}


def test_names_each_broken_rule_of_both_twins(driver, site):
    """In one tab: the verdict asks for two seeds."""
    part = lambda name: driver.find_element(By.ID, f"twins-{name}")
    for seed, said in ((1, "Right, 1 of 2"), (2, "Solved")):
        broken = []
        for twin in ("a", "b"):
            driver.get(f"{site}/labs/twins?seed={seed}&twin={twin}")
            broken += [f"{twin}-{flaw}" for flaw, ask in PROBES.items() if ask(driver, part)]
        for each in broken:
            part(each).click()
        part("check").click()
        assert part("verdict").text.startswith(said), part("verdict").text
