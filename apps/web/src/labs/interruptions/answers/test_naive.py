import pytest
from selenium.webdriver.common.by import By
from selenium.webdriver.support.wait import WebDriverWait


@pytest.mark.parametrize("query", ["seed=1", "seed=2", "seed=3", "seed=4&visitors=10"])
def test_books_for_each_visitor(driver, site, query):
    there = lambda css: driver.find_elements(By.CSS_SELECTOR, css.replace("#", "#interruptions-"))

    def ready(css):
        while there("dialog"):
            there("dialog button")[-1].click()
        return there(css)

    def use(*steps):
        for css in steps:
            WebDriverWait(driver, 10).until(lambda _: ready(css))[0].click()

    driver.get(f"{site}/labs/interruptions?{query}")
    use("#start")
    for _ in range(int(there("#visitor")[0].text.split(" of ")[1])):
        use("#rowing, #boxing", "#next, #continue", "#name, #your-name")
        driver.switch_to.active_element.send_keys("Ada")
        use("#next, #continue", "#book, #reserve")
        use("#done")
    assert there("#verdict")[0].text.startswith("Solved"), there("#verdict")[0].text
