package sparring.lessons;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.openqa.selenium.support.ui.ExpectedConditions.alertIsPresent;
import static org.openqa.selenium.support.ui.ExpectedConditions.frameToBeAvailableAndSwitchToIt;
import static org.openqa.selenium.support.ui.ExpectedConditions.not;
import static org.openqa.selenium.support.ui.ExpectedConditions.numberOfWindowsToBe;
import static org.openqa.selenium.support.ui.ExpectedConditions.textToBe;
import static org.openqa.selenium.support.ui.ExpectedConditions.urlContains;
import static sparring.Browser.WEB_URL;
import static sparring.Locate.button;
import static sparring.Locate.testId;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.openqa.selenium.By;
import org.openqa.selenium.Dimension;
import org.openqa.selenium.SearchContext;
import org.openqa.selenium.WebDriver;
import sparring.Browser;

class FrameTest {
  @RegisterExtension final Browser browser = new Browser();

  @Test
  void an_element_in_a_frame_is_found_after_entering_the_frame() {
    browser.open("/webelements/nestedframepage");
    browser.until(frameToBeAvailableAndSwitchToIt(testId("frame-middle")));
    browser.until(textToBe(testId("middle-state"), "not highlighted"));
    browser.mouse().moveToElement(browser.find(testId("middle-box"))).perform();
    browser.until(textToBe(testId("middle-state"), "highlighted"));
  }

  @Test
  void default_content_leaves_a_frame_before_another_is_entered() {
    browser.open("/webelements/nestedframepage");
    browser.until(frameToBeAvailableAndSwitchToIt(testId("frame-top")));
    browser.until(textToBe(testId("top-state"), "not highlighted"));

    browser.driver().switchTo().defaultContent();
    browser.until(frameToBeAvailableAndSwitchToIt(testId("frame-right")));
    browser.until(textToBe(testId("right-state"), "not highlighted"));

    browser.driver().switchTo().defaultContent();
    browser.find(testId("frame-bottom"));
  }

  @Test
  void a_shadow_root_is_searched_from_its_host() {
    browser.open("/webelements/shadowdompage");
    SearchContext inside = browser.find(testId("shadow-host")).getShadowRoot();
    assertTrue(browser.driver().findElements(By.cssSelector("#shadow-input")).isEmpty());

    inside.findElement(By.cssSelector("#shadow-input")).sendKeys("Guard up");
    inside.findElement(By.cssSelector("#shadow-click")).click();
    browser.until(alertIsPresent()).accept();
    browser.until(textToBe(testId("shadow-said"), "Button clicked! Input value: Guard up"));
  }

  @Test
  void a_new_tab_is_entered_and_closed() {
    browser.open("/webelements/NewTabOrWindowPage");
    String here = enter("Open New Tab");

    browser.driver().close();
    browser.driver().switchTo().window(here);
    browser.find(button("Open New Tab"));
  }

  @Test
  void a_new_window_has_the_requested_size() {
    browser.open("/webelements/NewTabOrWindowPage");
    enter("Open New Window");
    assertEquals(new Dimension(800, 600), browser.driver().manage().window().getSize());
  }

  /** Switches to the tab or window that the button opens and returns the handle of the previous one. */
  private String enter(String button) {
    WebDriver driver = browser.driver();
    String here = driver.getWindowHandle();
    browser.find(button(button)).click();
    browser.until(numberOfWindowsToBe(2));
    for (String handle : driver.getWindowHandles()) {
      if (!handle.equals(here)) driver.switchTo().window(handle);
    }
    browser.until(urlContains("http"));
    browser.until(not(urlContains(WEB_URL)));
    return here;
  }
}
