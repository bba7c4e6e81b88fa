import pytest
from selenium.webdriver.common.by import By

ORDER = {
    "Name": "Ada Bos",
    "E-mail": "ada@example.com",
    "Phone": "555 0142",
    "Delivery city": "Delft",
    "Billing city": "Breda",
    "Postal code": "2611 GX",
}


def with_text(driver, tag, text):
    form = driver.find_element(By.ID, "hostile-form")
    # split() also splits at a no-break space, and a label can be shown in capital letters.
    shown = lambda each: " ".join(each.text.split()).lower()
    return next(each for each in form.find_elements(By.TAG_NAME, tag) if shown(each) == text.lower())


@pytest.mark.parametrize("query", ["", "?seed=1", "?seed=2", "?level=2"])
def test_places_three_orders(driver, site, query):
    driver.get(f"{site}/labs/hostile-locators{query}")
    for expected in ("Right, 1 of 3", "Right, 2 of 3", "Solved"):
        for label, value in ORDER.items():
            with_text(driver, "label", label).find_element(By.TAG_NAME, "input").send_keys(value)
        with_text(driver, "button", "Place order").click()
        verdict = driver.find_element(By.ID, "hostile-verdict").text
        assert verdict.startswith(expected), verdict
