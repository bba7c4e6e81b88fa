package sparring.lessons;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.openqa.selenium.support.ui.ExpectedConditions.textToBe;
import static org.openqa.selenium.support.ui.ExpectedConditions.urlToBe;
import static sparring.Browser.WEB_URL;
import static sparring.Locate.button;
import static sparring.Locate.field;
import static sparring.Locate.testId;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.openqa.selenium.By;
import org.openqa.selenium.NoSuchElementException;
import org.openqa.selenium.WebElement;
import sparring.Browser;

class FindTest {
  @RegisterExtension final Browser browser = new Browser();

  @Test
  void a_field_is_found_by_its_label() {
    browser.open("/webelements/simple-input-form");
    browser.find(field("Full name")).sendKeys("Ada Lovelace");
    browser.until(textToBe(testId("form-holds"), "Full name: Ada Lovelace"));
  }

  @Test
  void a_button_is_found_by_its_name_and_an_output_by_its_test_id() {
    browser.open("/webelements/ScrollButtonPage");
    WebElement belowTheFold = browser.find(button("Click Me"));
    browser.mouse().scrollToElement(belowTheFold).click(belowTheFold).perform();
    browser.until(textToBe(testId("scroll-answer"), "Found and clicked on the button!"));
  }

  @Test
  void a_link_is_found_by_its_text() {
    browser.open("/webelements/links");
    browser.find(By.linkText("About this site")).click();
    browser.until(urlToBe(WEB_URL + "/about"));
  }

  @Test
  void the_browser_computes_the_role_and_the_name_of_an_element() {
    browser.open("/webelements/checkboxes");
    WebElement angry = browser.find(field("Checkbox 2"));
    assertEquals("checkbox", angry.getAriaRole());
    assertEquals("Checkbox 2", angry.getAccessibleName());
  }

  @Test
  void a_missing_element_is_an_error_for_find_element_and_an_empty_list_for_find_elements() {
    browser.open("/webelements/checkboxes");
    browser.find(field("Checkbox 2"));
    assertThrows(
        NoSuchElementException.class, () -> browser.driver().findElement(field("Checkbox 3")));
    assertTrue(browser.driver().findElements(field("Checkbox 3")).isEmpty());
  }
}
