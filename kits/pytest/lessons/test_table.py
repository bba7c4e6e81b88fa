"""Table: rows are found by their text, even when they are on several pages."""

import pytest
from playwright.sync_api import expect


def test_a_new_user_is_added_as_the_last_row(page):
    page.goto("/webelements/EditableTablePage")
    page.get_by_label("First Name").fill("Ada")
    page.get_by_label("Age", exact=True).fill("36")
    page.get_by_role("button", name="Add").click()
    expect(page.get_by_role("status", name="Last change")).to_have_text("Added user 4")
    expect(page.get_by_test_id("user-4-first-name")).to_have_text("Ada")


def test_editing_changes_only_one_row(page):
    page.goto("/webelements/EditableTablePage")
    others = page.get_by_test_id("user-1")
    before = others.inner_text()
    page.get_by_role("button", name="Edit user 2").click()
    page.get_by_label("Department").fill("Research")
    page.get_by_role("button", name="Update").click()
    expect(page.get_by_test_id("user-2-department")).to_have_text("Research")
    assert others.inner_text() == before


def test_a_deleted_row_is_removed(page):
    page.goto("/webelements/EditableTablePage")
    page.get_by_role("button", name="Delete user 1").click()
    expect(page.get_by_test_id("user-1")).to_have_count(0)


@pytest.mark.parametrize("clicks, order", [(1, "ascending"), (2, "descending")])
def test_a_click_on_a_heading_sorts_by_it(page, clicks, order):
    page.goto("/webelements/sorting-table")
    for _ in range(clicks):
        page.get_by_role("button", name="Price").click()
    expect(page.get_by_role("status", name="Sorted by")).to_have_text(f"price, {order}")
    rows = page.get_by_role("table", name="Produce").get_by_role("row").all()
    prices = [float(row.get_by_role("cell").nth(1).inner_text()) for row in rows[1:]]
    assert prices == sorted(prices, reverse=order == "descending")


def test_following_the_links_reads_all_pages(api):
    pages = [api.get("/books", params={"sort": "title", "limit": 7})]
    while following := pages[-1].links.get("next"):
        assert len(pages) < 5, "the links lead on and on"
        pages.append(api.get(pages[-1].url.join(following["url"])))
    titles = [book["title"] for page in pages for book in page.json()]
    assert len(titles) == len(set(titles)) == int(pages[0].headers["X-Total-Count"])
    assert pages[-1].url.params["page"] == "5"


def test_a_page_after_the_last_is_empty(api):
    assert api.get("/books", params={"page": 99}).json() == []
