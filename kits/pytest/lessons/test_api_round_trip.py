"""API round trip: a book is created, read, changed and deleted; contract.py validates every answer."""

import pytest

BOOK = {
    "title": "Tea with the Compiler",
    "author": "Noor Haddad",
    "price": 17.5,
    "description": "A small novel about a large warning.",
    "category": "Fiction",
    "isbn": "9780000009012",
    "stock": 4,
}


@pytest.fixture
def created(api):
    return api.post("/books", json=BOOK)


@pytest.fixture
def path(created):
    return f"/books/{created.json()['id']}"


def test_a_created_book_has_its_url_in_location(created, path):
    assert created.status_code == 201
    assert created.headers["Location"].endswith(path)
    assert BOOK.items() <= created.json().items()


def test_a_created_book_has_the_fields_that_were_sent(api, created, path):
    read = api.get(path)
    assert (read.status_code, read.json()) == (200, created.json())
    assert read.headers["ETag"] == created.headers["ETag"]


def test_a_created_book_is_visible_in_the_browser(page, api, created, path):
    address = str(api.base_url).removesuffix("/") + path
    assert page.goto(address).json() == created.json()


def test_put_changes_the_sent_fields(api, path):
    updated = api.put(path, json={**BOOK, "title": "Coffee with the Compiler"})
    assert (updated.status_code, updated.json()["title"]) == (200, "Coffee with the Compiler")
    assert api.get(path).json() == updated.json()


def test_patch_does_not_change_other_fields(api, created, path):
    patched = api.patch(path, json={"stock": 0, "description": None}).json()
    changed = {name for name, value in patched.items() if created.json()[name] != value}
    assert changed - {"updated_at"} == {"stock", "description"}
    assert patched["description"] == ""


def test_a_deleted_book_gets_404(api, path):
    deleted = api.delete(path)
    assert (deleted.status_code, deleted.json()["message"]) == (200, "Book deleted")
    assert api.get(path).status_code == 404
    assert api.delete(path).status_code == 404


def test_an_id_that_no_book_has_gets_404(api):
    assert api.get("/books/42").status_code == 404
