"""Lost answer: the connection breaks after the API has stored the book; a retry with the same key adds no second one."""

import json
import uuid

import httpx
import pytest

BOOK = {
    "title": "The Book That Was Ordered Once",
    "author": "Mara Okafor",
    "price": 21,
    "category": "Testing",
    "isbn": "9780000009050",
    "stock": 1,
}
LOST = {"method": "POST", "path": "/books", "outcomes": [{"kind": "reset", "when": "after"}]}


@pytest.fixture
def losing(api):
    """The API stores the next new book and then resets the connection."""
    assert api.put("/workspace/faults", json={"rules": [LOST]}).status_code == 200
    return api


@pytest.fixture
def key():
    return str(uuid.uuid4())


def order(api, key, book=BOOK):
    return api.post("/books", json=book, headers={"Idempotency-Key": key})


def order_without_an_answer(api, key):
    with pytest.raises(httpx.TransportError):
        order(api, key)


def test_a_retry_with_the_same_key_adds_no_second_book(losing, key):
    order_without_an_answer(losing, key)
    retried = order(losing, key)
    assert (retried.status_code, retried.headers["Idempotency-Replayed"]) == (201, "true")
    found = losing.get("/books", params={"author": BOOK["author"]})
    assert found.json() == [retried.json()]


def test_without_a_key_the_retry_gets_409_and_the_client_does_not_know_whose_book_it_is(losing):
    with pytest.raises(httpx.TransportError):
        losing.post("/books", json=BOOK)
    assert losing.post("/books", json=BOOK).status_code == 409


def test_another_book_with_the_same_key_is_refused(losing, key):
    order_without_an_answer(losing, key)
    other = order(losing, key, {**BOOK, "isbn": "9780000009067"})
    assert (other.status_code, other.json()["error"]) == (422, "Idempotency key reused")


def test_the_browser_shows_one_book_after_the_retry(page, losing, key):
    order_without_an_answer(losing, key)
    order(losing, key)
    page.goto(f"{losing.base_url}books?author=Mara%20Okafor")
    shown = json.loads(page.locator("pre").inner_text())
    assert [book["title"] for book in shown] == [BOOK["title"]]
