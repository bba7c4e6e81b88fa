"""Table: rows are found by their text, even when they are on several pages."""

from urllib.parse import urlsplit

import pytest

from pages.tables import ProduceTable, UserTable


@pytest.fixture
def users(driver):
    return UserTable(driver).open()


def test_a_new_user_is_added_as_the_last_row(users):
    users.type("First Name", "Ada")
    users.type("Age", "36")
    users.press("Add")
    users.changed("Added user 4")
    assert users.cell(4, "first-name") == "Ada"


def test_editing_changes_only_one_row(users):
    before = users.row(1)
    users.press("Edit user 2")
    users.type("Department", "Research")
    users.press("Update")
    users.changed("Updated user 2")
    assert users.cell(2, "department") == "Research"
    assert users.row(1) == before


def test_a_deleted_row_is_removed(users):
    users.press("Delete user 1")
    users.loses(1)


@pytest.mark.parametrize("clicks, order", [(1, "ascending"), (2, "descending")])
def test_a_click_on_a_heading_sorts_by_it(driver, clicks, order):
    produce = ProduceTable(driver).open()
    for _ in range(clicks):
        produce.sort_by("Price")
    produce.is_sorted_by(f"price, {order}")
    assert produce.prices() == sorted(produce.prices(), reverse=order == "descending")


def test_following_the_links_reads_all_pages(api):
    pages = [api.get("/books", params={"sort": "title", "limit": 7})]
    while following := pages[-1].links.get("next"):
        assert len(pages) < 5, "the links lead on and on"
        pages.append(api.get(f"/books?{urlsplit(following['url']).query}"))
    titles = [book["title"] for page in pages for book in page.json()]
    assert len(titles) == len(set(titles)) == int(pages[0].headers["X-Total-Count"])


def test_a_page_after_the_last_is_empty(api):
    assert api.get("/books", params={"page": 99}).json() == []
