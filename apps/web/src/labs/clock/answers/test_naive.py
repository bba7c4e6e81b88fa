from selenium.webdriver.common.by import By


def test_is_signed_out_after_15_minutes(driver, site):
    driver.get(f"{site}/labs/clock?seed=1&now=2028-02-29T23:50:00Z")
    part = lambda name: driver.find_element(By.ID, f"clock-{name}")
    part("sign-in").click()
    driver.execute_script("const now = window.Date.now; window.Date.now = () => now() + 15 * 60 * 1000")
    part("check").click()
    assert part("verdict").text.startswith("Solved"), part("verdict").text
