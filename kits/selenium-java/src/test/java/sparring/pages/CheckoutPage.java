package sparring.pages;

import static sparring.Locate.button;
import static sparring.Locate.field;
import static sparring.Locate.testId;

import java.util.List;
import org.openqa.selenium.By;
import sparring.Browser;

/** The cart and the payment. */
public final class CheckoutPage {
  public static final By TOTAL = testId("cart-total");
  public static final By PAYMENT = testId("payment-processing");
  public static final By RECEIPT = testId("receipt");
  public static final By ORDER_NUMBER = By.cssSelector("#receipt [data-testid=order-number]");
  public static final By EMPTY_CART = testId("cart-empty");

  private final Browser browser;

  CheckoutPage(Browser browser) {
    this.browser = browser;
    browser.find(testId("payment-form"));
  }

  public List<String> products() {
    return browser.texts(By.cssSelector("#cart-table tbody td:nth-child(2)"));
  }

  public List<String> prices() {
    return browser.texts(By.cssSelector("#cart-table tbody td:nth-child(3)"));
  }

  public void remove(String product, int row) {
    browser.find(button("Remove %s, row %d".formatted(product, row))).click();
  }

  public void payByCard(String name, String number, String expiry, String cvc) {
    browser.find(field("Name on card")).sendKeys(name);
    browser.find(field("Card number")).sendKeys(number);
    browser.find(field("Expiry date")).sendKeys(expiry);
    browser.find(field("CVC")).sendKeys(cvc);
    browser.find(button("Pay Now")).click();
  }

  public String errorOf(String field) {
    return browser.find(testId("card-%s-error".formatted(field))).getText();
  }
}
