from selenium.webdriver.common.by import By


def test_books_for_three_visitors(driver, site):
    driver.get(f"{site}/labs/interruptions?seed=1")
    there = lambda selector: driver.find_elements(By.CSS_SELECTOR, selector)

    def use(*names):
        while there("dialog"):
            there("dialog button")[-1].click()
        there(",".join(f"#interruptions-{name}" for name in names))[0].click()

    use("start")
    for _ in range(3):
        use("rowing", "boxing")
        use("next", "continue")
        use("name", "your-name")
        driver.switch_to.active_element.send_keys("Ada")
        use("next", "continue")
        use("book", "reserve")
        use("done")
    verdict = driver.find_element(By.ID, "interruptions-verdict").text
    assert verdict.startswith("Solved"), verdict
