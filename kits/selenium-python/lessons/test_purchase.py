"""Purchase: from the search to the order number; no copy of a book is sold twice."""

import re
from concurrent.futures import ThreadPoolExecutor

import pytest

from pages.shop import Shop
from sparring import Api

ACCOUNT = {"username": "reader", "password": "amber-Falcon-92"}
BOOK = "/books/00000000-0000-4000-8000-000000000005"


@pytest.fixture
def shop(driver):
    return Shop(driver).open()


def test_two_products_are_bought_by_credit_card(shop):
    shop.search("lamp")
    shop.finds("Desk Lamp")
    shop.add("Desk Lamp")
    shop.search("monitor")
    shop.finds("HD Monitor")
    shop.add("HD Monitor")
    shop.badge_says("2")
    checkout = shop.check_out()
    assert checkout.total() == "$174.98"
    checkout.fill_card("Ada Lovelace", "4111111111111111", "12/29", "123")
    checkout.pay()
    assert re.search(r"Order number: ORD-\d{1,6}\n", checkout.receipt())
    assert checkout.is_empty()


def test_the_receipt_names_the_paypal_address(shop):
    shop.add("Desk Lamp")
    checkout = shop.check_out()
    checkout.choose("PayPal")
    checkout.fill(**{"PayPal email": "ada@example.org"})
    checkout.pay()
    assert "A confirmation email would be sent to ada@example.org." in checkout.receipt()


def test_an_incomplete_card_is_refused(shop):
    shop.add("Desk Lamp")
    checkout = shop.check_out()
    checkout.fill_card(name="", number="4111", expiry="", cvc="")
    checkout.pay()
    assert checkout.error("card-name") == "Name required"
    assert checkout.error("card-number") == "16-digit card number required"
    assert not checkout.payment()


def test_a_removed_product_is_not_in_the_total(shop):
    shop.add("Desk Lamp")
    shop.add("HD Monitor")
    checkout = shop.check_out()
    checkout.remove("Desk Lamp", row=1)
    assert checkout.total() == "$149.99"


def buy(api):
    """Reads the stock and takes one copy. If another customer was faster, it reads again."""
    while (book := api.get(BOOK)).json()["stock"] > 0:
        one_less = {"stock": book.json()["stock"] - 1}
        sold = api.patch(BOOK, json=one_less, headers={"If-Match": book.headers["ETag"]})
        if sold.status_code == 200:
            return True
        assert sold.status_code == 412
    return False


def customer(workspace):
    """Each customer has a session and a token."""
    api = Api(workspace)
    token = api.post("/auth", json=ACCOUNT).json()["token"]
    api.headers["Authorization"] = f"Bearer {token}"
    return api


def test_five_customers_buy_exactly_the_three_copies_in_stock(api):
    customers = [customer(api.workspace) for _ in range(5)]
    with ThreadPoolExecutor() as at_once:
        sold = list(at_once.map(buy, customers))
    assert sorted(sold) == [False, False, True, True, True]
    assert api.get(BOOK).json()["stock"] == 0


def test_a_forged_token_buys_nothing(api):
    forged = api.patch(BOOK, json={"stock": 0}, headers={"Authorization": "Bearer forged"})
    assert (forged.status_code, forged.json()["error"]) == (401, "Invalid token")
    assert api.get(BOOK).json()["stock"] == 3


def test_a_wrong_password_gets_no_token(api):
    refused = api.post("/auth", json={**ACCOUNT, "password": "wrong"})
    assert (refused.status_code, refused.json()["error"]) == (403, "Invalid credentials")
