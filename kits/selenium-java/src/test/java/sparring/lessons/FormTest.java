package sparring.lessons;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.openqa.selenium.support.ui.ExpectedConditions.invisibilityOfElementLocated;
import static org.openqa.selenium.support.ui.ExpectedConditions.textToBe;
import static sparring.pages.PersonPage.MESSAGE;
import static sparring.pages.PersonPage.errorOf;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import sparring.Browser;
import sparring.pages.PersonPage;

class FormTest {
  @RegisterExtension final Browser browser = new Browser();

  private PersonPage person;

  @BeforeEach
  void open() {
    person = new PersonPage(browser);
  }

  @Test
  void a_filled_form_shows_a_message_that_disappears() {
    person.fill("Ada", "ada@example.com", "36");
    person.submit();
    browser.until(textToBe(MESSAGE, "All fields were filled successfully!"));
    browser.until(textToBe(MESSAGE, ""));
  }

  @Test
  void an_empty_field_gets_an_error_and_the_focus() {
    person.fill("Ada", "", "36");
    person.submit();
    browser.until(textToBe(errorOf("Email"), "Email is empty: please fill it in."));
    assertEquals(person.control("Email"), browser.driver().switchTo().activeElement());
    assertEquals("true", person.control("Email").getAttribute("aria-invalid"));
  }

  @Test
  void an_error_disappears_when_the_field_is_filled_and_submitted_again() {
    person.fill("Ada", "", "36");
    person.submit();
    browser.find(errorOf("Email"));

    person.control("Email").sendKeys("ada@example.com");
    person.submit();
    browser.until(invisibilityOfElementLocated(errorOf("Email")));
    browser.until(textToBe(MESSAGE, "All fields were filled successfully!"));
  }
}
