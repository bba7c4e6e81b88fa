import pytest
from selenium.webdriver.common.by import By

DRAG = """
const [card, list] = arguments, dataTransfer = new DataTransfer();
for (const type of ['dragstart', 'dragover', 'drop', 'dragend'])
  (type.includes('o') ? list : card).dispatchEvent(new DragEvent(type, { bubbles: true, dataTransfer }));
"""


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_sorts_the_cards(driver, site, seed):
    driver.get(f"{site}/labs/board?seed={seed}")
    part = lambda name: driver.find_element(By.ID, f"board-{name}".lower())
    wanted = lambda name: part(f"wanted-{name}").text.split(", ")[::-1]
    for card in wanted("done"):
        driver.execute_script(DRAG, part(card), part("done"))
    for card in wanted("doing"):
        driver.execute_script(DRAG, part(card), part("doing"))
    part("check").click()
    assert part("verdict").text.startswith("Solved"), part("verdict").text
