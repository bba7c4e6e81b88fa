package sparring.lessons;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.openqa.selenium.support.ui.ExpectedConditions.attributeToBe;
import static org.openqa.selenium.support.ui.ExpectedConditions.textToBe;
import static sparring.Locate.field;
import static sparring.Locate.testId;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.openqa.selenium.By;
import org.openqa.selenium.Keys;
import org.openqa.selenium.WebElement;
import sparring.Browser;

/** An additional lesson on a common question about Selenium: dragging. */
class DragTest {
  private static final By ITEM = testId("drag-item");
  private static final By RESULT = testId("drag-result");

  @RegisterExtension final Browser browser = new Browser();

  @Test
  void the_mouse_drops_the_item_on_its_zone() {
    browser.open("/webelements/dragdrop");
    dragTo(testId("drag-zone"));
    browser.until(textToBe(RESULT, "Successfully dropped!"));
    browser.find(testId("drag-smiley"));
  }

  @Test
  void releasing_the_item_outside_the_zone_does_not_drop_it() {
    browser.open("/webelements/dragdrop");
    dragTo(By.tagName("h1"));
    assertEquals("", browser.driver().findElement(RESULT).getText());
  }

  @Test
  void arrow_keys_move_a_slider() {
    browser.open("/webelements/slider");
    WebElement slider = browser.find(field("Rounds"));
    slider.sendKeys(Keys.HOME, Keys.ARROW_RIGHT, Keys.ARROW_RIGHT);
    assertEquals("1", slider.getAttribute("value"));
  }

  /** Drags in two steps, so that the test can check the state of the item during the drag. */
  private void dragTo(By target) {
    browser.mouse().clickAndHold(browser.find(ITEM)).moveToElement(browser.find(target)).perform();
    browser.until(attributeToBe(ITEM, "data-state", "dragging"));
    browser.mouse().release().perform();
    browser.until(attributeToBe(ITEM, "data-state", "idle"));
  }
}
