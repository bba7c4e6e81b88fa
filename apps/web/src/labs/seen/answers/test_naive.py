from selenium.webdriver.common.by import By


def test_types_what_is_displayed(driver, site):
    driver.get(f"{site}/labs/seen?seed=1")
    part = lambda name: driver.find_element(By.ID, f"seen-{name}")
    words = driver.find_elements(By.CSS_SELECTOR, "[id^=seen-sign-]")
    part("seen-typed").send_keys(" ".join(word.text for word in words if word.is_displayed()))
    part("start").click()
    part("cross").click()
    part("check").click()
    assert part("verdict").text.startswith("Solved"), part("verdict").text
