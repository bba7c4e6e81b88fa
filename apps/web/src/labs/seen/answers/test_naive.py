from selenium.webdriver.common.by import By


def test_types_what_a_person_sees(driver, site):
    driver.get(f"{site}/labs/seen?seed=1")
    part = lambda name: driver.find_element(By.ID, f"seen-{name}")
    words = driver.find_elements(By.CSS_SELECTOR, "[id^=seen-sign-]")
    seen = [each for each in words if each.is_displayed()]
    part("seen-typed").send_keys(" ".join(each.get_property("textContent") for each in seen))
    part("check").click()
    assert part("verdict").text.startswith("Not seen: Badge is “”"), part("verdict").text
