import pytest
from selenium.webdriver.common.by import By
from selenium.webdriver.support.wait import WebDriverWait

HARMLESS = {"cookies": "refuse", "offer-of-the-day": "close", "tour": "skip-the-tour", "chat": "close", "club-card": "close"}


@pytest.mark.parametrize("query", ["seed=1", "seed=2", "seed=3", "seed=4&visitors=10"])
def test_books_for_each_visitor(driver, site, query):
    failures = []
    driver.get(f"{site}/labs/interruptions?{query}")
    there = lambda *names: driver.find_elements(By.CSS_SELECTOR, ",".join(f"#interruptions-{name}" for name in names))

    def clear():
        for _ in range(5):
            for name in [name for name in HARMLESS if there(name)]:
                there(HARMLESS[name])[0].click()

    def use(*names):
        WebDriverWait(driver, 10).until(lambda _: (clear(), there(*names))[1])[0].click()

    use("start")
    count = int(there("visitor")[0].text.split(" of ")[1])
    for _ in range(count):
        use("rowing", "boxing")
        use("next", "continue")
        use("name", "your-name")
        driver.switch_to.active_element.send_keys("Ada")
        use("next", "continue")
        use("book", "reserve")
        if there("not-booked"):
            failures.append("not booked")
            use("try-again")
        assert "Code: " in there("result")[0].text
        use("done")
    assert len(failures) == 1
    assert there("verdict")[0].text.startswith("Booked"), there("verdict")[0].text
