package sparring.pages;

import static org.openqa.selenium.support.ui.ExpectedConditions.textToBe;
import static sparring.Locate.button;
import static sparring.Locate.field;
import static sparring.Locate.testId;

import java.util.List;
import org.openqa.selenium.By;
import sparring.Browser;

/** The shop's list of products. */
public final class ShopPage {
  private static final By RESULTS = testId("shop-results");

  private final Browser browser;

  public ShopPage(Browser browser) {
    this.browser = browser;
    browser.open("/shopping?speed=20");
  }

  /** Searches and waits until the page shows the new number of products. */
  public void search(String words, String results) {
    browser.find(field("Search products")).sendKeys(words);
    browser.until(textToBe(RESULTS, results));
  }

  public List<String> products() {
    return browser.texts(By.cssSelector("#product-grid h3"));
  }

  public void add(String product) {
    browser.find(button("Add to Cart " + product)).click();
  }

  public CheckoutPage goToCheckout() {
    browser.find(testId("nav-cart")).click();
    return new CheckoutPage(browser);
  }
}
