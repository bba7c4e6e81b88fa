from selenium.webdriver.common.by import By
from selenium.webdriver.support.wait import WebDriverWait


def test_ticks_the_looks_that_differ(driver, site):
    driver.get(f"{site}/labs/looks?seed=1&delay=0.2")
    part = lambda name: driver.find_element(By.ID, f"looks-{name}")

    def shoot(look):
        part(look).click()
        is_there = lambda _: part("poster").get_attribute("aria-busy") == "false"
        WebDriverWait(driver, 10).until(is_there)
        return part("poster").screenshot_as_png

    baseline = shoot("sound")
    for look in "abcdef":
        if shoot(look) != baseline:
            part(f"differs-{look}").click()
    part("check").click()
    assert part("verdict").text.startswith("Right, 1 of 2"), part("verdict").text
