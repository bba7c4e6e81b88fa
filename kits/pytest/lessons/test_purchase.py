"""Purchase: from the search to the order number; no copy of a book is sold twice."""

import re
from concurrent.futures import ThreadPoolExecutor

import pytest
from playwright.sync_api import expect

from shop import Shop

ACCOUNT = {"username": "reader", "password": "amber-Falcon-92"}
BOOK = "/books/00000000-0000-4000-8000-000000000005"


@pytest.fixture
def shop(page):
    shop = Shop(page)
    shop.open()
    return shop


def test_two_products_are_bought_by_credit_card(shop):
    shop.search.fill("lamp")
    expect(shop.names).to_have_text(["Desk Lamp"])
    shop.add("Desk Lamp")
    shop.search.fill("monitor")
    shop.add("HD Monitor")
    expect(shop.badge).to_have_text("2")
    checkout = shop.check_out()
    expect(checkout.total).to_have_text("$174.98")
    checkout.fill_card("Ada Lovelace", "4111111111111111", "12/29", "123")
    checkout.pay()
    expect(checkout.receipt).to_contain_text(re.compile(r"Order number: ORD-\d{1,6}"))
    expect(checkout.empty).to_be_visible()


def test_the_receipt_names_the_paypal_address(shop, page):
    shop.add("Desk Lamp")
    checkout = shop.check_out()
    checkout.choose("PayPal")
    page.get_by_label("PayPal email").fill("ada@example.org")
    checkout.pay()
    expect(checkout.receipt).to_contain_text(
        "A confirmation email would be sent to ada@example.org."
    )


def test_an_incomplete_card_is_refused(shop):
    shop.add("Desk Lamp")
    checkout = shop.check_out()
    checkout.fill_card(number="4111")
    checkout.pay()
    expect(checkout.error("card-name")).to_have_text("Name required")
    expect(checkout.error("card-number")).to_have_text("16-digit card number required")
    expect(checkout.overlay).to_be_hidden()
    expect(checkout.receipt).to_be_hidden()


def test_a_removed_product_is_not_in_the_total(shop):
    shop.add("Desk Lamp")
    shop.add("HD Monitor")
    checkout = shop.check_out()
    checkout.remove("Desk Lamp", row=1)
    expect(checkout.total).to_have_text("$149.99")


def buy(api):
    """Reads the stock and takes one copy. If another customer was faster, it reads again."""
    while (book := api.get(BOOK)).json()["stock"] > 0:
        one_less = {"stock": book.json()["stock"] - 1}
        sold = api.patch(BOOK, json=one_less, headers={"If-Match": book.headers["ETag"]})
        if sold.status_code == 200:
            return True
        assert sold.status_code == 412
    return False


def test_five_customers_buy_exactly_the_three_copies_in_stock(api):
    token = api.post("/auth", json=ACCOUNT).json()["token"]
    api.headers["Authorization"] = f"Bearer {token}"
    with ThreadPoolExecutor() as customers:
        sold = list(customers.map(buy, [api] * 5))
    assert sorted(sold) == [False, False, True, True, True]
    assert api.get(BOOK).json()["stock"] == 0


def test_a_request_without_a_token_gets_401(api):
    missing = api.get("/auth/me")
    assert (missing.status_code, missing.headers["WWW-Authenticate"][:6]) == (401, "Bearer")


def test_a_forged_token_buys_nothing(api):
    forged = api.patch(BOOK, json={"stock": 0}, headers={"Authorization": "Bearer forged"})
    assert (forged.status_code, forged.json()["error"]) == (401, "Invalid token")
    assert api.get(BOOK).json()["stock"] == 3


def test_a_wrong_password_gets_no_token(api):
    refused = api.post("/auth", json={**ACCOUNT, "password": "wrong"})
    assert (refused.status_code, refused.json()["error"]) == (403, "Invalid credentials")
