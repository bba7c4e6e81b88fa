from selenium.webdriver.common.by import By


def test_is_signed_out_after_15_minutes(driver, site):
    driver.get(f"{site}/labs/clock?seed=1&now=2028-02-29T23:50:00Z")
    part = lambda name: driver.find_element(By.ID, f"clock-{name}")
    part("sign-in").click()
    driver.execute_script("const now = window.Date.now; window.Date.now = () => now() + 15 * 60 * 1000")
    assert part("session").text == "Signed out at 00:05:00"
