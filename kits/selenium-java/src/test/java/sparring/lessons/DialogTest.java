package sparring.lessons;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.openqa.selenium.support.ui.ExpectedConditions.alertIsPresent;
import static org.openqa.selenium.support.ui.ExpectedConditions.invisibilityOfElementLocated;
import static org.openqa.selenium.support.ui.ExpectedConditions.textToBe;
import static sparring.Locate.button;
import static sparring.Locate.testId;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.openqa.selenium.Alert;
import org.openqa.selenium.By;
import org.openqa.selenium.Keys;
import sparring.Browser;

class DialogTest {
  private static final By ANSWER = testId("alert-answer");
  private static final By MODAL = testId("modal");

  @RegisterExtension final Browser browser = new Browser();

  @Test
  void a_modal_is_closed_by_its_button() {
    openModal();
    browser.find(button("Close")).click();
    browser.until(invisibilityOfElementLocated(MODAL));
    browser.until(textToBe(testId("modal-outcome"), "the Close button"));
  }

  @Test
  void a_modal_is_closed_by_escape() {
    openModal();
    browser.mouse().sendKeys(Keys.ESCAPE).perform();
    browser.until(invisibilityOfElementLocated(MODAL));
    browser.until(textToBe(testId("modal-outcome"), "Escape"));
  }

  @Test
  void an_alert_is_accepted() {
    asked("Show Alert", "This is an alert.").accept();
    browser.until(textToBe(ANSWER, "The alert was closed"));
  }

  @Test
  void a_confirmation_is_accepted() {
    asked("Show Confirm", "Do you confirm this action?").accept();
    repeats("User confirmed: true");
  }

  @Test
  void a_confirmation_is_dismissed() {
    asked("Show Confirm", "Do you confirm this action?").dismiss();
    repeats("User confirmed: false");
  }

  @Test
  void a_prompt_accepts_text() {
    Alert prompt = asked("Show Prompt", "Please enter some text:");
    prompt.sendKeys("Left hook");
    prompt.accept();
    repeats("User input: Left hook");
  }

  private void openModal() {
    browser.open("/webelements/modal");
    browser.find(button("Open Modal")).click();
    browser.find(MODAL);
  }

  /** After a confirmation or a prompt, an alert says the answer, too. */
  private void repeats(String answer) {
    Alert alert = browser.until(alertIsPresent());
    assertEquals(answer, alert.getText());
    alert.accept();
    browser.until(textToBe(ANSWER, answer));
  }

  private Alert asked(String button, String question) {
    browser.open("/webelements/alertpage");
    browser.find(button(button)).click();
    Alert dialog = browser.until(alertIsPresent());
    assertEquals(question, dialog.getText());
    return dialog;
  }
}
