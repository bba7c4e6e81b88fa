"""The shop as a customer uses it: the page objects contain the actions, the tests the assertions."""


class Shop:
    def __init__(self, page):
        self.page = page
        self.search = page.get_by_label("Search products")
        self.names = page.get_by_test_id("product-grid").get_by_role("heading")
        self.badge = page.get_by_test_id("cart-badge")

    def open(self):
        # speed=20 divides the waits of the site by twenty.
        self.page.goto("/shopping?speed=20")

    def add(self, product):
        self.page.get_by_role("button", name=f"Add to Cart {product}").click()

    def check_out(self):
        self.page.get_by_test_id("nav-cart").click()
        return Checkout(self.page)


class Checkout:
    def __init__(self, page):
        self.page = page
        self.total = page.get_by_test_id("cart-total")
        self.empty = page.get_by_test_id("cart-empty")
        self.overlay = page.get_by_role("dialog")
        self.receipt = page.get_by_role("region", name="Your order is on its way")

    def remove(self, product, row):
        name = f"Remove {product}, row {row}"
        self.page.get_by_role("button", name=name, exact=True).click()

    def fill_card(self, name="", number="", expiry="", cvc=""):
        self.page.get_by_label("Name on card").fill(name)
        self.page.get_by_label("Card number").fill(number)
        self.page.get_by_label("Expiry date").fill(expiry)
        self.page.get_by_label("CVC").fill(cvc)

    def choose(self, method):
        self.page.get_by_role("tab", name=method).click()

    def pay(self):
        self.page.get_by_role("button", name="Pay Now").click()

    def error(self, field):
        return self.page.get_by_test_id(f"{field}-error")
