"""The shop: a purchase with each payment method."""

import re

import pytest
from selenium.webdriver.common.keys import Keys
from selenium.webdriver.support.select import Select

page_at = pytest.mark.page


def go_to_checkout(page, *products):
    for product in products:
        page.button(f"Add to Cart {product}").click()
    page.part("nav-cart").click()


def receives(page, email):
    """Checks the receipt, which is shown after the overlay has closed."""
    receipt = page.part("receipt").text
    assert re.search(r"ORD-\d{1,6}\b", page.all("#receipt [data-testid=order-number]")[0].text)
    assert f"A confirmation email would be sent to {email}." in receipt
    assert page.part("cart-empty").is_displayed()


@page_at("/shopping?speed=20")
def test_buys_two_products_by_credit_card(page):
    go_to_checkout(page, "Desk Lamp", "HD Monitor")
    assert page.part("cart-total").text == "$174.98"
    page.field("Name on card").send_keys("Ada Lovelace")
    page.field("Card number").send_keys("4111111111111111")
    page.field("Expiry date").send_keys("12/29")
    page.field("CVC").send_keys("123")
    page.button("Pay Now").click()
    receives(page, "customer@example.com")


@page_at("/shopping?speed=20")
def test_buys_by_paypal(page):
    go_to_checkout(page, "Desk Lamp")
    page.part("payment-tab-paypal").click()
    page.field("PayPal email").send_keys("ada@example.org", Keys.ENTER)
    receives(page, "ada@example.org")


@page_at("/shopping?speed=20")
def test_buys_by_ideal(page):
    go_to_checkout(page, "Desk Lamp")
    page.part("payment-tab-ideal").click()
    Select(page.field("Bank")).select_by_visible_text("Triodos Bank")
    page.button("Pay Now").click()
    receives(page, "customer@example.com")


@page_at("/shopping")
def test_an_incomplete_card_is_refused(page):
    go_to_checkout(page, "Desk Lamp")
    page.field("Card number").send_keys("4111")
    page.button("Pay Now").click()
    assert page.part("card-name-error").text == "Name required"
    assert page.part("card-number-error").text == "16-digit card number required"
    assert page.focused() == page.field("Name on card")


@page_at("/shopping")
def test_a_removed_product_leaves_the_cart(page):
    go_to_checkout(page, "Desk Lamp", "HD Monitor")
    page.button("Remove Desk Lamp, row 1").click()
    page.until(lambda: page.part("cart-badge").text == "1", "the badge still counts two")
    assert page.part("cart-total").text == "$149.99"


@page_at("/shopping")
def test_clearing_the_search_shows_all_products_again(page):
    page.field("Search products").send_keys("mouse")
    page.until(lambda: names(page) == ["Wireless Mouse"], "the search found something else")
    page.field("Search products").clear()
    page.until(lambda: len(names(page)) == 6, "the page of six did not come back")


@page_at("/shopping")
def test_arrow_keys_change_the_price_filter(page):
    page.field("Maximum price").send_keys(Keys.HOME, *[Keys.ARROW_RIGHT] * 15)
    page.until(lambda: names(page) == ["Smartphone Stand"], "the filter shows something else")


@page_at("/shopping")
def test_a_product_card_opens_its_product(page):
    page.link("Desk Lamp").click()
    page.arrives_at("/product/9")
    assert page.part("product-price").text == "Price: $24.99"
    page.until(lambda: len(page.all("#related-products li")) == 4, "four related were expected")


def names(page):
    return [heading.text for heading in page.all("[data-testid=product-grid] h3")]
