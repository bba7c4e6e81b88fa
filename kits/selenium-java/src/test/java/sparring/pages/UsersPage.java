package sparring.pages;

import static sparring.Locate.button;
import static sparring.Locate.field;
import static sparring.Locate.testId;

import java.util.List;
import org.openqa.selenium.By;
import org.openqa.selenium.WebElement;
import sparring.Browser;

/** A table of users, and the form that adds and changes them. */
public final class UsersPage {
  public static final By LAST_CHANGE = testId("users-last-change");

  private final Browser browser;

  public UsersPage(Browser browser) {
    this.browser = browser;
    browser.open("/webelements/EditableTablePage");
  }

  public void add(String firstName, String department) {
    type("First Name", firstName);
    type("Department", department);
    browser.find(button("Add")).click();
  }

  public void moveTo(String department, int user) {
    browser.find(button("Edit user " + user)).click();
    type("Department", department);
    browser.find(button("Update")).click();
  }

  public void delete(int user) {
    browser.find(button("Delete user " + user)).click();
  }

  public List<String> firstNames() {
    return browser.texts(By.cssSelector("#users [data-testid$='-first-name']"));
  }

  public String departmentOf(int user) {
    return browser.find(testId("user-%d-department".formatted(user))).getText();
  }

  private void type(String label, String text) {
    WebElement control = browser.find(field(label));
    control.clear();
    control.sendKeys(text);
  }
}
