from datetime import datetime, timedelta

from selenium.webdriver.common.by import By


def test_books_a_month(driver, site):
    driver.get(f"{site}/labs/date-range?seed=11")
    landing = driver.find_element(By.CSS_SELECTOR, "#stay-landing time")
    arrival = datetime.strptime(landing.get_attribute("datetime"), "%Y-%m-%dT%H:%MZ")
    departure = arrival + timedelta(days=30)
    driver.find_element(By.ID, f"day-{arrival:%Y-%m-%d}").click()
    driver.find_element(By.ID, "calendar-next").click()
    driver.find_element(By.ID, f"day-{departure:%Y-%m-%d}").click()
    driver.find_element(By.ID, "stay-hours").send_keys(str(30 * 24 - 4))
    driver.find_element(By.ID, "stay-check").click()
    verdict = driver.find_element(By.ID, "stay-verdict").text
    assert verdict.startswith("Solved"), verdict
