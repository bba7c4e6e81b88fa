package sparring.lessons;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.openqa.selenium.support.ui.ExpectedConditions.elementToBeClickable;
import static org.openqa.selenium.support.ui.ExpectedConditions.textToBe;
import static sparring.Locate.button;
import static sparring.Locate.testId;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.openqa.selenium.By;
import org.openqa.selenium.WebElement;
import sparring.Browser;

/** ?speed=20 divides every wait of the site by twenty. */
class WaitTest {
  private static final By MESSAGE = testId("tabs-message");

  @RegisterExtension final Browser browser = new Browser();

  @Test
  void the_progress_bar_reaches_100_percent() {
    browser.open("/webelements/progress-bar?speed=4");
    browser.find(button("Start")).click();
    browser.until(textToBe(testId("progress-percent"), "100%"));
    assertEquals("100", browser.find(testId("progress-bar")).getAttribute("value"));
    assertFalse(browser.find(button("Completed")).isEnabled());
  }

  @Test
  void a_button_is_enabled_by_hovering_over_its_text_and_disabled_by_leaving_it() {
    browser.open("/webelements/hovertoclickbutton?speed=20");
    WebElement clickMe = browser.find(button("Click Me"));
    assertFalse(clickMe.isEnabled());

    browser.mouse().moveToElement(browser.find(testId("hover-text"))).perform();
    browser.until(elementToBeClickable(clickMe));

    browser.mouse().moveToElement(browser.find(By.tagName("h1"))).perform();
    browser.until(driver -> !clickMe.isEnabled());
  }

  @Test
  void a_message_appears_and_disappears() {
    browser.open("/webelements/NewTabOrWindowPage");
    browser.find(testId("tab-2")).click();
    browser.until(textToBe(MESSAGE, "You tabbed to another tab."));
    browser.until(textToBe(MESSAGE, ""));
  }
}
