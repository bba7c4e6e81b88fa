from selenium.webdriver.common.by import By

DRAG = """
const [card, list] = arguments;
const dataTransfer = new DataTransfer();
const send = (target, type) => target.dispatchEvent(new DragEvent(type, { bubbles: true, dataTransfer }));
send(card, 'dragstart');
send(list, 'dragover');
send(list, 'drop');
send(card, 'dragend');
"""


def test_sorts_the_cards(driver, site):
    driver.get(f"{site}/labs/board?seed=1")
    part = lambda name: driver.find_element(By.ID, f"board-{name}".lower())
    for card in part("wanted-doing").text.split(", "):
        driver.execute_script(DRAG, part(card), part("doing"))
    part("check").click()
    assert part("verdict").text.startswith("Solved"), part("verdict").text
