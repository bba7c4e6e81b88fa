"""API round trip: created, read, changed, deleted; and looked at in the browser."""

import json

import pytest
from selenium.webdriver.common.by import By

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


def test_a_created_book_says_where_it_is(created, path):
    assert created.status_code == 201
    assert created.headers["Location"].endswith(path)
    assert BOOK.items() <= created.json().items()


def test_what_is_read_is_what_was_created(api, created, path):
    read = api.get(path)
    assert (read.status_code, read.json()) == (200, created.json())
    assert read.headers["ETag"] == created.headers["ETag"]


def test_a_book_can_be_looked_at_in_the_browser(driver, api, created, path):
    driver.get(api.base + path)
    assert json.loads(driver.find_element(By.TAG_NAME, "pre").text) == created.json()


def test_put_changes_what_it_is_sent(api, path):
    updated = api.put(path, json={**BOOK, "title": "Coffee with the Compiler"})
    assert (updated.status_code, updated.json()["title"]) == (200, "Coffee with the Compiler")
    assert api.get(path).json() == updated.json()


def test_patch_leaves_the_rest_alone(api, created, path):
    patched = api.patch(path, json={"stock": 0, "description": None}).json()
    changed = {name for name, value in patched.items() if created.json()[name] != value}
    assert changed - {"updated_at"} == {"stock", "description"}


def test_a_deleted_book_is_gone(api, path):
    deleted = api.delete(path)
    assert (deleted.status_code, deleted.json()) == (200, {"message": "Book deleted"})
    assert api.get(path).status_code == 404
    assert api.delete(path).status_code == 404
