import pytest
from selenium.webdriver.common.by import By

TITLES = ["top", "left", "middle", "right", "bottom"]


def test_the_page_has_five_frames_under_its_heading(driver, site):
    driver.get(site + "/webelements/nestedframepage")
    frames = driver.find_elements(By.TAG_NAME, "iframe")
    assert [frame.get_attribute("title") for frame in frames] == TITLES
    assert driver.find_element(By.XPATH, "//h2[text()='Nested Frames Example']").is_displayed()


@pytest.mark.parametrize("title", TITLES)
def test_a_frame_is_found_by_its_title_and_says_its_name(page, driver, site, title):
    driver.get(site + "/webelements/nestedframepage")
    driver.switch_to.frame(driver.find_element(By.XPATH, f"//iframe[@title='{title}']"))
    text = f"{title.title()} Frame"
    page.until(lambda: text in driver.find_element(By.TAG_NAME, "body").text, f"no {text}")
    driver.switch_to.default_content()
