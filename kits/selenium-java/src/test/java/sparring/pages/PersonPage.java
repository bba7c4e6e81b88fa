package sparring.pages;

import static sparring.Locate.button;
import static sparring.Locate.field;
import static sparring.Locate.testId;

import org.openqa.selenium.By;
import org.openqa.selenium.WebElement;
import sparring.Browser;

/** A form with three required fields. */
public final class PersonPage {
  public static final By MESSAGE = testId("animation");

  private final Browser browser;

  public PersonPage(Browser browser) {
    this.browser = browser;
    browser.open("/webelements/formbuttonelements?speed=2");
  }

  public void fill(String name, String email, String age) {
    control("Name").sendKeys(name);
    control("Email").sendKeys(email);
    control("Age").sendKeys(age);
  }

  public void submit() {
    browser.find(button("Submit")).click();
  }

  public WebElement control(String label) {
    return browser.find(field(label));
  }

  public static By errorOf(String label) {
    return testId("person-%s-error".formatted(label.toLowerCase()));
  }
}
