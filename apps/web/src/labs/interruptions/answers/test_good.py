import pytest
from selenium.webdriver.common.by import By
from selenium.webdriver.support.wait import WebDriverWait

CLOSE = "#cookies #refuse, #tour #skip-the-tour, :is(#offer-of-the-day, #chat, #club-card) #close"


@pytest.mark.parametrize("query", ["seed=1", "seed=2", "seed=3", "seed=4&visitors=10"])
def test_books_for_each_visitor(driver, site, query):
    failures = []
    there = lambda css: driver.find_elements(By.CSS_SELECTOR, css.replace("#", "#interruptions-"))

    def ready(css):
        for button in there(CLOSE):
            button.click()
        return not there(CLOSE) and there(css)

    def use(*steps):
        for css in steps:
            WebDriverWait(driver, 10).until(lambda _: ready(css))[0].click()

    driver.get(f"{site}/labs/interruptions?{query}")
    use("#start")
    for _ in range(int(there("#visitor")[0].text.split(" of ")[1])):
        use("#rowing, #boxing", "#next, #continue", "#name, #your-name")
        driver.switch_to.active_element.send_keys("Ada")
        use("#next, #continue", "#book, #reserve")
        if there("#not-booked"):
            failures.append("not booked")
            use("#try-again")
        assert "Code: " in there("#result")[0].text
        use("#done")
    assert len(failures) == 1
    assert there("#verdict")[0].text.startswith("Solved"), there("#verdict")[0].text
