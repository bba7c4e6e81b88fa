"""Find: elements are found by role, label and text, not by their position in the page."""

from playwright.sync_api import expect


def test_a_button_is_found_by_role_and_name(page):
    page.goto("/webelements/modal")
    expect(page.get_by_role("button", name="Open Modal")).to_be_visible()


def test_a_field_is_found_by_its_label(page):
    page.goto("/webelements/simple-input-form")
    page.get_by_label("Full name").fill("Ada Lovelace")
    expect(page.get_by_role("status", name="The form holds")).to_have_text(
        "Full name: Ada Lovelace"
    )


def test_an_element_without_a_name_is_found_by_its_test_id(page):
    page.goto("/shopping")
    expect(page.get_by_test_id("product-price-9")).to_have_text("$24.99")


def test_a_row_is_found_by_its_text(page):
    page.goto("/webelements/sorting-table")
    row = page.get_by_role("row").filter(has_text="Carrot")
    expect(row.get_by_role("cell")).to_have_text(["Carrot", "0.95", "Vegetable"])


def test_filter_sort_and_limit_find_one_book(api):
    query = {"category": "science fiction", "max_price": 16, "sort": "stock", "order": "desc"}
    found = api.get("/books", params={**query, "limit": 1})
    assert [book["title"] for book in found.json()] == ["The Second Moon"]
    assert found.headers["X-Total-Count"] == "2"


def test_a_filter_without_matches_returns_an_empty_list(api):
    found = api.get("/books", params={"author": "Nobody"})
    assert (found.status_code, found.json()) == (200, [])


def test_a_mistyped_filter_is_refused(api):
    refused = api.get("/books", params={"autor": "Yuki Tanabe"})
    assert refused.status_code == 400
    assert [error["pointer"] for error in refused.json()["errors"]] == ["/autor"]
