package sparring.lessons;

import static org.hamcrest.Matchers.equalTo;
import static org.hamcrest.Matchers.startsWith;
import static org.openqa.selenium.support.ui.ExpectedConditions.textMatches;
import static org.openqa.selenium.support.ui.ExpectedConditions.textToBePresentInElementLocated;
import static sparring.Locate.testId;

import java.util.Map;
import java.util.regex.Pattern;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.openqa.selenium.WebElement;
import sparring.Browser;
import sparring.Workspace;

/** The test creates data over the API and checks it in the browser: the fastest way to prepare a test of a page. */
class ApiRoundTripTest {
  @RegisterExtension final Workspace workspace = new Workspace();
  @RegisterExtension final Browser browser = new Browser();

  private String id;

  @BeforeEach
  void create() {
    var book =
        Map.of(
            "title", "Tea with the Compiler",
            "author", "Noor Haddad",
            "price", 17.5,
            "category", "Fiction",
            "isbn", "9780000009012",
            "stock", 4);
    var created = workspace.sending(book).post("/books");
    id = created.path("id");
    created.then().statusCode(201).header("Location", "/v1/practice/books/" + id);
  }

  @Test
  void a_book_is_read_changed_and_deleted() {
    workspace.request().get("/books/{id}", id).then()
        .statusCode(200)
        .body("author", equalTo("Noor Haddad"));

    workspace.sending(Map.of("stock", 3)).patch("/books/{id}", id).then()
        .statusCode(200)
        .header("ETag", startsWith("\""))
        .body("stock", equalTo(3));

    workspace.request().delete("/books/{id}", id).then()
        .statusCode(200)
        .body("message", equalTo("Book deleted"));
    workspace.request().get("/books/{id}", id).then().statusCode(404);
  }

  @Test
  void a_book_without_a_title_is_refused() {
    workspace.sending(Map.of("title", "")).put("/books/{id}", id).then()
        .statusCode(400)
        .body("errors[0].pointer", equalTo("/title"));
  }

  @Test
  void the_api_page_shows_a_book_that_the_test_has_created() {
    askForTheBook();
    browser.until(textMatches(testId("get-book-answer"), Pattern.compile("200 OK in \\d+ ms")));
    browser.until(
        textToBePresentInElementLocated(testId("get-book-answer-body"), "Tea with the Compiler"));
  }

  @Test
  void the_api_page_does_not_show_a_book_that_the_test_has_deleted() {
    workspace.request().delete("/books/{id}", id).then().statusCode(200);
    askForTheBook();
    browser.until(textToBePresentInElementLocated(testId("get-book-answer"), "404 Not Found"));
  }

  private void askForTheBook() {
    browser.open("/api/bookapi?workspace=" + workspace.name());
    browser.find(testId("get-book-toggle")).click();
    type(browser.find(testId("get-book-path-id")), id);
    browser.find(testId("get-book-send")).click();
  }

  private static void type(WebElement control, String text) {
    control.clear();
    control.sendKeys(text);
  }
}
