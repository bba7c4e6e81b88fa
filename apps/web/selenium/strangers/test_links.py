from selenium.webdriver.common.by import By

LINKS = {
    "Home Page": "/",
    "Checkboxes": "/webelements/checkboxes",
    "Non-existent Page": "/nonexistent-page",
    "Invalid Path": "/webelements/invalid-path",
    "404 Page": "/webelements/404",
}


def test_each_link_is_found_by_its_text(driver, site):
    driver.get(site + "/webelements/links")
    for text, path in LINKS.items():
        assert driver.find_element(By.LINK_TEXT, text).get_attribute("href") == site + path
