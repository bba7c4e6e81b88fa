"""Form: each wrong field gets its error, and a valid form is accepted."""

from pages.forms import PersonForm


def test_each_empty_field_shows_an_error_and_the_first_gets_the_focus(driver):
    form = PersonForm(driver).open()
    form.fill(Email="ada@example.com")
    form.submit()
    assert form.error("name") == "Name is empty: please fill it in."
    assert form.error("age") == "Age is empty: please fill it in."
    assert driver.switch_to.active_element == form.field("Name")


def test_a_filled_form_is_accepted(driver):
    form = PersonForm(driver).open()
    form.fill(Name="Ada", Email="ada@example.com", Age="36")
    form.submit()
    form.says("All fields were filled successfully!")


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
