"""Find: elements are found by role, label and text, not by their position in the page."""

from selenium.webdriver.common.by import By

from pages.dialogs import Modal
from pages.dragging import DragAndDrop
from pages.forms import SimpleForm
from pages.shop import Shop


def test_a_button_is_found_by_role_and_name(driver):
    button = Modal(driver).open().button("Open Modal")
    assert (button.aria_role, button.accessible_name) == ("button", "Open Modal")


def test_a_field_is_found_by_its_label(driver):
    form = SimpleForm(driver).open()
    form.field("Full name").send_keys("Ada Lovelace")
    form.holds("Full name: Ada Lovelace")


def test_an_element_without_a_name_is_found_by_its_test_id(driver):
    assert Shop(driver).open().part("product-price-9").text == "$24.99"


def test_an_item_is_dragged_to_the_zone(driver):
    page = DragAndDrop(driver).open()
    page.drag(page.button("Drag me"), to=page.part("drag-zone"))
    page.let_go()
    page.result("Successfully dropped!")
    assert page.part("drag-smiley").accessible_name == "Smiley"


def test_releasing_the_item_outside_the_zone_does_not_drop_it(driver):
    page = DragAndDrop(driver).open()
    page.drag(page.button("Drag me"), to=driver.find_element(By.TAG_NAME, "h1"))
    page.item_is("dragging")
    page.let_go()
    page.item_is("idle")
    page.result("")


def test_filter_sort_and_limit_find_one_book(api):
    query = {"category": "science fiction", "max_price": 16, "sort": "stock", "order": "desc"}
    found = api.get("/books", params={**query, "limit": 1})
    assert [book["title"] for book in found.json()] == ["The Second Moon"]
    assert found.headers["X-Total-Count"] == "2"


def test_a_mistyped_filter_is_refused(api):
    refused = api.get("/books", params={"autor": "Yuki Tanabe"})
    assert refused.status_code == 400
    assert [error["pointer"] for error in refused.json()["errors"]] == ["/autor"]
