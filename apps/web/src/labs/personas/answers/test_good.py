from selenium.webdriver.common.by import By
from selenium.webdriver.support.expected_conditions import element_to_be_clickable as clickable
from selenium.webdriver.support.wait import WebDriverWait

def test_each_person_has_an_outcome(driver, site):
    driver.get(f"{site}/labs/personas?block=1")
    find = lambda name: WebDriverWait(driver, 10).until(clickable((By.ID, f"personas-{name}")))
    for person, said in (
        ("standard", "Order placed"),
        ("slow", "Order placed"),
        ("failing", "The order failed"),
        ("unverified", "Confirm your e-mail address"),
    ):
        find("username").send_keys(person)
        find("password").send_keys("corner-Bell-31")
        find("sign-in").click()
        find("add-rope").click()
        find("buy").click()
        outcome = driver.find_element(By.ID, "personas-outcome").text
        assert outcome.startswith(said), outcome
        find("sign-out").click()


RIGHT = "corner-Bell-31"
PEOPLE = [
    ("standard", [RIGHT], ["add-rope", "buy"], "Order placed: Rope"),
    ("slow", [RIGHT], ["add-rope", "buy"], "Order placed: Rope"),
    ("failing", [RIGHT], ["add-rope", "buy"], "The order failed"),
    ("unverified", [RIGHT], ["add-rope", "buy"], "Confirm your e-mail address"),
    ("locked", ["a", "b", "c", RIGHT], [], "The account locked is locked"),
    ("admin", [RIGHT], ["delete-rope"], "Rope deleted"),
    ("read-only", [RIGHT], [], "Signed in as read-only. This account may not buy"),
]


def test_lists_what_each_person_meets(driver, site):
    """In one tab: the verdict asks for both speeds of slow."""
    for block, said in ((1, "Right, 1 of 2"), (3, "Solved")):
        driver.get(f"{site}/labs/personas?block={block}")
        verdict = meet_all(driver)
        assert verdict.startswith(said), verdict


def meet_all(driver):
    wait = WebDriverWait(driver, 20)
    find = lambda name: wait.until(clickable((By.ID, f"personas-{name}")))
    text = lambda name: driver.find_element(By.ID, f"personas-{name}").text
    for person, passwords, buttons, outcome in PEOPLE:
        find("reset").click()
        for password in passwords:
            for name, value in (("username", person), ("password", password)):
                find(name).clear()
                find(name).send_keys(value)
            find("sign-in").click()
        for name in buttons:
            find(name).click()
        wait.until(lambda _: text("outcome").startswith(outcome))
        find(f"{person}-code").send_keys(text("code"))
    for name in ("add-rope", "buy"):
        assert not driver.find_element(By.ID, f"personas-{name}").is_enabled()
    find("check").click()
    return text("verdict")
