package sparring.lessons;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.openqa.selenium.support.ui.ExpectedConditions.textToBe;
import static sparring.Locate.button;
import static sparring.Locate.testId;
import static sparring.pages.UsersPage.LAST_CHANGE;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.openqa.selenium.By;
import sparring.Browser;
import sparring.pages.UsersPage;

class TableTest {
  @RegisterExtension final Browser browser = new Browser();

  @Test
  void a_new_user_is_added_as_the_last_row() {
    UsersPage users = new UsersPage(browser);
    users.add("Ada", "Research");
    browser.until(textToBe(LAST_CHANGE, "Added user 4"));
    assertEquals(List.of("Mara", "Jonas", "Ines", "Ada"), users.firstNames());
    assertEquals("Research", users.departmentOf(4));
  }

  @Test
  void an_edited_row_shows_its_new_value() {
    UsersPage users = new UsersPage(browser);
    users.moveTo("Research", 2);
    browser.until(textToBe(LAST_CHANGE, "Updated user 2"));
    assertEquals("Research", users.departmentOf(2));
    assertEquals("Quality", users.departmentOf(1));
  }

  @Test
  void a_deleted_row_is_removed() {
    UsersPage users = new UsersPage(browser);
    users.delete(1);
    browser.until(textToBe(LAST_CHANGE, "Deleted user 1"));
    assertEquals(List.of("Jonas", "Ines"), users.firstNames());
  }

  @Test
  void prices_are_sorted_as_numbers_ascending_and_then_descending() {
    browser.open("/webelements/sorting-table");
    browser.find(button("Price")).click();
    browser.until(textToBe(testId("sorting-outcome"), "price, ascending"));
    assertEquals(List.of("0.95", "1.40", "2.75", "2.75", "3.20", "10.90"), prices());

    browser.find(button("Price")).click();
    browser.until(textToBe(testId("sorting-outcome"), "price, descending"));
    assertEquals(List.of("10.90", "3.20", "2.75", "2.75", "1.40", "0.95"), prices());
  }

  private List<String> prices() {
    return browser.texts(By.cssSelector("#produce-table td:nth-child(2)"));
  }
}
