package sparring.lessons;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.openqa.selenium.support.ui.ExpectedConditions.textToBe;
import static org.openqa.selenium.support.ui.ExpectedConditions.textToBePresentInElementLocated;
import static sparring.pages.CheckoutPage.EMPTY_CART;
import static sparring.pages.CheckoutPage.ORDER_NUMBER;
import static sparring.pages.CheckoutPage.PAYMENT;
import static sparring.pages.CheckoutPage.RECEIPT;
import static sparring.pages.CheckoutPage.TOTAL;

import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import sparring.Browser;
import sparring.pages.CheckoutPage;
import sparring.pages.ShopPage;

class PurchaseTest {
  @RegisterExtension final Browser browser = new Browser();

  private ShopPage shop;

  @BeforeEach
  void open() {
    shop = new ShopPage(browser);
  }

  @Test
  void a_purchase_from_search_to_order_number() {
    shop.search("lamp", "Showing 1 to 1 of 1");
    assertEquals(List.of("Desk Lamp"), shop.products());
    shop.add("Desk Lamp");

    CheckoutPage checkout = shop.goToCheckout();
    checkout.payByCard("Ada Lovelace", "4111111111111111", "12/29", "123");
    String number = browser.find(ORDER_NUMBER).getText();
    assertTrue(number.matches("ORD-\\d{1,6}"), number);
    String receipt = browser.find(RECEIPT).getText();
    assertTrue(receipt.contains("A confirmation email would be sent to customer@example.com."));
    browser.until(textToBePresentInElementLocated(EMPTY_CART, "Your cart is empty"));
  }

  @Test
  void the_total_is_the_sum_of_the_prices() {
    shop.add("Desk Lamp");
    shop.add("HD Monitor");
    CheckoutPage checkout = shop.goToCheckout();
    assertEquals(List.of("$24.99", "$149.99"), checkout.prices());
    assertEquals("$174.98", browser.find(TOTAL).getText());
  }

  @Test
  void a_removed_product_leaves_the_cart_and_the_total() {
    shop.add("Desk Lamp");
    shop.add("HD Monitor");
    CheckoutPage checkout = shop.goToCheckout();
    checkout.remove("Desk Lamp", 1);
    browser.until(textToBe(TOTAL, "$149.99"));
    assertEquals(List.of("HD Monitor"), checkout.products());
  }

  @Test
  void an_incomplete_card_is_refused_without_a_payment() {
    shop.add("Desk Lamp");
    CheckoutPage checkout = shop.goToCheckout();
    checkout.payByCard("", "4111", "12/29", "123");
    assertEquals("Name required", checkout.errorOf("name"));
    assertEquals("16-digit card number required", checkout.errorOf("number"));
    assertTrue(browser.driver().findElements(PAYMENT).isEmpty());
    assertTrue(browser.driver().findElements(RECEIPT).isEmpty());
    assertEquals("$24.99", browser.find(TOTAL).getText());
  }

  @Test
  void a_search_without_matches_shows_a_message() {
    shop.search("boxing gloves", "No products found matching your criteria.");
    assertEquals(List.of(), shop.products());
  }
}
