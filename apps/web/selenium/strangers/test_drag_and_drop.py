from selenium.webdriver.common.by import By

from driver_faults import MOUSE_DROP, driver_fault


@driver_fault(MOUSE_DROP)
def test_the_zone_shows_a_face_after_the_drop_and_its_text_again_after_reset(page, driver, site):
    driver.get(site + "/webelements/dragdrop")
    item = driver.find_element(By.XPATH, "//*[@class='draggable ']")
    zone = driver.find_element(By.XPATH, "//*[@class='dropzone']")
    assert zone.text == "Drop Here"
    page.mouse().drag_and_drop(item, zone).perform()
    page.until(lambda: zone.text == "😊", f"the text is {zone.text}")
    driver.find_element(By.XPATH, "//button[text()='Reset']").click()
    assert zone.text == "Drop Here"
