from selenium.webdriver.common.by import By


def test_the_broken_image_is_found_by_its_alternative_text_and_its_caption(page, driver, site):
    driver.get(site + "/webelements/broken-images")
    image = driver.find_element(By.XPATH, "//img[@alt='Broken']")
    page.until(lambda: image.get_property("complete"), "the image is still loading")
    assert image.get_property("naturalWidth") == 0
    assert driver.find_element(By.XPATH, "//p[text()='Broken Image']").is_displayed()
