from selenium.webdriver.common.action_chains import ActionChains
from selenium.webdriver.common.by import By
from selenium.webdriver.common.keys import Keys
from selenium.webdriver.support import expected_conditions as expected
from selenium.webdriver.support.wait import WebDriverWait

def test_writes_the_message(driver, site):
    driver.get(f"{site}/labs/rich-text?seed=1")
    message = driver.find_element(By.ID, "rich-message")
    message.send_keys("We train on Tuesday.")
    assert message.text == "We train on Tuesday."


# On a Mac: Keys.COMMAND.
CONTROL = Keys.CONTROL


def test_writes_the_message_and_pastes_the_notes(driver, site):
    driver.get(f"{site}/labs/rich-text?seed=1")
    part = lambda name: driver.find_element(By.ID, f"rich-{name}")
    type_keys = lambda *keys: ActionChains(driver).send_keys(*keys).perform()

    def with_control(key):
        ActionChains(driver).key_down(CONTROL).send_keys(key).key_up(CONTROL).perform()

    # The script only selects, as a user does with the mouse.
    driver.execute_script("getSelection().selectAllChildren(arguments[0])", part("notes"))
    with_control("c")

    part("message").click()
    type_keys("We train on ")
    with_control("b")
    type_keys("Tuesday")
    with_control("b")
    type_keys(".", Keys.ENTER)
    with_control("v")

    html = (
        "<p>We train on <strong>Tuesday</strong>.</p>"
        '<p>Bring <em>two</em> of each, and read <a href="https://example.com/rules">the rules</a>.</p>'
        "<ul><li><strong>helmets</strong></li><li>shorts</li></ul>"
    )
    shown = expected.text_to_be_present_in_element((By.ID, "rich-html"), html)
    WebDriverWait(driver, 5).until(shown, part("html").text)
    assert part("plain").text.splitlines()[1:] == [
        "Bring two of each, and read the rules.",
        "helmets",
        "shorts",
    ]
    part("check").click()
    assert part("verdict").text.startswith("Solved"), part("verdict").text


def test_writes_the_sentence_in_a_frame(driver, site):
    driver.get(f"{site}/labs/rich-text?seed=1&level=2")
    type_keys = lambda *keys: ActionChains(driver).send_keys(*keys).perform()
    # Firefox does not scroll the page for a click in a frame.
    frame = driver.find_element(By.ID, "rich-frame")
    driver.execute_script("arguments[0].scrollIntoView()", frame)
    driver.switch_to.frame(frame)
    driver.find_element(By.ID, "rich-framed-message").click()
    type_keys("We train on ")
    driver.switch_to.default_content()
    driver.find_element(By.ID, "rich-bold").click()
    driver.switch_to.frame("rich-frame")
    type_keys("Tuesday")
    driver.switch_to.default_content()
    html = driver.find_element(By.ID, "rich-html").text
    assert html == "<p>We train on <strong>Tuesday</strong></p>", html
