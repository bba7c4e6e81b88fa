import pytest
from selenium.webdriver.common.by import By

# The guest lands on 31 October at 00:40 UTC.
BOOKINGS = [
    ("America/New_York", "2029-10-31", "2029-11-30", "30 nights", 30 * 24 - 4),
    ("Europe/London", "2029-10-31", "2029-11-30", "30 nights", 30 * 24 - 4),
    ("Pacific/Auckland", "2029-10-31", "2029-11-30", "30 nights", 30 * 24 - 4),
]


@pytest.mark.parametrize(("zone", "arrival", "departure", "nights", "hours"), BOOKINGS)
def test_books_a_month(driver, site, zone, arrival, departure, nights, hours):
    driver.get(f"{site}/labs/date-range?seed=11&zone={zone}")
    driver.find_element(By.ID, f"day-{arrival}").click()
    driver.find_element(By.ID, "calendar-next").click()
    driver.find_element(By.ID, f"day-{departure}").click()
    assert driver.find_element(By.ID, "stay-nights").text == nights
    driver.find_element(By.ID, "stay-hours").send_keys(str(hours))
    driver.find_element(By.ID, "stay-check").click()
    verdict = driver.find_element(By.ID, "stay-verdict").text
    assert verdict.startswith("Solved"), verdict
