from selenium.webdriver.common.by import By
from selenium.webdriver.support.wait import WebDriverWait

IS_SEEN = """
const [word] = arguments;
word.scrollIntoView({ block: 'center' });
const { x, y, width, height } = word.getBoundingClientRect();
const top = document.elementFromPoint(x + width / 2, y + height / 2);
return word.contains(top) && word.checkVisibility({ opacityProperty: true });
"""


def test_types_what_a_person_sees(driver, site):
    driver.get(f"{site}/labs/seen?seed=1")
    part = lambda name: driver.find_element(By.ID, f"seen-{name}")
    words = driver.find_elements(By.CSS_SELECTOR, "[id^=seen-sign-]")
    seen = [each for each in words if driver.execute_script(IS_SEEN, each)]
    part("seen-typed").send_keys(" ".join(each.get_property("textContent") for each in seen))
    part("check").click()
    assert part("verdict").text.startswith("Not seen: Badge is “”"), part("verdict").text


CONTENT = "return getComputedStyle(arguments[0], '::before').content.slice(1, -1)"


def test_types_and_crosses(driver, site):
    """In one tab: the verdict asks for both delays."""
    for delay, said in (("0.2", "Right, 1 of 2"), ("8", "Solved")):
        driver.get(f"{site}/labs/seen?delay={delay}")
        verdict = see(driver)
        assert verdict.startswith(said), verdict


def see(driver):
    part = lambda name: driver.find_element(By.ID, f"seen-{name}")
    words = driver.find_elements(By.CSS_SELECTOR, "[id^=seen-sign-]")
    seen = [each for each in words if driver.execute_script(IS_SEEN, each)]
    part("seen-typed").send_keys(" ".join(each.get_property("textContent") for each in seen))
    part("badge-typed").send_keys(driver.execute_script(CONTENT, part("badge")))
    on = [name for name in ("Lamp", "Fan", "Heater", "Radio") if part(name.lower()).is_selected()]
    part("on-typed").send_keys(" ".join(on))
    part("start").click()
    color = lambda _: part("light").value_of_css_property("background-color")
    WebDriverWait(driver, 10).until(lambda _: "(0, 100, 0" in color(_))
    part("cross").click()
    part("check").click()
    return part("verdict").text
