from selenium.webdriver.common.by import By

from pages.page import Page


class Shop(Page):
    # speed=20 divides the waits of the site by twenty.
    path = "/shopping?speed=20"

    def search(self, text):
        field = self.field("Search products")
        field.clear()
        field.send_keys(text)

    def finds(self, *names):
        self.wait.until(lambda _: self.names() == list(names), f"not just {names} were found")

    def names(self):
        headings = self.part("product-grid").find_elements(By.TAG_NAME, "h3")
        return [heading.text for heading in headings]

    def add(self, product):
        self.button(f"Add to Cart {product}").click()

    def badge_says(self, text):
        self.wait.until(lambda _: self.part("cart-badge").text == text, f"not {text} in the cart")

    def check_out(self):
        self.part("nav-cart").click()
        return Checkout(self.driver)


class Checkout(Page):
    def total(self):
        return self.part("cart-total").text

    def remove(self, product, row):
        button = self.button(f"Remove {product}, row {row}")
        rows = len(self.rows())
        button.click()
        self.wait.until(lambda _: len(self.rows()) == rows - 1, f"{product} stayed")

    def rows(self):
        return self.driver.find_elements(By.CSS_SELECTOR, "[data-testid^=cart-row-]")

    def choose(self, method):
        self.button(method).click()

    def fill(self, **values):
        for label, value in values.items():
            self.field(label).send_keys(value)

    def fill_card(self, name, number, expiry, cvc):
        self.fill(
            **{"Name on card": name, "Card number": number, "Expiry date": expiry, "CVC": cvc}
        )

    def pay(self):
        self.button("Pay Now").click()

    def error(self, field):
        return self.part(f"{field}-error").text

    def payment(self):
        """The element that shows the state of a payment: its overlay, then its receipt."""
        return self.driver.find_elements(By.CSS_SELECTOR, "dialog, [data-testid=receipt]")

    def receipt(self):
        """The receipt, which is shown after the overlay has closed."""
        return self.part("receipt").text

    def is_empty(self):
        return self.part("cart-empty").is_displayed()
