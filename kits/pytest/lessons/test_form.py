"""Form: each wrong field gets its error, and a valid form is accepted."""

from playwright.sync_api import expect


def test_each_empty_field_shows_an_error_and_the_first_gets_the_focus(page):
    page.goto("/webelements/formbuttonelements")
    page.get_by_label("Email").fill("ada@example.com")
    page.get_by_role("button", name="Submit").click()
    expect(page.get_by_test_id("person-name-error")).to_have_text(
        "Name is empty: please fill it in."
    )
    expect(page.get_by_test_id("person-age-error")).to_have_text("Age is empty: please fill it in.")
    expect(page.get_by_test_id("person-email-error")).to_be_hidden()
    expect(page.get_by_label("Name", exact=True)).to_be_focused()


def test_a_filled_form_is_accepted(page):
    page.goto("/webelements/formbuttonelements")
    page.get_by_label("Name", exact=True).fill("Ada")
    page.get_by_label("Email").fill("ada@example.com")
    page.get_by_label("Age", exact=True).fill("36")
    page.get_by_label("Age", exact=True).press("Enter")
    expect(page.get_by_role("status", name="Message")).to_have_text(
        "All fields were filled successfully!"
    )


BOOK = {
    "title": "Tea with the Compiler",
    "author": "Noor Haddad",
    "price": 17.5,
    "category": "Fiction",
    "isbn": "9780000009012",
    "stock": 4,
}


def test_each_invalid_field_gets_a_pointer(api):
    refused = api.post("/books", json={**BOOK, "price": -1, "isbn": "test-123", "stock": "4"})
    assert refused.status_code == 400
    problem = refused.json()
    assert problem["error"] == "Invalid input"
    assert {error["pointer"] for error in problem["errors"]} == {"/price", "/isbn", "/stock"}


def test_a_valid_book_is_created_only_once_per_isbn(api):
    assert api.post("/books", json=BOOK).status_code == 201
    again = api.post("/books", json=BOOK)
    assert (again.status_code, again.json()["error"]) == (409, "Duplicate ISBN")


def test_a_body_that_is_not_json_is_refused(api):
    refused = api.post("/books", content="title=Tea", headers={"Content-Type": "text/plain"})
    assert refused.status_code == 415
