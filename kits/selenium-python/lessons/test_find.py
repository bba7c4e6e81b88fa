"""Find: what a person would look for, not where it happens to stand."""

from selenium.webdriver.common.by import By

from pages.dialogs import Modal
from pages.dragging import DragAndDrop
from pages.forms import SimpleForm
from pages.shop import Shop


def test_a_role_and_a_name_find_a_button(driver):
    button = Modal(driver).open().button("Open Modal")
    assert (button.aria_role, button.accessible_name) == ("button", "Open Modal")


def test_a_label_finds_its_field(driver):
    form = SimpleForm(driver).open()
    form.field("Full name").send_keys("Ada Lovelace")
    form.holds("Full name: Ada Lovelace")


def test_a_test_id_finds_what_has_no_name(driver):
    assert Shop(driver).open().part("product-price-9").text == "$24.99"


def test_what_is_found_in_two_ways_is_dragged_from_one_to_the_other(driver):
    page = DragAndDrop(driver).open()
    page.drag(page.button("Drag me"), to=page.part("drag-zone"))
    page.let_go()
    page.result("Successfully dropped!")
    assert page.part("drag-smiley").accessible_name == "Smiley"


def test_nothing_is_dropped_beside_the_zone(driver):
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
